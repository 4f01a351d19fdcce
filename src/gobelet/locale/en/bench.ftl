### `gobelet bench`: how fast the engine is.

bench-about = How fast the engine plays here: every figure is scaled by a loop run just before and after, so that machines can be compared.
bench-help-ruleset = the ruleset to measure (all, if none is named)
bench-help-seats = how many seats
bench-help-repeats = how often each measurement is made; the median is shown
bench-help-milliseconds = how long each of them runs
bench-build-compiled = The compiled build.
bench-build-plain = Plain Python: nothing is compiled.
bench-scaled = { $seats } seats, random play; a second each, scaled to { $reference } turns/s of the reference loop (here: { $here }).
bench-decisions = decisions
bench-games = games
bench-copies = copies
bench-playouts = playouts
bench-playout-decisions = decisions in playouts
bench-vector-steps = vector steps
bench-vector-steps-two = vector steps, two workers
bench-thousands = ,
