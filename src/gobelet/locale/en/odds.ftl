### Chances: beside the choices in the browser, and in the tables of the terminal.

## Hints.

hint-qualify = { $percent } % to qualify
hint-qualify-chips =
    { $chips ->
        [one] { $percent } % to qualify, with the chip
       *[other] { $percent } % to qualify, with all { $chips } chips
    }
hint-win = { $percent } % to win the table
hint-duel = { $percent } % to win the duel
hint-place = { $place }: { $percent } %

## gobelet odds.

odds-about = Exact chances: to qualify, to win a table or a duel, to win the places of the town.
odds-help-dice = your dice, between quotes: “6 6 4 4 2”, or what you have set aside in Dice Town: “K K”, “-” for none
odds-help-rolls = how often you may still roll; in Dice Town, how often you may still choose before the last roll
odds-help-against = the dice of an opponent; give it once for each
odds-help-chips = your chips
odds-help-their-chips = the opponent’s chips, in a duel
odds-help-duel = a duel: your dice are the owner’s
odds-help-money = your dollars
odds-no-odds = There are no odds for { $ruleset }.
odds-bad-dice = “{ $value }” are no dice of this game; they are written so, with spaces between: { $known }.
odds-too-many-dice = These are { $number } dice; there are { $most }.
odds-too-few-dice = These are { $number } dice; { $least } are needed here.
odds-duel-of-two = A duel here is one of two: give the opponent’s dice once with --against, not { $number } times.
odds-percent = { $percent } %
odds-point = .
odds-none = none
odds-casino = { $dice }; rolls left: { $rolls }, chips: { $chips }
odds-table = table
odds-now = qualifies now
odds-rolls = with the rolls
odds-chips = with the chips too
odds-keep = keep
odds-win = to win
odds-casino-model = To win: with the rolls, without chips. The others roll as often as you, each as one who knows the odds but not your dice.
odds-duel = { $dice } (owner, chips: { $chips }) against { $their } (chips: { $chips2 })
odds-turn = before
odds-owner-wins = the owner wins
odds-turn-0 = the owner’s second roll
odds-turn-1 = the opponent’s second roll
odds-turn-2 = the owner’s third roll
odds-turn-3 = the opponent’s third roll
odds-turn-4 = the chips
odds-duel-model = Exact, if both play for the duel alone, as well as can be.
odds-town = Set aside: { $dice }; rolls to choose from: { $rolls }, dollars: { $dollars }
odds-place = place
odds-hands = Poker hands, if you go for the best hand
odds-hand = hand
odds-chance = chance
odds-town-model = Each place by itself, if you go for it alone. The others go on as sensible players do, as often as you; the dice left fall in a last roll. A tie counts half.
