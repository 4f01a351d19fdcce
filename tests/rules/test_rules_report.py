"""Every numbered rule that is built has tests named by its number. Run as a script, this prints which."""

import ast
import re
from pathlib import Path

RULES = Path(__file__).parents[2] / "docs" / "rules"
TESTS = Path(__file__).parent
RULE = re.compile(r"^- \*\*((?:DT|DX|DI|CI)-\d+)\*\*", re.MULTILINE)
TEST = re.compile(r"test_(DT|DX|DI|CI)_(\d+)_\w")

# Rules without tests, each with its reason, and whole books.
NOT_BUILT: dict[str, str] = {}
BOOKS_NOT_BUILT: dict[str, str] = {}


def rules() -> list[str]:
    """The numbers of all rules, page by page in their order."""
    return [number for page in sorted(RULES.glob("*.md")) for number in RULE.findall(page.read_text("utf-8"))]


def rule_tests() -> dict[str, list[str]]:
    """For each rule the tests that carry its number."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and (match := TEST.match(node.name)):
                found.setdefault(f"{match[1]}-{match[2]}", []).append(node.name)
    return found


def reason(rule: str) -> str:
    """Why a rule needs no test yet; empty if it does."""
    return NOT_BUILT.get(rule) or BOOKS_NOT_BUILT.get(rule.partition("-")[0], "")


def test_every_rule_has_a_test() -> None:
    tested = rule_tests()
    assert [rule for rule in rules() if rule not in tested and not reason(rule)] == []


def test_every_numbered_test_has_its_rule() -> None:
    assert sorted(set(rule_tests()) - set(rules())) == []


def test_what_has_tests_is_not_listed_as_missing() -> None:
    assert [rule for rule in rule_tests() if reason(rule)] == []


def test_the_pages_are_read() -> None:
    numbers = rules()
    assert len(numbers) == len(set(numbers))
    assert {"DT-1", "DT-63", "CI-1", "DX-1", "DI-1"} <= set(numbers)
    assert set(NOT_BUILT) <= set(numbers)


if __name__ == "__main__":
    tested = rule_tests()
    for rule in rules():
        print(f"{rule}  {reason(rule)}".rstrip())
        for name in tested.get(rule, []):
            print(f"    {name}")
