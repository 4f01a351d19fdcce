"""Names, and other text from outside: what does not show is taken out, and no two names look alike."""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from gobelet.server.errors import Trouble

MOST: Final = 24  # letters of a name
FORMER: Final = "a former player"  # who was deleted; the page says it in the reader's language

# Unicode's property Default_Ignorable_Code_Point (DerivedCoreProperties.txt): what fonts show nothing for. It
# holds the letters that are kept free for later, too, and so has been the same since Unicode 9.
_IGNORABLE: Final = (
    "\u00ad\u034f\u061c\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
# Signs that are empty by design: Braille without a dot, a place for an object, a null notehead, fillers.
_BLANK: Final = "\u2800\ufffc\U00013441-\U00013442\U00016fe4\U0001d159"
_UNSEEN: Final = re.compile(f"[{_IGNORABLE}{_BLANK}]")
_UNWANTED: Final = ("Cf", "Cs", "Co", "Cn", "Me")  # format, surrogates, private, unassigned, enclosing

MARKS: Final = 4  # on one letter: more of them cover the lines above and below
# Letters of Cyrillic and Greek that look like Latin ones, from Unicode's confusables.txt.
_ALIKE: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХҮԌԚԜаеѕіјорсухԁһӏԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹαγιορυνϲϳ",
    "ABESIJKMHOPCTYXYGQWaesijopcyxdhlqwABEZHIKMNOPTYXCayiopuvcj",
)

JOINER: Final = "\u200d"
AS_EMOJI: Final = "\ufe0f"
_FLAG: Final = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f")  # Scotland


def plain(text: str) -> str:
    """Text in one line, without letters that do not show or turn the line around. Emoji stay whole."""
    text = unicodedata.normalize("NFC", text)
    flags = {place for flag in _FLAG.finditer(text) for place in range(*flag.span())}
    kept: list[str] = []
    marks = 0
    for place, letter in enumerate(text):
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks > MARKS:
            continue
        if _UNSEEN.match(letter) or unicodedata.category(letter) in _UNWANTED:
            after = text[place + 1 : place + 2]
            if place in flags or _joins(kept[-1:], letter, after):
                kept.append(letter)
        else:
            kept.append(letter if letter.isprintable() else " ")
    return " ".join("".join(kept).split())


def _joins(before: list[str], letter: str, after: str) -> bool:
    """Whether this letter makes one emoji of its neighbours, or an emoji of the one before."""
    if not before:
        return False
    if letter == AS_EMOJI:
        return _emoji(before[0])
    return letter == JOINER and (_emoji(before[0]) or before[0] == AS_EMOJI) and _emoji(after)


def _emoji(letter: str) -> bool:
    """A picture, the colour of a skin, or one of the arrows that follow a face."""
    if not letter or _UNSEEN.match(letter):
        return False
    return unicodedata.category(letter) == "So" or letter in "↔↕" or "\U0001f3fb" <= letter <= "\U0001f3ff"


def clean_name(name: str) -> str:
    cleaned = plain(name)
    if all(unicodedata.category(letter)[0] in "MZC" for letter in cleaned):  # marks alone are no name
        raise Trouble("name-empty", 400, {})
    return cleaned


def look(name: str) -> str:
    """What two names have in common that look alike."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(_UNSEEN.sub("", folded).split())


def as_latin(text: str) -> str:
    """As somebody reads it who takes its letters for Latin ones."""
    return _UNSEEN.sub("", unicodedata.normalize("NFKC", text)).translate(_ALIKE)


def _looks(name: str) -> set[str]:
    """The look of a name, and that which it has to somebody who takes its letters for Latin ones."""
    return {look(name), look(as_latin(name))}


def apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it if somebody at the table has it already."""
    taken = {one for other in others for one in _looks(other)}
    found, number = name, 1
    while _looks(found) & taken:
        number += 1
        found = f"{name[: MOST - len(str(number)) - 1].rstrip()} {number}"
    return found
