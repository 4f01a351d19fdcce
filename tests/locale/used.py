"""Which message ids the code uses, read off its source."""

import ast
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import gobelet
from gobelet.bots import BOTS
from gobelet.bots.planner import planner_of
from gobelet.cincinnati import cards as casino_cards
from gobelet.cincinnati import hands as casino_hands
from gobelet.cincinnati.edition import CINCINNATI
from gobelet.core.names import MOST_SEATS
from gobelet.core.ruleset import HouseRule, Ruleset
from gobelet.dicetown import poker
from gobelet.dicetown.cards import ELIXIRS, OTHER_NAMES, RANCH, ROWS
from gobelet.dicetown.doc import REMEDIES
from gobelet.dicetown.editions.classic import CLASSIC
from gobelet.dicetown.editions.extension import EXTENSION
from gobelet.dicetown.ranches import names
from gobelet.dicetown.unprinted_values import FINDS, SPIRITS
from gobelet.locale.voice import game_of
from gobelet.server.settings.server_settings import FIELDS

Function = ast.FunctionDef | ast.AsyncFunctionDef
SOURCE = Path(gobelet.__file__).parent
GAMES = ("dicetown", "cincinnati")
COMMON_WISHES = ("ask", "expert", "any", "never")  # words of plans that the page has for every game
# The parts of the program whose messages are said from the sentence files.
PARTS = (
    *("core", "dicetown", "cincinnati", "odds", "bots", "api.py", "records", "notation", "locale"),
    *("readable", "arena", "analysis", "worth", "envs", "mcp", "server", "cli"),
)

# Calls that say something, and which of their arguments is the id.
SAYING = {
    "tell": 0,
    "Message": 0,
    "Refused": 0,
    "_refused": 0,
    "BadRequest": 0,
    "BadRecord": 0,
    "Trouble": 0,
    "Told": 0,
    "Hint": 1,
    "duel_hint": 1,
    "by_dice": 4,
    "duel_rolls": 4,
    "ending": 4,
    "duel_pays": 5,
    "tell_of_table": 1,
    "throw": 1,
}
REASON = 3  # the argument of `Hint` that holds a reason of its own
SECRET = 3  # the argument of `tell` that holds secret facts

# Ids that are put together when the game is played: what they can be.
MADE = {
    ("dicetown", "played-*"): [f"played-{row.name}" for row in ROWS if not row.points]
    + ["played-joe-in-vain", "played-gift-in-vain"],
    ("dicetown", "score-*"): [f"score-{row.name}" for row in ROWS if row.per],
    ("dicetown", "option-*-places"): ["option-keep-places", "option-brute-places"],
    ("dicetown", "option-*"): [],  # the verbs of the option table, below
    ("cincinnati", "option-*-places"): ["option-reroll-places", "option-pay-places"],
    ("cincinnati", "option-*"): [],
    ("", "why*"): [],  # the reason that a hint gives: counted where the hint is made
    ("", "why-*"): [f"why-{verb}" for rules in gobelet.rulesets() for verb in rules.table.verbs],
}


class Use(NamedTuple):
    """`game` is "" if the message belongs to no game; `facts` are the keys, if they stand in the call."""

    game: str
    id: str
    facts: tuple[str, ...] | None
    where: str
    asked: bool = False  # a question


def files(wanted: Sequence[str] = PARTS) -> Iterator[tuple[str, Path, ast.Module]]:
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).parts
        if parts[0] not in wanted:
            continue
        game = next((game for game in GAMES if game in parts or f"{game}.py" in parts), "")
        yield game, path, ast.parse(path.read_text(encoding="utf-8"))


@cache
def spoken() -> list[Use]:
    """Every message that the source says or asks."""
    uses: list[Use] = []
    for game, path, tree in files():
        for scope in ast.walk(tree):
            if isinstance(scope, Function):
                for call in ast.walk(scope):
                    if isinstance(call, ast.Call):
                        uses += _said(game, path, scope, call)
            elif isinstance(scope, ast.ClassDef) and game and "cli" not in path.parts:
                uses += _asked(game, path, scope)
    return uses


def _said(game: str, path: Path, scope: Function, call: ast.Call) -> Iterator[Use]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    place = SAYING.get(name)
    if place is None or len(call.args) <= place:
        return
    where = f"{path.name}:{call.lineno}"
    facts = _keys(call.args[place + 1] if name == "Hint" else call.args[-1])
    for id in _ids(call.args[place], scope, where):
        for full in _made(game, id, where):
            yield Use(game, full, facts, where)
            if name == "Hint" and len(call.args) == REASON:  # `hint-win` is the reason `why-win`
                yield Use(game, full.replace("hint-", "why-"), facts, where)
            if name == "tell" and len(call.args) > SECRET:
                yield Use(game, f"{full}-seen", None, where)


def _asked(game: str, path: Path, scope: ast.ClassDef) -> Iterator[Use]:
    for line in scope.body:
        if (
            isinstance(line, ast.Assign)
            and isinstance(line.value, ast.Constant)
            and [getattr(target, "id", "") for target in line.targets] == ["id"]
        ):
            yield Use(game, str(line.value.value), None, f"{path.name}:{line.lineno}", True)


