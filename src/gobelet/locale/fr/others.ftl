### Trouver d’autres joueurs.

## La liste des tables.

others-no-tables = Aucune table ouverte pour l’instant.
others-none-fits = Aucune table ne correspond à ces critères.
others-all = Montrer toutes les tables
others-show = Montrer
others-show-all = Toutes
others-show-waiting = À rejoindre
others-show-running = À regarder
others-game = Jeu
others-game-all = Tous les jeux
others-free = Places libres
others-free-0 = Peu importe
others-free-1 = Au moins 1
others-free-2 = Au moins 2
others-free-3 = Au moins 3
others-clock = Temps pour répondre
others-clock-any = Peu importe
others-clock-quick = Jusqu’à une minute
others-clock-slow = Plus d’une minute
others-clock-none = Sans limite

## En ligne.

others-find = En ligne
others-begin = Trouver des joueurs
others-find-title = { $game } : en ligne
others-find-text = Vous jouez avec les prochaines personnes qui veulent la même partie. Chacun a une minute pour répondre.
others-players = Joueurs
others-waited = Vous attendez depuis { $time }.
others-who-wait =
    { $number ->
        [0] Personne d’autre n’attend pour le moment.
        [one] Une autre personne attend.
       *[other] { $number } autres personnes attendent.
    }
others-missing =
    { $number ->
        [one] Il manque encore une personne.
       *[other] Il manque encore { $number } personnes.
    }
others-goes-on = Vous pouvez laisser cette page ouverte en arrière-plan. La table s’ouvre dès que tout le monde est là.
others-bots-text = Cela peut prendre un moment. Contre des bots, on commence tout de suite.
others-play-bots = Jouer contre des bots
others-stop = Ne plus attendre

## Regarder.

others-delayed =
    { $game ->
        [cincinnati] Ne montrer chaque manche aux spectateurs qu’une fois terminée
       *[other] Ne montrer chaque tour aux spectateurs qu’une fois terminé
    }
others-late =
    { $game ->
        [cincinnati] Vous regardez avec une manche de retard.
       *[other] Vous regardez avec un tour de retard.
    }

## Tables classées.

others-rated = Classée : le résultat compte pour le classement de chacun
others-rated-text = Tous les joueurs sont identifiés ; il y a un chrono, pas de conseils, et personne ne reprend une place. Quitter la table, c’est finir à la dernière place.
others-rated-mark = classée
others-rated-now = Classement : { $points }
others-rated-change = Classement : { $points } ({ $change })
others-rated-first = Provisoire : { $games } parties sur { $few }
others-rated-left = A quitté la table : compte à la dernière place.
others-rated-leave = Cette partie est classée. Si vous partez sans revenir, vous êtes à la dernière place.

## Des parties pour la recherche.

others-research = Donner cette partie à la recherche, sans les noms
others-research-line = Cette partie est donnée à la recherche, sans noms ni messages, si toutes les personnes assises ici ont accepté.
others-research-own = Votre choix se fait sur la page « Vous ».
