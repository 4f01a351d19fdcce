### Apprendre : chaque jeu en une minute, et ses règles.

learn-minute = { $game } en une minute
learn-dicetown-1 = Tous lancent cinq dés de poker en même temps, en secret, sous leur gobelet, et en gardent certains. Un dé est gratuit, chaque dé de plus coûte 1 $. Puis on relance le reste, jusqu’à ce que quelqu’un ait cinq dés.
learn-dicetown-2 = Chaque lieu de la rue a sa face. Le plus de 9 : des pépites de la mine. Le plus de 10 : l’argent de la banque. Le plus de J : des cartes General Store. Le plus de Q : une carte volée dans une main. Le plus de K : l’étoile de Sheriff.
learn-dicetown-3 = La meilleure combinaison de poker prend des titres de propriété à la mairie.
learn-dicetown-4 = Le Sheriff tranche les égalités, et se laisse soudoyer. Qui n’a rien gagné se console chez Doc Badluck.
learn-dicetown-5 = Quand la mine ou les titres sont épuisés, la partie finit. Pépites, tranches de 2 $, titres, équipement et étoile font des points ; le plus fort total l’emporte.
learn-cincinnati-1 = À chacune des douze manches, on pose des cartes sur les tables : argent, jetons, duels. Ce que personne ne gagne y reste, et d’autres s’y ajoutent.
learn-cincinnati-2 = Tous lancent cinq dés sous le gobelet et choisissent une table en secret. Puis on montre les choix et les dés.
learn-cincinnati-3 = Deux autres lancers suivent, avec les dés que vous voulez. Ensuite, un jeton paie un lancer de plus.
learn-cincinnati-4 = À l’Atlantic gagne la meilleure main à partir du brelan, au Ballroom la meilleure suite, au Caesar’s le plus petit total, 11 au plus.
learn-cincinnati-5 = Avec une carte Duel, vous affrontez quelqu’un pour sa plus forte carte d’argent. Après douze manches, on compte l’argent et les jetons ; la plus grosse fortune gagne.

learn-how = { $game } en dix images
learn-pictures = Images
learn-previous = Retour
learn-next = Suite
learn-step = { $step } sur { $steps }
learn-help = Règles et aide
learn-tab-rules = Règles
learn-tab-hands = Mains
learn-tab-cards = Cartes et lieux
learn-tab-how = Comment jouer

learn-rules = Les règles, numérotées
learn-rules-of = Règles de { $game }
learn-search = Chercher une règle, une carte ou un lieu
learn-search-hint =
    { $game ->
        [cincinnati] CI-24, duel, jeton…
       *[other] DT-11, Brute, banque…
    }
learn-found =
    { $number ->
        [0] Aucune règle
        [one] { $number } règle
       *[other] { $number } règles
    }
learn-nothing = Rien dans ces règles ne correspond à « { $query } ».
learn-contents = Sommaire
learn-places = Lieux
learn-cards = Cartes
learn-others = Règles d’autres jeux et éditions
learn-mark-r = est une décision de notre part, là où le livret ne dit rien ; là où il dit autre chose, la règle « s’écarte » du livret.
learn-mark-v = est une valeur que le livret n’imprime pas. Tout le reste vient du livret.
