### Les positions et les réponses écrites en texte.

notation-none = Les positions de { $ruleset } ne se dessinent pas : ce jeu n’a pas de notation pour elles.
notation-unknown-field = Une position de { $ruleset } n’a pas de champ « { $field } » ; elle a : { $known }.
notation-field = Le champ « { $field } » ne peut pas être « { $value } ».
notation-missing = Le champ « { $field } » dessine « { $value } », et c’est plus qu’il n’y en a.
notation-differs = Le champ « { $field } » ne peut pas être « { $value } » : il reste « { $known } » pour lui.
notation-lacks = Il manque quelque chose au champ « { $field } » : { $known }.
notation-once = « { $value } » se dessine une fois, et non { $number }.
notation-hidden = Le champ « { $field } » cache quelque chose derrière « ? » : personne ne peut jouer à partir de là.
notation-stuck = Personne ne peut jouer à partir de cette position : les champs « question » et « next » ne vont pas avec le reste ({ $text }).
notation-verb =
    { $value ->
        [none] Une réponse en mots commence par l’un de ceux-ci : { $known }.
       *[other] Dans la réponse « { $text } », « { $value } » est inconnu ; une réponse commence par l’un de ceux-ci : { $known }.
    }
notation-answer = Dans la réponse « { $text } », « { $verb } » ne peut pas avoir ce qui le suit.
