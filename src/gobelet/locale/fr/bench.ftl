### `gobelet bench` : la vitesse du moteur.

bench-about = La vitesse du moteur ici : chaque mesure est rapportée à une boucle lancée juste avant et juste après, pour comparer des machines.
bench-help-ruleset = la règle à mesurer (toutes, si aucune n’est nommée)
bench-help-seats = combien de places
bench-help-repeats = combien de fois chaque mesure est faite ; la médiane est donnée
bench-help-milliseconds = combien de temps dure chacune
bench-build-compiled = La version compilée.
bench-build-plain = En Python simple : rien n’est compilé.
bench-scaled = { $seats } places, au hasard ; par seconde, rapporté à { $reference } tours/s de la boucle de référence (ici : { $here }).
bench-decisions = décisions
bench-games = parties
bench-copies = copies
bench-playouts = simulations
bench-playout-decisions = décisions en simulation
bench-vector-steps = pas vectoriels
bench-vector-steps-two = pas vectoriels, deux processus
bench-thousands = { " " }
