"""A bot that learnt by playing against itself: a small network, computed with numpy.

Its weights are files beside this one, made by `python -m gobelet.envs.training` (docs/research.md). It has
them for some rulesets only; in the others it plays as the greedy bot does.
"""

from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from gobelet.bots.bot import Bot
from gobelet.bots.learned.features import PLACES, actions, columns, hands, spread
from gobelet.bots.mind import greedy_option
from gobelet.bots.observers import observer
from gobelet.core.dice import FACES
from gobelet.core.errors import BadRequest
from gobelet.core.names import Option
from gobelet.core.question import AnyQuestion
from gobelet.core.ruleset import Ruleset
from gobelet.core.view import View

Weights = dict[str, Any]

POWERS: Final = [6**face for face in range(FACES)]

_LOADED: Final[dict[tuple[str, str], Weights | None]] = {}  # read once: weights never change
_SPREAD: Final[list[Any]] = []
_TURNS: Final[dict[tuple[str, int, int], tuple[Any, Any]]] = {}


def file_name(ruleset: str) -> str:
    """The file with what was learnt about this ruleset; the first version goes by its id alone."""
    name = ruleset
    if "@" not in name:  # the newest version, which an outer ring knows
        rules: Ruleset = import_module("gobelet.api").ruleset(ruleset)
        name = rules.name
    return name.removesuffix("@1").replace("/", "-").replace("+", "-") + ".npz"


def file_names(ruleset: str) -> list[str]:
    """Where the weights for a ruleset may be: its own, or those of a version that is observed alike."""
    id, _, version = ruleset.partition("@")
    latest: Ruleset | None = import_module("gobelet.api").REGISTRY.find(id)
    rules = latest.at(version) if latest is not None and version else latest
    if latest is None or rules is None:  # of a game that is not registered
        return [file_name(ruleset)]
    before = [one for one in latest.versions if one.version < rules.version]
    if rules.box.piece("observers") is None:
        before = []
    alike = [one for one in before if observer(one) is observer(rules)]
    return [file_name(one.name) for one in (rules, *alike)]


def has_numpy() -> bool:
    return find_spec("numpy") is not None


def has_weights(ruleset: str) -> bool:
    """Whether we ship what was learnt about this ruleset."""
    shelf = files("gobelet.bots.learned") / "weights"
    return any((shelf / name).is_file() for name in file_names(ruleset))


def numpy() -> Any:
    """The learned bot plays with numpy, which no other bot needs."""
    try:
        return import_module("numpy")
    except ImportError as missing:
        raise BadRequest("no-numpy", "", {"bot": "learned"}) from missing


def weights(ruleset: str, folder: str = "") -> Weights | None:
    """What was learnt about this ruleset, in this folder or as we ship it; None if nothing was."""
    key = (folder, ruleset)
    if key not in _LOADED:
        np = numpy()
        shelf = Path(folder) if folder else files("gobelet.bots.learned") / "weights"
        _LOADED[key] = None
        for file in [shelf / name for name in file_names(ruleset)]:
            if file.is_file():
                with np.load(BytesIO(file.read_bytes())) as kept:
                    _LOADED[key] = {name: kept[name].astype(np.float32) for name in kept.files}
                break
    return _LOADED[key]


def turns(ruleset: Ruleset, seat: int, seats: int) -> tuple[Any, Any]:
    """The bytes that a learner at this seat takes, and its options."""
    key = (ruleset.name, seat, seats)
    if key not in _TURNS:
        np = numpy()
        eyes = observer(ruleset)
        _TURNS[key] = (np.array(columns(eyes, seat, seats)), np.array(actions(eyes.table, seat, seats)))
    return _TURNS[key]


def laid_out(ruleset: Ruleset | str, taken: Any) -> Any:
    """Rows of bytes that a learner has taken, and behind them its own dice in the order of their places."""
    np = numpy()
    if not _SPREAD:
        _SPREAD.append(np.frombuffer(spread(), np.uint8).reshape(-1, PLACES))
    parts = [taken]
    for start in hands(observer(ruleset)):
        number = taken[:, start : start + FACES] @ POWERS
        parts.append(_SPREAD[0][number])
    return np.concatenate(parts, axis=1)


def judge(learnt: Weights, taken: Any) -> Any:
    """How good each option looks, to a learner that has taken these bytes."""
    np = numpy()
    hidden = taken * learnt["scales"]
    layer = 0
    while f"weight{layer + 1}" in learnt:
        hidden = np.maximum(hidden @ learnt[f"weight{layer}"] + learnt[f"bias{layer}"], 0)
        layer += 1
    return hidden @ learnt[f"weight{layer}"] + learnt[f"bias{layer}"]


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedBot(Bot):
    """It takes what looks best to its network: the same view, the same decision.

    `folder` is where its weights are, if they are not ours: a bot of your own names it (docs/research.md).
    """

    name: ClassVar[str] = "learned"

    def __init__(self, seed: int, folder: str = "") -> None:
        super().__init__(seed)
        numpy()  # fails before the game, not in it
        self.folder = folder

    def decide(self, view: View, question: AnyQuestion, budget: float) -> Option:
        if len(view.options) == 1:
            return view.options[0]
        learnt = weights(view.ruleset.name, self.folder)
        if learnt is None or view.seat is None:
            return greedy_option(view, question, self.seed)
        np = numpy()
        taken, numbered = turns(view.ruleset, view.seat, view.seats)
        seen = np.frombuffer(observer(view.ruleset).observe_view(view), np.uint8)[None, taken]
        worth = np.empty(len(numbered), np.float32)
        worth[numbered] = judge(learnt, laid_out(view.ruleset, seen)[0].astype(np.float32))
        best: Option = max(view.options, key=worth.__getitem__)
        return best
