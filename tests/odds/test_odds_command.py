"""`gobelet odds`."""

import pytest

from gobelet.cli.exit_codes import BAD_INPUT, DONE
from gobelet.cli.main import main


def shown(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["odds", *words]) == DONE
    return capsys.readouterr().out


def test_the_tables_of_the_casino(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "cincinnati", "6 6 4 4 2", "--chips", "1", "--against", "1 1 1 3 4", "--lang", "en")
    assert "69.1%" in text
    assert "Ballroom" in text
    assert "│  6 6 │" in text


def test_a_duel(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("cincinnati", "6 6 4 4 2", "--duel", "--chips", "1", "--against", "5 5 5 1 2")
    text = shown(capsys, *words, "--lang", "fr")
    assert "52,3\N{NO-BREAK SPACE}%" in text
    assert "les jetons" in text


def test_the_places_of_the_town(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "dicetown/2009", "K K", "--money", "0", "--rolls", "0", "--lang", "en")
    assert "57.9%" in text, "125 of 216 rolls of three dice have no King"
    assert shown(capsys, "dicetown/extension", "-", "--rolls", "1", "--lang", "fr")


def test_the_casino_from_scratch(capsys: pytest.CaptureFixture[str]) -> None:
    """Five dice, three rolls: five of a kind comes in 4.6 of 100, as every table of odds has it."""
    text = shown(capsys, "cincinnati", "-", "--rolls", "3", "--lang", "en")
    assert "4.6%" in text
    assert "a long straight" in text
    assert "26.1%" in text
    assert shown(capsys, "cincinnati", "2 3 4 5", "--rolls", "1", "--lang", "fr").count("33,3") >= 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("cincinnati", "7 7"), "7 7"),
        (("cincinnati", "6 6", "--rolls", "0"), "5"),
        (("cincinnati", "6 6 6 6 6 6"), "6"),
        (("dicetown/2009", "K 3"), "K 3"),
        (("cincinnati", "6 6 6 6 6", "--duel"), "--against"),
        (("cincinnati", "6 6 6 6 6", "--rolls", "9"), "--rolls"),
    ],
)
def test_bad_input_is_one_line(words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", *words, "--lang", "en"]) == BAD_INPUT
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
