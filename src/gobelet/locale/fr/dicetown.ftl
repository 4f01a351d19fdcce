### Dice Town. Players are told of by name, in the present; questions speak to the one who is asked.
### No name stands after “de” or “que”: “d’Annie” and “de Belle” would need to know the name.

ruleset-dicetown-2009 = Dice Town (2009)
    .text = Des dés de poker au Far West : lancez sous le gobelet, prenez les lieux de la ville, soudoyez le shérif.

choice-sheriff = premier shérif
    .text = Qui porte l’étoile au départ : une place, comptée à partir de 0, ou le tirage au sort.
choice-bribes = pots-de-vin
    .text = Si les joueurs à égalité peuvent soudoyer le shérif.

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
    .text = Le plus de 9 : une pépite pour chacun de vos 9.
place-bank = la banque
    .at = à la banque
    .title = Banque
    .text = Le plus de 10 : tout l’argent de la banque.
place-coach = la diligence
    .at = à la diligence
    .title = Diligence
    .text = À personne : l’argent payé pour les dés attend ici, et rejoint la banque une fois celle-ci braquée.
place-store = le General Store
    .at = au General Store
    .title = General Store
    .text = Le plus de J : piochez une carte pour chacun de vos J et gardez-en une. Deux fois au premier tour.
place-saloon = le saloon
    .at = au saloon
    .title = Saloon
    .text = Le plus de Q : piochez dans la main d’un adversaire une carte pour chacune de vos Q, et gardez-en une.
place-sheriff = le bureau du shérif
    .at = au bureau du shérif
    .title = Shérif
    .text = Le plus de K : l’étoile. Le shérif tranche toutes les égalités ; l’étoile vaut 5 points à la fin.
place-hall = la mairie
    .at = à la mairie
    .title = Mairie
    .text = La meilleure main de poker : le premier titre de la file, plus un autre pour chacun de vos A, trois au plus.
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
    .text = À annoncer quand vous gardez deux dés ou plus : cette fois, les dés en plus sont gratuits.
card-cheater = Tricheur professionnel
    .text = Après un de vos lancers, tous les dés étant vus : tournez un de vos dés mis de côté sur la face voulue.
card-dynamite = Dynamite
    .text = Quand vous prenez la mine d’or : deux fois plus de pépites.
card-girls = Les Girls
    .text = Quand vous prenez le saloon : dépouillez deux fois, la même personne ou une autre.
card-corruption = Corruption
    .text = Quand vous prenez la mairie : en plus, le titre du dessus de la pioche, sans que personne d’autre le voie.
card-credits = Crédits illimités
    .text = Quand vous prenez le General Store : piochez et gardez une carte une seconde fois.
card-joe = Joe le nerveux
    .text = Au bureau du shérif : un joueur de votre choix vous remet 4 $, ou tout ce qu’il a.
card-marshall = Marshall
    .text = Quand l’étoile va changer de main : elle reste où elle est.
card-split = Partage
    .text = Quand quelqu’un d’autre braque la banque : la moitié du butin est à vous, arrondie au-dessous.
card-wanted = Avis de recherche
    .text = Quand quelqu’un d’autre joue une carte du General Store : cette carte reste sans effet.
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
remedy-sample = Un échantillon : prenez la première carte du General Store
    .done = demande un échantillon
remedy-collect = Une petite arnaque : chacun des autres vous donne 2 $
    .done = monte une petite arnaque
remedy-charm = Une grosse arnaque : chacun des autres vous donne une pépite
    .done = monte une grosse arnaque

## Heaps of goods, as in an offer.

goods-dollars = { $dollars } $
goods-nuggets =
    { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    }
goods-cards =
    { $number ->
        [one] { $number } carte du General Store
       *[other] { $number } cartes du General Store
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
        [one] Votre Brute est arrêtée et votre bourse est vide : quel dé gardez-vous parmi { $dice } ?
       *[other] Votre Brute est arrêtée et l’argent manque : quels { $number } dés gardez-vous parmi { $dice } ?
    }
    .help = Sans la Brute, chaque dé se paie à partir du deuxième. Vous en gardez autant que votre argent le permet ; les autres retournent sous votre gobelet.
