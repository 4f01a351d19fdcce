"""An assistant at its own table and at a server, by the SDK's own client."""

import json
import os
import random
import re
import sys
from importlib.util import find_spec

import pytest

if find_spec("mcp") is None:
    assert os.environ.get("CI") != "true", "the extra mcp is not installed"
    pytest.skip(
        'the package mcp is not installed: assistants play by it (pip install "gobelet[mcp]")',
        allow_module_level=True,
    )

from mcp import Client, StdioServerParameters
from mcp.types import TextContent

import gobelet
from gobelet import api, readable
from gobelet.mcp.own_table import OwnTable
from gobelet.mcp.tools import make_server
from gobelet.server.client.connection import create
from gobelet.server.protocol import to_server
from tests.laws.catalogue import EVERY_RULESET
from tests.server.house import house
from tests.server.players import at_random, come, new_table

OPTION = re.compile(r"^  (\d+) = ", re.MULTILINE)
TOOLS = ["list_rulesets", "new_table", "join_table", "look", "options", "answer", "rule", "leave"]


async def call(client: Client, tool: str, **arguments: object) -> str:
    """What a tool says; it must not be an error."""
    failed, text = await tried(client, tool, **arguments)
    assert not failed, text
    return text


async def tried(client: Client, tool: str, **arguments: object) -> tuple[bool, str]:
    result = await client.call_tool(tool, arguments)
    (content,) = result.content
    assert isinstance(content, TextContent)
    return bool(result.is_error), content.text


async def play_on(client: Client, text: str, dice: random.Random) -> tuple[str, int]:
    """Answer by chance to the end; the last text, and how often an answer was given."""
    answers = 0
    while options := OPTION.findall(text):
        text = await call(client, "answer", answer=dice.choice(options))
        answers += 1
    return text, answers


@pytest.mark.parametrize("id", EVERY_RULESET)
async def test_a_whole_game_of_every_ruleset(id: str) -> None:
    others = ["random"] * (api.ruleset(id).seats[0] - 1)
    async with Client(make_server()) as client:
        text = await call(client, "new_table", ruleset=id, bots=others, seed=2)
        text, answers = await play_on(client, text, random.Random(1))
        assert answers > 10
        assert "The game is over." in text
        assert await tried(client, "answer", answer="1") == (
            True,
            "Error executing tool answer: You are not asked anything now.",
        )


async def test_the_tools_are_few_and_described_in_both_languages() -> None:
    for lang in ("en", "fr"):
        async with Client(make_server("fr" if lang == "fr" else "en")) as client:
            tools = (await client.list_tools()).tools
            assert [tool.name for tool in tools] == TOOLS
            assert all(tool.description and "mcp-" not in tool.description for tool in tools)
            listed = await call(client, "list_rulesets")
            assert all(id in listed for id in EVERY_RULESET)
            assert "DT-11" in await call(client, "rule", number="dt 11")
            text = await call(client, "new_table", ruleset="dicetown/2009", bots=["greedy"])
            assert ("Which dice do you keep?" in text) == (lang == "en")


async def test_what_can_not_be_is_refused_with_what_is_expected() -> None:
    async with Client(make_server()) as client:
        for tool, arguments, expected in (
            ("look", {}, "Call new_table or join_table first"),
            ("leave", {}, "Call new_table or join_table first"),
            ("rule", {"number": "ZZ-1"}, "DT-1…DT-63"),
            ("new_table", {"ruleset": "poker", "bots": ["greedy"]}, "dicetown/2009"),
            ("new_table", {"ruleset": "cincinnati", "bots": ["greedy"]}, "3 to 6"),
            ("new_table", {"ruleset": "cincinnati", "bots": ["fred"] * 2}, "greedy"),
            (
                "new_table",
                {"ruleset": "dicetown/2009", "bots": ["greedy"], "choices": {"bribes": "x"}},
                "yes",
            ),
            ("join_table", {"link": "ftp://nowhere"}, "nowhere"),
            ("join_table", {"link": "http://127.0.0.1:9/t/none"}, "does not answer"),
        ):
            failed, text = await tried(client, tool, **arguments)
            assert failed
            assert expected in text
        text = await call(client, "new_table", ruleset="dicetown/2009", bots=["greedy"], seed=7)
        failed, refused = await tried(client, "answer", answer="fold")
        assert failed
        assert "= keep 9: Keep 9 (free)" in refused
        assert text.endswith(await call(client, "look"))  # nothing has changed, and there is no news
        assert (await tried(client, "new_table", ruleset="cincinnati", bots=["greedy"] * 2))[0]
        assert OPTION.findall(text) == re.findall(r"^(\d+) = ", await call(client, "options"), re.MULTILINE)
        plain = json.loads(await call(client, "look", format="json"))
        assert plain["view"]["seat"] == 0
        assert plain["news"] == []
        await call(client, "leave")
        assert (await tried(client, "look"))[0]


async def test_it_sees_what_its_seat_sees_and_nothing_else() -> None:
    """Twin worlds: whatever the bots hold, the assistant reads the same."""
    table = OwnTable("dicetown/2009", ["random", "random"], {}, "en", 4)
    dice = random.Random(4)
    for number in range(40):
        seen = await table.look(wait=True)
        if number % 8 == 0:
            game = table.game
            table.game = gobelet.imagine(gobelet.view(game, 0), number)
            assert readable.lines_of(await table.look(wait=True)) == readable.lines_of(seen)
            table.game = game
        await table.answer(str(dice.choice(seen.options).number))


async def test_by_link_it_takes_a_seat_is_shown_as_a_program_and_plays_to_the_end() -> None:
    async with house() as home, Client(make_server()) as client:
        seated = await create(home.url, new_table("cincinnati", 2, 1))
        ann = await come(home.url, seated)
        link = f"{home.url}/t/{seated.table}"
        assert "The game has not begun" in await call(client, "join_table", link=link, name="Claudine")
        view = await ann.until(lambda view: view.table.seats[1].program and view.table.seats[1].here)
        assert view.table.seats[1].name == "Claudine"
        await ann.until(lambda view: bool(view.table.fair.commitments[1]))
        await ann.do(to_server.StartGame())
        playing = home.lobby.spawn(ann.play(at_random(1)))
        text = await call(client, "look")
        assert "You are Claudine, seat 1 of 3" in text
        text, answers = await play_on(client, text, random.Random(2))
        assert answers > 10
        assert "The game is over." in text
        assert (await tried(client, "join_table", link=link))[0]  # it sits at one table at a time
        await call(client, "leave")
        del playing


async def test_on_standard_input_and_output() -> None:
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "gobelet", "mcp", "--lang", "fr"], env={**os.environ}
    )
    async with Client(command) as client:
        assert "Manche 1." in await call(client, "new_table", ruleset="cincinnati", bots=["greedy"] * 2)
