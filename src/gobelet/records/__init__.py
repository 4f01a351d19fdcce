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

A game that was played on from the middle of another has the other's generator, seed and answers up to there,
and `"branches": [{"at": 41, "generator": "keyed", "seed": "…", "parent": "9f2c…"}]`: from question 41 on
chance is another; `parent` is the fingerprint that the record of the other game ends with.
"""

from gobelet.records.file import Mark, Player, RecordFile
from gobelet.records.reading import load, read
from gobelet.records.verifying import verify
from gobelet.records.writing import dump

__all__ = ["Mark", "Player", "RecordFile", "dump", "load", "read", "verify"]
