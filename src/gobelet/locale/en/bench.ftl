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

## `gobelet bench worth`: what choices lose.

worth-about = How much win chance the choices of bots, hints and analysis lose on disputed decisions, each of which was played to the end hundreds of times by experts.
worth-help-ruleset = judge by the decisions of this ruleset only (may be given again)
worth-help-judges = who is judged: bots, hint, analysis, played, separated by commas
worth-help-bank = the folder of the banks (those that come with the program, if none is named)
worth-help-budget = what the search may spend on a decision: seconds, counted in rollouts, not measured
worth-help-worlds = how many worlds the analysis plays on for each candidate
worth-judging = judging
worth-title = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  }, { $playouts } playouts; the best two differ clearly in { $apart }.
worth-col-ruleset = ruleset
worth-col-kind = question
worth-col-decisions = decisions
worth-col-judge = judge
worth-col-lost = lost
worth-col-interval = 95 %
worth-col-gain = against { $judge }
worth-col-outside = outside
worth-col-silent = silent
worth-col-number = n
worth-explained = Lost: against the best candidate, in hundredths of a win. The interval counts the noise of the playouts, and that the best candidate is itself an estimate. Against { $judge }: what the answers win more, on decisions that both answer with a candidate. Outside are answers that are no candidates, silent those decisions that have no answer; neither is counted. Below are the intervals.
worth-file = “{ $file }” can’t be used: { $reason }
worth-file-line = “{ $file }” is not a bank of decisions: line { $line } can’t be read.
worth-file-too-big = “{ $file }” is too big: a bank has { $most } bytes at most.
worth-no-bank = “{ $folder }” has no bank of decisions that were played.
worth-other-bank = “{ $file }” is a bank of { $ruleset } that was found in another way, and stays as it is.
worth-other-expert = The experts of this program answer decision { $number } in another way than those that played it. Begin a new bank.
