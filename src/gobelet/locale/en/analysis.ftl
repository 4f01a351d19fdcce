### The words of the analysis.

## Help.

analysis-about = Tell what each roll of a recorded game was worth and what each decision cost, by playing on from every position many times. What is found is kept beside the record and refined when this is run again. Ctrl-C ends it early.
analysis-help-rollouts = games played from every position and for every choice that is compared
analysis-help-seconds = begin no more games after this many seconds
analysis-help-bot = which bot plays on, and is the measure of skill (if not given: expert)
analysis-help-depth = rounds to play on, the current one included; then the standing gives everybody’s chance; 0: to the end
analysis-help-tries = further options tried for every decision, beside those that the bots would choose
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
       *[other] Round { $round }, question { $number }.
    }
analysis-rises = { $seat }’s chance rises from { $before }% to { $after }% (±{ $error }).
analysis-falls = { $seat }’s chance falls from { $before }% to { $after }% (±{ $error }).
analysis-mistake = { $seat } chose “{ $played }”; “{ $better }” would have been better by { $swing } (±{ $error }).
analysis-explained = All in hundredths of a win. par + luck + own play + others’ play = result. Play is measured against the bot’s; the error is that of luck and of play. A mistake costs more than its error.
analysis-kept = Kept in { $file }; run again with more --rollouts, it is refined.
