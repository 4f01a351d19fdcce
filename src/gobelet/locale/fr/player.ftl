## La page d'un joueur. Et ce que la page dit des tables classées.

page-page = Joueur
page-missing = Cette page n’est pas visible
page-missing-text = Ce joueur n’existe pas, ou ne montre pas sa page.
page-yours = C’est votre page.
page-yours-text = Les autres la voient dès votre première partie classée, sans vos autres parties. Vous pouvez la cacher.
page-hide = Cacher cette page aux autres
page-none-yet = Il n’y a encore rien ici
page-none-yet-text = Votre page se remplit avec la première partie que vous terminez.
page-provisional =
    { $left ->
        [one] Provisoire : encore une partie
       *[other] Provisoire : encore { $left } parties
    }
page-uncertain = ± { $points }
page-as-program = joué par un programme
page-rated-games =
    { $number ->
        [one] une partie classée
       *[other] { $number } parties classées
    }
page-curve = Le classement après chaque partie
page-curve-line = De { $from } à { $to }, maintenant { $now }.
page-results = Résultats
page-ruleset = Règles
page-seats = Joueurs
page-games = Parties
page-wins = Gagnées
page-places = Rangs
page-mean = Score moyen
page-cost-points = décisions : −{ $number } points par partie
page-cost-chance = décisions : −{ $number } % de victoire par partie
page-cost-about = Ce que les décisions coûtent d’après le bot expert, quels que soient les dés. Zéro, c’est jouer comme l’expert.
page-favourites = Préférences
page-favourite-place = Lieux gagnés
page-favourite-table = Tables choisies
page-favourite-card = Cartes
page-rivals = Adversaires
page-ahead = Devant
page-behind = Derrière
page-others = D’autres personnes
page-formers = D’anciens joueurs
page-latest = Dernières parties
page-place-of = { $rank } sur { $number }
page-rated = classée
page-left = abandon
page-watch = Revoir
