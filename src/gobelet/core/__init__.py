"""The ring that every game stands on: steps, questions, chance, goods, events, records."""
