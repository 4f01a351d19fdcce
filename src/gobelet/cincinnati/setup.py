"""CI-1 to CI-3. A new casino."""

from gobelet.cincinnati.edition import CasinoEdition
from gobelet.cincinnati.round import ROUND
from gobelet.cincinnati.state import DECK, HOLDERS, REMOVED, SUPPLY, Casino
from gobelet.core.chance import Nature
from gobelet.core.errors import Fact
from gobelet.core.game import Watcher
from gobelet.core.ruleset import Ruleset


def new_casino(
    edition: CasinoEdition,
    ruleset: Ruleset,
    seats: int,
    nature: Nature,
    choices: dict[str, Fact],
    skip: bool,
    watchers: list[Watcher],
) -> Casino:
    """A casino at its first question."""
    casino = Casino(ruleset, choices, seats, nature, skip, edition)
    casino.watchers.extend(watchers)
    casino.chips = [edition.purse] * seats + [0] * (SUPPLY + 1 - seats)
    casino.chips[SUPPLY] = edition.chips - edition.purse * seats
    casino.cards = [0] * HOLDERS
    casino.cards[DECK] = edition.deck
    casino.cup = [0] * seats
    casino.dice = [0] * seats
    casino.chosen = [-1] * seats
    casino.named = [0] * seats
    casino.duel = [0] * seats
    casino.duelists = []
    remove_cards(casino)
    casino.pile.append(ROUND)
    casino.go()
    return casino


def remove_cards(casino: Casino) -> None:
    """CI-3. With three players twelve cards are removed unseen, and never shown."""
    removed = casino.edition.removed[casino.seats]
    for _card in range(removed):
        casino.draw(REMOVED)
    if removed and casino.watchers:
        casino.tell("cards-removed", "CI-3", {"number": removed})
