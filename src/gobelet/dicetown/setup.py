"""DT-1 to DT-7. A new town."""

from gobelet.core.chance import Nature
from gobelet.core.errors import BadRequest, Fact
from gobelet.core.game import Watcher
from gobelet.core.names import MOST_SEATS
from gobelet.core.ruleset import Ruleset
from gobelet.dicetown.edition import Edition
from gobelet.dicetown.holders import BANK, COACH, DECK, DRAWN, FENCED, MINE, PILE
from gobelet.dicetown.memory import BLANK
from gobelet.dicetown.round import ROUND
from gobelet.dicetown.state import Town


def first_sheriff(choices: dict[str, Fact], seats: int) -> int:
    """DT-7. The seat that the host names; -1 if chance decides."""
    named = choices["sheriff"]
    if named == "random":
        return -1
    if int(str(named)) >= seats:
        raise BadRequest(
            "bad-choice",
            "DT-7",
            {
                "choice": "sheriff",
                "value": str(named),
                "known": ("random", *[str(seat) for seat in range(seats)]),
            },
        )
    return int(str(named))


def new_town(
    edition: Edition,
    ruleset: Ruleset,
    seats: int,
    nature: Nature,
    choices: dict[str, Fact],
    skip: bool,
    watchers: list[Watcher],
) -> Town:
    """A town at its first question."""
    sheriff = first_sheriff(choices, seats)
    town = Town(ruleset, choices, seats, nature, skip, edition, choices["bribes"] == "yes")
    town.watchers.extend(watchers)
    town.dollars = [edition.purse] * seats + [0] * (COACH + 1 - seats)
    town.dollars[BANK] = edition.bank
    town.dollars[COACH] = edition.coach
    town.nuggets = [0] * (MINE + 1)
    town.nuggets[MINE] = edition.mine
    town.store = [0] * (DRAWN + 1)
    town.store[DECK] = edition.store
    town.deeds = [0] * (FENCED + MOST_SEATS)
    town.deeds[PILE] = edition.deeds
    town.dice = [0] * seats
    town.cup = [0] * seats
    town.kept = [0] * seats
    town.visits = []
    town.offers = []
    town.known_store = BLANK[:]
    town.known_deeds = BLANK[:]
    town.annex = edition.annex(edition)
    town.sheriff = sheriff if sheriff >= 0 else town.below(seats)
    town.then((*edition.setup, ROUND))
    town.go()
    return town
