"""The protocol's number, and the values of which several messages are made."""

from typing import Annotated, Literal

import msgspec

PROTOCOL = 1

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24, description="A player's name.")]
Hex64 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", description="256 bits in hexadecimal digits.")]
Token = Annotated[str, msgspec.Meta(max_length=64)]
Look = Annotated[int, msgspec.Meta(ge=0, le=5, description="One of six faces, or colours.")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Ref = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
ChoiceName = Annotated[str, msgspec.Meta(max_length=40)]
ChoiceValue = Annotated[str, msgspec.Meta(max_length=200)]
BotName = Annotated[str, msgspec.Meta(max_length=40)]
Lang = Literal["en", "fr"]
Order = Literal["play", "ask", "never", "worth"]
# What is said about one thing of a plan: a word, a number, or some words in order (RulesetInfo.plan).
Word = Annotated[str, msgspec.Meta(max_length=40)]
Wish = Word | int | Annotated[list[Word], msgspec.Meta(max_length=12)]
Wishes = Annotated[dict[Word, Wish], msgspec.Meta(max_length=24)]
Phase = Literal["lobby", "opening", "playing", "over", "abandoned", "frozen"]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """What comes from outside: an unknown field is an error."""
