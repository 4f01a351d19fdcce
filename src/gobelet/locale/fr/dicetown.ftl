### Dice Town. Sentences name players, in the present tense; questions address the player who answers.
### `.you-seat` speaks to the player whose seat the fact `seat` is; `.note` has the facts behind a question.
### No name stands after “de” or “que”: `$seat-of` is “d’Annie” or “de Belle”.

ruleset-dicetown-2009 = Dice Town (2009)
    .text = Des dés de poker au Far West : lancez sous le gobelet, prenez les lieux de la ville, soudoyez le Sheriff.

choice-sheriff = premier Sheriff
    .text = Qui porte l’étoile au départ : une place à la table, comptée à partir de 0, ou une place tirée au sort.
choice-bribes = pots-de-vin
    .text = Si les joueurs à égalité peuvent soudoyer le Sheriff.

player-0 = Calamity
player-1 = Jesse
player-2 = Belle
player-3 = Wyatt
player-4 = Annie
player-5 = Billy

## The places of the town.

place-mine = la mine d’or
    .at = à la mine d’or
    .title = Mine d’or
    .short = la mine
    .text = Le plus de 9 : une pépite pour chacun de vos 9.
place-bank = la banque
    .at = à la banque
    .title = Banque
    .short = la banque
    .text = Le plus de 10 : tout l’argent de la banque.
place-coach = la diligence
    .at = à la diligence
    .title = Diligence
    .text = À personne : l’argent payé pour les dés attend ici, et rejoint la banque après le braquage.
place-store = le General Store
    .at = au General Store
    .title = General Store
    .short = le Store
    .text = Le plus de J : piochez une carte pour chacun de vos J et gardez-en une. Deux fois au premier tour.
place-saloon = le saloon
    .at = au saloon
    .title = Saloon
    .short = le saloon
    .text = Le plus de Q : piochez dans la main d’un adversaire une carte pour chacune de vos Q, et gardez-en une.
place-sheriff = le bureau du Sheriff
    .at = au bureau du Sheriff
    .title = Sheriff
    .short = l’étoile
    .text = Le plus de K : l’étoile. Le Sheriff tranche toutes les égalités ; l’étoile vaut 5 points à la fin.
place-hall = la mairie
    .at = à la mairie
    .title = Mairie
    .short = la mairie
    .text = La meilleure combinaison de poker : le premier titre de la file, à gauche, plus un pour chacun de vos A, trois au plus.
place-doc = Doc Badluck
    .at = chez Doc Badluck
    .title = Doc Badluck
    .text = Pour qui n’a rien gagné pendant le tour : un remède selon les faces de ses dés.

## Store cards.

card-unknown = une carte inconnue
    .text = Une carte d’une autre édition.
card-equipment-1 = Équipement (1 PV)
    .text = Vaut 1 point à la fin. Cette carte ne se joue pas.
card-equipment-2 = Équipement (2 PV)
    .text = Vaut 2 points à la fin. Cette carte ne se joue pas.
card-equipment-3 = Équipement (3 PV)
    .text = Vaut 3 points à la fin. Cette carte ne se joue pas.
card-equipment-4 = Équipement (4 PV)
    .text = Vaut 4 points à la fin. Cette carte ne se joue pas.
card-equipment-5 = Équipement (5 PV)
    .text = Vaut 5 points à la fin. Cette carte ne se joue pas.
card-equipment-8 = Équipement (8 PV)
    .text = Vaut 8 points à la fin. Cette carte ne se joue pas.
card-brute = La Brute
    .text = Au moment de garder deux dés ou plus : cette fois, les dés en plus sont gratuits.
card-cheater = Tricheur professionnel
    .text = Après un de vos lancers, une fois tous les dés révélés : placez un de vos dés mis de côté sur la face de votre choix.
card-dynamite = Dynamite
    .text = Quand vous prenez la mine d’or : deux fois plus de pépites.
card-girls = Les Girls
    .text = Quand vous prenez le saloon : dépouillez deux fois, la même personne ou une autre.
card-corruption = Corruption
    .text = Quand vous prenez la mairie : en plus, la première carte de la pioche des titres, sans la montrer aux autres.
card-credits = Crédits illimités
    .text = Quand vous prenez le General Store : piochez et gardez une carte une seconde fois.
card-joe = Joe le nerveux
    .text = Au bureau du Sheriff : la personne de votre choix vous donne 4 $, ou tout ce qu’elle a.
card-marshall = Marshall
    .text = Quand l’étoile va changer de main : l’ancien Sheriff reste Sheriff.
card-split = Partage
    .text = Quand quelqu’un d’autre braque la banque : la moitié de la somme est à vous, arrondie à l’inférieur.
card-wanted = Avis de recherche
    .text = Quand quelqu’un d’autre joue une carte General Store : son effet est annulé.
card-elixir = Élixir du Doc Badluck
    .text = Quand Doc Badluck ouvre sa porte : une visite pour vous, même si vous avez gagné quelque chose.

## Poker hands.

hand-nothing = presque rien
hand-pair = une paire
hand-two-pair = deux paires
hand-three = un brelan
hand-straight = une suite
hand-full = un full
hand-four = un carré
hand-five = cinq dés identiques

## Doc Badluck’s remedies.

remedy-fence = Des barbelés : mettez deux titres de votre main à l’abri des voleurs
    .done = achète des barbelés
    .done-you = achetez des barbelés
remedy-sample = Un échantillon : prenez la première carte General Store
    .done = demande un échantillon
    .done-you = demandez un échantillon
remedy-collect = Une petite arnaque : chacun des autres vous donne 2 $
    .done = monte une petite arnaque
    .done-you = montez une petite arnaque
remedy-charm = Une grosse arnaque : chacun des autres vous donne une pépite
    .done = monte une grosse arnaque
    .done-you = montez une grosse arnaque

## Heaps of goods, as in an offer.

goods-dollars = { $dollars } $
goods-nuggets =
    { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    }
goods-cards =
    { $number ->
        [one] { $number } carte General Store
       *[other] { $number } cartes General Store
    }
goods-cards-seen = { $cards }
goods-titles =
    { $number ->
        [one] { $number } titre de propriété
       *[other] { $number } titres de propriété
    }
goods-titles-seen =
    { $titles-count ->
        [one] un titre de { $titles } PV
       *[other] des titres de { $titles } PV
    }
goods-fenced =
    { $titles-count ->
        [one] un titre clôturé de { $titles } PV
       *[other] des titres clôturés de { $titles } PV
    }

## Questions.

keep = Quels dés gardez-vous ?
    .help = Un dé est gratuit. Chaque dé gardé en plus coûte 1 $, et n’en garder aucun coûte 1 $ ; l’argent va sur la diligence. Vous relancez les autres dés. Dès que quelqu’un a cinq dés, tous les autres lancent une dernière fois et gardent ce qui tombe.
keep-fewer =
    { $number ->
        [one] Brute arrêtée : quel dé garder ?
       *[other] Brute arrêtée : quels { $number } dés ?
    }
    .note = Vous aviez gardé { $dice } avec La Brute, et on l’a arrêtée.
    .help = Sans la Brute, chaque dé se paie à partir du deuxième. Vous en gardez autant que votre argent le permet ; les autres retournent sous votre gobelet.
cheat = Jouer « Tricheur professionnel » ?
    .note = Tous les dés sont sur la table. La carte change un des vôtres, puis elle est défaussée.
    .help = Le Tricheur professionnel place un de vos dés mis de côté sur la face de votre choix. Un Avis de recherche peut l’arrêter.
wanted = Annuler « { $card } » ?
    .note = { $seat } joue cette carte ; l’Avis de recherche annule son effet.
    .help = La carte annulée va à la défausse ; tout se passe comme sans elle.
own-card = Jouez-vous « { $card } » ?
    .help = Elle se joue avant de prendre ou de piocher quoi que ce soit ici. On ne vous le demande qu’une fois.
