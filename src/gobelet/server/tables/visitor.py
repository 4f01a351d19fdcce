"""Who sits down: a player whom the server knows, with the device by which they come, or anybody."""

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple


class Visitor(NamedTuple):
    player: str = ""
    device: str = ""


ANYBODY: Final = Visitor()

# Asked once it is clear that they can sit down: whoever is refused is not known from then on.
Who = Callable[[], Awaitable[Visitor]]


async def anybody() -> Visitor:
    return ANYBODY
