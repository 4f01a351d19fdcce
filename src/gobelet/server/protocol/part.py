"""What everything that is sent is made of."""

import msgspec


class Part(msgspec.Struct):
    """A piece of what we send: all of its fields are always there, except those that may be unset."""


class AnyBoard(Part):
    """What all boards have."""

    round: int
