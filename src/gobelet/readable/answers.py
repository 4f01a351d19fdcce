"""Answers as they are typed: the number of an option, its words, its sentence, or a whole answer in words."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from gobelet import api
from gobelet.core.errors import BadRequest, GobeletError
from gobelet.core.names import Parts
from gobelet.core.view import View
from gobelet.locale.voice import Voice
from gobelet.notation import PLAIN, notation_of
from gobelet.readable.describing import describe
from gobelet.readable.lines import option_line
from gobelet.readable.types import ReadOption

NUMBERS: Final = re.compile(r"\d+(?:[\s,+]+\d+)*")
MOST_LISTED: Final = 12  # options that a refusal lists


def read_answer(view: View, text: str, lang: str = "en", names: Sequence[str] = ()) -> Parts:
    """The parts of an answer of the view's seat, which the game will take.

    The text is the number of an option, its words in the notation, or its sentence. Several numbers, and
    the notation's whole answers, are an answer of several parts, or the beginning of one. Prose may stand
    before an answer in brackets. Anything else is a BadRequest that lists what is expected.
    """
    if view.seat is None or not view.options:
        raise BadRequest("readable-nothing-asked", "", {})
    candidates = [*_candidates(text)]
    for words in candidates:  # the number of an option needs no words
        if words.isascii() and words.isdigit() and int(words) in view.options:
            return (int(words),)
    options = describe(view, lang, names).options
    refusal: GobeletError | None = None
    for words in candidates:
        try:
            parts = _parts(view, words, options)
            if parts:
                api.imagine(view, 0).answer(view.seat, *parts)
                return parts
        except GobeletError as error:
            refusal = refusal or error
    raise _no_answer(text, refusal, options, Voice(lang, view.ruleset, names, view.seat))


def _candidates(text: str) -> Iterator[str]:
    """What may be meant as the answer: the whole text, or what stands in its last brackets."""
    whole = " ".join(text.split())
    yield whole
    depth, end = 0, -1
    for place in range(len(whole) - 1, -1, -1):
        if whole[place] == "]":
            end = place if not depth else end
            depth += 1
        elif whole[place] == "[" and depth:
            depth -= 1
            if not depth:  # the outermost: `[offer $3 [d2]]` names a fenced deed
                yield whole[place + 1 : end].strip()
                return


def _parts(view: View, words: str, options: Sequence[ReadOption]) -> Parts:
    """The parts that these words mean; none if they mean nothing."""
    meant = _plain(words)
    for option in options:
        if meant and meant in (_plain(option.words), _plain(option.text)):
            return (option.number,)
    if NUMBERS.fullmatch(words):
        return tuple([int(number) for number in re.findall(r"\d+", words)])
    notation = notation_of(view.ruleset)
    if notation is PLAIN or not words or view.seat is None:
        return ()
    return notation.read(api.imagine(view, 0), view.seat, words)


def _plain(words: str) -> str:
    """Words as they are compared: a capital, a full stop or a no-break space makes no difference."""
    return " ".join(words.split()).casefold().rstrip(".")


def _no_answer(
    text: str, refusal: GobeletError | None, options: Sequence[ReadOption], voice: Voice
) -> BadRequest:
    """Why it is none, and what is expected."""
    known = [option_line(voice, option) for option in options[:MOST_LISTED]]
    if len(options) > MOST_LISTED:
        known.append(voice.text("readable-more", {"number": len(options) - MOST_LISTED}))
    if refusal is None or isinstance(refusal, BadRequest):
        return BadRequest("readable-not-understood", "", {"text": text, "known": tuple(known)})
    refused = BadRequest(
        "readable-not-allowed", refusal.rule, {"text": text, "reason": refusal.id, "known": tuple(known)}
    )
    refused.__cause__ = refusal
    return refused