split = Jouez-vous « Partage » pour { $half } $ ?
    .note = { $seat } braque la banque : { $dollars } $.
    .help = Vous recevez la moitié de la somme, arrondie à l’inférieur.
keep-one = Quelle carte gardez-vous ?
    .note =
        { $number ->
            [one] Vous avez pioché { $number } carte.
           *[other] Vous avez pioché { $number } cartes.
        }
    .help = Une carte va dans votre main, les autres face cachée à la défausse.
rob = Qui dépouillez-vous ?
    .note =
        { $number ->
            [one] Vous piochez une carte.
           *[other] Vous piochez { $number } cartes et en gardez une.
        }
    .help = Vous piochez dans cette main d’après le dos des cartes, vous regardez, vous en gardez une et rendez les autres. Les titres clôturés sont à l’abri.
backs =
    { $number ->
        [one] 1 carte chez { $victim } : quel dos ?
       *[other] { $number } cartes chez { $victim } : quels dos ?
    }
    .help = Vous choisissez combien de cartes General Store et combien de titres vous piochez ; lesquels, c’est le hasard qui en décide.
loot = Quelle carte prenez-vous ?
    .note = Vous avez pioché ces cartes chez { $victim }.
    .help = Vous gardez une des cartes piochées et rendez les autres. Seule l’autre personne saura laquelle.
office = Jouez-vous d’abord une carte ?
    .note =
        { $winner-seat ->
            [-1] Personne ne prend l’étoile à { $sheriff }.
           *[other] { $winner } prend le bureau du Sheriff. L’étoile est chez { $sheriff }.
        }
    .note-you-winner = Vous prenez le bureau du Sheriff. L’étoile est chez { $sheriff }.
    .note-you-sheriff =
        { $winner-seat ->
            [-1] Personne ne vous prend l’étoile.
           *[other] { $winner } prend le bureau du Sheriff. L’étoile est chez vous.
        }
    .note-you-sheriff-winner = Vous prenez le bureau du Sheriff, et l’étoile est déjà à vous.
    .help = Joe le nerveux prend jusqu’à 4 $ à quelqu’un. Si l’étoile va changer de main, Marshall la laisse où elle est.
offer = { $place-title } : votre offre ?
    .note = { $seats } sont à égalité { $place-at }. L’étoile est chez { $sheriff }.
    .note-you-seats = { $seats } êtes à égalité { $place-at }. L’étoile est chez { $sheriff }.
    .note-you-sheriff = { $seats } sont à égalité { $place-at }. Vous portez l’étoile.
    .help = Toutes les offres se font en même temps, puis chacun peut surenchérir une fois. Le Sheriff désigne qui l’emporte et garde son offre ; les autres reprennent la leur. Rien ne l’oblige à choisir la meilleure.
raise = { $place-title } : surenchérir ?
    .note = { $seats } sont à égalité { $place-at }. L’étoile est chez { $sheriff }.
    .note-you-seats = { $seats } êtes à égalité { $place-at }. L’étoile est chez { $sheriff }.
    .note-you-sheriff = { $seats } sont à égalité { $place-at }. Vous portez l’étoile.
    .help = Vous avez vu les offres. Chacun peut ajouter à la sienne une fois, en même temps que les autres. Rien ne se reprend.
name-winner = { $place-title } : qui l’emporte ?
    .note = { $seats } sont à égalité { $place-at }, et c’est à vous de trancher.
    .note-you-seats = { $seats } êtes à égalité { $place-at }, et c’est à vous de trancher.
    .help = Vous recevez ce que cette personne a proposé. Les autres reprennent leur offre.
order-visits = Doc Badluck : à qui le tour ?
    .note = Dans la salle d’attente : { $seats }.
    .note-you-seats = Dans la salle d’attente : { $seats }.
    .help = Le Sheriff fixe l’ordre des visites, une fois, avant la première.
visit = Quel remède prenez-vous ?
    .help = Un 9 ou un 10 parmi vos dés donne des barbelés, un J ou une Q une carte General Store, un K une petite arnaque, un A une grosse. Vous pouvez aussi repartir sans rien.
fence = Clôturez deux titres : lesquels ?
    .help = Les titres clôturés sont posés face visible devant vous. Personne ne peut les voler, et ils comptent à la fin comme les autres.
elixir = Buvez-vous votre Élixir ?
    .help = Il vous donne droit à une visite chez Doc Badluck, même si vous avez gagné quelque chose pendant ce tour.
name-champion = Égalité : qui gagne la partie ?
    .note = { $seats } ont autant de points et autant de titres. Vous portez l’étoile.
    .note-you-seats = { $seats } avez autant de points et autant de titres. Vous portez l’étoile.
    .help = À égalité de points, la partie va à qui a le plus de titres. Ensuite le Sheriff désigne qui gagne, sans pots-de-vin.

## Options.

option-pass = Passer
option-done = C’est tout
option-keep =
    { $number ->
        [0] Ne rien garder ({ $dollars } $)
        [1] Garder { $dice } (gratuit)
       *[other] Garder { $dice } ({ $dollars } $)
    }
option-keep-places =
    { $places-count ->
        [0] Ne rien garder
        [1] Garder le dé { $places }
       *[other] Garder les dés { $places }
    }
option-brute =
    { $number ->
        [0] Ne rien garder, avec La Brute
       *[other] Garder { $dice } avec La Brute (gratuit)
    }
option-brute-places =
    { $places-count ->
        [0] Ne rien garder, avec La Brute
        [1] Garder le dé { $places } avec La Brute
       *[other] Garder les dés { $places } avec La Brute
    }
option-turn = Jouer « Tricheur professionnel » : { $face } devient { $turned }
option-play = Jouer « { $card } »
option-joe = Jouer « Joe le nerveux » sur { $target }
option-name = { $target }
    .you-target = Vous
option-rob = Dépouiller { $victim }
option-backs = Piocher { $goods }
option-remedy = { $remedy }
option-dollars = { $dollars } $
option-nuggets =
    { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    }
option-card = { $card }
option-deed = Un titre de { $deed } PV
option-fenced = Un titre clôturé de { $deed } PV

## Answers that the rules do not allow.

no-such-dice = Ces dés ne sont pas sous votre gobelet : il y a { $dice }.
brute-needs-two = La Brute va avec deux dés ou plus : gardez-en un autre, ou jouez sans elle.
card-not-held = Vous n’avez pas « { $card } ».
card-not-now = « { $card } » ne peut pas se jouer maintenant.
keep-unaffordable = Cela coûte { $dollars } $, et vous avez { $have } $ : gardez des dés que vous pouvez payer.
offer-order = Composez une offre dans l’ordre : dollars, pépites, cartes, titres.
offer-more-than-owned = Vous n’en avez pas autant : proposez moins.
offer-not-owned = Vous n’avez pas cette carte : proposez-en une à vous.
name-not-tied = { $target } n’est pas à égalité : choisissez parmi { $seats }.
    .you-target = Vous n’êtes pas à égalité : choisissez parmi { $seats }.
    .you-seats = { $target } n’est pas à égalité. Au choix : { $seats }.
    .you-seats-target = Vous n’êtes pas à égalité. Au choix : { $seats }.

## Rolling.

round = Tour { $number }
rolled =
    { $seats-count ->
        [one] { $seats } lance ses dés.
       *[other] { $seats } lancent leurs dés.
    }
    .you-seats =
        { $seats-count ->
            [one] Vous lancez vos dés.
           *[other] { $seats } lancez vos dés.
        }
rolled-dice = { $seat } regarde sous son gobelet.
    .you-seat = Vous regardez sous votre gobelet.
rolled-dice-seen = { $seat } lance { $dice }.
    .you-seat = Vous lancez { $dice }.
kept =
    { $dice-count ->
        [0] { $seat } ne garde rien.
       *[other] { $seat } garde { $dice }.
    }
    .you-seat =
        { $dice-count ->
            [0] Vous ne gardez rien.
           *[other] Vous gardez { $dice }.
        }
