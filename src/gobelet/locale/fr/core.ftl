### What every game shares: lists, and what can go wrong.

list-last = { $first } et { $last }
list-times = { $number } × { $item }
list-none = rien
list-you = vous
label-you = Vous
name-of =
    { $elided ->
        [yes] d’{ $name }
       *[other] de { $name }
    }

over = La partie est terminée.

## Answers that the rules do not allow.

no-answer = La réponse est vide : il lui faut au moins un élément.
no-takeback = Cette réponse ne peut pas être reprise.
nothing-said = { $seat } n’a aucune réponse à reprendre.
    .you-seat = Vous n’avez aucune réponse à reprendre.
game-over = La partie est terminée.
already-answered = { $seat } a déjà répondu.
    .you-seat = Vous avez déjà répondu.
not-asked = Ce n’est pas à { $seat } de répondre.
    .you-seat = Ce n’est pas à vous de répondre.
unknown-option = L’option { $option } n’existe pas : il y en a { $size }, comptées à partir de 0.
too-many-parts = La réponse a trop d’éléments : elle était complète avant le dernier.
not-an-option = Ce n’est pas possible maintenant.

## Requests for what does not exist.

wrong-piece = L’élément « { $piece } » de { $game } ({ $place }) n’est pas un { $known }.
no-observer = { $ruleset } n’a pas d’observateur : les environnements et les bots entraînés ne peuvent pas le voir.
unknown-ruleset = Il n’y a pas de jeu « { $ruleset } » ; au choix : { $known }.
bad-seats =
    { $ruleset } se joue de { $least } à { $most } joueurs, pas à { $number }.
unknown-choice =
    { $known-count ->
        [0] { $ruleset } n’a pas d’options : retirez « { $choice } ».
       *[other] { $ruleset } n’a pas d’option « { $choice } » ; au choix : { $known }.
    }
bad-choice = L’option « { $choice } » ne peut pas valoir « { $value } » ; au choix : { $known }.
bad-figure = L’option « { $choice } » ne peut pas être « { $value } » ; elle s’écrit comme { $example }.
printed-figure =
    { $choice ->
        [equipment] Les cartes Équipement valent 1, 2, 3, 4, 5 et 8 : aucune autre valeur ne convient à ce que le livret imprime. Retirez « equipment ».
        [short] À deux ou trois, dix cartes sont retirées et la mine contient 30 pépites : le livret imprime l’un et l’autre. Retirez « short ».
        [hands] Le carré bat le full dans le livret. Dans « hands », qui commence par la plus faible, mettez « four » après « full ».
       *[other] Le livret imprime ce que vaut « { $choice } » ; retirez-le.
    }
bad-seed =
    { $generator ->
        [keyed] « { $seed } » n’est pas une graine : le générateur à clé demande 64 chiffres hexadécimaux.
       *[other] « { $seed } » n’est pas une graine : donnez un nombre entier.
    }
unknown-generator = Il n’y a pas de générateur « { $generator } » ; au choix : { $known }.
unknown-seat = Il n’y a pas de place { $number } : il y en a { $seats }, comptées à partir de 0.
no-handful = { $number } n’est pas une poignée de dés. Prenez-en une dans une vue : `view.cup`, `view.dice[seat]`.
unknown-language = On ne parle pas « { $language } » ici ; au choix : { $known }.
no-record = Une partie imaginée ou dessinée n’a pas d’enregistrement : nul ne sait comment elle en est arrivée là.

## Records that are none, or do not replay.

