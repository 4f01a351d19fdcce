### Une table en texte, pour des programmes et des modèles de langage : ce qui se trouve où, ce qui est demandé et ce qu’on peut répondre.

readable-seat = Vous êtes { $name }, place { $number } sur { $count } ; les places se comptent à partir de 0.
readable-watching = Vous regardez. { $count } personnes jouent ; les places se comptent à partir de 0.
readable-round =
    { $game ->
        [cincinnati] Manche { $round }.
       *[other] Tour { $round }.
    }
readable-table = Sur la table : { $text }
readable-hidden = { $number } face cachée
readable-player = Place { $number }, { $name } : { $text }
readable-player-you = Place { $number }, { $name } (vous) : { $text }
readable-known = Ce que vous savez avec certitude de ce qui est face cachée :
readable-known-table = sur la table : { $text }
readable-known-player = { $name } : { $text }
readable-cards = Ce que font les cartes :
readable-question = Question { $number } [{ $rule }] : { $text }
readable-said = Vous avez déjà dit : { $text }
readable-options = Vos choix :
readable-option = { $number } = { $words } : { $text }
readable-option-plain = { $number } = { $text }
readable-how = Répondez par le numéro d’un choix, ou par les mots qui le suivent.
readable-sealed = Vous avez répondu.
readable-waiting = La partie attend { $names }.
readable-over = La partie est finie.
readable-score = { $name } : { $score }
readable-score-won = { $name } : { $score }, et gagne
readable-news = Ce qui s’est passé :

## Des réponses qui n’en sont pas.

readable-not-understood = « { $text } » n’est pas une réponse lisible. Voici ce qui est attendu, par son numéro ou en ses mots : { $known }.
readable-not-allowed = « { $text } » n’est pas possible maintenant : { $reason } Voici ce qui est attendu, par son numéro ou en ses mots : { $known }.
readable-nothing-asked = On ne vous demande rien en ce moment.
readable-more = et { $number } de plus
text-not-reset = Appelez d’abord reset : il n’y a pas encore de partie.