kept-paid =
    { $dice-count ->
        [0] { $seat } ne garde rien et paie { $dollars } $.
       *[other] { $seat } garde { $dice } et paie { $dollars } $.
    }
    .you-seat =
        { $dice-count ->
            [0] Vous ne gardez rien et payez { $dollars } $.
           *[other] Vous gardez { $dice } et payez { $dollars } $.
        }
kept-fewer = { $seat } n’a de quoi payer que { $dice }.
    .you-seat = Vous n’avez de quoi payer que { $dice }.
paid-dice = { $seat } paie { $dollars } $ à la diligence.
    .you-seat = Vous payez { $dollars } $ à la diligence.
last-roll = { $seat } lance une dernière fois : { $dice }.
    .you-seat = Vous lancez une dernière fois : { $dice }.
turned = { $seat } change { $face } en { $turned }.
    .you-seat = Vous changez { $face } en { $turned }.

## Store cards played.

played-brute = { $seat } joue « { $card } » : les dés en plus sont gratuits.
    .you-seat = Vous jouez « { $card } » : les dés en plus sont gratuits.
played-cheater = { $seat } joue « { $card } » pour changer { $face } en { $turned }.
    .you-seat = Vous jouez « { $card } » pour changer { $face } en { $turned }.
played-dynamite = { $seat } joue « { $card } » : la mine va donner le double.
    .you-seat = Vous jouez « { $card } » : la mine va donner le double.
played-girls = { $seat } joue « { $card } » : deux larcins pour un.
    .you-seat = Vous jouez « { $card } » : deux larcins pour un.
played-corruption = { $seat } joue « { $card } » : un titre passe sous le comptoir.
    .you-seat = Vous jouez « { $card } » : un titre passe sous le comptoir.
played-credits = { $seat } joue « { $card } » : on fait les courses deux fois.
    .you-seat = Vous jouez « { $card } » : on fait les courses deux fois.
played-joe = { $seat } envoie « { $card } » réclamer de l’argent à { $target }.
    .you-seat = Vous envoyez « { $card } » réclamer de l’argent à { $target }.
    .you-target = { $seat } envoie « { $card } » vous réclamer de l’argent.
played-marshall = { $seat } joue « { $card } » pour priver { $target } de l’étoile.
    .you-seat = Vous jouez « { $card } » pour priver { $target } de l’étoile.
    .you-target = { $seat } joue « { $card } » pour vous priver de l’étoile.
played-split = { $seat } joue « { $card } » : { $target } doit partager le butin.
    .you-seat = Vous jouez « { $card } » : { $target } doit partager le butin.
    .you-target = { $seat } joue « { $card } » : vous devez partager le butin.
played-wanted = { $seat } placarde « { $card } » contre { $target } : « { $cancelled } » reste sans effet.
    .you-seat = Vous placardez « { $card } » contre { $target } : « { $cancelled } » reste sans effet.
    .you-target = { $seat } placarde « { $card } » contre vous : « { $cancelled } » reste sans effet.
played-elixir = { $seat } boit « { $card } » à la porte du Doc.
    .you-seat = Vous buvez « { $card } » à la porte du Doc.

## The places.

won = { $seat } prend { $place } avec { $number } × { $face }.
    .you-seat = Vous prenez { $place } avec { $number } × { $face }.
won-hand = { $seat } prend { $place } avec { $hand } : { $dice }.
    .you-seat = Vous prenez { $place } avec { $hand } : { $dice }.
unclaimed = Personne ne prend { $place }.
tied = { $seats } sont à égalité { $place-at }.
    .you-seats = { $seats } êtes à égalité { $place-at }.
took-nuggets =
    { $nuggets ->
        [0] { $seat } creuse et ne trouve rien : la mine est vide.
        [one] { $seat } trouve { $nuggets } pépite.
       *[other] { $seat } trouve { $nuggets } pépites.
    }
    .you-seat =
        { $nuggets ->
            [0] Vous creusez et ne trouvez rien : la mine est vide.
            [one] Vous trouvez { $nuggets } pépite.
           *[other] Vous trouvez { $nuggets } pépites.
        }
robbed-bank =
    { $dollars ->
        [0] { $seat } braque la banque, et le coffre est vide.
       *[other] { $seat } braque la banque : { $dollars } $.
    }
    .you-seat =
        { $dollars ->
            [0] Vous braquez la banque, et le coffre est vide.
           *[other] Vous braquez la banque : { $dollars } $.
        }
handed-over =
    { $dollars ->
        [0] { $seat } n’a rien à remettre à { $taker }.
       *[other] { $seat } remet { $dollars } $ à { $taker }.
    }
    .you-seat =
        { $dollars ->
            [0] Vous n’avez rien à remettre à { $taker }.
           *[other] Vous remettez { $dollars } $ à { $taker }.
        }
    .you-taker =
        { $dollars ->
            [0] { $seat } n’a rien à vous remettre.
           *[other] { $seat } vous remet { $dollars } $.
        }
stagecoach = La diligence apporte { $dollars } $ : il y a maintenant { $bank } $ à la banque.
drew =
    { $number ->
        [0] { $seat } ne trouve plus rien au General Store.
        [one] { $seat } pioche { $number } carte au General Store.
       *[other] { $seat } pioche { $number } cartes au General Store.
    }
    .you-seat =
        { $number ->
            [0] Vous ne trouvez plus rien au General Store.
            [one] Vous piochez { $number } carte au General Store.
           *[other] Vous piochez { $number } cartes au General Store.
        }
drew-seen =
    { $number ->
        [0] { $seat } ne trouve plus rien au General Store.
       *[other] { $seat } pioche au General Store : { $cards }.
    }
    .you-seat =
        { $number ->
            [0] Vous ne trouvez plus rien au General Store.
           *[other] Vous piochez au General Store : { $cards }.
        }
kept-card =
    { $number ->
        [0] { $seat } la garde.
        [one] { $seat } en garde une et défausse l’autre.
       *[other] { $seat } en garde une et défausse les { $number } autres.
    }
    .you-seat =
        { $number ->
            [0] Vous la gardez.
            [one] Vous en gardez une et défaussez l’autre.
           *[other] Vous en gardez une et défaussez les { $number } autres.
        }
kept-card-seen =
    { $number ->
        [0] { $seat } garde « { $card } ».
        [one] { $seat } garde « { $card } » et défausse l’autre carte.
       *[other] { $seat } garde « { $card } » et défausse les { $number } autres.
    }
    .you-seat =
        { $number ->
            [0] Vous gardez « { $card } ».
            [one] Vous gardez « { $card } » et défaussez l’autre carte.
           *[other] Vous gardez « { $card } » et défaussez les { $number } autres.
        }
reshuffled =
    { $number ->
        [one] La pioche du General Store est vide : la seule carte défaussée ({ $number }) la remplace.
       *[other] La pioche du General Store est vide : les { $number } cartes défaussées sont remélangées.
    }
nobody-to-rob = { $seat } ne trouve personne à dépouiller.
    .you-seat = Vous ne trouvez personne à dépouiller.
robbed = { $seat } dépouille { $victim } et pioche { $goods }.
    .you-seat = Vous dépouillez { $victim } et piochez { $goods }.
    .you-victim = { $seat } vous dépouille et pioche { $goods }.
robbed-seen = { $seat } dépouille { $victim } et pioche { $goods }.
    .you-seat = Vous dépouillez { $victim } et piochez { $goods }.
    .you-victim = { $seat } vous dépouille et pioche { $goods }.
stole-card = { $seat } vole une carte General Store à { $victim }.
    .you-seat = Vous volez une carte General Store à { $victim }.
    .you-victim = { $seat } vous vole une carte General Store.
stole-card-seen = { $seat } vole « { $card } » à { $victim }.
    .you-seat = Vous volez « { $card } » à { $victim }.
    .you-victim = { $seat } vous vole « { $card } ».