record-version = L’enregistrement suit { $ruleset } ; ce programme joue { $known }.
record-answer-missing = À la question { $number } il manque la réponse attendue ({ $seats }).
record-too-long = L’enregistrement continue après la fin de la partie, à la question { $number }.
record-refused = Les règles n’admettent pas la réponse à la question { $number } : { $reason }
record-too-big = Ce n’est pas un enregistrement de Gobelet : il compte plus de { NUMBER($most) } caractères.
record-not-text = Ce n’est pas un enregistrement de Gobelet : ce n’est pas du texte.
record-not-json = Ce n’est pas un enregistrement de Gobelet : ce n’est pas du JSON (ligne { $line }, colonne { $column }).
record-not-object = Ce n’est pas un enregistrement de Gobelet : un objet JSON était attendu.
record-foreign = Ce n’est pas un enregistrement de Gobelet : le champ « gobelet » manque.
record-format = L’enregistrement est au format { $format } ; ce programme lit : { $known }.
record-field-missing = Il manque à l’enregistrement le champ « { $field } ».
record-field-unknown = L’enregistrement a un champ « { $field } » qui n’a rien à y faire.
record-field-type =
    { $expected ->
        [whole] Le champ « { $field } » de l’enregistrement doit être un nombre entier.
        [text] Le champ « { $field } » de l’enregistrement doit être du texte.
        [truth] Le champ « { $field } » de l’enregistrement doit être vrai ou faux.
        [list] Le champ « { $field } » de l’enregistrement doit être une liste.
        [pair] Le champ « { $field } » de l’enregistrement doit contenir des paires.
       *[object] Le champ « { $field } » de l’enregistrement doit être un objet.
    }
record-field-bounds = Le champ « { $field } » de l’enregistrement doit aller de { $least } à { $most }.
record-field-bad = L’enregistrement ne peut pas avoir « { $value } » dans le champ « { $field } ».
record-order = Dans le champ « { $field } » de l’enregistrement, le numéro { $number } n’est pas à sa place.
record-departs = Rejouée, la partie s’écarte de l’enregistrement après la question { $after }, au plus tard à la question { $number }.
record-departs-end = Rejouée, la partie s’écarte de l’enregistrement après la question { $after } : elle finit autrement, à la question { $number }.

## Versions of the rules at tables. The page says these, too.

table-frozen = Cette table est gelée : son journal ne correspond pas à la partie jouée. Rien n’est perdu ; l’exploitant du serveur doit l’examiner. Vous pouvez commencer une nouvelle partie.
table-version =
    { $number ->
        [0] Cette partie suit { $ruleset }, et ce programme n’a pas ces règles. Rien n’est perdu : un programme qui les a peut la poursuivre.
       *[other] Cette partie suit { $ruleset }, et ce programme n’a que { $known }. Rien n’est perdu : un programme qui a ces règles peut la poursuivre. Ici, vous pouvez commencer une nouvelle partie.
    }
table-earlier-rules = Cette partie se joue jusqu’au bout avec la version { $version } des règles, celle de son début. Les nouvelles parties suivent la version { $latest }.

# Ce qu’entend d’avance qui parle à son tour.
turn-after =
    { $number ->
        [2] Vous parlez en deuxième, après { $seats }.
        [3] Vous parlez en troisième, après { $seats }.
        [4] Vous parlez en quatrième, après { $seats }.
        [5] Vous parlez en cinquième, après { $seats }.
       *[other] Vous parlez en sixième, après { $seats }.
    }
turn-before =
    { $number ->
        [1] Vous parlez en premier, avant { $seats }.
        [2] Vous parlez en deuxième, avant { $seats }.
        [3] Vous parlez en troisième, avant { $seats }.
        [4] Vous parlez en quatrième, avant { $seats }.
       *[other] Vous parlez en cinquième, avant { $seats }.
    }

## Plans and standing orders.

plan-unknown-field = Il n’y a rien à dire de « { $field } » dans ce jeu ; au choix : { $known }.
plan-bad-word = « { $field } » ne peut pas valoir « { $value } » ; au choix : { $known }.
plan-bad-number = « { $field } » ne peut pas valoir « { $value } » : c’est un nombre entier de { $least } à { $most }.
plan-not-list = « { $field } » ne peut pas valoir « { $value } » : c’est une liste, dans l’ordre, parmi : { $known }.
plan-twice = « { $field } » nomme deux fois la même chose : { $value }.
plan-no-places = Les dés visent des lieux, mais « { $field } » n’en nomme aucun : nommez-en un, ou dites autre chose pour les dés.
plan-wrong-part = « { $field } » n’est pas à sa place : les ordres et le plan du tour se donnent séparément.
