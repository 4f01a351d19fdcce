"""The record of a game with the proof of its dice, signed, for everybody: once it is over or abandoned."""

import json
from typing import TYPE_CHECKING, Any

from gobelet import records
from gobelet.locale.voice import Voice
from gobelet.records.file import FORMAT
from gobelet.records.writing import laid_out
from gobelet.server.errors import Trouble
from gobelet.server.tables import fair, names, plans
from gobelet.server.tables.plans import as_read
from gobelet.server.tables.state import State

if TYPE_CHECKING:
    from gobelet.server.signing import HouseKey


def record_text(state: State, key: "HouseKey | None" = None, now: int = 0) -> str:
    """The record as text, `proof` being one more field of it; with the house's key it is signed."""
    if state.phase not in ("over", "abandoned"):
        raise Trouble("record-sealed", 403, {})
    if state.game is None:
        raise Trouble("no-game", 404, {})
    text = records.dump(state.game.record(), players_of(state), orders_of(state))
    fields: dict[str, Any] = {**json.loads(text), "proof": proof_of(state)}
    if key is not None:
        fields["gobelet"] = FORMAT
        if state.game.over:
            fields["outcome"] = {"scores": [*state.game.scores], "winners": [*state.game.winners]}
        fields = key.sign(fields, now)
    return laid_out(fields)


def players_of(state: State) -> list[records.Player]:
    """Who sat there. Bots have the game's names, as at the table, each a different one."""
    assert state.game is not None
    voice = Voice("en", state.game.ruleset)
    taken = [seat.name for seat in state.seats if seat.name]
    players = []
    for number, seat in enumerate(state.seats):
        name = seat.name
        if not name:
            name = names.apart(voice.name(number), taken)
            taken.append(name)
        players.append(records.Player(name, "you" if seat.kind == "person" else seat.bot))
    return players


def orders_of(state: State) -> list[records.GivenOrder]:
    """The answers that plans and orders gave, with what these said."""
    return [
        records.GivenOrder(one.question, one.seat, {name: as_read(wish) for name, wish in one.order.items()})
        for one in plans.given(state)
    ]


def proof_of(state: State) -> dict[str, object]:
    settings = state.settings
    if settings.daily is not None:
        return {
            "day": settings.daily.day,
            "game": settings.daily.game,
            "secret": settings.secret,
            "commitment": settings.commitment,
        }
    if settings.tournament is not None and settings.duplicate:
        return {
            "tournament": settings.tournament.id,
            "round": settings.tournament.round,
            "secret": settings.secret,
            "commitment": settings.commitment,
        }
    return {
        "table": settings.id,
        "secret": settings.secret,
        "commitment": settings.commitment,
        "commitments": state.commitments,
        "entropies": fair.entropies(settings.secret, state.entropies),
        "opened": [opened is not None for opened in state.entropies],
    }