stole-deed = { $seat } vole un titre de propriété à { $victim }.
    .you-seat = Vous volez un titre de propriété à { $victim }.
    .you-victim = { $seat } vous vole un titre de propriété.
stole-deed-seen = { $seat } vole à { $victim } un titre de { $deed } PV.
    .you-seat = Vous volez à { $victim } un titre de { $deed } PV.
    .you-victim = { $seat } vous vole un titre de { $deed } PV.
new-sheriff = { $seat } épingle l’étoile et devient Sheriff.
    .you-seat = Vous épinglez l’étoile et devenez Sheriff.
still-sheriff = { $seat } garde l’étoile.
    .you-seat = Vous gardez l’étoile.
badge-stays = L’étoile reste chez { $seat }.
    .you-seat = L’étoile reste chez vous.
took-deeds =
    { $titles-count ->
        [0] { $seat } arrive trop tard : la file est vide.
        [one] { $seat } prend le titre de { $titles } PV.
       *[other] { $seat } prend les titres de { $titles } PV.
    }
    .you-seat =
        { $titles-count ->
            [0] Vous arrivez trop tard : la file est vide.
            [one] Vous prenez le titre de { $titles } PV.
           *[other] Vous prenez les titres de { $titles } PV.
        }
took-top = { $seat } glisse dans sa main le titre du dessus de la pioche.
    .you-seat = Vous glissez dans votre main le titre du dessus de la pioche.
took-top-seen = { $seat } glisse dans sa main le titre du dessus de la pioche : { $deed } PV.
    .you-seat = Vous glissez dans votre main le titre du dessus de la pioche : { $deed } PV.
refilled =
    { $titles-count ->
        [one] Nouveau dans la file : un titre de { $titles } PV.
       *[other] Nouveaux dans la file : des titres de { $titles } PV.
    }

## The Sheriff and bribes.

offered = { $seat } propose au Sheriff { $goods }.
    .you-seat = Vous proposez au Sheriff { $goods }.
offered-seen = { $seat } propose au Sheriff { $goods }.
    .you-seat = Vous proposez au Sheriff { $goods }.
offered-nothing = { $seat } ne propose rien.
    .you-seat = Vous ne proposez rien.
raised = { $seat } ajoute { $goods }.
    .you-seat = Vous ajoutez { $goods }.
raised-seen = { $seat } ajoute { $goods }.
    .you-seat = Vous ajoutez { $goods }.
raised-nothing = { $seat } n’ajoute rien.
    .you-seat = Vous n’ajoutez rien.
named = { $seat }, qui porte l’étoile, tranche : { $target } l’emporte { $place-at }.
    .you-seat = Vous tranchez : { $target } l’emporte { $place-at }.
    .you-target = { $seat }, qui porte l’étoile, tranche : vous l’emportez { $place-at }.
named-himself = { $seat } porte l’étoile et remporte l’égalité { $place-at }.
    .you-seat = Vous portez l’étoile et remportez l’égalité { $place-at }.
bribe-taken = { $sheriff } empoche le pot-de-vin { $seat-of }.
    .you-seat = { $sheriff } empoche votre pot-de-vin.
    .you-sheriff = Vous empochez le pot-de-vin { $seat-of }.

## Doc Badluck.

may-visit = La porte de Doc Badluck est ouverte pour { $seats }.
    .you-seats = La porte de Doc Badluck est ouverte pour { $seats }.
ordered-visits = { $seat }, qui porte l’étoile, fait entrer dans l’ordre : { $seats-ordered }.
    .you-seat = Vous faites entrer dans l’ordre : { $seats-ordered }.
    .you-seats = { $seat }, qui porte l’étoile, fait entrer dans l’ordre : { $seats-ordered }.
    .you-seat-seats = Vous fixez l’ordre des visites : { $seats-ordered }.
declined-visit = { $seat } ne va pas chez le Doc.
    .you-seat = Vous n’allez pas chez le Doc.
visited = { $seat } va chez Doc Badluck et { $remedy-done }.
    .you-seat = Vous allez chez Doc Badluck et { $remedy-done-you }.
got-card = { $seat } reçoit une carte General Store.
    .you-seat = Vous recevez une carte General Store.
got-card-seen = { $seat } reçoit « { $card } ».
    .you-seat = Vous recevez « { $card } ».
gave-dollars = { $seat } donne { $dollars } $ à { $taker }.
    .you-seat = Vous donnez { $dollars } $ à { $taker }.
    .you-taker = { $seat } vous donne { $dollars } $.
gave-nugget = { $seat } donne une pépite à { $taker }.
    .you-seat = Vous donnez une pépite à { $taker }.
    .you-taker = { $seat } vous donne une pépite.
fenced =
    { $titles-count ->
        [0] { $seat } n’a aucun titre à clôturer.
        [one] { $seat } clôture un titre de { $titles } PV.
       *[other] { $seat } clôture des titres de { $titles } PV.
    }
    .you-seat =
        { $titles-count ->
            [0] Vous n’avez aucun titre à clôturer.
            [one] Vous clôturez un titre de { $titles } PV.
           *[other] Vous clôturez des titres de { $titles } PV.
        }

## The end.

mine-empty = La mine d’or est vide : la partie est terminée.
deeds-gone = Le dernier titre est parti : la partie est terminée.
showed-hand = { $seat } montre { $goods }.
    .you-seat = Vous montrez { $goods }.
scored =
    { $points ->
        [one] { $seat } a { $points } point.
       *[other] { $seat } a { $points } points.
    }
    .you-seat =
        { $points ->
            [one] Vous avez { $points } point.
           *[other] Vous avez { $points } points.
        }
won-game =
    { $points ->
        [one] { $seat } règne sur la ville, avec { $points } point !
       *[other] { $seat } règne sur la ville, avec { $points } points !
    }
    .you-seat =
        { $points ->
            [one] Vous régnez sur la ville, avec { $points } point !
           *[other] Vous régnez sur la ville, avec { $points } points !
        }
score-nuggets =
    { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    }
    .kind = pépites
score-dollars = { $dollars } $, un point pour 2 $
    .kind = dollars
score-badge = l’étoile de Sheriff
    .kind = étoile
score-equipment = { $cards }
    .kind = cartes
score-deeds =
    { $titles-count ->
        [one] un titre de { $titles } PV
       *[other] des titres de { $titles } PV
    }
    .kind = titres

## For owners of the box: values that no rulebook prints.

choice-hands = mains de poker
    .text = Pour qui possède la boîte : l’ordre des mains de poker, de la plus faible à la plus forte ; four reste au-dessus de full, comme c’est imprimé.
choice-deeds = titres
    .text = Pour qui possède la boîte : combien de titres valent 1, 2, 3, 4 et 5.
choice-river = cartes Rivière
    .text = Pour qui possède la boîte : combien de cartes Rivière sont deux pépites, Portefeuille, cinq pépites, Étoile, Découvertes, Bon d’achat, Rien.
choice-outlaws = hors-la-loi
    .text = Pour qui possède la boîte : pour chacun des douze hors-la-loi, le dé de sa face Hors-la-loi, celui de sa face Wanted, et la prime.
choice-indian = dé indien
    .text = Pour qui possède la boîte : combien de faces du dé indien sont Bénédiction du shaman, Embuscade, Garde du corps et Sentier de guerre.
card-equipment-6 = Équipement (6 PV)
    .text = Vaut 6 points à la fin. Cette carte ne se joue pas.
card-equipment-7 = Équipement (7 PV)
    .text = Vaut 7 points à la fin. Cette carte ne se joue pas.

## The revised edition.

ruleset-dicetown-revised = Dice Town (édition révisée)
    .text = L’édition suivante : moins de titres, un Joe plus nerveux, et les élixirs de Doc Badluck pour qui ne prend aucun lieu.

elixir-wealth = l’Élixir de richesse
    .text = chacun des autres vous donne 2 $
elixir-charm = l’Élixir de charme
    .text = chacun des autres vous donne une pépite
elixir-fortune = l’Élixir de fortune
    .text = vous prenez la première carte General Store
