"""CI-11. Which table, if the rivals are experts: where they go with each roll, and what is best then."""

from gobelet.bots.answers.cincinnati.appraiser import CasinoAppraiser
from gobelet.bots.expert.cincinnati.choosing import Rivals, at_hand, promises, sensible
from gobelet.bots.expert.cincinnati.crowd import best_tables, by_choice
from gobelet.bots.picking import Scored
from gobelet.cincinnati.imagine import imagine
from gobelet.cincinnati.view import CasinoView

Choice = list[int]  # the table, by first roll


def choices(worth: CasinoAppraiser) -> list[Choice]:
    """By seat, where an expert goes. All see the same, except the dice under the cups."""
    view = worth.view
    world = imagine(view, 0)
    return [choice_of(CasinoAppraiser(CasinoView(world, seat), worth.seed)) for seat in range(view.seats)]


def choice_of(worth: CasinoAppraiser) -> Choice:
    played = worth.view.edition.played[worth.view.seats]
    return best_tables(played, promises(worth, sensible(worth)))


def tables(worth: CasinoAppraiser, choices: list[Choice]) -> Scored:
    """The gain over staying away from every table, against rivals who choose like this."""
    view = worth.view
    played = view.edition.played[view.seats]
    rivals: Rivals = [
        (seat, by_choice(played, choice)) for seat, choice in enumerate(choices) if seat != worth.me
    ]
    return at_hand(worth, promises(worth, rivals))
