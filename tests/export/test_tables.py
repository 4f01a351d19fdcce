"""What the tables say is what happened: compared with games that are played again, answer by answer."""

import json
from collections import Counter
from pathlib import Path

import pyarrow.parquet as pq  # type: ignore[import-untyped] # it brings no types
import pytest

import gobelet
from gobelet import export, notation, records
from gobelet.bots.mind import mind_of
from gobelet.core.branches import play_on
from gobelet.core.errors import BadRecord
from gobelet.core.event import Event
from gobelet.core.names import SEATS_OF
from gobelet.core.playout import play_out
from gobelet.core.record import Record
from gobelet.export import ExtraColumns, GivenGame, GivenSeat, Pseudonyms, from_records
from gobelet.export.columns import tables
from gobelet.export.rows import as_json, rows_of
from gobelet.records import GivenOrder, Player, RecordFile
from tests.export.reading import bots, csv_table, json_table, table

EVERYTHING = ExtraColumns(hidden=True, valuations=True)
RULESETS = ("dicetown/2009", "dicetown/extension+indians", "cincinnati")


def a_record(ruleset: str, seats: int = 3, seed: int = 5) -> Record:
    game = gobelet.new(ruleset, seats, seed)
    play_out(game, seed)
    return game.record()


def given(record: Record) -> GivenGame:
    return GivenGame(
        record, (GivenSeat("player 1", "person"), *[GivenSeat("random", "random")] * (record.seats - 1))
    )


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_game_can_be_played_again_from_its_decisions(ruleset: str) -> None:
    record = a_record(ruleset)
    wanted = ExtraColumns(hidden=True, valuations=ruleset == "cincinnati")  # the expert takes its time
    found = rows_of(7, given(record), wanted)
    names = [column.name for column in tables(wanted)[2].columns]
    events: list[Event] = []
    game = gobelet.new(ruleset, 3, 5, watchers=[events.append])
    ids: Counter[str] = Counter()
    for number, values in enumerate(found.decisions):
        row = dict(zip(names, values, strict=True))
        assert game.question is not None
        assert (row["game"], row["decision"], row["question"]) == (7, number, game.serial)
        assert (row["id"], row["rule"]) == (game.question.id, game.question.rule)
        assert (row["round"], tuple(row["asked"])) == (game.round, SEATS_OF[game.asked])
        assert tuple(row["options"]) == game.options(row["seat"])
        assert row["forced"] == (len(row["options"]) == 1)
        assert row["answer"][: row["part"]] == list(game.said[row["seat"]])
        assert row["answer"][row["part"]] == row["option"]
        if not row["part"]:
            assert notation.read(game, row["seat"], row["text"]) == tuple(row["answer"])
        if not any(game.said):  # the first to answer: nobody has said anything yet
            assert row["hidden"] == notation.draw(game)
            assert row["seen"] == notation.draw(game, row["seat"])
        if row["forced"]:
            assert row.get("values", []) == []
        elif wanted.valuations:
            scored = mind_of(game.ruleset).weigh(gobelet.view(game, row["seat"]), game.question, 0)
            assert row["values"] == [{o: v for v, o in scored}.get(one) for one in row["options"]]
        ids[row["id"]] += 1
        game.answer(row["seat"], row["option"])
    assert game.over
    assert game.fingerprint() == record.fingerprint == found.games[0][11]
    assert [(row[4], row[5], row[6]) for row in found.events] == [
        (one.id, one.rule, as_json(one.facts)) for one in events
    ]
    assert [(row[7], tuple(row[8])) for row in found.events] == [
        (as_json(one.secret) if one.secret else "", SEATS_OF[one.audience] if one.secret else ())
        for one in events
    ]
    assert [row[4] for row in found.seats] == list(game.scores)
    assert {row[1] for row in found.seats if row[5] == 1} == set(game.winners)
    assert sum(row[6] for row in found.seats) == pytest.approx(1)
    assert len(ids) > 3


def test_rolls_are_those_that_players_saw() -> None:
    found = rows_of(0, given(a_record("dicetown/2009")), ExtraColumns(hidden=True))
    shown = []
    for row in found.events:
        if row[4] in ("rolled-dice", "last-roll"):  # under the cup, and for all to see
            facts = {**json.loads(row[6]), **json.loads(row[7] or "{}")}
            shown.append((facts["seat"], facts["dice"], row[2]))
    rolls = [(row[5], row[8], row[2]) for row in found.rolls if row[4] == "dice"]
    assert rolls == shown
    assert all(len(row[8]) == row[6] for row in found.rolls if row[4] == "dice")
    cards = [row for row in found.rolls if row[4] == "card"]
    assert cards
    assert all(row[9] and row[6] >= 1 for row in cards)
    faces = {row[9] for row in found.rolls if row[4] == "dice"}
    assert set(" ".join(faces).split()) == {"9", "10", "J", "Q", "K", "A"}


def test_secrets_are_columns_for_those_who_want_them_alone() -> None:
    record = a_record("dicetown/2009")
    plain, whole = (
        rows_of(0, given(record), ExtraColumns()),
        rows_of(0, given(record), ExtraColumns(hidden=True)),
    )
    assert [row[:-2] for row in whole.events] == plain.events
    assert [row[:-2] for row in whole.decisions] == plain.decisions
    for wanted, found in ((ExtraColumns(), plain), (ExtraColumns(hidden=True), whole)):
        for columns, rows in zip(tables(wanted), found, strict=True):
            assert {len(row) for row in rows} == {len(columns.columns)}


