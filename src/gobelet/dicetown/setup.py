"""DT-1 to DT-7. A new town."""

from gobelet.core.chance import Nature
from gobelet.core.errors import BadRequest, Fact
from gobelet.core.game import Watcher
from gobelet.core.names import MOST_SEATS
from gobelet.core.ruleset import Ruleset
from gobelet.dicetown.edition import Edition
from gobelet.dicetown.holders import BANK, COACH, DECK, FENCED, MINE, PILE
from gobelet.dicetown.memory import BLANK
from gobelet.dicetown.round import ROUND
from gobelet.dicetown.state import Town


def first_sheriff(choices: dict[str, Fact], seats: int) -> int:
    """DT-7. The seat that the host names; -1 if it is to be drawn."""
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
    sheriff = first_sheriff(choices, seats)
    dollars = [edition.purse] * seats + [0] * (COACH + 1 - seats)
    dollars[BANK] = edition.bank
    dollars[COACH] = edition.coach
    nuggets = [0] * (MINE + 1)
    nuggets[MINE] = edition.mine
    store = [0] * 9
    store[DECK] = edition.store
    deeds = [0] * (FENCED + MOST_SEATS)
    deeds[PILE] = edition.deeds
    town = Town(
        ruleset,
        choices,
        seats,
        nature,
        nature.first(),
        [],
        0,
        None,
        0,
        0,
        [],
        0,
        None,
        skip,
        edition,
        choices["bribes"] == "yes",
        0,
        sheriff,
        dollars,
        nuggets,
        store,
        deeds,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        0,
        0,
        0,
        [],
        [],
        0,
        0,
        BLANK[:],
        BLANK[:],
        -1,
        edition.annex(edition),
    )
    town.watchers.extend(watchers)
    if sheriff < 0:
        town.sheriff = town.below(seats)
    town.then((*edition.setup, ROUND))
    town.go()
    return town
