"""What other editions lay out beside the town, drawn as text.

    beside="elixirs: wealth power; controlled: 0 2"
    beside="wanted: K$4 9$6; top: Q$4; river: star nothing wallet; tops: 1 star nothing"

Revised: the Elixirs that lie face up and those that are `spent`, and who has `controlled` a location.
Extension: the Outlaws above the office and the top of their pile, each by face and reward (`K$4`); the River
cards left (all, if they are not drawn), and those above it: who knows them, then the next one first. Before a
seat lie `oK$4` an Outlaw, `cK$4` a captured one, `[ranch]` a Ranch, and `die` the Indian die.
"""

from gobelet.core.goods import Back, move
from gobelet.core.names import Kind, Seat
from gobelet.dicetown.cards import ELIXIRS
from gobelet.dicetown.editions.indians import INDIANS
from gobelet.dicetown.extras import extension as frontier
from gobelet.dicetown.extras import revised as cabinet
from gobelet.dicetown.extras.extension import CURRENT, GANG, Frontier
from gobelet.dicetown.extras.revised import BOTTLES, Cabinet
from gobelet.dicetown.faces import FACE_NAMES
from gobelet.dicetown.outlaws import turn_top
from gobelet.dicetown.state import Town
from gobelet.dicetown.unprinted_values import FINDS, OUTLAWS

FACES: tuple[str, ...] = FACE_NAMES
NAMES = tuple(f"{FACES[outlaw.face]}${outlaw.reward}" for outlaw in OUTLAWS)
# The names of the steps of a round, where they are others than in 2009.
ROUNDS: dict[str, tuple[str, ...]] = {
    INDIANS.id: (
        *("roll", "indian", "mine", "bank", "coach", "store", "saloon", "sheriff", "hall"),
        *("village", "doc", "dismiss", "smoke", "end"),
    )
}


def deal(scene: Town, seat: Seat, token: str) -> bool:
    """What lies before a seat; False if the token means something else."""
    annex = scene.annex
    if not isinstance(annex, Frontier):
        return False
    if token == "die":
        annex.die = seat
    elif token[1:] in NAMES:
        taker = frontier.CAPTURED + seat if token[0] == "c" else seat
        _take(annex, token[1:], taker)
    else:
        return False
    return True


def _take(annex: Frontier, name: str, taker: int) -> None:
    one = GANG.one[NAMES.index(name)]
    if not annex.outlaws[frontier.POOL] & one & ~(1 << 56):
        raise ValueError(f"there is no {name} left")
    move(annex.outlaws, frontier.POOL, taker, one)


def lay_out(scene: Town, beside: str) -> None:
    """What lies on the table."""
    drawn = dict(_part(part) for part in beside.split(";") if part.strip())
    annex = scene.annex
    if isinstance(annex, Cabinet):
        for name in drawn.get("elixirs", ["wealth", "charm"]):
            move(annex.elixirs, cabinet.SHELF, cabinet.OPEN, BOTTLES.one[ELIXIRS.index(name)])
        for name in drawn.get("spent", []):
            move(annex.elixirs, cabinet.SHELF, cabinet.SPENT, BOTTLES.one[ELIXIRS.index(name)])
        annex.controlled = sum(1 << int(seat) for seat in drawn.get("controlled", []))
    if isinstance(annex, Frontier):
        _lay_out_frontier(scene, annex, drawn)


def _lay_out_frontier(scene: Town, annex: Frontier, drawn: dict[str, list[str]]) -> None:
    for name in drawn.get("wanted", []):
        _take(annex, name, frontier.OFFICE)
    if "pile" in drawn:  # only these are left in it; the others are Wanted
        rest = [NAMES[kind] for kind in GANG.spread(annex.outlaws[frontier.POOL])]
        for name in rest:
            if name not in drawn["pile"]:
                _take(annex, name, frontier.OFFICE)
    for name in drawn.get("top", []):
        _take(annex, name, frontier.TOP)
    if not annex.outlaws[frontier.TOP] and annex.outlaws[frontier.POOL]:
        _take(annex, NAMES[GANG.nth(annex.outlaws[frontier.POOL], 0)], frontier.TOP)
    seer, *tops = drawn.get("tops", ["-1"])
    if "river" in drawn:
        left = CURRENT.pack(tuple(FINDS.index(name) for name in [*drawn["river"], *tops]))
        move(annex.river, frontier.STREAM, frontier.GONE, annex.river[frontier.STREAM] - left)
    annex.seer = int(seer)
    annex.tops = tuple(FINDS.index(name) for name in reversed(tops))
    move(annex.river, frontier.STREAM, frontier.ABOVE, CURRENT.pack(annex.tops))
    annex.guarded = sum(1 << int(seat) for seat in drawn.get("guarded", []))
    turn_top(scene)


def _part(part: str) -> tuple[str, list[str]]:
    name, _, things = part.partition(":")
    return name.strip(), things.split()


def chance(token: str) -> tuple[str, int] | None:
    """What a line of the script tells, if it is no Store card or deed."""
    for names in (ELIXIRS, FINDS, NAMES):
        if token in names:
            return "pick", names.index(token)
    return ("below", INDIANS.indian.index(token)) if token in INDIANS.indian else None


def title(back: Back, kind: Kind) -> str:
    if back is GANG:
        return NAMES[kind]
    return FINDS[kind] if back is CURRENT else ELIXIRS[kind]


# --- reading the table -------------------------------------------------------------------------------------


def elixirs(scene: Town, place: int) -> str:
    """The Elixirs in a place of the cabinet."""
    return " ".join(ELIXIRS[kind] for kind in BOTTLES.spread(cabinet.cabinet(scene).elixirs[place]))


def outlaws(scene: Town, holder: int) -> str:
    """The Outlaws before a seat, or in another place."""
    return " ".join(NAMES[kind] for kind in GANG.spread(frontier.frontier(scene).outlaws[holder]))


def captured(scene: Town, seat: Seat) -> str:
    return outlaws(scene, frontier.CAPTURED + seat)


def wanted(scene: Town) -> str:
    """The Outlaws above the office."""
    return outlaws(scene, frontier.OFFICE)


def top(scene: Town) -> str:
    return outlaws(scene, frontier.TOP)


def river(scene: Town) -> str:
    """The River cards left, in any order."""
    return " ".join(FINDS[kind] for kind in CURRENT.spread(frontier.frontier(scene).left()))


def tops(scene: Town) -> str:
    """The River cards above the river, the next one first."""
    return " ".join(FINDS[kind] for kind in reversed(frontier.frontier(scene).tops))


def die(scene: Town) -> Seat:
    """Who has the Indian die."""
    return frontier.frontier(scene).die
