"""What tries options out for the search bot."""

from typing import Final

from mypy_extensions import mypyc_attr

from gobelet.core.names import Option


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Tries options out, all in the same world and with the same luck."""

    def __init__(self, least: int, rate: int) -> None:
        self.least: Final = least  # worlds before an option is dropped or preferred
        self.rate: Final = rate  # tries a second, for a bot that has no clock

    def imagine(self, number: int) -> None:
        """Another world, or other luck."""
        raise NotImplementedError

    def chance(self, option: Option) -> float:
        """How likely I win that world with this option."""
        raise NotImplementedError
