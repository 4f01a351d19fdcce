### Dice Town. Sentences name players, in the present tense; questions address the player who answers.
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

## For owners of the box: values that no rulebook prints.

choice-equipment = équipement
    .text = Pour qui possède la boîte : ce que valent les six cartes Équipement, de la plus faible à la plus forte.
choice-hands = mains de poker
    .text = Pour qui possède la boîte : l’ordre des mains de poker, de la plus faible à la plus forte.
choice-deeds = titres
    .text = Pour qui possède la boîte : combien de titres valent 1, 2, 3, 4 et 5.
choice-river = cartes Rivière
    .text = Pour qui possède la boîte : combien de cartes Rivière sont deux pépites, Portefeuille, cinq pépites, Étoile, Découvertes, Bon d’achat, Rien.
choice-outlaws = hors-la-loi
    .text = Pour qui possède la boîte : les douze hors-la-loi, chacun par la face de son côté hors-la-loi, celle de son côté Wanted, et la prime.
choice-short = partie courte
    .text = Pour qui possède la boîte : à deux ou trois, combien de titres sont retirés, et ce que contient la mine.
choice-indian = dé indien
    .text = Pour qui possède la boîte : combien de faces du dé indien sont Chaman, Embuscade, Garde du corps et Sentier de la guerre.
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
    .text = vous prenez la première carte du General Store
elixir-power = l’Élixir de pouvoir
    .text = vous prenez l’étoile
elixir-protection = l’Élixir de protection
    .text = vous clôturez deux titres de votre main
elixir-friendship = l’Élixir d’amitié
    .text = un joueur de votre choix vous donne une carte du General Store de son choix
elixir-domination = l’Élixir de domination
    .text = un joueur de votre choix vous donne un titre de son choix

drink = Doc Badluck insiste. Quel élixir buvez-vous ?
    .help = Qui n’a pris aucun lieu pendant le tour doit boire un des deux élixirs visibles, ou celui du dessus de la pile, sans le voir. Il fait ce qu’il peut, et va à la défausse.
elixir-first = { $seat } va entrer chez Doc Badluck. Buvez-vous d’abord votre carte Élixir ?
    .help = La carte Élixir vous donne droit à une visite, avant celle qui attend.
friendship = À l’amitié de qui faites-vous appel ? Cette personne vous donne une carte du General Store de son choix.
    .help = Vous choisissez quelqu’un qui a une carte du General Store. Vous deux seulement savez laquelle c’est.
domination = Qui dominez-vous ? Cette personne vous donne un titre de son choix.
    .help = Vous choisissez quelqu’un qui a un titre en main. Vous deux seulement savez lequel c’est.
give-card = Quelle carte du General Store donnez-vous à { $taker } ?
    .help = Vous choisissez parmi les cartes du General Store de votre main. Vous deux seulement savez laquelle c’est.
give-deed = Quel titre donnez-vous à { $taker } ?
    .help = Vous choisissez parmi les titres de votre main. Vous deux seulement savez lequel c’est.
play-at-once = « { $card } » se joue aussitôt. Sur qui ?
    .help = Cette carte ne se garde pas : elle se joue dès qu’elle vous arrive, sur quelqu’un qui a de quoi donner. Un Avis de recherche peut l’arrêter.
marshall = { $winner } va prendre l’étoile à { $sheriff }. Faites-vous venir le Marshall ?
    .help = Le Marshall laisse l’étoile où elle est.

option-drink = Boire { $elixir } : { $elixir-text }
option-drink-top = Boire celui du dessus de la pile

elixir-not-open = Cet élixir n’est pas visible : { $elixir }.
nothing-to-give = { $target } n’a rien à donner : choisissez quelqu’un d’autre.

must-visit =
    { $seats-count ->
        [one] { $seats } n’a pris aucun lieu, et doit aller chez Doc Badluck.
       *[other] { $seats } n’ont pris aucun lieu, et doivent aller chez Doc Badluck.
    }
drank = { $seat } boit { $elixir }.
elixir-opened = Doc Badluck expose { $elixir }.
elixirs-reshuffled = Doc Badluck remplit ses flacons : les élixirs bus sont remélangés.
nobody-gives = { $seat } ne trouve personne qui ait de quoi donner.
gave-card = { $seat } donne à { $taker } une carte du General Store.
gave-card-seen = { $seat } donne « { $card } » à { $taker }.
gave-deed = { $seat } donne un titre de propriété à { $taker }.
gave-deed-seen = { $seat } donne à { $taker } un titre de { $deed } PV.
shows-card = { $seat } montre « { $card } », qui se joue aussitôt.
played-joe-in-vain = { $seat } envoie « { $card } » réclamer de l’argent, et personne n’en a.

