### Replays: a recorded game, step by step.

replay-title = Replay
replay-of = Replay: { $game }
replay-loading = The game is being set up again …
replay-open = Open a record file
replay-open-text = A record that you downloaded here, or that “gobelet play --record” has written. It is sent to the server to be replayed, and not kept.
replay-too-big = This file is too big to be a record.

## Controls.

replay-controls = Controls of the replay
replay-back = One step back
replay-on = One step on
replay-round-back = To the round before
replay-round-on = To the next round
replay-run = Play
replay-pause = Pause
replay-scrub = Moment of the game
replay-where = Moment { $place } of { $places }, round { $round }
replay-asked = To { $names }: { $question }
replay-moment = This moment
replay-eyes = Through whose eyes
replay-eyes-all = Through everybody’s eyes
replay-eyes-spectator = Through a spectator’s eyes
replay-eyes-seat = As { $name } saw it
replay-hands = All hands
replay-cup = Under the cup: { $dice }
replay-deeds =
    { $number ->
        [one] deed worth { $deeds }
       *[other] deeds worth { $deeds }
    }

## Beside the board.

replay-side = Log, analysis and proof
replay-tab-log = Log
replay-tab-analysis = Analysis
replay-tab-fair = Fair dice
replay-download = Record
replay-play-on = Play on from here
replay-play-on-text = A new table begins at this moment, at question { $question }. Everything lies as it lay; the dice and cards to come are others. Its record names this game.
replay-play-on-go = Play on
replay-as = You play for
replay-branch = Played on from another game, { $parent }, with other dice from question { $question }.

## Fair dice.

replay-no-proof = This record has no proof of its dice: it was not played at a table online.
replay-bad-proof = The proof in this record can’t be read.
replay-proved = The dice of this game were fair.
replay-disproved = The proof does not hold: somebody has changed something.
replay-check-secret = The server’s secret is the one that it had sealed before the game.
replay-check-opened = { $name }: the share opened is the one sealed before.
replay-check-drawn = { $name }: the share follows from the server’s secret, which could no longer be chosen.
replay-check-seed = The seed of the dice follows from all shares together.
replay-kept-commitment = The server’s seal is the one that this browser received when you sat down.
replay-kept-entropy = Your share is the one that this browser drew.
replay-proves = What this shows
replay-proves-text = The seed of all dice and cards was fixed before the first throw, and no single party chose it: neither the server nor any player. All this was computed in your browser just now.
replay-proves-not = What it does not show
replay-proves-not-text = That the operator of the server, who knew the secret, did not look ahead. And that the dice on the board follow from the seed was checked by the server when it replayed the record; to check that yourself, download the record and run “gobelet verify”.
replay-numbers = The numbers
replay-number-commitment = Sealed by the server
replay-number-secret = The server’s secret
replay-number-seed = The seed

## Analysis.

replay-analyse = Analyse this game
replay-analysis-text = Many games are played from every moment of this one, to see how everybody’s chance of winning rose and fell: what was luck, what was skill, and where the game turned. It may take a few minutes.
replay-analysis-waits = Waiting for a free moment of the server …
replay-analysing = { NUMBER($done) } of { NUMBER($total) } games played …
replay-analysis-stop = Stop
replay-curve = The chances of winning over the game
replay-turning = Turning points
replay-luck-skill = Luck and skill
replay-player = Player
replay-luck = Luck
replay-skill = Skill
replay-mistakes = Mistakes
replay-mistakes-of = { $mistakes } of { $decisions }
replay-analysis-rough = There was not time for all games: these figures are rough.
replay-analysis-note = Estimated from { NUMBER($games) } games played on by the bot “{ $bot }”; luck and skill are right within { $error }, nineteen times out of twenty.