def _keys(node: ast.expr) -> tuple[str, ...] | None:
    if isinstance(node, ast.Dict) and all(isinstance(key, ast.Constant) for key in node.keys):
        return tuple([str(key.value) for key in node.keys if isinstance(key, ast.Constant)])
    return None


def _ids(node: ast.expr, scope: Function, where: str) -> list[str]:
    """What an argument can be: text, one text or another, text with a part made later (as *), a variable."""
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.IfExp):
        return _ids(node.body, scope, where) + _ids(node.orelse, scope, where)
    if isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant):
        return [str(node.left.value) + "*"]
    if isinstance(node, ast.BinOp | ast.Attribute | ast.Subscript):
        return []  # `self.id`, `self.id + "-seen"`, `AT_TABLE[id]`: the id was said where it was born
    if isinstance(node, ast.JoinedStr):
        return ["".join([str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values])]
    if isinstance(node, ast.Name):
        if node.id in [argument.arg for argument in scope.args.args] and scope.name in SAYING:
            return []  # it was said where this function is called
        found = []
        for line in ast.walk(scope):
            if isinstance(line, ast.Assign) and getattr(line.targets[0], "id", "") == node.id:
                found += _ids(line.value, scope, where)
            if isinstance(line, ast.For) and node.id in [
                getattr(name, "id", "") for name in ast.walk(line.target)
            ]:
                return []  # it comes from elsewhere, and was said where it was born
        if found:
            return found
    raise AssertionError(f"{where}: cannot tell which message this is; teach tests/locale/used.py")


def _made(game: str, id: str, where: str) -> list[str]:
    if "*" not in id:
        return [id]
    if (game, id) not in MADE:
        raise AssertionError(f"{where}: what can {id} be? Teach tests/locale/used.py")
    return MADE[game, id]


def figures(rules: Ruleset) -> tuple[HouseRule, ...]:
    """The options of a ruleset that nobody is asked for."""
    return rules.figures


def named() -> set[tuple[str, str]]:
    """(game, id) of everything that has a name: cards, places, options, players."""
    found = {("", f"bot-{bot}") for bot in BOTS}
    for setting in FIELDS.values():
        found.add(("", f"cli-help-{setting.key}-file" if setting.secret else f"cli-help-{setting.key}"))
    for rules in gobelet.rulesets():
        game = game_of(rules)
        found.add((game, "ruleset-" + rules.id.replace("/", "-").replace("+", "-")))
        found |= {(game, f"choice-{choice.id}") for choice in (*rules.choices, *figures(rules))}
        found |= {(game, f"player-{seat}") for seat in range(MOST_SEATS)}
        found |= {(game, f"option-{verb}") for verb in rules.table.verbs}
        for field in planner_of(rules).fields(rules):
            words = [word for word in field.words if word not in COMMON_WISHES]
            found |= {(game, f"plan-{field.name}"), *[(game, f"plan-{field.name}-{word}") for word in words]}
            found |= {(game, f"plan-{field.name}-number")} if field.numbers else set()
    town = [f"card-{row.name}" for row in ROWS] + [f"card-{name}" for name in OTHER_NAMES] + ["card-unknown"]
    town += [f"place-{place}" for place in [*[place.name for place in CLASSIC.places], "coach", "doc"]]
    town += [f"hand-{hand}" for hand in poker.HANDS] + [f"remedy-{remedy}" for remedy in REMEDIES]
    town += [f"goods-{goods}" for goods in ("dollars", "nuggets", "cards", "titles", "fenced")]
    town += ["goods-cards-seen", "goods-titles-seen", "goods-ranches"]
    town += [f"elixir-{elixir}" for elixir in ELIXIRS] + [f"find-{find}" for find in FINDS]
    town += [f"action-{action.name}" for place in EXTENSION.places for action in place.actions]
    town += [f"land-{land}" for land in names((0, 1, 2, 3, 4, RANCH))]
    town += [f"spirit-{spirit}" for spirit in SPIRITS]
    casino = [f"card-{row.name}" for row in casino_cards.ROWS]
    casino += [f"table-{table.name}" for table in CINCINNATI.tables]
    casino += [f"hand-{hand}" for hand in casino_hands.HANDS]
    heaps = (
        "dollars nuggets badge dice kept cup cards deeds fenced mine bank coach deck discard pile row drawn "
        "looked offer-dollars offer-nuggets offer-cards offer-deeds offer-fenced controlled guarded elixirs "
        "elixirs-drunk elixirs-pile elixirs-discard outlaws captured claimed indian-die river river-top "
        "wanted reward outlaws-top outlaws-pile box"
    )
    town += [f"heap-{heap}" for heap in heaps.split()]
    heaps = "chips cards table dice cup duel supply deck atlantic ballroom caesars spent removed"
    casino += [f"heap-{heap}" for heap in heaps.split()]
    return found | {("dicetown", id) for id in town} | {("cincinnati", id) for id in casino}


def written() -> set[str]:
    """Ids that stand as text in the code of the locale, terminal, analysis, exports, notices and links."""
    found = set()
    for _game, path, tree in files((*PARTS, "export")):
        if {"cli", "locale", "readable", "mcp", "analysis", "export", "notices", "link_cards.py"} & set(
            path.parts
        ):
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    return found
