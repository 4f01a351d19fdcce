### The daily table: its card on the first page, the page of today, and the lists of days.

day-title = Today’s table
day-page = The daily table
day-about = Each day one table for each game, with the same dice and the same bots for everybody. You have one try, until midnight UTC. What you have not finished by then does not count.
day-short = The same dice and bots for everybody, one try each.
day-left = { $time } left.
day-played =
    { $number ->
        [0] Nobody has played yet
        [one] One player so far
       *[other] { $number } players so far
    }
day-players = Against { $number } experts
day-begin = Play
day-go-on = Go on
day-mine-finished = Your result: { $points }
day-mine-won = You have won with { $points }
day-mine-unfinished = You did not finish
day-list = The list
day-to-all = All about the daily table
day-kept-note = You will be listed among the kept players.
day-not-kept = You will be listed apart, because your player is in this browser alone.
day-keep = Keep your player first
day-tomorrow = Tomorrow
day-tomorrow-text = The dice of tomorrow are drawn already. Their seals are published now, so that nobody can change them.
day-yesterday = Yesterday’s best
day-nobody = Nobody has finished.
day-replay = Replay
day-before = Days before
day-none-before = The first list opens at midnight UTC.
day-list-of = { $game }, { $date }
day-kept = Kept players
day-kept-about = They have a passkey or a second device: one person, one try.
day-others = Others
day-others-about = Their player is in one browser alone.
day-place = Place
day-name = Player
day-points = Result
day-cost = Decisions cost
day-cost-about = What their decisions cost, as the expert reckons: skill without luck. 0 means: like the expert. Equal points share a place.
day-cost-points = { $number }
day-cost-chance = { $number }%
day-you = you
day-won = won
day-finished = has finished
day-playing = plays
day-unfinished = not finished
day-empty = Nobody.
day-sealed-list = Results, replays and the seed are shown when the day is over, in { $time }.
day-dice = The dice
day-dice-about = The seal was published before the day. It fits one seed only, and does not give it away. The seed is shown after the day: all dice and cards follow from it, for everybody.
day-dice-late = This server was started on that day. So its seal was published on the day itself.
day-seal = Seal (SHA-256 of the seed)
day-published = Published
day-seed = Seed
day-seed-fits = The seed fits the seal.
day-seed-wrong = The seed does not fit the seal!
day-earlier = The day before
day-later = The day after
day-not-yet = The replay opens at midnight UTC.
day-back = Today
day-sealed = This was your try. Until midnight UTC nothing of this game is published; then come the list, the record, the replay and the analysis.
day-check-dice = The dice are those of the day’s seed.
day-proves = The dice were fixed before the day and are the same for everybody: nobody had a share in them.
day-refused = This is somebody’s daily table. Nobody else sees it before midnight UTC.