elixir-power = l’Élixir de pouvoir
    .text = vous prenez l’étoile
elixir-protection = l’Élixir de protection
    .text = vous clôturez deux titres de votre main
elixir-friendship = l’Élixir d’amitié
    .text = la personne de votre choix vous donne une carte General Store, à son choix
elixir-domination = l’Élixir de domination
    .text = la personne de votre choix vous donne un titre, à son choix

drink = Quel élixir buvez-vous ?
    .help = Vous n’avez pris aucun lieu pendant ce tour : il faut boire un des deux élixirs visibles, ou celui du dessus de la pile, sans le voir. Il fait ce qu’il peut, et va à la défausse.
elixir-first = Buvez-vous d’abord votre Élixir ?
    .note = { $seat } va entrer chez Doc Badluck.
    .note-you-seat = Vous allez entrer chez Doc Badluck.
    .help = Votre carte Élixir vous donne droit à une visite, avant celle qui attend.
friendship = Qui vous donne une carte ?
    .help = Vous choisissez quelqu’un qui a une carte General Store ; cette personne choisit la carte. Vous deux seulement savez laquelle c’est.
domination = Qui vous donne un titre ?
    .help = Vous choisissez quelqu’un qui a un titre en main ; cette personne choisit le titre. Vous deux seulement savez lequel c’est.
give-card = Quelle carte pour { $taker } ?
    .help = Vous choisissez parmi les cartes General Store de votre main. Vous deux seulement savez laquelle c’est.
give-deed = Quel titre pour { $taker } ?
    .help = Vous choisissez parmi les titres de votre main. Vous deux seulement savez lequel c’est.
play-at-once = « { $card } » : sur qui ?
    .help = Cette carte ne se garde pas : elle se joue dès que vous la recevez, sur quelqu’un qui a de quoi donner. Un Avis de recherche peut l’arrêter.
marshall = Jouez-vous « Marshall » ?
    .note = { $winner } va prendre l’étoile à { $sheriff }.
    .note-you-winner = Vous allez prendre l’étoile à { $sheriff }.
    .note-you-sheriff = { $winner } va vous prendre l’étoile.
    .help = Avec « Marshall », l’étoile reste où elle est.

option-drink = Boire { $elixir } : { $elixir-text }
option-drink-top = Boire celui du dessus de la pile

elixir-not-open = Vous ne pouvez pas choisir { $elixir } : seulement l’un des deux élixirs visibles, ou celui du dessus de la pile.
nothing-to-give = { $target } n’a rien à donner : choisissez quelqu’un d’autre.
    .you-target = Vous n’avez rien à donner : choisissez quelqu’un d’autre.

must-visit =
    { $seats-count ->
        [one] { $seats } n’a pris aucun lieu, et doit aller chez Doc Badluck.
       *[other] { $seats } n’ont pris aucun lieu, et doivent aller chez Doc Badluck.
    }
    .you-seats =
        { $seats-count ->
            [one] Vous n’avez pris aucun lieu, et devez aller chez Doc Badluck.
           *[other] { $seats } n’avez pris aucun lieu, et devez aller chez Doc Badluck.
        }
drank = { $seat } boit { $elixir }.
    .you-seat = Vous buvez { $elixir }.
elixir-opened = Doc Badluck expose { $elixir }.
elixirs-reshuffled = Doc Badluck remplit ses flacons : les élixirs bus forment une nouvelle pile.
nobody-gives = { $seat } ne trouve personne qui ait quelque chose à donner.
    .you-seat = Vous ne trouvez personne qui ait quelque chose à donner.
gave-card = { $seat } donne à { $taker } une carte General Store.
    .you-seat = Vous donnez à { $taker } une carte General Store.
    .you-taker = { $seat } vous donne une carte General Store.
gave-card-seen = { $seat } donne « { $card } » à { $taker }.
    .you-seat = Vous donnez « { $card } » à { $taker }.
    .you-taker = { $seat } vous donne « { $card } ».
gave-deed = { $seat } donne un titre de propriété à { $taker }.
    .you-seat = Vous donnez un titre de propriété à { $taker }.
    .you-taker = { $seat } vous donne un titre de propriété.
gave-deed-seen = { $seat } donne à { $taker } un titre de { $deed } PV.
    .you-seat = Vous donnez à { $taker } un titre de { $deed } PV.
    .you-taker = { $seat } vous donne un titre de { $deed } PV.
shows-card = { $seat } montre « { $card } », qui se joue aussitôt.
    .you-seat = Vous montrez « { $card } », qui se joue aussitôt.
played-joe-in-vain = { $seat } envoie « { $card } » réclamer de l’argent, et personne n’en a.
    .you-seat = Vous envoyez « { $card } » réclamer de l’argent, et personne n’en a.

## The Extension.

ruleset-dicetown-extension = Dice Town : l’Extension
    .text = Deux actions dans chaque lieu, des hors-la-loi à recruter et à chasser, une rivière, des ranchs et dix cartes de plus ; jusqu’à six joueurs.

card-cattle = Bétail
    .text = Vaut 7 points à la fin. Cette carte ne se joue pas.
card-winchester = Winchester
    .text = Vaut 6 points à la fin. Cette carte ne se joue pas.
card-mule = La mule
    .text = Vaut à la fin un point pour chacune de vos cartes General Store, celle-ci comprise. Cette carte ne se joue pas.
card-dog = Le chien
    .text = Vaut à la fin 2 points pour chaque hors-la-loi que vous avez capturé. Cette carte ne se joue pas.
card-gift = Cadeau
    .text = Se joue dès que vous l’avez : la personne de votre choix vous donne une carte General Store, à son choix.
card-swindler = Arnaqueur
    .text = Se joue dès que vous l’avez : chacun des autres vous donne 2 $.
card-double-gun = Double gun
    .text = Quand vous chassez, après le premier lancer : relancez une fois les dés de votre choix.
card-whisky = Whisky
    .text = Quand vous dépouillez au saloon quelqu’un qui a un ranch, avant de piocher : volez-lui un ranch à la place.
card-insurance = Assurance
    .text = Quand on vous dépouille au saloon : piochez une carte de même nature que celle qu’on vous a volée.
card-desperado = Desperado
    .text = Quand vous recrutez : prenez le hors-la-loi de votre choix dans la pile, au lieu du premier.

action-dig = Exploiter la mine : une pépite pour chacun de vos 9
    .done = exploite la mine
    .done-you = exploitez la mine
action-pan = Tamiser le fond de la rivière : piochez une carte Rivière
    .done = tamise le fond de la rivière
    .done-you = tamisez le fond de la rivière
action-rob-bank = Braquer la banque : tous les billets qui s’y trouvent
    .done = s’en prend à la banque
    .done-you = vous en prenez à la banque
action-hold-up = Attaquer la diligence : 1 $ pour chacun de vos 10
    .done = attaque la diligence
    .done-you = attaquez la diligence
action-shop = Se rendre au General Store : piochez une carte pour chacun de vos J et gardez-en une
    .done = se rend au General Store
    .done-you = vous rendez au General Store
action-see-doc = Se rendre immédiatement chez Doc Badluck
    .done = se rend chez Doc Badluck
    .done-you = vous rendez chez Doc Badluck
action-steal = Dépouiller quelqu’un : piochez dans sa main une carte pour chacune de vos Q et gardez-en une
    .done = cherche quelqu’un à dépouiller
    .done-you = cherchez quelqu’un à dépouiller
action-recruit = Recruter le premier hors-la-loi de la pile
    .done = cherche une recrue
    .done-you = cherchez une recrue
action-badge = Prendre l’étoile et devenir Sheriff
    .done = tend la main vers l’étoile
    .done-you = tendez la main vers l’étoile
action-hunt = Partir à la chasse : relancez vos K et capturez les hors-la-loi Wanted des mêmes faces
    .done = part à la chasse aux hors-la-loi
    .done-you = partez à la chasse aux hors-la-loi
