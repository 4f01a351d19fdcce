"""Devices of players for tests: each has a secret of its own, and shows it with every request."""

import secrets
from typing import Any

import httpx
import msgspec
from sqlalchemy import select, text

from gobelet.server.protocol import players as wire
from gobelet.server.protocol import tables as table_wire
from gobelet.server.storage.sql_tables import metadata
from tests.server.house import PATIENCE, House


class Device:
    def __init__(self, url: str, secret: str = "") -> None:
        self.url = url
        self.secret = secret or secrets.token_hex(32)
        self.browser = secrets.token_hex(32)

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        shown = {
            "authorization": f"Bearer {self.secret}",
            "content-type": "application/json",
            "accept-language": "en",
            **headers,
        }
        sent = None if body is None else msgspec.json.encode(body)
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as http:
            return await http.request(method, path, content=sent, headers=shown)

    async def refused(self, method: str, path: str, body: Any = None, **headers: str) -> str:
        """The code of the refusal."""
        answer = await self.ask(method, path, body, **headers)
        assert answer.is_error, answer.text
        return str(answer.json()["code"])

    async def done(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.ask(method, path, body)
        assert answer.is_success, answer.text
        return answer.json()

    # --- what the page does -------------------------------------------------------------------------------

    async def say(self, name: str, **more: Any) -> wire.PlayerInfo:
        told = await self.done("PUT", "/api/player", {"name": name, **more})
        return msgspec.convert(told, wire.PlayerInfo)

    async def me(self) -> wire.PlayerInfo:
        return msgspec.convert(await self.done("GET", "/api/player"), wire.PlayerInfo)

    async def games(self) -> list[wire.PlayerGame]:
        return msgspec.convert(await self.done("GET", "/api/player/games"), list[wire.PlayerGame])

    async def open_table(self, wanted: table_wire.NewTable) -> table_wire.Seated:
        wanted = msgspec.structs.replace(wanted, browser=self.browser)
        return msgspec.convert(await self.done("POST", "/api/tables", wanted), table_wire.Seated)

    async def sit(self, table: str, name: str, **more: Any) -> table_wire.Seated:
        wanted = table_wire.SitDown(name=name, browser=self.browser, **more)
        told = await self.done("POST", f"/api/tables/{table}/seats", wanted)
        return msgspec.convert(told, table_wire.Seated)

    async def come_back(self, table: str) -> table_wire.Seated:
        return msgspec.convert(await self.done("POST", f"/api/player/games/{table}", {}), table_wire.Seated)

    async def code(self) -> str:
        return str((await self.done("POST", "/api/player/code", {}))["code"])

    async def arrive(self, code: str, label: str = "") -> wire.PlayerInfo:
        told = await self.done("POST", "/api/player/arrival", {"code": code, "device": label})
        return msgspec.convert(told, wire.PlayerInfo)


async def count(home: House, table: str) -> int:
    query = select(text("count(*)")).select_from(metadata.tables[table])
    return int((await home.lobby.store.read(query))[0][0])


async def everything(home: House) -> str:
    """All that the database holds, as text."""
    found = [
        str(row) for table in metadata.sorted_tables for row in await home.lobby.store.read(select(table))
    ]
    return "\n".join(found)


async def moved(home: House, first: Device) -> Device:
    """Another device of the same player."""
    other = Device(home.url)
    await other.arrive(await first.code())
    return other
