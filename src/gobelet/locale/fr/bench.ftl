### `gobelet bench` : la vitesse du moteur.

bench-about = La vitesse du moteur ici : chaque mesure est rapportée à une boucle lancée juste avant et juste après, pour comparer des machines.
bench-help-ruleset = le jeu à mesurer (tous, si aucun n’est nommé)
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

## `gobelet bench worth` : ce que coûtent les choix.

worth-about = La chance de gagner que perdent les choix des bots, des conseils et de l’analyse dans des décisions disputées, chacune jouée jusqu’au bout des centaines de fois par des experts.
worth-help-ruleset = ne juger que par les décisions de ce jeu (peut être répété)
worth-help-judges = qui est jugé : des bots, hint, analysis, played, séparés par des virgules
worth-help-bank = le dossier des banques (celles du programme, si aucun n’est nommé)
worth-help-budget = ce que la recherche peut dépenser par décision : des secondes, comptées en simulations, pas mesurées
worth-help-worlds = combien de mondes l’analyse joue pour chaque candidat
worth-judging = en jugement
worth-title = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  }, { $playouts } simulations ; les deux meilleurs candidats se distinguent dans { $apart }.
worth-col-ruleset = jeu
worth-col-kind = question
worth-col-decisions = décisions
worth-col-judge = juge
worth-col-lost = perdu
worth-col-interval = 95 %
worth-col-gain = face à { $judge }
worth-col-outside = dehors
worth-col-silent = muet
worth-col-number = n
worth-explained = Perdu : face au meilleur candidat, en centièmes de victoire. L’intervalle tient compte du bruit des simulations et de ce que le meilleur candidat est lui-même une estimation. Face à { $judge } : ce que les réponses gagnent de plus, quand les deux donnent un candidat. Dehors : les réponses qui ne sont pas des candidats ; muet : les décisions sans réponse ; elles ne comptent pas. Plus bas, les intervalles.
worth-file = « { $file } » est inutilisable : { $reason }
worth-file-line = « { $file } » n’est pas une banque de décisions : la ligne { $line } est illisible.
worth-file-too-big = « { $file } » est trop gros : une banque a { $most } octets au plus.
worth-no-bank = « { $folder } » n’a pas de banque de décisions jouées.
worth-other-bank = « { $file } » est une banque de { $ruleset } constituée autrement ; elle reste intacte.
worth-other-expert = Les experts de ce programme répondent autrement à la décision { $number } que ceux qui l’ont jouée. Commencez une nouvelle banque.
