### Mia. Les joueurs sont nommés, au présent ; les questions s’adressent à qui doit répondre.

ruleset-mia = Mia
    .text = Deux dés sous un gobelet : annoncez plus que la personne d’avant, vrai ou faux, et démasquez les mensonges.
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
    .help = Si vous y croyez, vous prenez le gobelet et devez annoncer plus. Si vous doutez, on lève le gobelet : si les dés valent au moins l’annonce, vous perdez une vie, sinon, c’est la personne qui l’a faite qui en perd une. Croire un Mia coûte une vie, en douter à tort en coûte deux.
asked-claim = { $who } regarde sous le gobelet.
    .you-who = Vous regardez sous le gobelet.
asked-believe = { $who } décide s’il faut croire { $target }, qui annonce { $value }.
    .you-who = Vous décidez s’il faut croire { $target }, qui annonce { $value }.
    .you-target = { $who } décide s’il faut vous croire : vous annoncez { $value }.

## Les réponses possibles et les refus.

option-doubt = J’en doute
option-believe = J’y crois
option-claim = { $value }
claim-too-low = C’est trop bas : annoncez plus que { $value }.

## Ce qui se passe.

round = Manche { $number }
shaken = { $seat } secoue le gobelet et regarde dessous.
    .you-seat = Vous secouez le gobelet et regardez dessous.
shaken-seen = { $seat } secoue le gobelet et voit { $dice }.
    .you-seat = Vous secouez le gobelet et voyez { $dice }.
claimed = { $seat } annonce { $value }.
    .you-seat = Vous annoncez { $value }.
believed = { $seat } croit { $target }.
    .you-seat = Vous croyez { $target }.
    .you-target = { $seat } vous croit.
doubted-true = { $seat } lève le gobelet : { $dice }. { $target } n’a pas menti.
    .you-seat = Vous levez le gobelet : { $dice }. { $target } n’a pas menti.
    .you-target = { $seat } lève le gobelet : { $dice }. Vous n’avez pas menti.
doubted-false = { $seat } lève le gobelet : { $dice }. { $target } a menti.
    .you-seat = Vous levez le gobelet : { $dice }. { $target } a menti.
    .you-target = { $seat } lève le gobelet : { $dice }. Vous avez menti.
life-lost =
    { $number ->
        [one] { $seat } perd une vie ; il en reste { $left }.
       *[other] { $seat } perd { $number } vies ; il en reste { $left }.
    }
    .you-seat =
        { $number ->
            [one] Vous perdez une vie ; il vous en reste { $left }.
           *[other] Vous perdez { $number } vies ; il vous en reste { $left }.
        }
out = { $seat } est hors jeu.
    .you-seat = Vous êtes hors jeu.
won = { $seat } a encore des vies, et gagne !
    .you-seat = Vous avez encore des vies, et gagnez !
score-lives = vies restantes