cheat = Tous les dés sont sur la table. En tournez-vous un des vôtres ?
    .help = Un Tricheur professionnel tourne un de vos dés mis de côté sur la face de votre choix. Un Avis de recherche peut l’arrêter.
wanted = { $seat } joue « { $card } ». Jouez-vous l’Avis de recherche ?
    .help = Une carte arrêtée par l’Avis de recherche reste sans effet et va à la défausse ; tout se passe comme sans elle.
own-card = Jouez-vous « { $card } » ici ?
    .help = Cette carte se joue avant de prendre ou de piocher quoi que ce soit ici. On ne vous le demande qu’une fois.
split = { $seat } braque la banque et y prend { $dollars } $. Jouez-vous « Partage » pour { $half } $ ?
    .help = Avec « Partage », le braqueur vous remet la moitié de ce qui était à la banque, arrondie au-dessous.
keep-one =
    { $number ->
        [one] Vous avez pioché { $number } carte. Laquelle gardez-vous ?
       *[other] Vous avez pioché { $number } cartes. Laquelle gardez-vous ?
    }
    .help = Une carte va dans votre main, les autres vont face cachée à la défausse.
rob =
    { $number ->
        [one] Qui dépouillez-vous ? Vous piochez une carte.
       *[other] Qui dépouillez-vous ? Vous piochez { $number } cartes et en gardez une.
    }
    .help = Vous piochez dans la main de cette personne selon le dos des cartes, vous regardez, vous en gardez une et rendez les autres. Les titres clôturés sont à l’abri.
backs =
    { $number ->
        [one] Une carte chez { $victim } : de quel dos ?
       *[other] { $number } cartes chez { $victim } : combien de chaque dos ?
    }
    .help = Vous choisissez combien de cartes du General Store et combien de titres vous piochez ; lesquels, c’est le hasard qui en décide.
loot = Quelle carte prenez-vous à { $victim } ?
    .help = Vous gardez une des cartes piochées et rendez les autres. Vous et votre victime savez laquelle, et personne d’autre.
office =
    { $winner-seat ->
        [-1] Personne ne prend l’étoile à { $sheriff }. Jouez-vous d’abord une carte ?
       *[other] { $winner } prend le bureau du shérif ; l’étoile est encore à { $sheriff }. Jouez-vous d’abord une carte ?
    }
    .help = C’est le moment de Joe le nerveux, qui prend jusqu’à 4 $ à un joueur, et, si l’étoile va changer de main, du Marshall, qui la laisse où elle est.
offer = { $seats } sont à égalité { $place-at }. Que proposez-vous à { $sheriff }, le shérif ?
    .help = Les offres se font en même temps, puis se montrent ; ensuite chacun peut renchérir une fois. Le shérif désigne le vainqueur et garde son offre ; les autres reprennent la leur. Rien ne l’oblige à choisir la meilleure.
raise = { $seats } sont toujours à égalité { $place-at }. Qu’ajoutez-vous à votre offre pour { $sheriff }, le shérif ?
    .help = Vous avez vu les offres. Chacun peut ajouter à la sienne une fois, en même temps que les autres ; rien ne se reprend.
name-winner = { $seats } sont à égalité { $place-at }. Vous êtes le shérif : qui favorisez-vous ?
    .help = Vous recevez ce que cette personne a proposé. Les autres gardent leur bien.
order-visits = La salle d’attente de Doc Badluck est pleine : { $seats }. À qui le tour ?
    .help = Le shérif fixe l’ordre des visites, une fois, avant la première.
visit = Doc Badluck vous attend. Qu’est-ce que ce sera ?
    .help = Un 9 ou un 10 dans votre main donne des barbelés, un J ou une Q une carte du General Store, un K une petite arnaque, un A une grosse. Vous pouvez aussi repartir sans rien.
fence = Quels deux titres clôturez-vous ?
    .help = Les titres clôturés sont posés face visible devant vous. Personne ne peut les voler, et ils comptent à la fin comme les autres.
elixir = Doc Badluck ouvre sa porte. Buvez-vous votre Élixir ?
    .help = L’Élixir vous donne droit à une visite, même si vous avez gagné quelque chose pendant ce tour.
