### Why a bot did what it did: said of its choice, in replays and in coached games.

## What can be said of any decision.

why-forced = Il n’y avait pas de choix.
why-pass = Ne rien faire valait mieux.
why-done = Cela suffit.

## Dice Town.

why-keep = Ces dés valent le mieux leur prix.
why-brute = Ces dés valent le plus, et La Brute les rend gratuits.
why-turn = Le dé tourné rapporte plus maintenant que le Tricheur plus tard.
why-play = La carte rapporte plus maintenant que plus tard.
why-joe = C’est là que Joe le nerveux prend le plus.
why-name = Pots-de-vin et risques pesés, c’est le meilleur choix.
why-rob = Cette main promet le plus.
why-backs = Ces dos promettent le plus.
why-remedy = Ce remède donne le plus.
why-dollars = Le lieu vaut cette offre.
why-nuggets = Le lieu vaut cette offre.
why-card = C’est la meilleure de ces cartes.
why-deed = C’est le meilleur de ces titres.
why-fenced = Le lieu vaut cette offre.
why-drink = Cet élixir donne le plus.
why-action = Cette action donne le plus.
why-outlaw = Les dés que pose ce hors-la-loi valent plus maintenant que plus tard.
why-desperado = Ce hors-la-loi est le plus utile.
why-gun = En relançant ces dés, on capture plus de hors-la-loi.
why-find = Cette trouvaille donne le plus.
why-shaman = Le dé tourné rapporte le plus.
why-ambush = Ce dé fait le plus mal.
why-warpath = Personne ne doit prendre ce lieu.

## Cincinnati.

why-reroll = C’est la meilleure chance de gagner la table.
why-pay = Le lancer vaut plus que le jeton.
why-table = C’est ici que les dés promettent le plus.
why-challenge = C’est ici qu’il y a le plus à gagner.

## With the chance that it goes for.

why-place = Il vise surtout { $place } : { $percent } % de l’emporter, s’il ne vise rien d’autre.
why-win = { $percent } % de gagner la table : aucun autre choix ne donne plus pour son prix.
why-save = { $percent } % de gagner la table avec ces dés : un jeton n’y ajouterait pas assez.
why-qualify = { $percent } % de s’y qualifier, et la mise en vaut la peine.
why-duel = { $percent } % de gagner le duel.
why-named = { $percent } % d’être désigné pour cela, et le lieu vaut pour lui environ { $whole },{ $tenth } points.
why-worth = Cela vaut pour lui environ { $whole },{ $tenth } points.
why-costs = Cela lui coûte environ { $whole },{ $tenth } points.

## The search bot, and chance.

why-tried =
    { $number ->
        [one] Après un essai imaginé, rien n’a fait mieux.
       *[other] Après { $number } essais imaginés, rien n’a fait mieux.
    }
why-better = En { $number } essais imaginés, ce choix a gagné { $percent } % plus souvent que ce qui semblait d’abord le meilleur.
why-random = C’est le hasard qui a choisi.
