"""Steps: the flow of a game as data. One class per paragraph of the rules."""

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from gobelet.core.game import Game

G = TypeVar("G", bound="Game", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One thing to do. Immutable, and shared by all copies of a game; holds nothing that is secret.

    `run` does it, and may pile further steps on top. `operands` are its arguments, so that a pile can be
    read as text.
    """

    __slots__ = ()

    def run(self, game: G) -> None:
        """Do it."""
        raise NotImplementedError(type(self).__name__)

    def operands(self) -> tuple[int, ...]:
        """The arguments of the step, as numbers."""
        return ()

    def made_with(self) -> tuple[Any, ...]:
        """Arguments that make an equal step; the operands unless a class overrides this."""
        return self.operands()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.made_with()

    def __repr__(self) -> str:
        return self.text()

    def text(self) -> str:
        """The step as fingerprints have it: its name and operands."""
        name = type(self).__name__
        operands = self.operands()
        return f"{name}({','.join([str(operand) for operand in operands])})" if operands else name