## The Extension.

ruleset-dicetown-extension = Dice Town : l’Extension
    .text = Deux actions dans chaque lieu, des hors-la-loi à recruter et à chasser, une rivière, des ranchs et dix cartes de plus ; jusqu’à six joueurs.

card-cattle = Bétail
    .text = Vaut 7 points à la fin. Cette carte ne se joue pas.
card-winchester = Winchester
    .text = Vaut 6 points à la fin. Cette carte ne se joue pas.
card-mule = Mule
    .text = Vaut à la fin un point pour chacune de vos cartes du General Store, la Mule comprise. Cette carte ne se joue pas.
card-dog = Chien
    .text = Vaut à la fin 2 points pour chaque hors-la-loi que vous avez capturé. Cette carte ne se joue pas.
card-gift = Cadeau
    .text = Se joue dès que vous l’avez : un joueur de votre choix vous donne une carte du General Store de son choix.
card-swindler = Escroc
    .text = Se joue dès que vous l’avez : chacun des autres vous donne 2 $.
card-double-gun = Double pistolet
    .text = Quand vous chassez, après le premier lancer : relancez une fois les dés de votre choix.
card-whisky = Whisky
    .text = Quand vous dépouillez quelqu’un qui a un ranch, avant de piocher : prenez un ranch à la place.
card-insurance = Assurance
    .text = Quand on vous dépouille au saloon : piochez une carte du genre que vous avez perdu.
card-desperado = Desperado
    .text = Quand vous recrutez : prenez n’importe quel hors-la-loi de la pile au lieu du premier.

action-dig = Creuser : une pépite pour chacun de vos 9
    .done = creuse la mine
action-pan = Fouiller la rivière : piochez une carte Rivière
    .done = fouille la rivière
action-rob-bank = Braquer la banque : tout l’argent qui s’y trouve
    .done = s’en prend à la banque
action-hold-up = Attaquer la diligence : 1 $ pour chacun de vos 10
    .done = attaque la diligence
action-shop = Faire les courses : piochez une carte pour chacun de vos J et gardez-en une
    .done = fait les courses
action-see-doc = Aller tout de suite chez Doc Badluck
    .done = file chez le Doc
action-steal = Dépouiller : piochez dans une main une carte pour chacune de vos Q et gardez-en une
    .done = cherche quelqu’un à dépouiller
action-recruit = Recruter le premier hors-la-loi de la pile
    .done = cherche une recrue
action-badge = Prendre l’étoile
    .done = tend la main vers l’étoile
action-hunt = Chasser : relancez vos K et capturez les hors-la-loi recherchés des mêmes faces
    .done = part à la chasse
action-claim = Prendre dans la file : la première carte, plus une pour chacun de vos A
    .done = se sert dans la file
action-draw-land = Prendre la carte du dessus de la pioche, sans que les autres la voient
    .done = prend le dessus de la pioche

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

call-outlaws = Jouez-vous des hors-la-loi avant le lancer ?
    .help = Chacun met un ou deux de vos dés sur sa face : ils sont gardés, gratuitement. Les autres se lancent comme d’habitude. Le hors-la-loi joué est ensuite recherché, au-dessus du bureau du shérif.
choose-action =
    { $target-seat ->
        [-1] Vous êtes en tête { $place-at }. Qu’y faites-vous ?
       *[other] Vous êtes en tête { $place-at }. Qu’y faites-vous ? L’autre action est pour { $target }.
    }
    .help = Chaque lieu offre deux actions. Le premier en choisit une, puis le second doit prendre l’autre.
name-second = { $seats } sont à égalité pour la deuxième place { $place-at }. Vous êtes le shérif : qui favorisez-vous ?
    .help = Le second prend l’action que le premier laisse. Vous recevez ce que cette personne a proposé ; les autres gardent leur bien.
offer-second = { $seats } sont à égalité pour la deuxième place { $place-at }. Que proposez-vous à { $sheriff }, le shérif ?
    .help = Les offres se font en même temps, puis se montrent ; ensuite chacun peut renchérir une fois. Le shérif désigne le second et garde son offre ; les autres reprennent la leur.
