"""Why a bot decided as it did: its own reason, or a coarse one that every decision has."""

from gobelet.bots.bot import Bot
from gobelet.core.event import Message
from gobelet.core.kinds import Option
from gobelet.core.view import View


def reason(bot: Bot, view: View, option: Option) -> Message:
    """The reason for the decision that `bot` has just made from this view; `locale.say` has the sentence."""
    return bot.why if bot.why is not None else coarse(view, option)


def coarse(view: View, option: Option) -> Message:
    """What can be told of any sensible decision, from the verb of its option."""
    if len(view.options) == 1:
        return Message("why-forced", "", {})
    verb, _operand = view.ruleset.table.read(option)
    return Message(f"why-{verb}", "", {})
