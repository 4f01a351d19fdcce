"""Settings: from a file, the environment and the command line; which counts, and what is wrong with one."""

import json
from pathlib import Path

import msgspec
import pytest

from gobelet.cli.house import SUBJECTS
from gobelet.core.errors import BadRequest
from gobelet.locale import LANGUAGES
from gobelet.locale.voice import Voice
from gobelet.server.settings.configuring import config_of
from gobelet.server.settings.server_settings import FIELDS, ServerSettings
from gobelet.server.settings.shown import shown
from gobelet.server.settings.sources import gather
from tests.cli.typist import gobelet

SECRET = "opensesame"


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def refused(words: dict[str, object], environment: dict[str, str], lang: str = "en") -> str:
    with pytest.raises(BadRequest) as wrong:
        config_of(gather(words, environment))
    return Voice(lang).say(wrong.value)


def test_the_command_line_counts_before_the_environment_and_that_before_the_file() -> None:
    Path("gobelet.toml").write_text('port = 1001\nworkers = 2\nkeep = 7\npublic-url = "https://a.example"\n')
    found = gather({"port": "3003"}, {"GOBELET_PORT": "2002", "GOBELET_KEEP": "8", "GOBELET_BUS": ""})
    settings = found.settings
    assert (settings.port, settings.keep, settings.workers) == (3003, 8, 2)
    assert settings.sockets == ServerSettings().sockets
    assert found.stands == {
        "port": "--port",
        "keep": "GOBELET_KEEP",
        "workers": "gobelet.toml: workers",
        "public_url": "gobelet.toml: public-url",
    }


def test_another_file_can_be_named() -> None:
    Path("gobelet.toml").write_text("keep = 1\n")
    Path("other.toml").write_text("keep = 2\n")
    Path("third.toml").write_text("keep = 3\n")
    assert gather({}, {"GOBELET_CONFIG": "other.toml"}).settings.keep == 2
    assert gather({}, {"GOBELET_CONFIG": "other.toml"}, "third.toml").settings.keep == 3
    with pytest.raises(BadRequest) as wrong:
        gather({}, {}, "none.toml")
    assert Voice("en").say(wrong.value).startswith("The settings in none.toml can’t be read: No such file")


def test_every_setting_can_be_set_everywhere() -> None:
    examples = {"str": "x", "list": ["x", "y"], "bool": True, "int": 3}
    for name, field in FIELDS.items():
        kind = "int" if field.most else type(field.default).__name__
        value = field.words[-1] if field.words else examples[kind]
        as_text = ", ".join(value) if isinstance(value, list) else str(value)
        Path("all.toml").write_text(f"{field.key} = {msgspec.json.encode(value).decode()}\n")
        assert getattr(gather({}, {}, "all.toml").settings, name) == value
        assert getattr(gather({}, {field.variable: as_text}).settings, name) == value
        assert getattr(gather({name: value}, {}).settings, name) == value


def test_passwords_come_from_the_environment_a_file_or_a_file_of_their_own() -> None:
    Path("secret").write_text(f"{SECRET}\n")
    Path("gobelet.toml").write_text('database = "postgresql://gobelet@db.example/gobelet"\n')
    for environment in (
        {"GOBELET_DATABASE_PASSWORD": SECRET},
        {"GOBELET_DATABASE_PASSWORD_FILE": "secret"},
        {"GOBELET_DATABASE": f"postgres://gobelet:{SECRET}@db.example/gobelet"},
    ):
        database = config_of(gather({}, environment)).database
        assert database == f"postgresql://gobelet:{SECRET}@db.example/gobelet"
    with Path("gobelet.toml").open("a") as file:
        file.write('database-password-file = "secret"\nbus = "redis://:x@127.0.0.1:1/0"\n')
    config = config_of(gather({}, {"GOBELET_BUS_PASSWORD": "a/b"}))
    assert config.database == f"postgresql://gobelet:{SECRET}@db.example/gobelet"
    assert config.bus == "redis://:a%2Fb@127.0.0.1:1/0"


def test_no_password_is_shown() -> None:
    environment = {
        "GOBELET_DATABASE": f"postgresql://gobelet:{SECRET}@db.example/gobelet",
        "GOBELET_BUS": f"redis://:{SECRET}@127.0.0.1",
        "GOBELET_MAIL_PASSWORD": SECRET,
    }
    text = str(shown(gather({}, environment)))
    assert SECRET not in text
    assert "gobelet:***@db.example" in text
    for name, value in (("DATABASE", f"mysql://me:{SECRET}@x/y"), ("BUS", f"nats://me:{SECRET}@x")):
        assert SECRET not in refused({}, {f"GOBELET_{name}": value})


