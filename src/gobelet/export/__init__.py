"""Games as tables for research: games, seats, decisions, rolls and events, with a data card.

from gobelet import export

export.export_simulation(export.Simulation("cincinnati", ("expert",) * 4, {}, 1, 2000), "games")

`gobelet export` is the same on the command line (docs/export.md). Files are Parquet (`pip install
"gobelet[export]"`), or CSV or JSON lines in gzip.
"""

from gobelet.export.columns import Column, ExtraColumns, TableColumns, tables
from gobelet.export.running import Exported, export_games, export_simulation
from gobelet.export.simulation import Simulation
from gobelet.export.sources import GivenGame, GivenSeat, Pseudonyms, from_records, without_names
from gobelet.export.writers import FORMATS

__all__ = [
    "FORMATS",
    "Column",
    "Exported",
    "ExtraColumns",
    "GivenGame",
    "GivenSeat",
    "Pseudonyms",
    "Simulation",
    "TableColumns",
    "export_games",
    "export_simulation",
    "from_records",
    "tables",
    "without_names",
]
