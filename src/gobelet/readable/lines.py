"""A readable view as lines of text: the same facts as its JSON, and no others."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from gobelet.locale.voice import Voice, Words
from gobelet.readable.types import ReadableView, ReadHeap, ReadOption

BETWEEN: Final = " · "  # between heaps, whose cards stand between commas


def lines_of(seen: ReadableView, news: Sequence[str] = ()) -> str:
    """A readable view as text, after what has happened since the last one."""
    voice = Voice(seen.lang)
    parts = [
        _lines(voice, "readable-news", news),
        [*_head(voice, seen)],
        [*_table(voice, seen)],
        _lines(voice, "readable-known", [*_known(voice, seen)]),
        _lines(voice, "readable-cards", [*_explained(voice, seen.explained)]),
        [*_question(voice, seen)],
        _lines(voice, "readable-over", [*_scores(voice, seen)]) if seen.over else [],
    ]
    return "\n\n".join(["\n".join(part) for part in parts if part]) + "\n"


def option_line(voice: Voice, option: ReadOption) -> str:
    """An option by its number, the words of the notation if there are any, and what it means."""
    words: Words = {"number": str(option.number), "words": option.words, "text": option.text}
    return voice.text("readable-option" if option.words else "readable-option-plain", words)


def _lines(voice: Voice, above: str, lines: Sequence[str]) -> list[str]:
    """Some lines with a line above them; nothing if there are none."""
    return [voice.text(above), *[f"  {line}" for line in lines]] if lines else []


def _head(voice: Voice, seen: ReadableView) -> Iterator[str]:
    yield f"{seen.title}. {seen.about}".strip()
    seats = len(seen.players)
    if seen.seat is None:
        where = voice.text("readable-watching", {"count": seats})
    else:
        me: Words = {"name": seen.players[seen.seat].name, "number": seen.seat, "count": seats}
        where = voice.text("readable-seat", me)
    game = seen.ruleset.partition("@")[0].partition("/")[0]
    now = voice.text("readable-round", {"round": seen.round, "game": game}) if seen.round else ""
    yield f"{where} {now}".rstrip()


def _table(voice: Voice, seen: ReadableView) -> Iterator[str]:
    if seen.table:
        yield voice.text("readable-table", {"text": _heaps(seen.table)})
    for player in seen.players:
        id = "readable-player-you" if player.you else "readable-player"
        words: Words = {"number": player.seat, "name": player.name, "text": _heaps(player.heaps)}
        yield voice.text(id, words).rstrip()


def _heaps(heaps: Sequence[ReadHeap]) -> str:
    return BETWEEN.join([f"{heap.name} {heap.text}" for heap in heaps])


def _known(voice: Voice, seen: ReadableView) -> Iterator[str]:
    if seen.known:
        yield voice.text("readable-known-table", {"text": _heaps(seen.known)})
    for player in seen.players:
        if player.known:
            words: Words = {"name": player.name, "text": _heaps(player.known)}
            yield voice.text("readable-known-player", words)


def _explained(voice: Voice, explained: Mapping[str, str]) -> Iterator[str]:
    """Cards that do the same stand in one line."""
    for text in dict.fromkeys(explained.values()):
        names = ", ".join([name for name, same in explained.items() if same == text])
        yield voice.text("cli-explained", {"name": names, "text": text})


def _question(voice: Voice, seen: ReadableView) -> Iterator[str]:
    question = seen.question
    if question is None:
        return
    words: Words = {"number": str(question.number), "rule": question.rule or "–", "text": question.text}
    yield voice.text("readable-question", words)
    yield from [line for line in (question.note, question.turn, question.help) if line]
    if question.said and question.yours:
        told = BETWEEN.join([part.text for part in question.said])
        yield voice.text("readable-said", {"text": told})
    if question.yours:
        yield from _lines(voice, "readable-options", [option_line(voice, option) for option in seen.options])
        yield voice.text("readable-how")
        return
    if seen.seat is not None and seen.seat in question.asked:
        yield voice.text("readable-sealed")
    owing = [seat for seat in question.asked if seat not in question.answered and seat != seen.seat]
    if owing:
        names = voice.listed([seen.players[seat].name for seat in owing])
        yield voice.text("readable-waiting", {"names": names})


def _scores(voice: Voice, seen: ReadableView) -> Iterator[str]:
    for player in seen.players:
        if player.score is not None:
            id = "readable-score-won" if player.won else "readable-score"
            yield voice.text(id, {"name": player.name, "score": player.score})
