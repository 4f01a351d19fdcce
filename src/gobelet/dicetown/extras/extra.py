"""What an edition lays out beside the town of 2009: elixirs; or outlaws, a river and a village."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from gobelet.core.names import Cards, Seat, Seats

if TYPE_CHECKING:
    from gobelet.dicetown.state import Town


class Annex:
    """Nothing: what the 2009 edition adds. Other editions have their own annex."""

    __slots__ = ("guarded",)
    # Every field of an annex, and which seats may know it, as in state.py.
    fields: ClassVar[dict[str, str]] = {"guarded": "public"}

    def __init__(self, guarded: Seats) -> None:
        self.guarded = guarded  # DI-4: seats that can't be robbed; none without the Indian die

    def __repr__(self) -> str:
        return f"<{type(self).__name__}{self.text()}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple([getattr(self, name) for name in type(self).fields])

    def carried(self) -> dict[str, Any]:
        """All that lies here, by the names of the fields, as numbers, lists and tuples."""
        return {name: getattr(self, name) for name in type(self).fields}

    def brought(self, state: dict[str, Any]) -> "Annex":
        """An annex of this kind in a state that another one carried."""
        return type(self)(*[state[name] for name in type(self).fields])

    def copy(self) -> "Annex":
        """An independent copy."""
        return self  # nothing in it can change

    def text(self) -> str:
        """All that lies here, for the fingerprint."""
        return ""

    def totals(self) -> tuple[int, ...]:
        """What no step may change here."""
        return ()

    def captured(self, seat: Seat) -> Cards:
        """DX-22. The Outlaws that a seat has captured."""
        return 0

    def seen_by(self, town: "Town", seat: Seat | None) -> "AnnexView":
        """What a seat may know of it; None is a spectator."""
        return NOTHING_TO_SEE


@mypyc_attr(serializable=True)
class AnnexView:
    """What a seat may know of an annex, entry by entry."""

    __slots__ = ("box",)

    def __init__(self, box: int) -> None:
        self.box: int = box  # the number of deeds out of the game, face down

    def __repr__(self) -> str:
        return f"<{type(self).__name__}{self.text()}>"

    def text(self) -> str:
        return ""

    def captured(self, seat: Seat) -> Cards:
        """DX-22. The Outlaws that a seat has captured."""
        return 0

    def unknown(self) -> int:
        """How many cards lie here of which the seat can't know what they are."""
        return 0

    def imagine(self, town: "Town") -> Annex:
        """An annex that looks to the seat like the real one, for a town whose cards are dealt."""
        return NO_ANNEX


NO_ANNEX: Final = Annex(0)
NOTHING_TO_SEE: Final = AnnexView(0)


def no_annex(edition: object) -> Annex:
    """The 2009 edition has no annex."""
    return NO_ANNEX
