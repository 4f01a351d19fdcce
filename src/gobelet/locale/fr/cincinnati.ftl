### Cincinnati. Sentences name players, in the present tense; questions address the player who answers.
### `.you-seat` speaks to the player whose seat the fact `seat` is; `.note` has the facts behind a question.
### No name stands after “de” or “que”: `$seat-of` is “d’Annie” or “de Belle”.

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

card-money-15 = 15 000 €
    .text = De l’argent : il compte à la fin, et qui en a le plus commence.
card-money-20 = 20 000 €
    .text = De l’argent : il compte à la fin, et qui en a le plus commence.
card-money-25 = 25 000 €
    .text = De l’argent : il compte à la fin, et qui en a le plus commence.
card-money-30 = 30 000 €
    .text = De l’argent : il compte à la fin, et qui en a le plus commence.
card-money-35 = 35 000 €
    .text = De l’argent : il compte à la fin, et qui en a le plus commence.
card-duel = Duel
    .text = À la fin de la manche, vous devez vous battre en duel. Si vous gagnez, la plus forte carte d’argent adverse est à vous.
card-chips = Jetons
    .text = Deux jetons de la réserve. Un jeton paie un lancer de plus, ou vaut 5 000 € à la fin.

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
    .help = Tous choisissent en secret, en ne voyant que leurs propres dés. L’Atlantic demande un brelan ou mieux, le Ballroom une suite de quatre ou cinq, le Caesar’s un total de 11 au plus. Il vous restera deux lancers, et d’autres contre des jetons.
declare =
    { $roll ->
        [2] 2ᵉ lancer : quels dés relancer ?
       *[other] 3ᵉ lancer : quels dés relancer ?
    }
    .help = Relancez les dés que vous voulez, même ceux gardés auparavant, ou aucun. Si vous renoncez maintenant, le lancer suivant reste à vous.
extra-roll = Un jeton pour relancer ?
    .note =
        { $chips ->
            [one] Vous avez { $chips } jeton.
           *[other] Vous avez { $chips } jetons.
        }
    .help = On demande à tous ceux qui ont un jeton, l’un après l’autre. La personne la plus riche passe en premier ; si elle n’a pas de jeton, on passe à la suivante. Qui paie désigne au moins un dé. Ceux qui ont payé lancent ensemble, et l’on redemande jusqu’à ce que personne ne paie. Un jeton gardé vaut 5 000 € à la fin.
challenge = Qui provoquez-vous ?
    .note =
        { $number ->
            [one] Vous avez { $number } carte Duel.
           *[other] Vous avez { $number } cartes Duel.
        }
    .help = Une carte Duel doit être jouée, contre qui vous voulez. La meilleure main l’emporte ; à dés égaux, vous perdez. Si vous gagnez, vous prenez la plus forte carte d’argent adverse. Si vous perdez, il ne se passe rien.
duel-reroll =
    { $roll ->
        [2] Duel, 2ᵉ lancer : quels dés ?
       *[other] Duel, 3ᵉ lancer : quels dés ?
    }
    .help = Vous lancez à tour de rôle, à dés découverts. Un lancer refusé est perdu, mais le suivant reste permis.
duel-extra = Duel : un jeton pour relancer ?
    .note =
        { $chips ->
            [one] Vous avez { $chips } jeton.
           *[other] Vous avez { $chips } jetons.
        }
    .help = Vous lancez aussitôt. On demande à tour de rôle jusqu’à ce que tout le monde ait renoncé, même après le dernier lancer.

## Options.

option-pass = Ne pas relancer
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
pay-names-no-die = Désignez au moins un dé à relancer pour votre jeton.
table-closed = La table { $table } est fermée : à trois, on ne joue qu’aux deux autres.
challenge-oneself = On ne se bat pas en duel contre soi-même : choisissez quelqu’un d’autre.

## Cards and throws.

