"""Which games there are: our own, and those that other packages bring by the entry point `gobelet.games`."""

from typing import Final

from gobelet import locale
from gobelet.core.box import GameBox
from gobelet.core.ruleset import Ruleset
from gobelet.locale.vocabulary import vocabulary_of

GROUP: Final = "gobelet.games"


def _names(box: GameBox, ruleset: Ruleset) -> bool:
    """Whether the id of a ruleset is that of its game, or begins with it."""
    return ruleset.id.partition("/")[0] == box.id


class Registry:
    """Boxes by id, rulesets by id. Other packages are looked through when one of them may be wanted."""

    def __init__(self, ours: tuple[GameBox, ...]) -> None:
        self.own: Final = ours
        self._boxes: Final[dict[str, GameBox]] = {}
        self._rulesets: Final[dict[str, Ruleset]] = {}
        self._failures: Final[dict[str, str]] = {}
        self._complete = False
        for box in ours:
            self._add(box)

    def _add(self, box: GameBox) -> None:
        self._boxes[box.id] = box
        for ruleset in box.rulesets:
            self._rulesets[ruleset.id] = ruleset
            locale.install(ruleset.versions)

    def complete(self) -> None:
        """Load the games of other packages, once. A box that fails is noted, and breaks nothing."""
        if self._complete:
            return
        self._complete = True
        from importlib.metadata import entry_points  # brings 70 modules along, which one game does not need

        for point in entry_points(group=GROUP):
            try:
                box = point.load()
                if isinstance(box, GameBox):
                    vocabulary_of(box)  # the list of games speaks, so no game is in it whose words are broken
            except Exception as error:  # another package may raise anything on import
                self._failures[point.name] = f"{type(error).__name__}: {error}"
                continue
            if not isinstance(box, GameBox):
                self._failures[point.name] = f"{point.value} is a {type(box).__name__}, not a GameBox"
            elif box.id in self._boxes:
                self._failures[point.name] = f"there already is a game {box.id}"
            elif stranger := next((rules.id for rules in box.rulesets if not _names(box, rules)), ""):
                # It could take the place of another game's ruleset.
                self._failures[point.name] = f"the ruleset {stranger} does not begin with its game, {box.id}"
            else:
                self._add(box)

    def boxes(self) -> tuple[GameBox, ...]:
        self.complete()
        return tuple(self._boxes.values())

    def rulesets(self) -> tuple[Ruleset, ...]:
        self.complete()
        return tuple(self._rulesets.values())

    def find(self, id: str) -> Ruleset | None:
        """The ruleset of this id, or that version of it if the id ends in one: `dicetown/2009@1`.

        Ours are found without a look at other packages.
        """
        id, at, version = id.partition("@")
        if id not in self._rulesets:
            self.complete()
        found = self._rulesets.get(id)
        return found.at(version) if found is not None and at else found

    def failures(self) -> dict[str, str]:
        """Games of other packages that could not be loaded, and why."""
        self.complete()
        return dict(self._failures)
