"""What a seat of an assistant can do, whether its table is in this process or at a server."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from gobelet import readable
from gobelet.readable.types import ReadableView


class AssistantSeat(ABC):
    """A seat at one table. All that leaves it is made from the view of the seat."""

    lang: str

    @abstractmethod
    async def look(self, wait: bool) -> ReadableView | str:
        """What the seat sees; a sentence as long as there is no game. With `wait`, once it has something to
        decide or the game is over, if that is soon.
        """

    @abstractmethod
    async def answer(self, text: str) -> None:
        """Answer, or say a part of an answer; GobeletError if it is none."""

    @abstractmethod
    async def leave(self) -> None:
        """Leave the table for good."""

    @abstractmethod
    def news(self) -> Sequence[str]:
        """What has happened since this was last asked, in sentences."""

    async def told(self, wait: bool) -> str:
        """What has happened, and what the seat sees now, as text."""
        seen = await self.look(wait)
        news = self.news()
        return seen if isinstance(seen, str) else readable.lines_of(seen, news)
