### Cincinnati. Sentences name players, in the present tense; questions address the player who answers.
### No name stands after “de” or “que”: “d’Annie” and “de Belle” would need to know the name.

ruleset-cincinnati = Cincinnati
    .text = Douze manches de dés à trois tables de casino : choisissez la vôtre en secret, lancez, raflez la mise.

player-0 = Ruby
player-1 = Frank
player-2 = Gloria
player-3 = Nick
player-4 = Lola
player-5 = Max

## The tables.

table-atlantic = Atlantic
    .at = à l’Atlantic
    .title = A Atlantic
    .wants = un brelan ou mieux
    .text = La meilleure main l’emporte, à partir du brelan.
table-ballroom = Ballroom
    .at = au Ballroom
    .title = B Ballroom
    .wants = une suite de quatre ou cinq
    .text = La meilleure suite de quatre ou cinq dés l’emporte.
table-caesars = Caesar’s
    .at = au Caesar’s
    .title = C Caesar’s
    .wants = un total de 11 au plus
    .text = Le plus petit total l’emporte, à condition de ne pas dépasser 11.

## The cards.

card-money-15 = 15 000 $
    .text = De l’argent : il compte à la fin, et les plus riches décident d’abord.
card-money-20 = 20 000 $
    .text = De l’argent : il compte à la fin, et les plus riches décident d’abord.
card-money-25 = 25 000 $
    .text = De l’argent : il compte à la fin, et les plus riches décident d’abord.
card-money-30 = 30 000 $
    .text = De l’argent : il compte à la fin, et les plus riches décident d’abord.
card-money-35 = 35 000 $
    .text = De l’argent : il compte à la fin, et les plus riches décident d’abord.
card-duel = Duel
    .text = À la fin de la manche, vous devez vous battre en duel : si vous gagnez, la plus forte carte d’argent adverse est à vous.
card-chips = Jetons
    .text = Deux jetons de la réserve. Un jeton paie un lancer de plus, ou vaut 5 000 $ à la fin.

## Hands.

hand-nothing = rien
hand-pair = une paire
hand-two-pair = deux paires
hand-short-straight = une petite suite
hand-three = un brelan
hand-full = un full
hand-long-straight = une grande suite
hand-four = un carré
hand-five = cinq dés identiques

## Questions.

choose-table = À quelle table jouez-vous ?
    .help = Tous choisissent en secret, chacun ne voyant que son premier lancer. L’Atlantic demande un brelan ou mieux, le Ballroom une suite de quatre ou cinq, le Caesar’s un total de 11 au plus. Il vous restera deux lancers, et d’autres contre des jetons.
declare =
    { $roll ->
        [2] Deuxième lancer : quels dés relancez-vous ?
       *[other] Troisième lancer : quels dés relancez-vous ?
    }
    .help = Relancez les dés que vous voulez, même ceux gardés auparavant, ou aucun. Renoncer maintenant vous laisse le lancer suivant.
extra-roll =
    { $chips ->
        [one] Vous avez { $chips } jeton. Le dépensez-vous pour un lancer de plus ?
       *[other] Vous avez { $chips } jetons. En dépensez-vous un pour un lancer de plus ?
    }
    .help = On demande à tous ceux qui ont un jeton, dans l’ordre de la fortune. Qui paie désigne au moins un dé ; ceux qui ont payé lancent ensemble, et l’on redemande jusqu’à ce que personne ne paie. Un jeton gardé vaut 5 000 $ à la fin.
challenge =
    { $number ->
        [one] Vous avez une carte Duel. Qui provoquez-vous ?
       *[other] Vous avez { $number } cartes Duel. Qui provoquez-vous d’abord ?
    }
    .help = Une carte Duel doit être jouée, contre qui vous voulez. La meilleure main l’emporte, et à dés égaux vous perdez. Si vous gagnez, vous prenez la plus forte carte d’argent adverse ; si vous perdez, il ne se passe rien.
duel-reroll =
    { $roll ->
        [2] Deuxième lancer du duel : quels dés relancez-vous ?
       *[other] Troisième lancer du duel : quels dés relancez-vous ?
    }
    .help = Vous lancez à tour de rôle, à dés découverts. Un lancer refusé est perdu, mais le suivant reste permis.
duel-extra =
    { $chips ->
        [one] Vous avez { $chips } jeton. Le dépensez-vous pour un lancer de plus dans le duel ?
       *[other] Vous avez { $chips } jetons. En dépensez-vous un pour un lancer de plus dans le duel ?
    }
    .help = Vous lancez aussitôt. On demande à tour de rôle jusqu’à ce que tous aient renoncé, y compris qui a lancé en dernier.

## Options.

option-pass = Pas de lancer de plus
option-stand = Ne rien relancer
option-reroll =
    { $number ->
        [one] Relancer le { $pips }
       *[other] Relancer { $pips }
    }
option-reroll-places =
    { $places-count ->
        [one] Relancer le dé { $places }
       *[other] Relancer les dés { $places }
    }
option-pay =
    { $number ->
        [one] Payer un jeton et relancer le { $pips }
       *[other] Payer un jeton et relancer { $pips }
    }
option-pay-places =
    { $places-count ->
        [0] Payer un jeton
        [one] Payer un jeton et relancer le dé { $places }
       *[other] Payer un jeton et relancer les dés { $places }
    }
option-table = { $table } ({ $table-wants })
option-challenge = { $target }

## Answers that the rules do not allow.