raise-second = { $seats } sont toujours à égalité pour la deuxième place { $place-at }. Qu’ajoutez-vous à votre offre pour { $sheriff }, le shérif ?
    .help = Vous avez vu les offres. Chacun peut ajouter à la sienne une fois, en même temps que les autres ; rien ne se reprend.
joe = C’est l’heure de Joe le nerveux au bureau du shérif (l’étoile est à { $sheriff }). Le jouez-vous ?
    .help = Joe le nerveux prend jusqu’à 4 $ à un joueur de votre choix. C’est son heure.
see-doc = Doc Badluck vous reçoit tout de suite. Qu’est-ce que ce sera ?
    .help = Un 9 ou un 10 dans votre main donne des barbelés, un J ou une Q une carte du General Store, un K une petite arnaque, un A une grosse. Vous ne pouvez pas repartir sans rien.
whisky = { $victim } a un ranch. Jouez-vous « Whisky » ?
    .help = Avec « Whisky », vous prenez un ranch à votre victime au lieu de piocher des cartes.
insurance =
    { $back ->
        [deed] On vous a volé un titre. Jouez-vous « Assurance » ?
       *[card] On vous a volé une carte du General Store. Jouez-vous « Assurance » ?
    }
    .help = Avec « Assurance », vous piochez une carte du genre que vous avez perdu.
desperado = Le premier hors-la-loi de la pile met des dés sur { $face }. Jouez-vous « Desperado » pour un autre ?
    .help = Avec « Desperado », vous prenez n’importe quel hors-la-loi de la pile, qui est ensuite mélangée.
double-gun = Vos K sont devenus { $dice }. Jouez-vous « Double pistolet » ?
    .help = Avec « Double pistolet », vous relancez une fois les dés de votre choix. Puis chaque dé capture un hors-la-loi recherché de sa face.
voucher = Quelle carte de la défausse prenez-vous ?
    .help = Vous regardez les cartes du General Store défaussées et en prenez une. Personne d’autre ne la voit.
choose-find = Vous avez pioché ceci dans la rivière. Que prenez-vous ?
    .help = La carte prise est montrée et appliquée ; les autres retournent sur la rivière, dans l’ordre de votre choix.
order-river = Laquelle des deux autres vient ensuite dans la rivière ?
    .help = L’autre se trouve dessous. Vous seul le savez.

option-action = { $action }
option-action-number = Action { $number }
option-outlaw =
    { $number ->
        [one] Hors-la-loi { $face } (prime { $dollars } $) : { $number } dé
       *[other] Hors-la-loi { $face } (prime { $dollars } $) : { $number } dés
    }
option-desperado = Jouer « Desperado » pour le hors-la-loi { $face } (prime { $dollars } $)
option-gun = Jouer « Double pistolet » : relancer { $dice }
option-gun-places =
    { $places-count ->
        [0] Jouer « Double pistolet »
        [1] Jouer « Double pistolet » : relancer le dé { $places }
       *[other] Jouer « Double pistolet » : relancer les dés { $places }
    }
option-find = { $find }
option-ranch = Un ranch

action-gives-nothing = À deux, une action qui ne donne rien ne peut pas être choisie tant que l’autre donne quelque chose : { $action }
outlaw-not-yours = Vous n’avez pas le hors-la-loi { $face } à { $dollars } $ de prime.
outlaw-needs-dice =
    { $number ->
        [0] Il ne vous reste aucun dé pour lui.
        [one] Il vous reste { $number } dé pour lui.
       *[other] Il vous reste { $number } dés pour lui.
    }
outlaws-in-order = Les hors-la-loi se disent dans leur ordre, chacun une fois.
outlaw-not-in-pile = Le hors-la-loi { $face } à { $dollars } $ de prime n’est pas dans la pile.
nothing-to-rob = { $target } n’a rien à voler.
find-not-drawn = Vous n’avez pas pioché { $find }.

