### Chances: beside the choices in the browser, and in the tables of the terminal. `.more`: shorter, after another figure.

## Hints.

hint-qualify = { $percent }% to qualify
    .means = To qualify: how often your dice meet this table’s condition in the end, if you make the best of the rolls that are left. No chips are paid.
hint-qualify-chips =
    { $chips ->
        [one] { $percent }% to qualify, with the chip
       *[other] { $percent }% to qualify, with all { $chips } chips
    }
    .means = With chips: the same, if you also pay every chip that you have for further rolls.
hint-win = { $percent }% to win the table
    .means = To win: how often your hand is the best at this table in the end. The others there roll as often as you and know the odds, but pay no chips.
hint-win-extra = { $percent }% to win the table
    .means = To win: how often your hand is the best at this table in the end. Whoever is behind and has a chip pays for a roll if that is worth more than the chip, and so do you when you are asked again. It says 100% only if nobody can roll any more.
hint-duel = { $percent }% to win the duel
    .means = To win the duel: how often you win if both of you roll as well as possible and pay as many chips as experts do, two at most. It says 100% only if the duel ends now.
hint-duel-chips = { $percent }% if both pay all chips
    .means = With all chips: the same, if both of you pay every chip that it takes, whatever the duel is worth.
hint-duel-wide = { $percent }% to win the duel
    .means = To win a duel of three or more: how often your hand is the best in the end. The others roll as sensible players do, and nobody pays a chip after you.
hint-place = { $percent }% to win { $place-short }
    .more = { $percent }% for { $place-short }
    .means = How often you win this place if you go for it alone from now on. The others go on as sensible players do, some of them finish early, as experts do, and no cards are played. A tie counts half, or whole if you are the Sheriff.
hint-named = { $percent }% to be named
    .means = To be named: how often the Sheriff takes such an offer from you, by what it gives them and what you would win. This is what the expert reckons: the Sheriff weighs like an expert. The place is worth about { $whole }.{ $tenth } points to you. Each button covers one kind of goods: more goods add up, $2 being worth a nugget.
hint-worth = worth about { $whole }.{ $tenth } points
    .means = Worth: the expert’s estimate, in points at the end of the game (a nugget is one). What a rival wins or loses by it counts as far as they are in your way; a bribe counts for what it gives. Hidden cards are taken to be average ones. For a card, compare what it gives now with what it promises for later.
hint-costs = costs about { $whole }.{ $tenth } points
    .means = Costs: the expert’s estimate of what you lose by it, or of what it gives your rivals, in points at the end of the game (a nugget is one).

## gobelet odds.

odds-about = Exact chances: to qualify, to win a table or a duel, to win the places of the town.
odds-help-dice = your dice, between quotes: “6 6 4 4 2”, or what you have kept or set aside: “K K”, “-” for none
odds-help-rolls = how often you may still roll; in Dice Town, how often you may still choose before the last roll
odds-help-against = the dice of an opponent; give it once for each
odds-help-chips = your chips
odds-help-their-chips = the opponent’s chips, in a duel
odds-help-duel = a duel: your dice are the owner’s
odds-help-money = your dollars
odds-no-odds = There are no odds for { $ruleset }.
odds-bad-dice = “{ $value }” are not dice of this game; write these, with spaces between them: { $known }.
odds-too-many-dice = Too many dice ({ $number }): give { $most } at most.
odds-too-few-dice = Too few dice ({ $number }): give { $least } here.
odds-duel-of-two = A duel has one opponent: give --against once, not { $number } times.
odds-percent = { $percent }%
odds-point = .
odds-none = none
odds-casino = { $dice }; rolls left: { $rolls }, chips: { $chips }
odds-table = table
odds-now = qualifies now
odds-rolls = with the rolls
odds-chips = with the chips too
odds-keep = keep
odds-win = to win
odds-casino-model = To win: with the rolls, without chips. The others roll as often as you; they know the odds, but not your dice.
odds-duel = { $dice } (owner, chips: { $chips }) against { $their } (chips: { $chips2 })
odds-turn = before
odds-owner-wins = the owner wins
odds-turn-0 = the owner’s second roll
odds-turn-1 = the opponent’s second roll
odds-turn-2 = the owner’s third roll
odds-turn-3 = the opponent’s third roll
odds-turn-4 = the chips
odds-duel-model = Exact, if both play for the duel alone, as well as possible.
odds-town = Set aside: { $dice }; rolls to choose from: { $rolls }, dollars: { $dollars }
odds-place = place
odds-hands = Poker hands, if you go for the best hand
odds-hands-alone = Each hand, if you go for it alone
odds-hand = hand
odds-chance = chance
odds-town-model = Each place by itself, if you go for it alone. The others go on as sensible players do, as often as you; the dice left fall in a last roll. A tie counts half.
