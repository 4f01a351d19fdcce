### The words of the analysis.

## Help.

analysis-about = Show what each roll of a recorded game was worth and what each decision cost, by playing on from every position many times. The result is kept beside the record and refined when you run this again. Ctrl-C ends it early.
analysis-help-rollouts = how much is played: as much as this many games from every position and for every choice; more of them where figures are uncertain
analysis-help-seconds = start no more games after this many seconds (if not given: all are played)
analysis-help-bot = which bot plays on, and is the measure of skill (if not given: expert)
analysis-help-depth = rounds to play on, including the current one; then everybody’s chance is estimated from the standing; 0: to the end
analysis-help-tries = further options tried for every decision, beside those that the bots would choose
analysis-help-evaluator = who judges the standing where a rollout stops: formula, sharpened (the formula, more sure of itself), or MODULE:NAME of an evaluator of yours
unknown-evaluator = There is no evaluator “{ $evaluator }”. Known are: { $known }, and MODULE:NAME for one of yours.
analysis-help-fresh = do not count the games of an earlier analysis, and replace its file
analysis-help-json = print all figures as JSON
analysis-file = “{ $file }” can’t be used: { $reason }

## What was found.

analysis-title =
    { $games ->
        [one] { $ruleset }: one game played on from positions of this one, by { $bot }
       *[other] { $ruleset }: { $games } games played on from positions of this one, by { $bot }
    }
analysis-col-player = player
analysis-col-par = par
analysis-col-luck = luck
analysis-col-own = own play
analysis-col-others = others’
analysis-col-result = result
analysis-col-error = error
analysis-col-cost = cost
analysis-col-mistakes = mistakes
analysis-curve = Win chances from round to round
analysis-turning-points = Turning points
analysis-mistakes = What cost most
analysis-when =
    { $round ->
        [0] Opening.
       *[other] { $title } ({ $number }).
    }
analysis-rises = { $seat-of } chance rises from { $before }% to { $after }% (±{ $error }).
analysis-falls = { $seat-of } chance falls from { $before }% to { $after }% (±{ $error }).
analysis-mistake = { $seat } chose “{ $played }”; “{ $better }” would have been better by { $swing } (±{ $error }).
analysis-finest = { $seat } chose “{ $played }”: better than “{ $better }” by { $swing } (±{ $error }).
analysis-finest-title = Best decisions
analysis-fortunes = Luckiest and unluckiest rolls
analysis-explained = All in hundredths of a win. par + luck + own play + others’ play = result. Play is compared with the bot’s. The error is that of luck and play. A mistake costs more than its error.
analysis-kept = Kept in { $file }; run this again with more --rollouts to refine it.
