"""What things are worth to the greedy bot, in points: what they score, and what they bring in this game."""

from typing import Final

from gobelet.bots.answers.dicetown.appraiser import DOLLAR, OUTLAWS, ROBBERY, USUAL, Appraiser, captured
from gobelet.core.names import Face, Kind, Seat
from gobelet.dicetown.cards import DEEDS, ELIXIR, RANCH, ROWS, STORE, deed_points

# The first dollars of a purse buy dice in later rounds: what each is worth beyond its points.
PREMIUM: Final[tuple[float, ...]] = (0.35, 0.28, 0.2, 0.14, 0.1, 0.07, 0.05, 0.03)
BADGE_STAYS: Final = 0.45  # how often a Sheriff is still one a round later
TIES: Final = 0.8  # what settling the ties of one round is worth
SAFE: Final = 0.85  # a card that is not used now may be robbed, or its moment may not come
ROBBED: Final = 0.1  # how likely a deed in hand is robbed in a round
PLAYED: Final = 0.5  # how likely an Outlaw is played in a round
DENIED: Final = 0.6  # how much of what I win a rival would have had instead
DIE: Final = 1.7  # what the Indian die is worth in the next round

# What a card gains when its moment comes, and how often that moment comes in a round. All are guesses, and a
# card that is not here gets the usual ones.
MOMENT: Final[dict[str, tuple[float, float]]] = {
    "brute": (1.4, 0.6),
    "cheater": (2.6, 0.7),
    "dynamite": (2.5, 0.3),
    "girls": (3.4, 0.3),
    "corruption": (3.0, 0.3),
    "credits": (4.2, 0.3),
    "joe": (2.2, 0.9),
    "marshall": (1.9, 0.4),
    "split": (1.9, 0.5),
    "wanted": (1.6, 0.3),
    "elixir": (3.0, 0.8),
    "gift": (2.5, 1.0),
    "swindler": (2.5, 1.0),
    "double-gun": (1.2, 0.2),
    "whisky": (1.8, 0.3),
    "insurance": (3.0, 0.3),
    "desperado": (0.4, 0.3),
    "smoke": (1.8, 0.9),
}
# Cards that a visit to the Store brings too late for this round.
NEXT_ROUND: Final = ("brute", "cheater", "dynamite", "split", "credits")
# The same by the numbers of the cards.
MOMENTS: Final[tuple[tuple[float, float], ...]] = tuple([MOMENT.get(row.name, USUAL) for row in ROWS])
TOO_LATE: Final[tuple[bool, ...]] = tuple([row.name in NEXT_ROUND for row in ROWS])


class GreedyPrices(Appraiser):
    """What things are worth to a bot that lives in the present."""

    __slots__ = ()

    # --- money and the badge -----------------------------------------------------------------------------

    def spent(self, dollars: int) -> float:
        later = min(1.0, (self.rounds - 1) / 2)
        points = 0.0
        for left in range(self.purse - dollars, self.purse):
            points += DOLLAR + (PREMIUM[left] * later if left < len(PREMIUM) else 0.0)
        return points

    def got(self, dollars: int) -> float:
        later = min(1.0, (self.rounds - 1) / 2)
        points = 0.0
        for have in range(self.purse, self.purse + dollars):
            points += DOLLAR + (PREMIUM[have] * later if have < len(PREMIUM) else 0.0)
        return points

    def badge(self) -> float:
        """Its points, if it stays to the end, and the ties that it settles until it goes."""
        after = self.rounds - 1
        stays: float = BADGE_STAYS**after
        return self.view.edition.badge_points * stays + TIES * (1 - stays) / (1 - BADGE_STAYS)

    # --- cards -------------------------------------------------------------------------------------------

    def card(self, kind: Kind) -> float:
        points = self.view.edition.points[kind]
        if points:
            return points * self.times(kind)
        return self._moments(kind, self.rounds - 1 if TOO_LATE[kind] else self.rounds)

    def later(self, kind: Kind) -> float:
        return self._moments(kind, self.rounds - 1) * SAFE

    def _moments(self, kind: Kind, rounds: float) -> float:
        gain, comes = MOMENTS[kind]
        if kind == ELIXIR:
            gain = 1.2 + 0.5 * self.rivals
        never: float = (1 - comes) ** rounds
        return gain * (1 - never)

    # --- land --------------------------------------------------------------------------------------------

    def land(self, kind: Kind) -> float:
        return float(deed_points(kind)) if kind != RANCH else self.ranch()

    def average_deed(self) -> float:
        return self.average_points()

    def fencing(self) -> float:
        safe: float = (1 - ROBBED) ** (self.rounds - 1)
        deeds = DEEDS.spread(self.view.hand_deeds)[-2:]
        return sum([deed_points(kind) for kind in deeds]) * (1 - safe)

    # --- the Extension -----------------------------------------------------------------------------------

    def outlaw(self, face: Face) -> float:
        never: float = (1 - PLAYED) ** (self.rounds - 1)
        return OUTLAWS[face] * (1 - never)

    def reward(self, dollars: int) -> float:
        return dollars * DOLLAR

    def indian(self) -> float:
        return DIE

    # --- rivals ------------------------------------------------------------------------------------------

    def standing(self, seat: Seat) -> float:
        """The score of a seat, by what I can see."""
        view = self.view
        points = view.nuggets[seat] + view.dollars[seat] * DOLLAR
        if view.sheriff == seat:
            points += self.badge()
        points += sum([deed_points(kind) for kind in DEEDS.spread(view.fenced[seat])])
        ranches = DEEDS.count(view.fenced[seat], RANCH)
        points += ranches * (ranches + 1) // 2
        points += sum([view.edition.outlaws[kind].reward * DOLLAR for kind in captured(view, seat)])
        if seat == self.me:
            points += sum([deed_points(kind) for kind in DEEDS.spread(view.hand_deeds)])
            return points + sum([self.card(kind) for kind in STORE.spread(view.hand_store)])
        cards, deeds = self.hand(seat)
        return points + sum(cards) + sum(deeds)

    def weight(self, seat: Seat) -> float:
        if not self.weights:
            standings = [self.standing(other) for other in range(self.view.seats)]
            mean = (sum(standings) - standings[self.me]) / self.rivals
            self.weights = [
                min(2.0, max(0.4, 1 + (standing - mean) / 12)) / self.rivals for standing in standings
            ]
        return self.weights[seat]

    def denied(self) -> float:
        return DENIED

    def robbery(self, thief: Seat, draws: int) -> float:
        return ROBBERY * self.weight(thief)

    def cure(self, seat: Seat) -> float:
        """A bot that lives in the present does not think of it."""
        return 0.0