def test_the_command_shows_values_and_where_they_come_from(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("gobelet.toml").write_text('origin = ["https://a.example", "https://b.example"]\n')
    monkeypatch.setenv("GOBELET_MAIL_PASSWORD", SECRET)
    run = gobelet(monkeypatch, "house", "settings", "--workers", "4")
    lines = {line.split()[0]: line.split(maxsplit=1)[1] for line in run.out.splitlines()}
    assert set(lines) == {field.key for field in FIELDS.values()}
    assert lines["workers"].split() == ["4", "--workers"]
    assert lines["origin"].endswith("gobelet.toml: origin")
    assert lines["mail-password"].split() == ["***", "GOBELET_MAIL_PASSWORD"]
    assert lines["sockets"].split(maxsplit=1) == ["100", "not set"]
    found = json.loads(gobelet(monkeypatch, "house", "settings", "--json").out)
    one = next(one for one in found if one["name"] == "origin")
    assert one["value"] == ["https://a.example", "https://b.example"]
    assert one["where"] == "gobelet.toml: origin"


def test_the_command_says_what_it_can_do(monkeypatch: pytest.MonkeyPatch) -> None:
    for words in (("house",), ("house", "--help"), ("house", "--lang", "fr", "--help")):
        run = gobelet(monkeypatch, *words)
        assert (run.code, run.err) == (0, "")
        for subject in SUBJECTS:
            assert f"gobelet house {subject} " in run.out
        assert max(len(line) for line in run.out.splitlines()) <= 90
    run = gobelet(monkeypatch, "house", "tabels")
    assert run.code == 2
    assert "There is no command “house tabels”; choose one of: tables, players" in run.err
    assert gobelet(monkeypatch, "house", "tables", "burn").code == 2
    assert gobelet(monkeypatch, "house", "players", "burn").code == 2


WRONG: list[tuple[str, str, str]] = [
    ("port = 70000", "gobelet.toml: port should be a whole number from 0 to 65535, not “70000”.", "port"),
    ("port = true", "gobelet.toml: port should be a whole number", "port"),
    ('no-open = "perhaps"', "gobelet.toml: no-open should be true or false, not “perhaps”.", "no-open"),
    ("origin = 3", "gobelet.toml: origin should be a list of texts, not “3”.", "origin"),
    ("mail = 3", "gobelet.toml: mail should be a text, not “3”.", "mail"),
    ('log-format = "xml"', "gobelet.toml: log-format is “xml”; it can be one of: text, json.", "log-format"),
    (
        "publc-url = 1",
        "There is no such setting: gobelet.toml: publc-url. Did you mean public-url?",
        "publc-url",
    ),
    (
        "public_url = 1",
        "There is no such setting: gobelet.toml: public_url. Did you mean public-url?",
        "public_url",
    ),
    ("[colours]", "There is no such setting: gobelet.toml: colours. “gobelet house settings”", "colours"),
    ("port = ", "The settings in gobelet.toml can’t be read: ", "gobelet.toml"),
    ('public-url = "x"', "gobelet.toml: public-url is the address of a site", "public-url"),
    (
        'public-url = "https://a.example/t/x"',
        "gobelet.toml: public-url may end with a path under which the server is reached",
        "/t/x",
    ),
    ('public-url = "https://a.example/a b"', "gobelet.toml: public-url may end with a path", "/a b"),
    ('public-url = "https://a.example/a?b=1"', "gobelet.toml: public-url is the address of a site", "b=1"),
    ('origin = ["https://a.example/b"]', "gobelet.toml: origin is the address of a site", "/b"),
    ('database = "mysql:x"', "gobelet.toml: database is sqlite:///FILE or postgresql://…, not", "database"),
    ('bus = "x"', "gobelet.toml: bus is redis://… or postgresql://…, not “x”.", "bus"),
    ("workers = 2", "Several workers need --bus", "bus"),
    (
        'mail-password-file = "none"',
        "gobelet.toml: mail-password-file names none, which can’t be read:",
        "none",
    ),
]


@pytest.mark.parametrize(("line", "sentence", "named"), WRONG)
def test_a_wrong_setting_is_one_sentence_that_names_it(line: str, sentence: str, named: str) -> None:
    Path("gobelet.toml").write_text(f"{line}\n")
    assert refused({}, {}).startswith(sentence)
    for lang in LANGUAGES:
        assert named in refused({}, {}, lang)


def test_a_wrong_variable_is_named_too() -> None:
    assert refused({}, {"GOBELET_PORT": "many"}).startswith("GOBELET_PORT should be a whole number")
    misspelt = "There is no such setting: GOBELET_PUBLIC_ULR. Did you mean GOBELET_PUBLIC_URL?"
    assert refused({}, {"GOBELET_PUBLIC_ULR": "x"}) == misspelt
    config_of(gather({}, {"GOBELET_COMPILE": "1", "GOBELET_WEB": "x"}))  # these are of the build
