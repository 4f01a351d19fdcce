### Chances: beside the choices in the browser, and in the tables of the terminal.

## Hints.

hint-qualify = { $percent } % de se qualifier
hint-qualify-chips =
    { $chips ->
        [one] { $percent } % de se qualifier, avec le jeton
       *[other] { $percent } % de se qualifier, avec les { $chips } jetons
    }
hint-win = { $percent } % de gagner la table
hint-duel = { $percent } % de gagner le duel
hint-place = { $place } : { $percent } %

## gobelet odds.

odds-about = Des chances exactes : se qualifier, gagner une table ou un duel, gagner les lieux de la ville.
odds-help-dice = vos dés, entre guillemets : « 6 6 4 4 2 », ou ce que vous avez mis de côté à Dice Town : « K K », « - » pour rien
odds-help-rolls = combien de fois vous pouvez encore lancer ; à Dice Town, choisir avant le dernier lancer
odds-help-against = les dés d’un adversaire ; une fois pour chacun
odds-help-chips = vos jetons
odds-help-their-chips = les jetons de l’adversaire, dans un duel
odds-help-duel = un duel : vos dés sont ceux de qui a la carte
odds-help-money = vos dollars
odds-no-odds = Il n’y a pas de probabilités pour { $ruleset }.
odds-bad-dice = « { $value } » : ce ne sont pas des dés de ce jeu ; ils s’écrivent ainsi, séparés par des espaces : { $known }.
odds-too-many-dice = Cela fait { $number } dés ; il y en a { $most }.
odds-too-few-dice = Cela fait { $number } dés ; il en faut { $least } ici.
odds-duel-of-two = Un duel se joue ici à deux : donnez les dés de l’adversaire une fois avec --against, et non { $number }.
odds-percent = { $percent } %
odds-point = ,
odds-none = aucun
odds-casino = { $dice }, lancers restants : { $rolls }, jetons : { $chips }
odds-table = table
odds-now = qualifié
odds-rolls = avec les lancers
odds-chips = et les jetons
odds-keep = garder
odds-win = gagner
odds-casino-model = Gagner : avec les lancers, sans jetons. Les autres lancent aussi souvent que vous, chacun en connaisseur des chances, mais sans regarder vos dés.
odds-duel = { $dice } (a la carte, jetons : { $chips }) contre { $their } (jetons : { $chips2 })
odds-turn = avant
odds-owner-wins = qui a la carte gagne
odds-turn-0 = son deuxième lancer
odds-turn-1 = le deuxième lancer adverse
odds-turn-2 = son troisième lancer
odds-turn-3 = le troisième lancer adverse
odds-turn-4 = les jetons
odds-duel-model = Exact, si les deux ne jouent que pour le duel, et aussi bien que possible.
odds-town = De côté : { $dice } ; choix restants : { $rolls }, dollars : { $dollars }
odds-place = lieu
odds-hands = Les mains de poker, si vous visez la meilleure
odds-hand = main
odds-chance = chance
odds-town-model = Chaque lieu pour lui seul, si vous ne visez que lui. Les autres continuent en joueurs sensés, aussi souvent que vous ; les dés restants tombent dans un dernier lancer. Une égalité compte pour moitié.
