"""The numbers in a ruleset of Dice Town: fixed for each version, even when cards or steps are added.

Observations, the weights learnt from them, and actions keep their meaning as long as these numbers stay.
"""

from typing import Final

from gobelet.core.options import OptionTable
from gobelet.dicetown.option_table import TABLE_2009, TABLE_EXTENSION, TABLE_INDIANS, TABLE_REVISED

# The names of questions and steps, for ever in this order. A new question goes to the end of both, a new step
# to the end of _STEPS.
_QUESTIONS: Final = (
    "KeepDice FewerDice Cheaters NameWinner Offers Raises KeepOne Victim Backs Loot Wanted OwnCard Bribery "
    "EvenSplit Office Elixirs OrderVisits VisitDoc Fence NameChampion "
    "JoesHour Appointment JoeAtOnce OrderAll ElixirFirst DrinkElixir Friendship Domination GiveCard GiveDeed "
    "NameFirst NameSecond OffersForSecond RaisesForSecond ChooseAction SeeDoc Call Desperado DoubleGun "
    "Anyone Whisky Insurance UseVoucher ChooseFind OrderTops GiftAtOnce GiveGift "
    "Shaman Ambush Warpath GiveLand SmokeSignals"
)
_STEPS: Final = (
    "Round Roll Pay NextRoll BruteStands BruteFails TurnDie Visit TakeNuggets Again RobBank HandOver "
    "Stagecoach DrawAtStore Draw Rob RobSeat TakeBadge Stop TakeDeeds TakeTop Corrupt Refill DocBadluck "
    "AddVisit EndOfRound "
    "OpenElixirs Control CallDoc Wealth Charm Fortune Protection StopThere NoEffect "
    "VisitTwo Begin LayOutOutlaws NextCall RollRest LastRoll Recruit TakeOutlaw TakeAny Hunt Capture "
    "Reroll RemoveDeeds ClaimRow DrawLand RefillLand RobAnyone TakeRanch DrawFrom Loss Indemnify HoldUp "
    "PanRiver Explore SwindlerAtOnce Swindle "
    "RollIndian Bodyguard Dismiss Raided OpenClaim Village GoHome TakeDie "
    "Leave "
    "IndemnifyOnce Waylay"
)
# In STEPS the first 52 questions come before all steps. This number never changes: a later question gets its
# place in STEPS from its name in _STEPS.
FIRST_QUESTIONS: Final = 52
QUESTIONS: Final = tuple(_QUESTIONS.split())
STEPS: Final = (*QUESTIONS[:FIRST_QUESTIONS], *_STEPS.split())


class Numbering:
    """The option table, the first `questions` of QUESTIONS and `steps` of STEPS, and how many kinds of Store
    cards and of deeds there are.

    A new version counts all there is when it is added: len(QUESTIONS), len(STEPS), and for `store_kinds` the
    number of its last Store card plus one. They are written as figures: later additions don't move them.
    """

    __slots__ = ("deed_kinds", "questions", "steps", "store_kinds", "table")

    def __init__(
        self, table: OptionTable, questions: int, steps: int, store_kinds: int, deed_kinds: int
    ) -> None:
        self.table: Final = table
        self.questions: Final[tuple[str, ...]] = QUESTIONS[:questions]
        self.steps: Final[tuple[str, ...]] = STEPS[:steps]
        self.store_kinds: Final = store_kinds
        self.deed_kinds: Final = deed_kinds


NUMBERS_2009: Final = Numbering(TABLE_2009, 52, 122, store_kinds=17, deed_kinds=5)
NUMBERS_REVISED: Final = Numbering(TABLE_REVISED, 52, 122, store_kinds=17, deed_kinds=5)
NUMBERS_EXTENSION: Final = Numbering(TABLE_EXTENSION, 52, 122, store_kinds=27, deed_kinds=6)
NUMBERS_INDIANS: Final = Numbering(TABLE_INDIANS, 52, 122, store_kinds=28, deed_kinds=6)
NUMBERS_EXTENSION_2: Final = Numbering(TABLE_EXTENSION, 52, 124, store_kinds=27, deed_kinds=6)
NUMBERS_INDIANS_2: Final = Numbering(TABLE_INDIANS, 52, 124, store_kinds=28, deed_kinds=6)