name-champion = { $seats } ont autant de points et autant de titres. Vous êtes le shérif : qui gagne la partie ?
    .help = À égalité de points, la partie va à qui a le plus de titres, puis à qui le shérif désigne, sans pots-de-vin.

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
option-joe = Envoyer « Joe le nerveux » chez { $target }
option-name = { $target }
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
brute-needs-two = La Brute va avec deux dés ou plus.
card-not-held = Vous n’avez pas « { $card } ».
card-not-now = « { $card } » ne peut pas se jouer maintenant.
keep-unaffordable = Cela coûte { $dollars } $, et vous avez { $have } $.
offer-order = Une offre se dit dans l’ordre : dollars, pépites, cartes, titres.
offer-more-than-owned = Vous n’avez pas autant à proposer.
offer-not-owned = Vous n’avez pas cette carte à proposer.
name-not-tied = { $target } n’est pas à égalité : choisissez parmi { $seats }.

## Rolling.

round = Tour { $number }
rolled =
    { $seats-count ->
        [one] { $seats } lance ses dés.
       *[other] { $seats } lancent leurs dés.
    }
rolled-dice = { $seat } regarde sous son gobelet.
rolled-dice-seen = { $seat } lance { $dice }.
kept =
    { $dice-count ->
        [0] { $seat } ne garde rien.
       *[other] { $seat } garde { $dice }.
    }
kept-paid =
    { $dice-count ->
        [0] { $seat } ne garde rien et paie { $dollars } $.
       *[other] { $seat } garde { $dice } et paie { $dollars } $.
    }
kept-fewer = { $seat } n’a de quoi payer que pour { $dice }.
paid-dice = { $seat } paie { $dollars } $ à la diligence.
last-roll = { $seat } lance une dernière fois : { $dice }.
turned = { $seat } change { $face } en { $turned }.

## Store cards played.

played-brute = { $seat } fait entrer « { $card } » : les dés en plus sont gratuits.
played-cheater = { $seat } joue « { $card } » pour changer { $face } en { $turned }.
played-dynamite = { $seat } joue « { $card } » : la mine va donner le double.
played-girls = { $seat } joue « { $card } » : deux larcins pour un.
played-corruption = { $seat } joue « { $card } » : un titre passe sous le comptoir.
played-credits = { $seat } joue « { $card } » : on fait les courses deux fois.
played-joe = { $seat } envoie « { $card } » réclamer de l’argent à { $target }.
played-marshall = { $seat } fait venir « { $card } » : l’étoile n’ira pas à { $target }.
played-split = { $seat } joue « { $card } » : { $target } doit partager le butin.
played-wanted = { $seat } placarde « { $card } » : « { $cancelled } », jouée par { $target }, reste sans effet.
played-elixir = { $seat } boit « { $card } » à la porte du Doc.

## The places.

won = { $seat } prend { $place } avec { $number } × { $face }.
won-hand = { $seat } prend { $place } avec { $hand } : { $dice }.
unclaimed = Personne ne va { $place-at }.
tied = { $seats } sont à égalité { $place-at }.
took-nuggets =
    { $nuggets ->
        [0] { $seat } creuse et ne trouve rien : la mine est vide.
        [one] { $seat } trouve { $nuggets } pépite.
       *[other] { $seat } trouve { $nuggets } pépites.
    }
robbed-bank =
    { $dollars ->
        [0] { $seat } braque la banque, et le coffre est vide.
       *[other] { $seat } braque la banque : { $dollars } $.
    }
handed-over =
    { $dollars ->
        [0] { $seat } n’a rien à remettre à { $taker }.
       *[other] { $seat } remet { $dollars } $ à { $taker }.
    }
stagecoach = La diligence apporte { $dollars } $ : il y a maintenant { $bank } $ à la banque.
drew =
    { $number ->
        [0] { $seat } trouve vides les rayons du General Store.
        [one] { $seat } pioche { $number } carte au General Store.
       *[other] { $seat } pioche { $number } cartes au General Store.
    }
drew-seen =
    { $number ->
        [0] { $seat } trouve vides les rayons du General Store.
       *[other] { $seat } pioche au General Store : { $cards }.
    }
