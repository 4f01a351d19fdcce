### Mia. Les joueurs sont nommés, au présent ; les questions s’adressent à qui doit répondre.

ruleset-mia = Mia
    .text = Deux dés sous un gobelet : annoncez plus que le joueur précédent, vrai ou faux, et démasquez les menteurs.
choice-lives = vies
    .text = Combien de vies chacun a au départ.

player-0 = Ida
player-1 = Max
player-2 = Nora
player-3 = Paul
player-4 = Rosa
player-5 = Théo

## Ce qui est sur la table.

heap-lives = vies
heap-cup = sous le gobelet
heap-claim = dernière annonce

value-none = rien
value-31 = 31
value-32 = 32
value-41 = 41
value-42 = 42
value-43 = 43
value-51 = 51
value-52 = 52
value-53 = 53
value-54 = 54
value-61 = 61
value-62 = 62
value-63 = 63
value-64 = 64
value-65 = 65
value-11 = double 1
value-22 = double 2
value-33 = double 3
value-44 = double 4
value-55 = double 5
value-66 = double 6
value-21 = Mia

## Les questions, et ce que lisent ceux qui attendent.

claim =
    { $value-id ->
        [none] Qu’annoncez-vous ?
       *[other] La dernière annonce est { $value }. Qu’annoncez-vous ?
    }
    .help = Annoncez une valeur au-dessus de la dernière, vraie ou fausse. Le plus grand dé se lit d’abord : 31 est la plus faible, les doubles battent 65, et 21, le Mia, bat tout.
believe = { $target } annonce { $value }. Y croyez-vous ?
    .help = Si vous y croyez, vous prenez le gobelet et devez annoncer plus. Si vous doutez, on lève le gobelet : si les dés valent au moins l’annonce, vous perdez une vie, sinon c’est à qui l’a faite d’en perdre une. Croire un Mia coûte une vie, en douter à tort en coûte deux.
asked-claim = { $who } regarde sous le gobelet.
asked-believe = { $who } croit ou non { $target }, qui annonce { $value }.

## Les réponses possibles et les refus.

option-doubt = J’en doute
option-believe = J’y crois
option-claim = { $value }
claim-too-low = Une annonce doit dépasser la dernière, { $value }.

## Ce qui se passe.

round = Manche { $number }
shaken = { $seat } secoue le gobelet et regarde dessous.
shaken-seen = { $seat } secoue le gobelet et voit { $dice }.
claimed = { $seat } annonce { $value }.
believed = { $seat } croit { $target }.
doubted-true = { $seat } lève le gobelet : { $dice }. { $target } n’a pas menti.
doubted-false = { $seat } lève le gobelet : { $dice }. { $target } a menti.
life-lost =
    { $number ->
        [one] { $seat } perd une vie et en garde { $left }.
       *[other] { $seat } perd { $number } vies et en garde { $left }.
    }
out = { $seat } est hors jeu.
won = { $seat } reste en dernier et gagne !
score-lives = vies restantes