def test_a_game_with_other_dice_from_the_middle() -> None:
    game = gobelet.new("cincinnati", 3, 5)
    while game.serial < 30:
        for seat in game.waiting:
            game.answer(seat, game.options(seat)[0])
    play_on(game, "keyed", "ab" * 32, game.fingerprint())
    play_out(game, 1)
    found = rows_of(0, given(game.record()), ExtraColumns())
    assert (found.games[0][6], found.games[0][11]) == (1, game.fingerprint())
    assert len(found.rolls) > 100


def test_what_an_order_answered_says_so() -> None:
    record = a_record("dicetown/2009")
    serial, said = next(entry for entry in record.answers if entry[0] > 10)
    order = GivenOrder(serial, said[0][0], {"dice": "places", "places": ("hall", "mine")})
    found = rows_of(0, given(record)._replace(orders=(order,)), ExtraColumns())
    ordered = [row for row in found.decisions if row[14]]
    assert {(row[3], row[6], row[15]) for row in ordered} == {
        (serial, said[0][0], '{"dice":"places","places":["hall","mine"]}')
    }


def test_a_record_that_does_not_replay_is_refused() -> None:
    record = a_record("cincinnati")
    fields = list(record.__reduce__()[1])
    for change in (
        {9: "0" * 16},
        {5: record.answers[:-1]},
        {5: (*record.answers, (record.serial + 1, ((0, (1,)),)))},
    ):
        wrong = Record(*[change.get(place, value) for place, value in enumerate(fields)])
        with pytest.raises(BadRecord):
            rows_of(0, given(wrong), ExtraColumns())


# --- names --------------------------------------------------------------------------------------------------


def test_names_are_replaced_and_unfinished_games_left_out(tmp_path: Path) -> None:
    half = gobelet.new("cincinnati", 3, 1).record()
    names = [("Anna", "Bertrand"), ("Bertrand", "Chloé")]
    files = [
        RecordFile(
            a_record("cincinnati", seed=seed),
            (Player(a, "you"), Player(b, "you"), Player("Jesse", "greedy")),
            (),
        )
        for seed, (a, b) in enumerate(names)
    ]
    people = Pseudonyms()
    games = list(from_records([files[0], RecordFile(half, files[0].players, ()), files[1]], people))
    assert [[who.player for who in one.seated] for one in games] == [
        ["player 1", "player 2", "greedy"],
        ["player 2", "player 3", "greedy"],
    ]
    export.export_games(games, tmp_path / "out", "records", format="jsonl")
    written = b"".join([path.read_bytes() for path in (tmp_path / "out").rglob("*") if path.is_file()])
    again = list(records.read_all(tmp_path / "out"))
    assert [one.players[0] for one in again] == [Player("player 1", "you"), Player("player 2", "you")]
    said = json.dumps(
        [json_table(tmp_path / "out", "seats"), [one.players for one in again]], ensure_ascii=False
    )
    for name in ("Anna", "Bertrand", "Chloé", "Jesse"):
        assert name not in said
        assert name.encode() not in written


# --- files --------------------------------------------------------------------------------------------------


def test_every_format_holds_the_same(tmp_path: Path) -> None:
    games = bots("dicetown/2009", "greedy", "random", games=1)
    done = {
        format: export.export_simulation(games, tmp_path / format, format, EVERYTHING)
        for format in export.FORMATS
    }
    assert len({one.rows for one in done.values()}) == 1
    for columns in tables(EVERYTHING):
        parquet = table(tmp_path / "parquet", columns.name)
        assert len(parquet) == getattr(done["parquet"].rows, columns.name)
        plain = json_table(tmp_path / "jsonl", columns.name)
        commas = csv_table(tmp_path / "csv", columns.name)
        assert [*parquet[0]] == [*plain[0]] == [*commas[0]] == [one.name for one in columns.columns]
        for one in columns.columns:
            expected = [row[one.name] for row in plain]
            if one.type == "reals":
                lists = [row[one.name] for row in parquet]
                assert [[v is None for v in row] for row in lists] == [
                    [v is None for v in row] for row in expected
                ]
                expected, found = [
                    [v for row in part for v in row if v is not None] for part in (expected, lists)
                ]
                assert found == pytest.approx(expected, rel=1e-5)
            else:
                assert [row[one.name] for row in parquet] == expected
                assert [row[one.name] for row in commas] == [_cell(row[one.name]) for row in plain]


def _cell(value: object) -> str:
    if isinstance(value, list):
        return " ".join([str(item) for item in value])
    return "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def test_the_schema_and_the_card_explain_every_column(tmp_path: Path) -> None:
    export.export_simulation(
        bots("cincinnati", "greedy", "random", "random", games=2, first=40),
        tmp_path,
        wanted=ExtraColumns(hidden=True),
    )
    text = (tmp_path / "README.md").read_text(encoding="utf-8")
    for columns in tables(ExtraColumns(hidden=True)):
        schema = pq.read_schema(tmp_path / columns.name / "part-00000.parquet")
        assert schema.metadata[b"ruleset"] == b"cincinnati@2"
        assert schema.metadata[b"seeds"] == b"40..41"
        assert schema.metadata[b"gobelet"] == gobelet.__version__.encode()
        for one in columns.columns:
            assert schema.field(one.name).metadata[b"about"].decode() == one.about
            assert f"| `{one.name}` | " in text
            assert one.about in text
    assert "gobelet export --simulate greedy,random,random --ruleset cincinnati@2 --games 2 --seed 40" in text


def test_records_are_read_back_and_are_those_of_the_tables(tmp_path: Path) -> None:
    export.export_simulation(bots("cincinnati", "greedy", "random", "random"), tmp_path)
    files = list(records.read_all(tmp_path))
    assert [records.verify(one.record, one.marks) for one in files] == [None] * 3
    assert [one.record.fingerprint for one in files] == [
        row["fingerprint"] for row in table(tmp_path, "games")
    ]
    assert [row["seed"] for row in table(tmp_path, "games")] == ["1", "2", "3"]