kept-card =
    { $number ->
        [0] { $seat } la garde.
        [one] { $seat } en garde une et défausse l’autre.
       *[other] { $seat } en garde une et défausse les { $number } autres.
    }
kept-card-seen =
    { $number ->
        [0] { $seat } garde « { $card } ».
        [one] { $seat } garde « { $card } » et défausse l’autre carte.
       *[other] { $seat } garde « { $card } » et défausse les { $number } autres.
    }
reshuffled =
    { $number ->
        [one] La pioche du General Store est vide : la carte défaussée ({ $number }) la remplace.
       *[other] La pioche du General Store est vide : les { $number } cartes défaussées sont remélangées.
    }
nobody-to-rob = { $seat } ne trouve personne à dépouiller.
robbed = { $seat } dépouille { $victim } et pioche { $goods }.
robbed-seen = { $seat } dépouille { $victim } et pioche { $goods }.
stole-card = { $seat } vole une carte du General Store à { $victim }.
stole-card-seen = { $seat } vole « { $card } » à { $victim }.
stole-deed = { $seat } vole un titre de propriété à { $victim }.
stole-deed-seen = { $seat } vole à { $victim } un titre de { $deed } PV.
new-sheriff = { $seat } épingle l’étoile : la ville a un nouveau shérif.
still-sheriff = { $seat } garde l’étoile.
badge-stays = L’étoile reste à { $seat }.
took-deeds =
    { $titles-count ->
        [0] { $seat } arrive trop tard : la file est vide.
        [one] { $seat } prend le titre de { $titles } PV.
       *[other] { $seat } prend les titres de { $titles } PV.
    }
took-top = { $seat } glisse dans sa main le titre du dessus de la pioche.
took-top-seen = { $seat } glisse dans sa main le titre du dessus de la pioche : { $deed } PV.
refilled =
    { $titles-count ->
        [one] Un nouveau titre dans la file vaut { $titles } PV.
       *[other] Les nouveaux titres dans la file valent { $titles } PV.
    }

## The Sheriff and bribes.

offered = { $seat } propose au shérif { $goods }.
offered-seen = { $seat } propose au shérif { $goods }.
offered-nothing = { $seat } ne propose rien.
raised = { $seat } ajoute { $goods }.
raised-seen = { $seat } ajoute { $goods }.
raised-nothing = { $seat } n’ajoute rien.
named = { $seat }, le shérif, tranche pour { $target } { $place-at }.
named-himself = { $seat } porte l’étoile, et gagne l’égalité { $place-at }.
bribe-taken = { $sheriff } empoche le pot-de-vin offert par { $seat }.

## Doc Badluck.

may-visit = La porte de Doc Badluck est ouverte à { $seats }.
ordered-visits = { $seat }, le shérif, fait entrer dans l’ordre : { $seats }.
declined-visit = { $seat } ne va pas chez le Doc.
visited = { $seat } va chez Doc Badluck et { $remedy-done }.
got-card = { $seat } reçoit une carte du General Store.
got-card-seen = { $seat } reçoit « { $card } ».
gave-dollars = { $seat } donne { $dollars } $ à { $taker }.
gave-nugget = { $seat } donne une pépite à { $taker }.
fenced =
    { $titles-count ->
        [0] { $seat } n’a aucun titre à clôturer.
        [one] { $seat } clôture un titre de { $titles } PV.
       *[other] { $seat } clôture des titres de { $titles } PV.
    }

## The end.

mine-empty = La mine d’or est vide : la partie est terminée.
deeds-gone = Le dernier titre est parti : la partie est terminée.
showed-hand = { $seat } montre { $goods }.
scored =
    { $points ->
        [one] { $seat } a { $points } point.
       *[other] { $seat } a { $points } points.
    }
won-game =
    { $points ->
        [one] { $seat } règne sur la ville, avec { $points } point !
       *[other] { $seat } règne sur la ville, avec { $points } points !
    }
score-nuggets =
    { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    }
score-dollars = { $dollars } $, un point pour deux
score-badge = l’étoile de shérif
score-equipment = { $cards }
score-deeds =
    { $titles-count ->
        [one] un titre de { $titles } PV
       *[other] des titres de { $titles } PV
    }
