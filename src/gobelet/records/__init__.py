"""Records as text: written as JSON, read with every type and bound checked, and verified by replay.

    {
    "gobelet": 1,
    "ruleset": "dicetown/2009@1",
    "seats": 2,
    "players": [{"name": "Calamity", "kind": "you"}, {"name": "Jesse", "kind": "greedy"}],
    "choices": {"sheriff": "random", "bribes": "yes"},
    "generator": "fast",
    "seed": "7",
    "answers": [[1,"0:4 1:10"], [3,"0:3"], …],
    "serial": 259,
    "said": "",
    "over": true,
    "fingerprint": "9f2c…",
    "marks": [[1,"03d1…"], [21,"77ab…"], …]
    }

An answer is [number of the question, "seat:option,option seat:option"]; seats without a choice are not in it.
`said` is what has been said to the open question. A mark is the fingerprint of the game when that
question was put, so that a replay can show where it departs.

Format 2 adds `"orders": [[17,0,{"dice":"places","places":["hall","mine"]}], …]`: the answer of seat 0 to
question 17 was given by a plan or a standing order, which said that. A record without orders is still written
as format 1; both are read for ever.

A server adds `proof`, which shows where the dice came from, and in format 2 `outcome` and `signature`, by
which it says that all of this was so (`gobelet.records.signing`).

A game that was played on from the middle of another has the other's generator, seed and answers up to there,
and `"branches": [{"at": 41, "generator": "keyed", "seed": "…", "parent": "9f2c…"}]`: from question 41 on
chance is another; `parent` is the fingerprint that the record of the other game ends with.
"""

from gobelet.records.collections import one_line, read_all
from gobelet.records.file import GivenOrder, HouseSignature, Mark, Player, RecordedOutcome, RecordFile
from gobelet.records.reading import load, read
from gobelet.records.verifying import verify
from gobelet.records.writing import dump

__all__ = [
    "GivenOrder",
    "HouseSignature",
    "Mark",
    "Player",
    "RecordFile",
    "RecordedOutcome",
    "dump",
    "load",
    "one_line",
    "read",
    "read_all",
    "verify",
]