dice-not-there = Vous ne pouvez pas relancer ces dés : vous avez { $pips }.
pay-names-no-die = Qui paie un jeton relance au moins un dé.
table-closed = La table { $table } est fermée : à trois on ne joue qu’aux deux autres.
challenge-oneself = On ne se bat pas en duel contre soi-même.

## Cards and throws.

cards-removed = { $number } cartes sont retirées sans être vues.
round = Manche { $number }
card-turned = Table { $table } : { $stake }.
duel-put-aside = Une carte Duel sort pour la table { $table } : à la première manche, on la met de côté.
duels-shuffled-in =
    { $number ->
        [one] La carte Duel mise de côté retourne dans la pioche ({ $number }).
       *[other] Les { $number } cartes Duel mises de côté retournent dans la pioche.
    }
cup-rolled = { $seat } regarde sous son gobelet.
cup-rolled-seen = { $seat } lance { $pips }.
table-chosen = { $seat } s’installe { $table-at }.
dice-shown = { $seat } montre { $pips }, { $hand }.
table-shown = { $seat } s’installe { $table-at } avec { $pips } : { $hand }.
declared =
    { $roll ->
        [2] { $seat } va relancer { $pips }.
       *[other] { $seat } va relancer { $pips } une dernière fois.
    }
stands =
    { $roll ->
        [2] { $seat } ne relance pas pour l’instant.
       *[other] { $seat } ne relance pas.
    }
rerolled =
    { $roll ->
        [2] { $seat } obtient { $fell }, soit { $pips } : { $hand }.
       *[other] { $seat } obtient { $fell }, et finit avec { $pips } : { $hand }.
    }
extra-paid =
    { $chips ->
        [0] { $seat } dépense son dernier jeton pour relancer { $pips }.
        [one] { $seat } dépense un jeton pour relancer { $pips } (reste { $chips }).
       *[other] { $seat } dépense un jeton pour relancer { $pips } (restent { $chips }).
    }
extra-declined = { $seat } ne dépense pas de jeton.
extra-rolled = { $seat } obtient { $fell }, soit { $pips } : { $hand }.

## The tables are settled.

table-unchosen = Personne { $table-at } : la mise y reste ({ $stakes }).
table-unqualified = Personne ne remplit la condition { $table-at } : la mise y reste ({ $stakes }).
table-won =
    { $table-id ->
        [caesars] { $seat } gagne { $table-at } avec un total de { $total } : { $pips }.
       *[other] { $seat } gagne { $table-at } avec { $hand } : { $pips }.
    }
table-tied = { $seats } ont les mêmes dés { $table-at }, { $pips } : un duel va trancher.
tie-duel-won = { $seat } gagne le duel pour la table { $table } avec { $hand } : { $pips }.
tie-duel-equal = { $seats } ont encore les mêmes dés ({ $pips }, { $hand }) : { $seat }, qui passe en dernier, gagne la table { $table }.
cards-taken = { $seat } rafle la table { $table } : { $stakes }.
chips-taken =
    { $chips ->
        [one] { $seat } reçoit { $chips } jeton.
       *[other] { $seat } reçoit { $chips } jetons.
    }
chips-short =
    { $chips ->
        [0] { $seat } ne reçoit aucun jeton : la réserve est vide.
        [one] { $seat } ne reçoit que { $chips } jeton : c’était le dernier.
       *[other] { $seat } ne reçoit que { $chips } jetons : c’étaient les derniers.
    }

## Duels.

challenged = { $seat } provoque { $target } en duel.
duel-rolled = { $seat } lance { $pips } : { $hand }.
duel-rerolled =
    { $roll ->
        [2] { $seat } obtient { $fell }, soit { $pips } : { $hand }.
       *[other] { $seat } obtient { $fell }, et finit avec { $pips } : { $hand }.
    }
duel-stands =
    { $roll ->
        [2] { $seat } ne relance pas pour l’instant.
       *[other] { $seat } ne relance pas.
    }
duel-paid =
    { $chips ->
        [0] { $seat } dépense son dernier jeton et obtient { $fell }, soit { $pips } : { $hand }.
        [one] { $seat } dépense un jeton (reste { $chips }) et obtient { $fell }, soit { $pips } : { $hand }.
       *[other] { $seat } dépense un jeton (restent { $chips }) et obtient { $fell }, soit { $pips } : { $hand }.
    }
duel-declined = { $seat } ne dépense pas de jeton.
duel-won = { $seat } bat { $target } avec { $hand } : { $pips }.
duel-equal = Dés égaux ({ $pips }, { $hand }) : { $target } a joué la carte Duel et perd contre { $seat }.
card-won = { $seat } prend { $stake } à { $victim }.
nothing-won = { $seat } gagne, mais { $victim } n’a pas d’argent à perdre.

## The end.

cards-left = Laissé à la maison { $table-at } : { $stakes }.
money-counted = { $seat } a { $money } $.
casino-won = { $seat } fait sauter la banque, avec { $money } $ !
casino-shared = { $seats } partagent la victoire, avec { $money } $ chacun !
score-money = { $stakes }
score-chips =
    { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }

# What lies before a seat or on the table: labels of heaps.
heap-chips = jetons
heap-cards = cartes
heap-table = à
heap-dice = dés
heap-cup = sous le gobelet
heap-duel = dés du duel
heap-supply = réserve
heap-deck = pioche
heap-atlantic = Atlantic
heap-ballroom = Ballroom
heap-caesars = Caesar’s
heap-spent = écartées
heap-removed = retirées
