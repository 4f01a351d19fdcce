"""Writes the golden material of the guards.

    python -m tests.guards.write

It was run on commit 22a83ea, before the parts of the program began to move, and adds records when a ruleset
gets a new version. It never overwrites what is there. Records are not written again; CONTRIBUTING says what
else may be refrozen, and when: delete the file, then run this.
"""

from tests.guards import doors, material


def write_records() -> None:
    from tests.guards.playing import games, text_of

    for name, game in games():
        material.put(material.RECORDS / f"{name}.json", text_of(game).encode())


def write_later_records() -> None:
    from tests.guards.playing import later_games, text_of

    for name, game in later_games():
        material.put(material.LATER / f"{name}.json", text_of(game).encode())


def write_rest() -> None:
    """What the program makes of the records."""
    from tests.guards import looking

    for name in looking.SENT:
        material.write(material.WIRE / f"{name}.json.xz", looking.sent(name))
    rare, worlds = {}, {}
    for question, game, events in looking.first_met():
        rare[question] = looking.all_views(game, events)
        if not game.over:
            worlds[question] = looking.worlds(question, game)
    material.write(material.RARE, rare)
    material.write(material.WORLDS, worlds)
    material.write(material.CATALOGUE, doors.sent_catalogue())
    observed = {name: " ".join(looking.observations(name)) for name in looking.OBSERVED}
    material.write(material.OBSERVATIONS, observed)
    material.write(material.LAYOUTS, {id: doors.layout(id) for id in doors.sent_catalogue()})
    material.write(material.LEARNED, {id: looking.learned(id) for id in looking.WEIGHTED})
    for bot in looking.MOST:
        decided = {name: looking.decisions(name, bot) for name, who in looking.decided_games() if who == bot}
        material.write(material.DECISIONS / f"{bot}.json.xz", decided)


if __name__ == "__main__":
    if material.NAMES:
        write_later_records()
        write_rest()
    else:
        write_records()
        print("The records are written. Run this once more for the rest.")