played-gift = { $seat } joue « { $card } » : { $target } doit donner une carte du General Store.
played-gift-in-vain = { $seat } joue « { $card } », et personne n’a de carte du General Store à donner.
played-swindler = { $seat } joue « { $card } » : tous les autres doivent payer 2 $.
played-double-gun = { $seat } joue « { $card } » pour relancer { $dice }.
played-whisky = { $seat } joue « { $card } » : { $victim } va perdre un ranch.
played-insurance = { $seat } joue « { $card } » : la perte sera compensée.
played-desperado = { $seat } joue « { $card } » pour le hors-la-loi { $face } à { $dollars } $ de prime.
tied-second = { $seats } sont à égalité pour la deuxième place { $place-at }.
second = { $seat } vient en second { $place-at } avec { $number } × { $face }.
second-hand = { $seat } vient en second { $place-at } avec { $hand } : { $dice }.
takes-action = { $seat } { $action-done }.
called-outlaw =
    { $number ->
        [one] { $seat } joue le hors-la-loi { $face } : { $number } dé posé, et { $dollars } $ de prime sur sa tête.
       *[other] { $seat } joue le hors-la-loi { $face } : { $number } dés posés, et { $dollars } $ de prime sur sa tête.
    }
outlaw-wanted = Le hors-la-loi { $face } est recherché : { $dollars } $ de prime sur sa tête.
outlaw-on-top = Le prochain hors-la-loi à recruter met des dés sur { $face } (prime { $dollars } $).
recruited = { $seat } recrute le hors-la-loi { $face } (prime { $dollars } $).
no-outlaw-left = { $seat } ne trouve plus de hors-la-loi à recruter.
hunted = { $seat } chasse, et lance { $dice }.
hunted-again = { $seat } relance : { $dice }.
captured = { $seat } capture le hors-la-loi { $face } : { $dollars } $ de prime.
captured-nobody = { $seat } revient bredouille.
held-up =
    { $dollars ->
        [0] { $seat } arrête la diligence, et elle est vide.
       *[other] { $seat } prend { $dollars } $ à la diligence.
    }
found = { $seat } retourne une carte Rivière : { $find }.
found-nuggets =
    { $nuggets ->
        [0] La mine n’a plus de pépite pour { $seat }.
        [one] { $seat } prend { $nuggets } pépite à la mine.
       *[other] { $seat } prend { $nuggets } pépites à la mine.
    }
found-dollars =
    { $dollars ->
        [0] La banque n’a plus d’argent pour { $seat }.
       *[other] { $seat } prend { $dollars } $ à la banque.
    }
river-empty = { $seat } trouve la rivière vide.
discard-empty = { $seat } ne trouve aucune carte défaussée.
looked-through =
    { $number ->
        [one] { $seat } regarde la seule carte défaussée.
       *[other] { $seat } regarde les { $number } cartes défaussées.
    }
looked-through-seen = { $seat } regarde la défausse : { $cards }.
took-discarded = { $seat } prend une carte dans la défausse du General Store.
took-discarded-seen = { $seat } prend « { $card } » dans la défausse du General Store.
explored =
    { $number ->
        [one] { $seat } pioche une carte Rivière de plus.
       *[other] { $seat } regarde { $number } cartes Rivière.
    }
explored-seen = { $seat } regarde ces cartes Rivière : { $finds }.
put-back = { $seat } remet les autres sur la rivière.
put-back-seen = { $seat } remet sur la rivière, la prochaine d’abord : { $finds }.
took-land =
    { $lands-count ->
        [0] { $seat } arrive trop tard : la file est vide.
       *[other] { $seat } prend : { $lands }.
    }
took-ranch = { $seat } pioche un ranch et le pose face visible.
pile-empty = { $seat } trouve vide la pioche des titres.
refilled-land = Nouveau dans la file : { $lands }.
stole-ranch = { $seat } prend un ranch à { $victim }.
robbed-in-vain = { $seat } ne trouve rien dans la main dépouillée : { $victim } n’a pas de cartes.
score-fortune = { $dollars } $ et { $rewards } $ de primes, un point pour deux
score-mule =
    { $number ->
        [one] la Mule, avec { $number } carte du General Store
       *[other] la Mule, avec { $number } cartes du General Store
    }
score-dog =
    { $number ->
        [one] le Chien, avec { $number } hors-la-loi capturé
       *[other] le Chien, avec { $number } hors-la-loi capturés
    }
score-ranches =
    { $number ->
        [one] { $number } ranch
       *[other] { $number } ranchs
    }

## The Indian die.

ruleset-dicetown-extension-indians = Dice Town : l’Extension et le dé indien
    .text = L’Extension, avec un sixième dé que les Indiens du village échangent contre des terres.

