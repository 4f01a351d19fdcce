### La table du jour : sa carte sur la première page, la page d’aujourd’hui et les listes des jours passés.

day-title = La table du jour
day-page = La table du jour
day-about = Chaque jour, une table par jeu, avec les mêmes dés et les mêmes bots pour tout le monde. Vous avez un seul essai, jusqu’à minuit UTC. Une partie inachevée à ce moment-là ne compte pas.
day-short = Les mêmes dés et les mêmes bots pour tous, un essai chacun.
day-left = Encore { $time }.
day-played =
    { $number ->
        [0] Personne n’a encore joué
        [one] Un joueur jusqu’ici
       *[other] { $number } joueurs jusqu’ici
    }
day-players = Contre { $number } bots très forts
day-begin = Jouer
day-go-on = Continuer
day-mine-finished = Votre résultat : { $points }
day-mine-won = Vous avez gagné avec { $points }
day-mine-unfinished = Vous n’avez pas fini
day-list = Le classement
day-to-all = Tout sur la table du jour
day-kept-note = Vous serez dans la liste des joueurs enregistrés.
day-not-kept = Vous serez dans une liste à part, car votre joueur n’existe que dans ce navigateur.
day-keep = Enregistrer d’abord votre joueur
day-tomorrow = Demain
day-tomorrow-text = Les dés de demain sont déjà tirés. Leurs sceaux sont publiés dès maintenant, pour que personne ne puisse les changer.
day-yesterday = Les meilleurs d’hier
day-nobody = Personne n’a fini.
day-replay = Revoir
day-before = Les jours d’avant
day-none-before = La première liste s’ouvre à minuit UTC.
day-list-of = { $game }, { $date }
day-kept = Joueurs enregistrés
day-kept-about = Ils ont une clé d’accès ou un second appareil : une personne, un essai.
day-others = Les autres
day-others-about = Leur joueur n’existe que dans un navigateur.
day-place = Rang
day-name = Joueur
day-points = Résultat
day-cost = Coût des décisions
day-cost-about = Ce que leurs décisions ont coûté d’après l’expert : l’adresse sans la chance. Zéro, c’est jouer comme l’expert. À points égaux, le rang est partagé.
day-cost-points = { $number }
day-cost-chance = { $number } %
day-you = vous
day-won = gagné
day-finished = a fini
day-playing = joue
day-unfinished = pas fini
day-empty = Personne.
day-sealed-list = Les résultats et la graine sont montrés à la fin de la journée, dans { $time } ; on peut alors revoir les parties.
day-dice = Les dés
day-dice-about = Le sceau a été publié avant la journée. Il ne convient qu’à une seule graine et ne la trahit pas. La graine est montrée après : tous les dés et toutes les cartes en découlent, pour tout le monde.
day-dice-late = Ce serveur a démarré ce jour-là. Son sceau n’a donc été publié que le jour même.
day-seal = Sceau (SHA-256 de la graine)
day-published = Publié
day-seed = Graine
day-seed-fits = La graine correspond au sceau.
day-seed-wrong = La graine ne correspond pas au sceau !
day-earlier = Le jour d’avant
day-later = Le jour d’après
day-not-yet = On pourra revoir la partie à minuit UTC.
day-back = Aujourd’hui
day-sealed = C’était votre essai. Jusqu’à minuit UTC, rien de cette partie n’est publié ; ensuite viennent la liste, le fichier et l’analyse, et l’on peut revoir la partie.
day-check-dice = Les dés sont ceux de la graine du jour.
day-proves = Les dés étaient fixés avant la journée et sont les mêmes pour tout le monde : personne n’y est intervenu.
day-refused = C’est la table du jour de quelqu’un. Personne d’autre ne la voit avant minuit UTC.
