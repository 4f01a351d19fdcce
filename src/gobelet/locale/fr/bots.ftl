### Why a bot did what it did: said of its choice, in replays and in coached games.

## What can be said of any decision.

why-forced = Il n’y avait pas de choix.
why-pass = Ne rien faire valait mieux.
why-done = Cela suffit.

## Dice Town.

why-keep = Ces dés promettent le plus pour leur prix.
why-brute = Ces dés promettent le plus, et la Brute les rend gratuits.
why-turn = Le dé tourné rapporte plus que le Tricheur plus tard.
why-play = La carte rapporte plus maintenant que plus tard.
why-joe = C’est là que Joe le Nerveux prend le plus.
why-name = Pots-de-vin et dommages pesés, c’est le meilleur nom.
why-rob = Cette main promet le plus.
why-backs = Ces dos promettent le plus.
why-remedy = Ce remède donne le plus.
why-dollars = Le lieu vaut cette offre.
why-nuggets = Le lieu vaut cette offre.
why-card = De ces cartes, c’est la bonne.
why-deed = De ces titres, c’est le bon.
why-fenced = Le lieu vaut cette offre.
why-drink = Cet Élixir donne le plus.
why-action = Cette action donne le plus.
why-outlaw = Les dés que pose ce Hors-la-loi valent plus maintenant que plus tard.
why-desperado = Ce Hors-la-loi est le plus utile.
why-gun = En relançant ces dés, on capture plus de Hors-la-loi.
why-find = Cette trouvaille donne le plus.
why-shaman = Le dé tourné rapporte le plus.
why-ambush = Ce dé fait le plus mal.
why-warpath = Personne ne doit gagner ce lieu.

## Cincinnati.

why-reroll = C’est la meilleure chance de gagner la table.
why-pay = Le lancer vaut plus que le jeton.
why-table = C’est ici que les dés promettent le plus.
why-challenge = C’est ici qu’il y a le plus à gagner.

## With the chance that it goes for.

why-place = Il vise surtout { $place } : { $percent } % d’y gagner, s’il ne fait rien d’autre.
why-win = { $percent } % de gagner la table : aucun autre choix ne donne plus pour son prix.
why-save = { $percent } % de gagner la table telle quelle : un jeton n’y ajouterait pas assez.
why-qualify = { $percent } % de s’y qualifier, et de quoi gagner.
why-duel = { $percent } % de gagner le duel.

## The search bot, and chance.

why-tried =
    { $number ->
        [one] Essayé une fois, et rien n’a fait mieux.
       *[other] Essayé dans { $number } manches imaginées, et rien n’a fait mieux.
    }
why-better = Dans { $number } manches imaginées, ce choix a gagné { $percent } % plus souvent que ce qui semblait le meilleur d’abord.
why-random = C’est le hasard qui a choisi.