card-smoke = Signaux de fumée
    .text = À la fin d’un tour : prenez le dé indien, où qu’il soit.

spirit-shaman = le Chaman
    .text = un de vos dés est tourné sur la face de votre choix
spirit-ambush = une embuscade
    .text = un adversaire relance un dé de votre choix
spirit-bodyguard = le Garde du corps
    .text = personne ne peut vous voler pendant ce tour
spirit-warpath = le Sentier de la guerre
    .text = dans un lieu, rien ne se passe pendant ce tour

shaman = Le Chaman tourne un de vos dés. Lequel, et sur quelle face ?
    .help = Un de vos dés est tourné sur la face de votre choix, avant la visite des lieux.
ambush = Une embuscade ! Quel dé doit être relancé, et chez qui ?
    .help = Vous choisissez un adversaire et un de ses dés ; il le relance.
warpath = Les Indiens sont sur le sentier de la guerre. Quel lieu attaquent-ils ?
    .help = Dans ce lieu, rien ne se passe pendant ce tour : personne ne le prend, et personne n’est soudoyé pour lui.
village =
    { $target-seat ->
        [-1] Donnez-vous au village une terre que vous venez de prendre, contre le dé indien ?
       *[other] Donnez-vous au village une terre que vous venez de prendre, contre le dé indien ? Il vient de servir à { $target }.
    }
    .help = La terre quitte la partie. Le dé est à vous, et vous le lancez au prochain tour, avant la mine.
smoke =
    { $target-seat ->
        [-1] Le dé indien est au village. Envoyez-vous vos Signaux de fumée pour l’avoir ?
       *[other] { $target } a le dé indien. Envoyez-vous vos Signaux de fumée pour l’avoir ?
    }
    .help = Avec les Signaux de fumée, le dé indien est à vous, et vous le lancez au prochain tour, avant la mine.

option-shaman = Tourner { $face } sur { $turned }
option-ambush = { $target } relance { $face }
option-warpath = Attaquer { $place }

guarded = { $target } est sous bonne garde pendant ce tour.
no-such-die = Ce dé n’est pas parmi { $dice }.
land-not-taken-there = Seule une terre que vous avez prise à la mairie pendant ce tour peut être donnée.

played-smoke =
    { $target-seat ->
        [-1] { $seat } envoie « { $card } » au village : le dé indien est réclamé.
       *[other] { $seat } envoie « { $card } » prendre le dé indien à { $target }.
    }
rolled-indian = { $seat } lance le dé indien : { $spirit }.
ambushed = { $seat } tend une embuscade : { $target } relance { $face }, et le dé tombe sur { $dice }.
on-warpath = { $seat } envoie les Indiens attaquer { $place }.
raided = Les Indiens ont attaqué { $place } : rien ne s’y passe.
kept-land = { $seat } ne donne rien au village.
gave-land-away = { $seat } donne un titre au village.
gave-land-away-seen = { $seat } donne au village un titre de { $deed } PV.
gave-ranch-away = { $seat } donne un ranch au village.
took-die = { $seat } prend le dé indien.
die-goes-home = Le dé indien retourne au village.

## The later editions in the terminal.

cli-town-elixirs = Doc Badluck expose { $elixirs } (+{ $number })
cli-town-wanted = recherchés { $outlaws }
cli-town-recruit = prochain hors-la-loi { $outlaw } (+{ $number })
cli-town-river = rivière { $number }
cli-town-die = dé indien chez { $name }
cli-town-die-home = dé indien au village
cli-town-gang = { $name } peut jouer ces hors-la-loi : { $outlaws }
cli-town-bag = { $name } a capturé { $outlaws }
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
heap-guarded = sous protection
heap-elixirs = élixirs
heap-elixirs-drunk = élixir en train d’être bu
heap-elixirs-pile = élixirs de la pile
heap-elixirs-discard = élixirs bus
heap-outlaws = hors-la-loi
heap-captured = capturés
heap-claimed = pris à la mairie
heap-indian-die = dé indien
heap-river = rivière
heap-river-top = prochaines de la rivière
heap-wanted = recherchés
heap-reward = prime en dollars
heap-outlaws-top = prochain hors-la-loi
heap-outlaws-pile = hors-la-loi de la pile
heap-box = titres hors jeu