action-claim = Soutenir le maire : la première carte de la file, plus une pour chacun de vos A
    .done = soutient le maire
    .done-you = soutenez le maire
action-draw-land = Séduire la femme du maire : la première carte de la pioche, sans la montrer
    .done = séduit la femme du maire
    .done-you = séduisez la femme du maire

find-nuggets-2 = Deux pépites
find-wallet = Portefeuille
find-nuggets-5 = Cinq pépites
find-star = Étoile
find-discoveries = Découvertes
find-voucher = Bon d’achat
find-nothing = Rien
land-1 = titre (1 PV)
land-2 = titre (2 PV)
land-3 = titre (3 PV)
land-4 = titre (4 PV)
land-5 = titre (5 PV)
land-ranch = ranch
goods-ranches =
    { $number ->
        [one] { $number } ranch
       *[other] { $number } ranchs
    }

call-outlaws = Jouez-vous des hors-la-loi ?
    .help = Avant un lancer, un hors-la-loi place un ou deux de vos dés sur sa face : ils sont gardés, gratuitement. Les autres se lancent comme d’habitude. La carte passe ensuite sur sa face Wanted, au-dessus du bureau du Sheriff.
choose-action = { $place-title } : que faites-vous ?
    .note =
        { $target-seat ->
            [-1] Vous êtes en tête { $place-at }.
           *[other] Vous êtes en tête { $place-at }. L’autre action est pour { $target }.
        }
    .help = Chaque lieu offre deux actions. Qui est en tête en choisit une, puis qui vient en second doit prendre l’autre.
name-second = { $place-title } : qui est second ?
    .note = { $seats } sont à égalité pour la deuxième place { $place-at }, et c’est à vous de trancher.
    .note-you-seats = { $seats } êtes à égalité pour la deuxième place { $place-at }, et c’est à vous de trancher.
    .help = Qui vient en second prend l’action restante. Vous recevez ce que cette personne a proposé ; les autres reprennent leur offre.
offer-second = { $place-title } : offre pour la 2ᵉ ?
    .note = { $seats } sont à égalité pour la deuxième place { $place-at }. L’étoile est chez { $sheriff }.
    .note-you-seats = { $seats } êtes à égalité pour la deuxième place { $place-at }. L’étoile est chez { $sheriff }.
    .note-you-sheriff = { $seats } sont à égalité pour la deuxième place { $place-at }. Vous portez l’étoile.
    .help = Toutes les offres se font en même temps, puis chacun peut surenchérir une fois. Le Sheriff désigne qui vient en second et garde son offre ; les autres reprennent la leur.
raise-second = { $place-title } : plus pour la 2ᵉ ?
    .note = { $seats } sont à égalité pour la deuxième place { $place-at }. L’étoile est chez { $sheriff }.
    .note-you-seats = { $seats } êtes à égalité pour la deuxième place { $place-at }. L’étoile est chez { $sheriff }.
    .note-you-sheriff = { $seats } sont à égalité pour la deuxième place { $place-at }. Vous portez l’étoile.
    .help = Vous avez vu les offres. Chacun peut ajouter à la sienne une fois, en même temps que les autres. Rien ne se reprend.
joe = Jouez-vous « Joe le nerveux » ?
    .note = L’étoile est chez { $sheriff }.
    .note-you-sheriff = Vous portez l’étoile.
    .help = Joe le nerveux prend jusqu’à 4 $ à la personne de votre choix. C’est le moment de le jouer.
see-doc = Quel remède prenez-vous ?
    .help = Un 9 ou un 10 parmi vos dés donne des barbelés, un J ou une Q une carte General Store, un K une petite arnaque, un A une grosse. Ici, on ne repart pas sans rien.
whisky = Jouez-vous « Whisky » ?
    .note = { $victim } a un ranch.
    .help = Vous volez un ranch au lieu de piocher des cartes.
insurance = Jouez-vous « Assurance » ?
    .note =
        { $back ->
            [deed] On vous a volé un titre.
           *[card] On vous a volé une carte General Store.
        }
    .help = Vous piochez une carte de même nature que celle qu’on vous a volée.
desperado = Jouez-vous « Desperado » ?
    .note = Le premier hors-la-loi de la pile met des dés sur { $face }.
    .help = Vous prenez le hors-la-loi de votre choix dans la pile, qui est ensuite mélangée.
double-gun = Jouez-vous « Double gun » ?
    .note = Vos K sont devenus { $dice }.
    .help = Vous relancez une fois les dés de votre choix. Puis chaque dé capture un hors-la-loi Wanted de sa face.
voucher = Quelle carte prenez-vous ?
    .help = Vous regardez les cartes General Store défaussées et en prenez une. Personne d’autre ne la voit.
choose-find = Quelle carte Rivière prenez-vous ?
    .help = La carte prise est montrée et appliquée. Les autres retournent sur la pioche, dans l’ordre de votre choix.
order-river = Laquelle vient ensuite ?
    .help = L’autre se trouve dessous dans la rivière. Personne d’autre ne le sait.

option-action = { $action }
option-action-number = Action { $number }
option-outlaw =
    { $number ->
        [one] Hors-la-loi { $face } (prime de { $dollars } $) : { $number } dé
       *[other] Hors-la-loi { $face } (prime de { $dollars } $) : { $number } dés
    }
option-desperado = Jouer « Desperado » pour le hors-la-loi { $face } (prime de { $dollars } $)
option-gun = Jouer « Double gun » : relancer { $dice }
option-gun-places =
    { $places-count ->
        [0] Jouer « Double gun »
        [1] Jouer « Double gun » : relancer le dé { $places }
       *[other] Jouer « Double gun » : relancer les dés { $places }
    }
option-find = { $find }
option-ranch = Un ranch

action-gives-nothing = À deux, vous ne pouvez pas choisir une action qui ne donne rien tant que l’autre donne quelque chose : { $action }
outlaw-not-yours = Vous n’avez pas le hors-la-loi { $face } à { $dollars } $ de prime.
outlaw-needs-dice =
    { $number ->
        [0] Il ne vous reste aucun dé pour ce hors-la-loi.
        [one] Il ne vous reste que { $number } dé pour ce hors-la-loi.
       *[other] Il ne vous reste que { $number } dés pour ce hors-la-loi.
    }
outlaws-in-order = Nommez les hors-la-loi dans l’ordre de la liste, chacun une seule fois.
outlaw-not-in-pile = Le hors-la-loi { $face } à { $dollars } $ de prime n’est pas dans la pile : choisissez-en un autre.
nothing-to-rob = Il n’y a rien à voler à { $target } : choisissez quelqu’un d’autre.
    .you-target = Il n’y a rien à vous voler : choisissez quelqu’un d’autre.
find-not-drawn = Vous n’avez pas pioché « { $find } » : choisissez parmi les cartes piochées.

played-gift = { $seat } joue « { $card } » : { $target } doit donner une carte General Store.
    .you-seat = Vous jouez « { $card } » : { $target } doit vous donner une carte General Store.
    .you-target = { $seat } joue « { $card } » : vous devez lui donner une carte General Store.
played-gift-in-vain = { $seat } joue « { $card } », et personne n’a de carte General Store à donner.
    .you-seat = Vous jouez « { $card } », et personne n’a de carte General Store à donner.
played-swindler = { $seat } joue « { $card } » : tous les autres doivent payer 2 $.
    .you-seat = Vous jouez « { $card } » : tous les autres doivent vous payer 2 $.
played-double-gun = { $seat } joue « { $card } » pour relancer { $dice }.
    .you-seat = Vous jouez « { $card } » pour relancer { $dice }.
played-whisky = { $seat } joue « { $card } » pour prendre un ranch à { $victim }.
    .you-seat = Vous jouez « { $card } » pour prendre un ranch à { $victim }.
    .you-victim = { $seat } joue « { $card } » pour vous prendre un ranch.
played-insurance = { $seat } joue « { $card } » pour compenser sa perte.
    .you-seat = Vous jouez « { $card } » pour compenser votre perte.