cards-removed = { $number } cartes sont retirées sans être vues.
round = Manche { $number }
card-turned = Table { $table } : { $stake }.
duel-put-aside = Une carte Duel sort pour la table { $table } : à la première manche, on la met de côté.
duels-shuffled-in =
    { $number ->
        [one] La carte Duel mise de côté retourne dans le talon ({ $number }).
       *[other] Les { $number } cartes Duel mises de côté retournent dans le talon.
    }
cup-rolled = { $seat } regarde sous son gobelet.
    .you-seat = Vous regardez sous votre gobelet.
cup-rolled-seen = { $seat } lance { $pips }.
    .you-seat = Vous lancez { $pips }.
table-chosen = { $seat } s’installe { $table-at }.
    .you-seat = Vous vous installez { $table-at }.
dice-shown = { $seat } montre { $pips }, { $hand }.
    .you-seat = Vous montrez { $pips }, { $hand }.
table-shown =
    { $table-id ->
        [caesars] { $seat } s’installe { $table-at } avec { $pips } : total { $total }.
       *[other] { $seat } s’installe { $table-at } avec { $pips } : { $hand }.
    }
    .you-seat =
        { $table-id ->
            [caesars] Vous vous installez { $table-at } avec { $pips } : total { $total }.
           *[other] Vous vous installez { $table-at } avec { $pips } : { $hand }.
        }
declared =
    { $roll ->
        [2] { $seat } va relancer { $pips }.
       *[other] { $seat } va relancer { $pips } une dernière fois.
    }
    .you-seat =
        { $roll ->
            [2] Vous allez relancer { $pips }.
           *[other] Vous allez relancer { $pips } une dernière fois.
        }
stands =
    { $roll ->
        [2] { $seat } ne relance pas pour l’instant.
       *[other] { $seat } ne relance pas.
    }
    .you-seat =
        { $roll ->
            [2] Vous ne relancez pas pour l’instant.
           *[other] Vous ne relancez pas.
        }
rerolled =
    { $roll ->
        [2] { $seat } obtient { $fell }, soit { $pips } : { $hand }.
       *[other] { $seat } obtient { $fell }, et finit avec { $pips } : { $hand }.
    }
    .you-seat =
        { $roll ->
            [2] Vous obtenez { $fell }, soit { $pips } : { $hand }.
           *[other] Vous obtenez { $fell }, et finissez avec { $pips } : { $hand }.
        }
extra-paid =
    { $chips ->
        [0] { $seat } dépense son dernier jeton pour relancer { $pips }.
        [one] { $seat } dépense un jeton pour relancer { $pips } (reste { $chips }).
       *[other] { $seat } dépense un jeton pour relancer { $pips } (restent { $chips }).
    }
    .you-seat =
        { $chips ->
            [0] Vous dépensez votre dernier jeton pour relancer { $pips }.
            [one] Vous dépensez un jeton pour relancer { $pips } (reste { $chips }).
           *[other] Vous dépensez un jeton pour relancer { $pips } (restent { $chips }).
        }
extra-declined = { $seat } ne dépense pas de jeton.
    .you-seat = Vous ne dépensez pas de jeton.
extra-rolled = { $seat } obtient { $fell }, soit { $pips } : { $hand }.
    .you-seat = Vous obtenez { $fell }, soit { $pips } : { $hand }.

## The tables are settled.

table-unchosen = Personne { $table-at } : la mise reste sur la table ({ $stakes }).
table-unqualified = Personne ne remplit la condition { $table-at } : la mise reste sur la table ({ $stakes }).
table-won =
    { $table-id ->
        [caesars] { $seat } gagne { $table-at } avec un total de { $total } : { $pips }.
       *[other] { $seat } gagne { $table-at } avec { $hand } : { $pips }.
    }
    .you-seat =
        { $table-id ->
            [caesars] Vous gagnez { $table-at } avec un total de { $total } : { $pips }.
           *[other] Vous gagnez { $table-at } avec { $hand } : { $pips }.
        }
table-tied = { $seats } ont les mêmes dés { $table-at }, { $pips } : un duel va trancher.
    .you-seats = { $seats } avez les mêmes dés { $table-at }, { $pips } : un duel va trancher.
