### Finding others to play with.

## The list of tables.

others-no-tables = Nobody has listed a table just now.
others-none-fits = No open table matches.
others-all = Show all tables
others-show = Show
others-show-all = All
others-show-waiting = To join
others-show-running = To watch
others-game = Game
others-game-all = All games
others-free = Free seats
others-free-0 = Any number
others-free-1 = At least 1
others-free-2 = At least 2
others-free-3 = At least 3
others-clock = Time for an answer
others-clock-any = Any
others-clock-quick = Up to a minute
others-clock-slow = More than a minute
others-clock-none = No clock

## Quick match.

others-find = Find others
others-begin = Find others
others-find-title = { $game }: find others
others-find-text = You play with the next people who want the same game. Everybody has a minute for an answer.
others-players = Players
others-waited = You have waited for { $time }.
others-who-wait =
    { $number ->
        [0] Nobody else is waiting yet.
        [one] One other person is waiting.
       *[other] { $number } others are waiting.
    }
others-missing =
    { $number ->
        [one] One more player is needed.
       *[other] { $number } more players are needed.
    }
others-goes-on = You can leave this page open in the background. The table opens as soon as all are there.
others-bots-text = This may take a while. Bots are ready now.
others-play-bots = Play with bots
others-stop = Stop waiting

## Watching.

others-delayed =
    { $game ->
       *[other] Show each round to spectators only when it is over
    }
others-late =
    { $game ->
       *[other] You are watching one round behind.
    }

## Rated tables.

others-rated = Rated: the result counts for everybody’s rating
others-rated-text = Everybody is a known player, there is a clock and no hints, and nobody can take over a seat. Whoever leaves comes last.
others-rated-mark = rated
others-rated-now = Rating: { $points }
others-rated-change = Rating: { $points } ({ $change })
others-rated-first = Provisional: { $games } of { $few } games
others-rated-left = Left: counts as last.
others-rated-leave = This game is rated. If you leave and do not come back, you come last.

## Games for research.

others-research = Give this game to research, without names
others-research-line = This game is given to research, without names and chat, if everybody who sits here has agreed.
others-research-own = Your own choice is on the page “You”.