played-desperado = { $seat } joue « { $card } » pour le hors-la-loi { $face } à { $dollars } $ de prime.
    .you-seat = Vous jouez « { $card } » pour le hors-la-loi { $face } à { $dollars } $ de prime.
tied-second = { $seats } sont à égalité pour la deuxième place { $place-at }.
    .you-seats = { $seats } êtes à égalité pour la deuxième place { $place-at }.
second = { $seat } prend la deuxième place { $place-at } avec { $number } × { $face }.
    .you-seat = Vous prenez la deuxième place { $place-at } avec { $number } × { $face }.
second-hand = { $seat } prend la deuxième place { $place-at } avec { $hand } : { $dice }.
    .you-seat = Vous prenez la deuxième place { $place-at } avec { $hand } : { $dice }.
takes-action = { $seat } { $action-done }.
    .you-seat = Vous { $action-done-you }.
called-outlaw =
    { $number ->
        [one] { $seat } joue le hors-la-loi { $face } : { $number } dé posé, et { $dollars } $ de prime sur sa tête.
       *[other] { $seat } joue le hors-la-loi { $face } : { $number } dés posés, et { $dollars } $ de prime sur sa tête.
    }
    .you-seat =
        { $number ->
            [one] Vous jouez le hors-la-loi { $face } : { $number } dé posé, et { $dollars } $ de prime sur sa tête.
           *[other] Vous jouez le hors-la-loi { $face } : { $number } dés posés, et { $dollars } $ de prime sur sa tête.
        }
outlaw-wanted = Wanted : le hors-la-loi { $face }, { $dollars } $ de prime sur sa tête.
outlaw-on-top = Le prochain hors-la-loi à recruter met des dés sur { $face } (prime de { $dollars } $).
recruited = { $seat } recrute le hors-la-loi { $face } (prime de { $dollars } $).
    .you-seat = Vous recrutez le hors-la-loi { $face } (prime de { $dollars } $).
no-outlaw-left = { $seat } ne trouve plus de hors-la-loi à recruter.
    .you-seat = Vous ne trouvez plus de hors-la-loi à recruter.
hunted = { $seat } part à la chasse et lance { $dice }.
    .you-seat = Vous partez à la chasse et lancez { $dice }.
hunted-again = { $seat } relance : { $dice }.
    .you-seat = Vous relancez : { $dice }.
captured = { $seat } capture le hors-la-loi { $face } : { $dollars } $ de prime.
    .you-seat = Vous capturez le hors-la-loi { $face } : { $dollars } $ de prime.
captured-nobody = { $seat } revient bredouille.
    .you-seat = Vous revenez bredouille.
held-up =
    { $dollars ->
        [0] { $seat } arrête la diligence, et elle est vide.
       *[other] { $seat } prend { $dollars } $ à la diligence.
    }
    .you-seat =
        { $dollars ->
            [0] Vous arrêtez la diligence, et elle est vide.
           *[other] Vous prenez { $dollars } $ à la diligence.
        }
found = { $seat } retourne une carte Rivière : { $find }.
    .you-seat = Vous retournez une carte Rivière : { $find }.
found-nuggets =
    { $nuggets ->
        [0] La mine n’a plus de pépite pour { $seat }.
        [one] { $seat } prend { $nuggets } pépite à la mine.
       *[other] { $seat } prend { $nuggets } pépites à la mine.
    }
    .you-seat =
        { $nuggets ->
            [0] La mine n’a plus de pépite pour vous.
            [one] Vous prenez { $nuggets } pépite à la mine.
           *[other] Vous prenez { $nuggets } pépites à la mine.
        }
found-dollars =
    { $dollars ->
        [0] La banque n’a plus d’argent pour { $seat }.
       *[other] { $seat } prend { $dollars } $ à la banque.
    }
    .you-seat =
        { $dollars ->
            [0] La banque n’a plus d’argent pour vous.
           *[other] Vous prenez { $dollars } $ à la banque.
        }
river-empty = { $seat } ne trouve plus rien dans la rivière.
    .you-seat = Vous ne trouvez plus rien dans la rivière.
discard-empty = { $seat } ne trouve aucune carte défaussée.
    .you-seat = Vous ne trouvez aucune carte défaussée.
looked-through =
    { $number ->
        [one] { $seat } regarde la seule carte défaussée.
       *[other] { $seat } regarde les { $number } cartes défaussées.
    }
    .you-seat =
        { $number ->
            [one] Vous regardez la seule carte défaussée.
           *[other] Vous regardez les { $number } cartes défaussées.
        }
looked-through-seen = { $seat } regarde la défausse : { $cards }.
    .you-seat = Vous regardez la défausse : { $cards }.
took-discarded = { $seat } prend une carte dans la défausse du General Store.
    .you-seat = Vous prenez une carte dans la défausse du General Store.
took-discarded-seen = { $seat } prend « { $card } » dans la défausse du General Store.
    .you-seat = Vous prenez « { $card } » dans la défausse du General Store.
explored =
    { $number ->
        [one] { $seat } pioche une carte Rivière de plus.
       *[other] { $seat } regarde { $number } cartes Rivière.
    }
    .you-seat =
        { $number ->
            [one] Vous piochez une carte Rivière de plus.
           *[other] Vous regardez { $number } cartes Rivière.
        }
explored-seen = { $seat } regarde ces cartes Rivière : { $finds }.
    .you-seat = Vous regardez ces cartes Rivière : { $finds }.
put-back = { $seat } remet les autres sur la rivière.
    .you-seat = Vous remettez les autres sur la rivière.
put-back-seen = { $seat } remet sur la rivière, la prochaine d’abord : { $finds }.
    .you-seat = Vous remettez sur la rivière, la prochaine d’abord : { $finds }.
took-land =
    { $lands-count ->
        [0] { $seat } arrive trop tard : la file est vide.
       *[other] { $seat } prend : { $lands }.
    }
    .you-seat =
        { $lands-count ->
            [0] Vous arrivez trop tard : la file est vide.
           *[other] Vous prenez : { $lands }.
        }
took-ranch = { $seat } pioche un ranch et le pose face visible.
    .you-seat = Vous piochez un ranch et le posez face visible.
pile-empty = { $seat } ne trouve plus rien dans la pioche des titres.
    .you-seat = Vous ne trouvez plus rien dans la pioche des titres.
refilled-land = Nouveau dans la file : { $lands }.
stole-ranch = { $seat } vole un ranch à { $victim }.
    .you-seat = Vous volez un ranch à { $victim }.
    .you-victim = { $seat } vous vole un ranch.
robbed-in-vain = { $seat } ne trouve rien dans la main { $victim-of }.
    .you-seat = Vous ne trouvez rien dans la main { $victim-of }.
    .you-victim = { $seat } ne trouve rien dans votre main.
score-fortune = { $dollars } $ et { $rewards } $ de primes, un point pour 2 $
    .kind = dollars
score-mule =
    { $number ->
        [one] La mule, avec { $number } carte General Store
       *[other] La mule, avec { $number } cartes General Store
    }
    .kind = La mule
score-dog =
    { $number ->
        [one] Le chien, avec { $number } hors-la-loi capturé
       *[other] Le chien, avec { $number } hors-la-loi capturés
    }
    .kind = Le chien
score-ranches =
    { $number ->
        [one] { $number } ranch
       *[other] { $number } ranchs
    }
    .kind = ranchs

## The Indian die.

ruleset-dicetown-extension-indians = Dice Town : l’Extension et le dé indien
    .text = L’Extension, avec un sixième dé que les Indiens du village échangent contre des terres.

card-smoke = Signaux de fumée
    .text = À la fin d’un tour : prenez le dé indien, où qu’il soit.

spirit-shaman = la Bénédiction du shaman
    .text = un de vos dés se place sur la face de votre choix
spirit-ambush = l’Embuscade
    .text = un adversaire relance un dé de votre choix
