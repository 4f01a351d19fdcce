## A player's page: how somebody is doing. Also what rated tables say on the page.

page-page = Player
page-missing = This page is not shown
page-missing-text = There is no such player, or they do not show their page.
page-yours = This is your page.
page-yours-text = Others see it once you have played a rated game, without your other games. You can hide it.
page-hide = Hide this page from others
page-none-yet = There is nothing here yet
page-none-yet-text = Your page fills with the first game that you finish.
page-provisional =
    { $left ->
        [one] Provisional: one more game
       *[other] Provisional: { $left } more games
    }
page-uncertain = ± { $points }
page-as-program = played by a program
page-rated-games =
    { $number ->
        [one] one rated game
       *[other] { $number } rated games
    }
page-curve = The rating after each game
page-curve-line = From { $from } to { $to }, now { $now }.
page-results = Results
page-ruleset = Rules
page-seats = Players
page-games = Games
page-wins = Won
page-places = Places
page-mean = Mean score
page-cost-points = decisions cost { $number } points a game
page-cost-chance = decisions cost { $number }% of the win a game
page-cost-about = What decisions cost, as the expert bot reckons, whatever the dice brought. 0 means: like the expert.
page-favourites = Favourites
page-favourite-place = Places won
page-favourite-table = Tables chosen
page-favourite-card = Cards
page-rivals = Opponents
page-ahead = Ahead
page-behind = Behind
page-others = Other people
page-formers = Former players
page-latest = Latest games
page-place-of = { $rank } of { $number }
page-rated = rated
page-left = left
page-watch = Replay
