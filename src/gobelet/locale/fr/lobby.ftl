### What only the way to a table with friends says: the invitation, and the room where they wait.

## A new table.

lobby-invite-title = { $game } entre amis
lobby-you-host = Vous, l’hôte
lobby-add-seat = Ajouter une place
lobby-remove-seat = Retirer la place { $number }
lobby-value-sheriff-random = tiré au sort
lobby-value-bribes-yes = oui
lobby-value-bribes-no = non
lobby-value-seat = place { $number }
lobby-clock = Temps pour répondre
lobby-clock-none = sans limite
lobby-bank = Réserve de temps, pour toute la partie
lobby-bank-minutes =
    { $minutes ->
        [0] aucune
       *[other] { $minutes } min
    }
lobby-beat = Temps pour réagir avec une carte
lobby-over-days-text = Inutile d’être tous là en même temps. Le chrono d’une réponse court jour et nuit, même si personne n’est en ligne. À la fin, un bot répond.
lobby-listed = Montrer cette table à tous sur la page d’accueil
lobby-bots-seats-open = Avec le lien, on peut remplacer un bot en cours de partie
lobby-create = Créer la table
lobby-link-next = Créez la table : vous aurez un lien pour vos amis.
lobby-settings = Réglages
lobby-friends =
    { $number ->
        [one] { $number } personne
       *[other] { $number } personnes
    }
lobby-bots =
    { $number ->
        [one] { $number } bot
       *[other] { $number } bots
    }
lobby-answer = { $seconds } s par réponse
lobby-in-reserve = { $minutes } min en réserve
lobby-to-react = { $seconds } s pour réagir
lobby-with-hints = conseils
lobby-for-all = visible par tous
lobby-with-open = places des bots ouvertes
lobby-with-delay =
    { $game ->
        [cincinnati] spectateurs : une manche de retard
       *[other] spectateurs : un tour de retard
    }
lobby-for-research = pour la recherche

## The waiting room.

lobby-invites = { $seat } vous invite à jouer à { $game }
lobby-sit-instead = S’asseoir à la place du bot { $seat }
lobby-full = Toutes les places sont prises. Vous pouvez rester et regarder.
lobby-not-yet = pas encore là
lobby-how = Le jeu en dix images
lobby-waiting-room = La table est prête
lobby-free-text = pour qui a le lien
lobby-patience =
    { $hours ->
        [0] Si personne n’est là, cette table ferme au bout de { $minutes } minutes.
       *[other]
            { $days ->
                [0] { $hours ->
                    [one] Si personne n’est là, cette table ferme au bout d’une heure.
                   *[other] Si personne n’est là, cette table ferme au bout de { $hours } heures.
                }
                [1] Si personne n’est là, cette table ferme au bout d’un jour.
               *[other] Si personne n’est là, cette table ferme au bout de { $days } jours.
            }
    }
lobby-start-with-bots =
    { $number ->
        [one] Commencer, avec un bot sur la place libre
       *[other] Commencer, avec des bots sur les { $number } places libres
    }
lobby-network-how = Pour des amis sur d’autres appareils, prenez le navigateur que Gobelet a ouvert en démarrant, ou démarrez-le avec --host 0.0.0.0 ou --public-url.
