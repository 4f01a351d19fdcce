### Replays: a recorded game, step by step.

replay-title = Replay
replay-of = Replay: { $game }
replay-loading = The game is being set up again…
replay-open = Open a record file
replay-open-text = A record that you downloaded here, or one that “gobelet play --record” wrote. It is sent to the server to be replayed, and not kept.
replay-too-big = This file is too big to be a record.

## Controls.

replay-controls = Controls of the replay
replay-back = One step back
replay-on = One step forward
replay-round-back =
    { $game ->
       *[other] Previous round
    }
replay-round-on =
    { $game ->
       *[other] Next round
    }
replay-run = Play
replay-pause = Pause
replay-scrub = Moment of the game
replay-where = Moment { $place } of { $places } · { $round }
replay-asked = { $names }: { $question }
replay-moment = This moment
replay-eyes = Point of view
replay-eyes-all = All hands
replay-eyes-spectator = A spectator’s view
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
replay-tab-hands = Hands
replay-tab-fair = Fair dice
replay-download = Record
replay-play-on = Play on from here
replay-play-on-text = A new table begins at this moment. Everything is as it was; the dice and cards to come are new. Its record names this game.
replay-play-on-go = Play on
replay-as = You play for
replay-branch = Played on from another game, { $parent }, with new dice.

## Fair dice.

replay-no-proof = This record has no proof of its dice: it was not played at a table online.
replay-bad-proof = The proof in this record can’t be read.
replay-proved = The dice of this game were fair.
replay-disproved = The proof does not hold: somebody has changed something.
replay-check-secret = The server’s secret is the one it sealed before the game.
replay-check-opened = { $name }: the opened share is the one sealed before the game.
replay-check-drawn = { $name }: the share follows from the server’s secret, which was fixed by then.
replay-check-seed = The seed of the dice follows from all shares together.
replay-kept-commitment = The server’s seal is the one that this browser received when you sat down.
replay-kept-entropy = Your share is the one that this browser drew.
replay-proves = What this shows
replay-proves-round = The dice of this round were fixed before it and are the same at all of its tables: no seat had a share in them.
replay-check-round = The dice are those of the round’s seed.
replay-proves-text = The seed of all dice and cards was fixed before the first roll, and nobody chose it: neither the server nor any player. All this was computed in your browser just now.
replay-proves-not = What it does not show
replay-proves-not-text = It does not show that the server’s operator, who knew the secret, did not look ahead. And it was the server, not your browser, that checked that the dice on the board follow from the seed. To check that yourself, download the record and run “gobelet verify”.
replay-numbers = The numbers
replay-number-commitment = Sealed by the server
replay-number-secret = The server’s secret
replay-number-seed = The seed

## Analysis.

replay-analyse = Analyse this game
replay-analysis-text = Many games are played on from every moment of this one. They show how everybody’s chance of winning rose and fell: what was luck, what was skill, and where the game turned. It may take a few minutes.
replay-analysis-waits = Waiting for the server…
replay-analysing = { $share } of the games played…
replay-analysis-better = { $share } of the games played: the figures still get better.
replay-analysis-stop = Stop
replay-curve = The chances of winning over the game
replay-turning = Turning points
replay-luck-skill = Luck and skill
replay-player = Player
replay-luck = Luck
replay-skill = Skill
replay-mistakes = Mistakes
replay-mistakes-of = { $mistakes } of { $decisions }
replay-analysis-rough = There was no time for all games: these figures are rough.
replay-analysis-note = Estimated from { NUMBER($games) } games played on by the bot “{ $bot }”. Luck and skill could be about { $error } off by chance alone; the bot’s own bias is not in this figure.
replay-chances = Chance of winning
replay-mistake-back = Previous mistake
replay-mistake-on = Next mistake
replay-all-players = All
replay-about = about { $share }
replay-chance-moved = { $share } chance to win
replay-slip = { $seat } chose “{ $played }”. Better: “{ $better }”.
    .you-seat = You chose “{ $played }”. Better: “{ $better }”.
replay-finest = Best decisions
replay-finest-one = { $seat } chose “{ $played }”. That was better than “{ $better }”.
    .you-seat = You chose “{ $played }”. That was better than “{ $better }”.
replay-fortunes = Luckiest and unluckiest rolls
replay-none-yet = Nothing is sure yet.
replay-no-mistakes = No mistake was found: nothing cost more than its margin of error.
replay-no-turning = No turning point was found: nothing moved more than its margin of error.
replay-your-dice = Dice under the cup: { $dice }

## The end of a game.

end-scores = Score
end-sheet = Score sheet
end-rounds = Points, round by round
end-rounds-begin = Start
end-rounds-missing = The points of the rounds could not be fetched.
end-decided = What decided it
end-find = Find the turning points
end-find-text = Many games are played on from every moment of this one: they show where it turned, and what would have been better. It may take a few minutes.
end-turning = Turning points
end-my-mistakes = My mistakes ({ $number })
end-share = Share
end-share-title = A picture of the result
end-share-alt = { $game }, { $date }: { $results }
end-share-result = { $name } { $points }
end-share-send = Share the picture
end-share-save = Save the picture
end-share-failed = The picture could not be shared. You can save it.

## The signature of a house.

replay-signature = Signature
replay-unsigned = No house has signed this record: who played is not proved, and anybody could have changed the names.
replay-signature-good = Signed on { $day }.
replay-signature-wrong = The signature does not hold: something was changed after it was signed.
replay-signature-unchecked = It is signed, but this browser can’t check that here. “gobelet verify” can.
replay-signature-shows = Names, outcome and everything else are as the house published them on that day. It does not show that players are who they say.
replay-key-ours = It was signed with the key of this house.
replay-key-other = It was signed with a different key than that of this house. The record can’t prove whose.
replay-key-house = The house calls itself { $house }.
replay-key = The key:
replay-house-key = The key of this house:
end-rematch-wanted = { $seat } wants a rematch
end-stood = Scores when the game stopped