tie-duel-won = { $seat } gagne le duel pour la table { $table } avec { $hand } : { $pips }.
    .you-seat = Vous gagnez le duel pour la table { $table } avec { $hand } : { $pips }.
tie-duel-equal = { $seats } ont encore les mêmes dés ({ $pips }, { $hand }) : { $seat }, qui passe en dernier, gagne la table { $table }.
    .you-seat = { $seats } ont encore les mêmes dés ({ $pips }, { $hand }) : vous passez en dernier, et gagnez la table { $table }.
    .you-seats = { $seats } avez encore les mêmes dés ({ $pips }, { $hand }) : { $seat }, qui passe en dernier, gagne la table { $table }.
    .you-seat-seats = { $seats } avez encore les mêmes dés ({ $pips }, { $hand }) : vous passez en dernier, et gagnez la table { $table }.
cards-taken = { $seat } rafle la table { $table } : { $stakes }.
    .you-seat = Vous raflez la table { $table } : { $stakes }.
chips-taken =
    { $chips ->
        [one] { $seat } reçoit { $chips } jeton.
       *[other] { $seat } reçoit { $chips } jetons.
    }
    .you-seat =
        { $chips ->
            [one] Vous recevez { $chips } jeton.
           *[other] Vous recevez { $chips } jetons.
        }
chips-short =
    { $chips ->
        [0] { $seat } ne reçoit aucun jeton : la réserve est vide.
        [one] { $seat } ne reçoit que { $chips } jeton : c’était le dernier.
       *[other] { $seat } ne reçoit que { $chips } jetons : c’étaient les derniers.
    }
    .you-seat =
        { $chips ->
            [0] Vous ne recevez aucun jeton : la réserve est vide.
            [one] Vous ne recevez que { $chips } jeton : c’était le dernier.
           *[other] Vous ne recevez que { $chips } jetons : c’étaient les derniers.
        }

## Duels.

challenged = { $seat } provoque { $target } en duel.
    .you-target = { $seat } vous provoque en duel.
    .you-seat = Vous provoquez { $target } en duel.
duel-rolled = { $seat } lance { $pips } : { $hand }.
    .you-seat = Vous lancez { $pips } : { $hand }.
duel-rerolled =
    { $roll ->
        [2] { $seat } obtient { $fell }, soit { $pips } : { $hand }.
       *[other] { $seat } obtient { $fell }, et finit avec { $pips } : { $hand }.
    }
    .you-seat =
        { $roll ->
            [2] Vous obtenez { $fell }, soit { $pips } : { $hand }.
           *[other] Vous obtenez { $fell }, et finissez avec { $pips } : { $hand }.
        }
duel-stands =
    { $roll ->
        [2] { $seat } ne relance pas pour l’instant.
       *[other] { $seat } ne relance pas.
    }
    .you-seat =
        { $roll ->
            [2] Vous ne relancez pas pour l’instant.
           *[other] Vous ne relancez pas.
        }
duel-paid =
    { $chips ->
        [0] { $seat } dépense son dernier jeton et obtient { $fell }, soit { $pips } : { $hand }.
        [one] { $seat } dépense un jeton (reste { $chips }) et obtient { $fell }, soit { $pips } : { $hand }.
       *[other] { $seat } dépense un jeton (restent { $chips }) et obtient { $fell }, soit { $pips } : { $hand }.
    }
    .you-seat =
        { $chips ->
            [0] Vous dépensez votre dernier jeton et obtenez { $fell }, soit { $pips } : { $hand }.
            [one] Vous dépensez un jeton (reste { $chips }) et obtenez { $fell }, soit { $pips } : { $hand }.
           *[other] Vous dépensez un jeton (restent { $chips }) et obtenez { $fell }, soit { $pips } : { $hand }.
        }
duel-declined = { $seat } ne dépense pas de jeton.
    .you-seat = Vous ne dépensez pas de jeton.