spirit-bodyguard = le Garde du corps
    .text = personne ne peut vous voler au saloon pendant ce tour
spirit-warpath = le Sentier de guerre
    .text = dans un lieu, il ne se passe rien pendant ce tour

shaman = Quel dé changez-vous ?
    .help = Un de vos dés est placé sur la face de votre choix, avant la visite des lieux.
ambush = Quel dé faites-vous relancer ?
    .help = Vous choisissez quelqu’un d’autre et un de ses dés, qui est relancé.
warpath = Quel lieu attaquez-vous ?
    .help = Il ne s’y passe rien pendant ce tour : personne ne le prend, et il n’y a pas de pots-de-vin.
village = Une terre contre le dé indien ?
    .note =
        { $target-seat ->
            [-1] Vous pouvez donner au village une terre que vous venez de prendre.
           *[other] Vous pouvez donner au village une terre que vous venez de prendre. Le dé vient de servir à { $target }.
        }
    .note-you-target = Vous pouvez donner au village une terre que vous venez de prendre, et garder le dé qui vient de vous servir.
    .help = La terre quitte la partie. Le dé est à vous, et vous le lancez au prochain tour, avant la mine.
smoke = Jouez-vous « Signaux de fumée » ?
    .note =
        { $target-seat ->
            [-1] Le dé indien est au village.
           *[other] { $target } a le dé indien.
        }
    .note-you-target = Vous avez le dé indien.
    .help = Avec « Signaux de fumée », le dé indien est à vous, et vous le lancez au prochain tour, avant la mine.

option-shaman = Changer { $face } en { $turned }
option-ambush = { $target } relance { $face }
    .you-target = Vous relancez { $face }
option-warpath = Attaquer { $place }

guarded = { $target } a un garde du corps pendant ce tour : choisissez quelqu’un d’autre.
    .you-target = Vous avez un garde du corps pendant ce tour : choisissez quelqu’un d’autre.
no-such-die = Ce dé n’est pas là : choisissez parmi { $dice }.
land-not-taken-there = Seule une terre que vous avez prise à la mairie pendant ce tour peut être donnée.

played-smoke =
    { $target-seat ->
        [-1] { $seat } envoie « { $card } » au village pour avoir le dé indien.
       *[other] { $seat } joue « { $card } » pour prendre le dé indien à { $target }.
    }
    .you-seat =
        { $target-seat ->
            [-1] Vous envoyez « { $card } » au village pour avoir le dé indien.
           *[other] Vous jouez « { $card } » pour prendre le dé indien à { $target }.
        }
    .you-target = { $seat } joue « { $card } » pour vous prendre le dé indien.
rolled-indian = { $seat } lance le dé indien : { $spirit }.
    .you-seat = Vous lancez le dé indien : { $spirit }.
ambushed = { $seat } tend une embuscade : { $target } relance { $face }, et le dé tombe sur { $dice }.
    .you-seat = Vous tendez une embuscade : { $target } relance { $face }, et le dé tombe sur { $dice }.
    .you-target = { $seat } tend une embuscade : vous relancez { $face }, et le dé tombe sur { $dice }.
on-warpath = { $seat } envoie les Indiens attaquer { $place }.
    .you-seat = Vous envoyez les Indiens attaquer { $place }.
raided = Les Indiens ont attaqué { $place } : il ne s’y passe rien.
kept-land = { $seat } ne donne rien au village.
    .you-seat = Vous ne donnez rien au village.
gave-land-away = { $seat } donne un titre au village.
    .you-seat = Vous donnez un titre au village.
gave-land-away-seen = { $seat } donne au village un titre de { $deed } PV.
    .you-seat = Vous donnez au village un titre de { $deed } PV.
gave-ranch-away = { $seat } donne un ranch au village.
    .you-seat = Vous donnez un ranch au village.
took-die = { $seat } prend le dé indien.
    .you-seat = Vous prenez le dé indien.
die-goes-home = Le dé indien retourne au village.

## The later editions in the terminal.

cli-town-elixirs = Doc Badluck expose { $elixirs } (+{ $number })
cli-town-wanted = Wanted { $outlaws }
cli-town-recruit = prochain hors-la-loi { $outlaw } (+{ $number })
cli-town-river = rivière { $number }
cli-town-die = dé indien : { $name }
cli-town-die-home = dé indien au village
cli-town-gang = { $name }, hors-la-loi à jouer : { $outlaws }
cli-town-bag = { $name }, capturés : { $outlaws }
cli-town-outlaw = { $face } ({ $dollars } $)
cli-two-actions = { $first } ; ou { $second }.
cli-doc-elixirs = Pour qui n’a pris aucun lieu pendant le tour : il faut boire un élixir.

# What lies before a seat or on the table: labels of heaps.
heap-dollars = dollars
heap-nuggets = pépites
heap-badge = étoile
heap-dice = dés
heap-kept = montrés
heap-cup = sous le gobelet
heap-cards = cartes
heap-deeds = titres
heap-fenced = clôturés
heap-mine = mine
heap-bank = banque
heap-coach = diligence
heap-deck = pioche
heap-discard = défausse
heap-pile = titres restants
heap-row = titres visibles
heap-drawn = piochées
heap-looked = regardées
heap-offer-dollars = offre en dollars
heap-offer-nuggets = offre en pépites
heap-offer-cards = cartes offertes
heap-offer-deeds = titres offerts
heap-offer-fenced = titres clôturés offerts
heap-controlled = contrôle un lieu
heap-guarded = avec un garde du corps
heap-elixirs = élixirs
heap-elixirs-drunk = élixir bu
heap-elixirs-pile = élixirs de la pile
heap-elixirs-discard = élixirs bus
heap-outlaws = hors-la-loi
heap-captured = capturés
heap-claimed = pris à la mairie
heap-indian-die = dé indien
heap-river = rivière
heap-river-top = prochaines de la rivière
heap-wanted = Wanted
heap-reward = prime en dollars
heap-outlaws-top = prochain hors-la-loi
heap-outlaws-pile = hors-la-loi de la pile
heap-box = titres hors jeu

## Plans and standing orders: what can be said, and what it can be.

plan-dice = Mes dés
plan-dice-places = visent mes lieux seulement
plan-dice-lean = comme l’expert, mes lieux d’abord
plan-places = Mes lieux, le plus important d’abord
plan-places-mine = Mine d’or (9)
plan-places-bank = Banque (10)
plan-places-store = General Store (J)
plan-places-saloon = Saloon (Q)
plan-places-sheriff = Sheriff (K)
plan-places-hall = Mairie
plan-hand = Main pour la mairie
plan-hand-pair = au moins une paire
plan-hand-two-pair = au moins deux paires
plan-hand-three = au moins un brelan
plan-hand-straight = au moins une suite
plan-hand-full = au moins un full
plan-hand-four = au moins un carré
plan-hand-five = cinq dés identiques
plan-pay = Payer pour des dés, chaque fois
plan-pay-number = { $number } $ au plus
plan-stop = Compléter ma main
plan-stop-number =
    { $number ->
        [one] avec un dé pour mon premier lieu
       *[other] avec { $number } dés pour mon premier lieu
    }
plan-brute = Brute
plan-offer = À égalité, j’offre
plan-offer-number =
    { $number ->
        [0] rien
       *[other] jusqu’à { $number } $
    }
plan-name = Sheriff, je désigne
plan-name-most = qui donne le plus
plan-name-number = la meilleure offre à partir de { $number } $
plan-rob = Je vole
plan-rob-most = qui a le plus de cartes
plan-rob-leader = qui est en tête
plan-cards = Parmi les cartes, je garde
plan-cards-points = celle qui rapporte le plus
plan-doc = Chez Doc Badluck
plan-doc-fence = clôturer des titres
plan-doc-sample = prendre une carte
plan-doc-collect = prendre des dollars
plan-doc-charm = prendre des pépites
plan-actions = La première action
plan-outlaws = Mes hors-la-loi
plan-others = Tout le reste
