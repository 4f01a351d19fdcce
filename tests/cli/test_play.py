"""`gobelet play`: whole games typed through the terminal, and everything that can be typed wrong."""

import random
import re
from pathlib import Path

import pytest

import gobelet as package
from gobelet import records
from tests.cli.typist import Typist, gobelet, script

RULESETS = {
    "dicetown/2009": "you,greedy,greedy",
    "dicetown/revised": "you,greedy,greedy",
    "dicetown/extension+indians": "you,greedy,greedy",
    "cincinnati": "you,random,random,random",
}
NO_BREAK = "\N{NO-BREAK SPACE}"


def plain(text: str) -> str:
    return text.replace(NO_BREAK, " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_whole_game_can_be_typed(
    ruleset: str, lang: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    words = ["play", ruleset, "--seats", RULESETS[ruleset], "--seed", "3", "--lang", lang]
    run = gobelet(monkeypatch, *words, "--record", str(file), typing=Typist(1))
    assert (run.code, run.err) == (0, "")
    assert {"en": "The score", "fr": "Le score"}[lang] in run.out
    saved = records.read(file.read_text(encoding="utf-8"))
    assert saved.record.over
    assert [player.kind for player in saved.players] == RULESETS[ruleset].split(",")
    assert records.verify(saved.record, saved.marks) is None
    game = package.replay(saved.record)
    first = game.winners[0]
    you = {"en": "You", "fr": "Vous"}[lang]
    winner = you if RULESETS[ruleset].split(",")[first] == "you" else saved.players[first].name
    assert f"{winner} ♛" in run.out


def test_what_the_later_editions_lay_out_is_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["play", "dicetown/extension+indians", "--seats", "you,greedy,greedy", "--seed", "5"]
    shown = plain(gobelet(monkeypatch, *words, "--lang", "en", typing=script("?")).out)
    assert "Wanted Q ($4), A ($6) · next Outlaw A ($4) (+9) · river 12 · Indian die in the" in shown
    assert "deeds 2 2 3 (+22)" in shown
    told = "Dig: one nugget for each of your 9s; or Pan the river bed: draw a River card."
    assert told in " ".join(shown.split())
    words = ["play", "dicetown/revised", "--seats", "you,greedy,greedy", "--seed", "5", "--lang", "fr"]
    shown = plain(gobelet(monkeypatch, *words, typing=script("?")).out)
    assert re.search(r"Doc Badluck expose l’Élixir .* et l’Élixir .* \(\+5\)", shown)
    assert "il faut boire un élixir" in " ".join(shown.split())


def test_the_screen_fits_eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [("dicetown/2009", "you" + ",greedy" * 4), ("dicetown/revised", "you,greedy,random")]
    tables += [("dicetown/extension+indians", "you" + ",random" * 3), ("cincinnati", "you" + ",random" * 5)]
    for ruleset, seats in tables:
        for lang in ("en", "fr"):
            words = ["play", ruleset, "--seats", seats, "--seed", "8", "--lang", lang]
            run = gobelet(monkeypatch, *words, typing=Typist(2))
            long = [line for line in run.out.splitlines() if len(line) > 80]
            assert not long


def test_seats_see_only_what_is_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    """What others draw is named by its back."""
    run = gobelet(
        monkeypatch,
        "play",
        "dicetown/2009",
        "--seats",
        "you,random,random,random",
        "--seed",
        "4",
        typing=Typist(3),
    )
    drawn = re.findall(r"^  (\w+) draws (.*)\.$", run.out, re.MULTILINE)
    others = [what for who, what in drawn if who != "Calamity"]
    assert others
    assert all(re.fullmatch(r"[0-9] Store cards?", what) for what in others)


def test_several_of_you_share_a_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["play", "dicetown/2009", "--seats", "you,you", "--name", "Anna", "--name", "Ben", "--seed", "3"]
    run = gobelet(monkeypatch, *words, typing=Typist(4))
    assert run.code == 0
    assert "You are Anna and Ben, at one keyboard." in run.out
    assert run.out.count("It is Anna’s turn") > 5
    assert run.out.count("It is Ben’s turn") > 5
    assert "♛" in run.out


def test_bots_can_be_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    run = gobelet(monkeypatch, "play", "dicetown/2009", "--seats", "greedy,random", "--seed", "2")
    assert run.code == 0
    assert "The score" in run.out


def test_CI_14_who_is_asked_later_reads_so_before_the_others_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = ["play", "cincinnati", "--seats", "random,random,you,random", "--seed", "6", "--lang", "en"]
    run = gobelet(monkeypatch, *words, typing=Typist(5))
    assert run.code == 0
    told = re.findall(r"^You are asked \w+, after ([\w, ]+)\.\n((?:  .+\n)+)", run.out, re.MULTILINE)
    assert len(told) > 10
    for names, heard in told:  # the group before this seat answers after the line, not before
        lines = [line.split()[0] for line in heard.splitlines()]
        assert set(re.findall(r"[A-Z]\w+", names)) <= set(lines)
    pays = r"  (\w+) pays .*\n"
    fourth = re.findall(rf"^You are asked fourth, after (\w+)\.\n{pays * 3}", run.out, re.MULTILINE)
    assert fourth
    assert all(before == last and len({*others, last}) == 3 for before, *others, last in fourth)


def test_CI_5_several_of_you_read_when_it_is_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["play", "cincinnati", "--seats", "you,you,random", "--name", "Anna", "--name", "Ben"]
    run = gobelet(monkeypatch, *words, "--seed", "3", "--lang", "fr", typing=Typist(4))
    assert run.code == 0
    told = re.findall(r"^Vous parlez en (\w+), (avant|après) ([\w, ]+)\.$", run.out, re.MULTILINE)
    said = {(place, side) for place, side, _name in told}
    assert said == {
        ("premier", "avant"),
        ("deuxième", "avant"),
        ("deuxième", "après"),
        ("troisième", "après"),
    }
    assert {"Anna", "Ben", "Gloria"} <= {name for _place, _side, name in told}


def test_a_game_of_an_earlier_version_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    told = "This game is played to its end by version 1 of the rules"
    words = ["--seats", "you,greedy,greedy", "--seed", "3", "--lang", "en"]
    assert told in plain(gobelet(monkeypatch, "play", "cincinnati@1", *words, typing=script("?")).out)
    assert told not in plain(gobelet(monkeypatch, "play", "cincinnati", *words, typing=script("?")).out)


# --- what can be typed -------------------------------------------------------------------------------------


def keep(monkeypatch: pytest.MonkeyPatch, *lines: str, lang: str = "en") -> str:
    """The first question of game 5 (9 J K K A under the cup): what follows after these lines."""
    words = ["play", "dicetown/2009", "--seed", "5", "--lang", lang]
    run = gobelet(monkeypatch, *words, typing=script(*lines))
    assert (run.code, run.err) == (0, "")
    return plain(run.out)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("9", "keep 9."),
        ("k k", "keep K K and pay $1."),
        ("KK", "keep K K and pay $1."),
        ("R R", "keep K K and pay $1."),
        ("A, 9", "keep 9 A and pay $1."),
        ("3 4", "keep K K and pay $1."),
        ("5", "keep A."),
        ("4", "keep K."),
        ("none", "keep none and pay $1."),
        ("0", "keep none and pay $1."),
        ("all", "keep 9 J K K A and pay $4."),
        ("1 2 3 4 5", "keep 9 J K K A and pay $4."),
    ],
)
def test_dice_can_be_typed_in_many_ways(typed: str, kept: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert f"You {kept}" in keep(monkeypatch, typed)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Please type dice (9 10 J Q K A), all or none; ? for help."),
        ("hello", "Please type dice"),
        ("9 9", "Those dice are not there: you have 9 J K K A."),
        ("10", "Those dice are not there"),
        ("1 1", "There are 5 dice here: 9 J K K A."),
        ("1 9", "Please type either faces or places, not both."),
        ("K K +brute", "You do not hold Brute. [DT-14]"),
        ("K +brute", "Brute goes with two dice or more: keep another one, or play"),
        ("\x00\x1b[A", "Please type dice"),
        ("9" * 5000, "Those dice are not there"),
    ],
)
def test_dice_typed_wrong_are_explained(typed: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = keep(monkeypatch, typed, "9")
    assert said in shown
    assert "You keep 9." in shown


def test_dice_that_cannot_be_paid_are_refused_with_the_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    run = gobelet(
        monkeypatch, "play", "dicetown/2009", "--seats", "you,random", "--seed", "3", typing=Spender(6)
    )
    assert re.search(
        r"That costs \$[1-4], and you have \$[0-3]: keep dice that you can pay for\. \[DT-11\]", run.out
    )
    assert "♛" in run.out


class Spender(Typist):
    """Keeps all dice always, until the program says that there is no money."""

    def pick(self, lines: list[str]) -> str:
        return lines[-1]

    def answer(self, shown: str) -> str:
        answer = super().answer(shown)
        return "all" if "rolled" in self.asked and "costs $" not in shown else answer


def test_help_shows_the_rule_and_what_the_cards_do(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "One die is free." in keep(monkeypatch, "?")
    assert "[DT-11]" in keep(monkeypatch, "?")
    assert "Un dé est gratuit." in keep(monkeypatch, "aide", lang="fr")
    run = gobelet(monkeypatch, "play", "dicetown/2009", "--seed", "12", typing=Once(Typist(5)))
    assert re.search(r"^  [A-Z][\w ]+( \(\d VP\))?: [A-Z]", run.out, re.MULTILINE)


def test_help_at_the_casino(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["play", "cincinnati", "--seats", "you,random,random,random", "--seed", "12"]
    shown = " ".join(gobelet(monkeypatch, *words, typing=script("?")).out.split())
    assert "[CI-11]" in shown
    assert "B Ballroom: The best straight of four or five dice wins." in shown
    assert "Chips: Two chips from the supply." in shown


class Once:
    """Asks for help at the first table that shows a card in hand."""

    def __init__(self, typist: Typist) -> None:
        self.typist = typist
        self.asked = False

    def __call__(self, shown: str) -> str:
        if not self.asked and re.search("Your hand: (?!nothing|deed)", shown):
            self.asked = True
            return "?\n"
        return self.typist(shown)


def test_table_hand_and_log_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert keep(monkeypatch, "table").count("bank $3") == 2
    assert keep(monkeypatch, "log").count("The new deeds in the row") == 2
    assert keep(monkeypatch, "journal", lang="fr").count("Nouveaux dans la file") == 2
    assert keep(monkeypatch, "hand").count("Which dice do you keep?") == 2


def test_a_number_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    run = gobelet(
        monkeypatch,
        "play",
        "cincinnati",
        "--seats",
        "you,random,random",
        "--seed",
        "1",
        typing=script("9", "x", "-1", "², ", ""),
    )
    assert run.out.count("Please type a number from 1 to 2, or ? for help.") == 5


# --- leaving -----------------------------------------------------------------------------------------------


def test_the_end_of_input_ends_politely(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    run = gobelet(
        monkeypatch, "play", "dicetown/2009", "--seed", "5", "--record", str(file), typing=script("9")
    )
    assert (run.code, run.err) == (0, "")
    assert "Nobody is typing any more: the game stops here." in run.out
    saved = records.read(file.read_text(encoding="utf-8"))
    assert not saved.record.over
    assert records.verify(saved.record, saved.marks) is None


def test_quitting_offers_to_save(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    taken = tmp_path / "taken.json"
    taken.write_text("mine")
    file = tmp_path / "left.json"
    out = keep(monkeypatch, "9", "quit", str(taken), str(tmp_path / "no" / "where"), str(file))
    assert "You leave the table." in out
    assert "exists already and stays as it is" in " ".join(out.split())
    assert taken.read_text() == "mine"
    assert records.read(file.read_text(encoding="utf-8")).record.serial > 1


def test_quitting_without_saving(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Vous quittez la table." in keep(monkeypatch, "quitter", "", lang="fr")
    assert "You leave the table." in keep(monkeypatch, "quit")


def test_control_c_ends_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(shown: str) -> str:
        raise KeyboardInterrupt

    run = gobelet(monkeypatch, "play", "dicetown/2009", "--seed", "5", typing=interrupt)
    assert (run.code, run.err) == (130, "")
    assert "the game stops here" in run.out


# --- garbage -----------------------------------------------------------------------------------------------

SCRAPS = [
    *[
        "9",
        "10",
        "J",
        "Q",
        "K",
        "A",
        "1",
        "2",
        "3",
        "0",
        "",
        "none",
        "all",
        "+brute",
        "$",
        "$2",
        "n1",
        "p9",
        "5$",
    ],
    *[
        "?",
        "table",
        "log",
        "hand",
        "?!",
        "\x00",
        "\x1b",
        "٣",
        "²",
        "-1",
        "1e9",
        "é",
        "½",
        "9 9",
        "1 2 3",
        "999999",
    ],
    *["[bold]", "{ $seat }", "%s", "\ud800", "pass", "rien", "tout", "9 A", "A > 9"],
]


@pytest.mark.parametrize("seed", range(6))
def test_garbage_never_crashes(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    dice = random.Random(seed)
    left = [600]

    def garbage(shown: str) -> str:
        left[0] -= 1
        if not left[0]:
            return ""
        if dice.random() < 0.1:
            return "".join([chr(dice.randrange(0x3000)) for _letter in range(dice.randrange(12))]) + "\n"
        return " ".join(dice.choices(SCRAPS, k=dice.choice([1, 1, 1, 2, 3]))) + "\n"

    ruleset = ["dicetown/2009", "cincinnati"][seed % 2]
    seats = ["you,random,random", "you,you,random"][seed // 2 % 2]
    run = gobelet(monkeypatch, "play", ruleset, "--seats", seats, "--seed", str(seed), typing=garbage)
    assert (run.code, run.err) == (0, "")
    assert len(run.typed) > 300 or "♛" in run.out


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("ruleset", ["dicetown/2009", "cincinnati"])
def test_who_plays_alone_with_bots_is_you(ruleset: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["play", ruleset, "--seats", "you,random,random", "--name", "Zorro", "--seed", "5"]
    run = gobelet(monkeypatch, *words, "--lang", lang, typing=Typist(6))
    assert run.code == 0
    assert run.out.count("Zorro") == 1  # the greeting
    assert re.search({"en": r"^  You roll", "fr": r"^  Vous"}[lang], run.out, re.MULTILINE)


def test_dice_at_caesars_go_by_their_total(monkeypatch: pytest.MonkeyPatch) -> None:
    run = gobelet(monkeypatch, "play", "cincinnati", "--seats", "greedy,greedy,greedy", "--seed", "2")
    shown = " ".join(run.out.split())
    told = re.findall(r"at Caesar’s with ([1-6 ]+), ([^.]*)\.", shown)
    assert told
    assert all(what == f"a total of {sum(map(int, pips.split()))}" for pips, what in told)
    assert re.search(r"rolls [1-6 ]+ and (has|ends with) [1-6 ]+, a total of", shown)
