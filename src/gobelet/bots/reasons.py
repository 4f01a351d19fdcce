"""Why a bot decided as it did: its own reason, or one that every sensible decision has."""

from gobelet.bots.bot import Bot
from gobelet.bots.mind import NO_MIND, mind_of
from gobelet.core.event import Message
from gobelet.core.names import Option
from gobelet.core.view import View
from gobelet.odds.hints import hints


def reason(bot: Bot, view: View, option: Option) -> Message:
    """The reason for the decision that `bot` has just made from this view; `locale.say` has the sentence."""
    return bot.why if bot.why is not None else coarse(view, option)


def coarse(view: View, option: Option) -> Message:
    """What can be said of any sensible decision: the chance that it goes for, or what its verb says."""
    if len(view.options) == 1:
        return Message("why-forced", "", {})
    for hint in hints(view):
        if hint.option == option and hint.facts["percent"]:
            return hint.reason
    if mind_of(view.ruleset) is NO_MIND:  # no bot knows more of this game
        return Message("why-random", "", {})
    verb, _operand = view.ruleset.table.read(option)
    return Message(f"why-{verb}", "", {})