duel-won = { $seat } bat { $target } avec { $hand } : { $pips }.
    .you-target = { $seat } vous bat avec { $hand } : { $pips }.
    .you-seat = Vous battez { $target } avec { $hand } : { $pips }.
duel-equal = Dés égaux ({ $pips }, { $hand }) : { $target } a joué la carte Duel et perd contre { $seat }.
    .you-seat = Dés égaux ({ $pips }, { $hand }) : { $target } a joué la carte Duel et perd contre vous.
    .you-target = Dés égaux ({ $pips }, { $hand }) : vous avez joué la carte Duel et perdez contre { $seat }.
card-won = { $seat } prend { $stake } à { $victim }.
    .you-victim = { $seat } vous prend { $stake }.
    .you-seat = Vous prenez { $stake } à { $victim }.
nothing-won = { $seat } gagne, mais { $victim } n’a pas d’argent à perdre.
    .you-victim = { $seat } gagne, mais vous n’avez pas d’argent à perdre.
    .you-seat = Vous gagnez, mais { $victim } n’a pas d’argent à perdre.

## The end.

cards-left = Reste au casino, { $table-at } : { $stakes }.
money-counted = { $seat } a { $money } €.
    .you-seat = Vous avez { $money } €.
casino-won = { $seat } fait sauter la banque, avec { $money } € !
    .you-seat = Vous faites sauter la banque, avec { $money } € !
casino-shared = { $seats } partagent la victoire, à { $money } € !
    .you-seats = { $seats } partagez la victoire, à { $money } € !
score-money = { $stakes }
    .kind = argent
score-chips =
    { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }
    .kind = jetons

# What lies before a seat or on the table: labels of heaps.
heap-chips = jetons
heap-cards = cartes
heap-table = à
heap-dice = dés
heap-cup = sous le gobelet
heap-duel = dés du duel
heap-supply = réserve
heap-deck = talon
heap-atlantic = Atlantic
heap-ballroom = Ballroom
heap-caesars = Caesar’s
heap-spent = écartées
heap-removed = retirées
rerolled-at =
    { $table-id ->
        [caesars]
            { $roll ->
                [2] { $seat } obtient { $fell }, soit { $pips } : total { $total }.
               *[other] { $seat } obtient { $fell }, et finit avec { $pips } : total { $total }.
            }
       *[other]
            { $roll ->
                [2] { $seat } obtient { $fell }, soit { $pips } : { $hand }.
               *[other] { $seat } obtient { $fell }, et finit avec { $pips } : { $hand }.
            }
    }
    .you-seat =
        { $table-id ->
            [caesars]
                { $roll ->
                    [2] Vous obtenez { $fell }, soit { $pips } : total { $total }.
                   *[other] Vous obtenez { $fell }, et finissez avec { $pips } : total { $total }.
                }
           *[other]
                { $roll ->
                    [2] Vous obtenez { $fell }, soit { $pips } : { $hand }.
                   *[other] Vous obtenez { $fell }, et finissez avec { $pips } : { $hand }.
                }
        }
extra-rolled-at =
    { $table-id ->
        [caesars] { $seat } obtient { $fell }, soit { $pips } : total { $total }.
       *[other] { $seat } obtient { $fell }, soit { $pips } : { $hand }.
    }
    .you-seat =
        { $table-id ->
            [caesars] Vous obtenez { $fell }, soit { $pips } : total { $total }.
           *[other] Vous obtenez { $fell }, soit { $pips } : { $hand }.
        }

## Plans and standing orders: what can be said, and what it can be.

plan-table = Ma table
plan-table-richest = celle où il y a le plus
plan-table-atlantic = Atlantic
plan-table-ballroom = Ballroom
plan-table-caesars = Caesar’s
plan-reroll = Je relance
plan-reroll-behind = tant que je suis derrière
plan-chip = Un jeton vaut pour moi
plan-chip-number =
    { $number ->
        [0] rien
       *[other] { $number } 000 €
    }
plan-challenge = Je provoque
plan-challenge-richest = qui a la carte la plus chère
plan-duel = Mes dés en duel
