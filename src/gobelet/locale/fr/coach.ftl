### Ce que dit le guide d’une première partie : à la première décision de chaque sorte, une phrase à la fois.

## Le guide.

coach-title = Votre guide
coach-off = Jouer sans guide
coach-skip = Passer ces conseils
coach-next = Suite
coach-done = Compris
coach-count = { $number } sur { $count }
coach-best = Le mieux : { $move } ({ $reason }). Sinon, { $other } : { $less }.
coach-alone = Le mieux : { $move } ({ $reason }).
coach-percent = { $percent } %
coach-points =
    { $whole ->
        [one] { $sign }{ $whole },{ $tenth } point
       *[other] { $sign }{ $whole },{ $tenth } points
    }
coach-hint-named =
    { $brings ->
        [0] ce lieu ne vous apporterait rien
       *[other] { $percent } % de gagner { $whole },{ $tenth } points
    }

## Le premier tour.

coach-welcome-dicetown = Chaque lieu de la rue se prend avec une face des dés.
    .two = { $others ->
            [one] L’autre joueur lance
           *[other] Les { $others } autres lancent
        } en même temps que vous, sous le gobelet.
    .three = Qui a le plus de 9 prend la mine : une pépite par 9, et une pépite vaut un point.

## Dice Town.

coach-keep = Touchez les dés que vous gardez. Personne d’autre ne voit votre lancer.
    .two = Un dé est gratuit, chaque dé de plus coûte 1 $ : le bouton affiche le prix.
    .three = La meilleure main de poker prend la mairie : les titres valent des points.
coach-keep-fewer = Un Avis de recherche a arrêté votre Brute : il faut payer les dés.
    .two = Gardez ceux qui comptent le plus ; les autres retournent sous le gobelet.
coach-cheat = Votre Tricheur professionnel met un de vos dés sur la face de votre choix.
    .two = Jouez-le là où un dé de plus prend un lieu, ou gardez-le pour plus tard.
coach-wanted = Quelqu’un joue une carte : votre Avis de recherche l’annule.
    .two = Il n’y en a qu’un. Gardez-le pour une carte qui vous ferait vraiment mal.
coach-own-card = Vous prenez ce lieu, et vous avez une carte qui s’y joue.
    .two = Jouée maintenant, elle augmente le gain. À la fin de la partie, elle ne vaut rien.
coach-split = On vient de braquer la banque : Partage vous en donne la moitié.
    .two = Pour quelques dollars seulement, attendez une banque mieux remplie.
coach-keep-one = Vous avez pioché ces cartes. Gardez-en une ; les autres sont défaussées.
    .two = L’équipement vaut des points à la fin. Les autres se jouent au bon moment.
coach-rob = Vous prenez le saloon : choisissez dans quelle main piocher.
    .two = Une main pleine de titres est la meilleure proie. Les titres clôturés sont à l’abri.
coach-backs = Cartes et titres ont des dos différents : choisissez combien en piocher.
    .two = Un titre vaut de 1 à 5 points ; une carte General Store peut être n’importe quoi.
coach-loot = Gardez une de ces cartes.
    .two = Les autres retournent à leur propriétaire, qui sait ce que vous avez vu.
coach-office = On règle le bureau du Sheriff : c’est le moment de jouer votre carte.
    .two = Joe le nerveux prend jusqu’à 4 $ ; Marshall laisse l’étoile où elle est.
coach-offer = Vous êtes à égalité ici : le Sheriff décide, et se laisse soudoyer.
    .two = Votre offre n’est perdue que si le choix tombe sur vous. Vous pouvez ne rien offrir.
    .three = Ici, vous voyez qui porte l’étoile. Elle vaut aussi 5 points à la fin.
coach-raise = Toutes les offres sont visibles. Chacun peut augmenter la sienne, une fois.
    .two = Dépasser un peu la meilleure offre suffit souvent, mais le Sheriff choisit librement.
coach-name-winner = Vous portez l’étoile : c’est à vous de départager.
    .two = Vous recevez l’offre de la personne choisie ; les autres reprennent la leur.
    .three = Rien ne vous oblige à prendre la meilleure offre : qui y gagnerait le plus ?
coach-order-visits = Plusieurs joueurs vont chez le Doc, et vous dites dans quel ordre.
    .two = Qui passe en premier se sert avant les autres.
coach-visit = Vous n’avez rien gagné ce tour-ci : Doc Badluck a quelque chose pour vous.
    .two = Vos dés disent quels remèdes il y a. Une pépite vaut un point, 2 $ aussi.
coach-fence = Les titres clôturés sont visibles et ne peuvent plus être volés au saloon.
    .two = Clôturez les meilleurs.
coach-elixir = Votre Élixir vous donne une visite chez Doc Badluck, quels que soient vos gains.
    .two = Si vous y alliez déjà, c’est une seconde visite.
coach-name-champion = La partie finit sur une égalité que même les titres ne départagent pas.
    .two = Vous portez l’étoile : dites qui gagne, et personne ne peut vous soudoyer.

## Dice Town, édition révisée.

coach-drink = Vous n’avez pris aucun lieu : il faut boire un élixir chez le Doc.
    .two = Deux sont visibles ; celui du dessus de la pile est une surprise.
coach-elixir-first = Quelqu’un va entrer chez le Doc.
    .two = Avec votre carte Élixir, vous passez devant et choisissez d’abord.
coach-friendship = Choisissez qui vous donne une carte General Store.
    .two = Cette personne choisit la carte : n’attendez pas la meilleure.
coach-domination = Choisissez qui vous donne un titre de sa main.
    .two = Cette personne choisit le titre ; si elle n’en a qu’un, elle n’a pas le choix.
coach-give-card = Vous devez donner une carte General Store, et vous choisissez laquelle.
    .two = L’équipement, ce sont des points : donnez une carte que vous ne jouerez guère.
coach-give-deed = Vous devez donner un titre de votre main, et vous choisissez lequel.
    .two = En général, celui qui vaut le moins.
coach-play-at-once = Cette carte se joue dès que vous la recevez : impossible de la garder.
    .two = Choisissez qui a le plus à donner.
coach-marshall = L’étoile va changer de main, et votre Marshall peut l’empêcher.
    .two = L’étoile départage, attire les pots-de-vin, et vaut 5 points à la fin.

## Dice Town, l’Extension.

coach-call-outlaws = Vos hors-la-loi fixent des dés avant un lancer : gardés, et gratuits.
    .two = Puis ils vous quittent. Jouez-les quand un lieu tient à un ou deux dés.
coach-choose-action = Vous êtes en tête ici et choisissez l’une des deux actions.
    .two = Qui vient en second prend l’autre : pensez aussi à ce que vous laissez.
coach-name-second = Vous portez l’étoile : désignez qui vient en second et prend l’autre action.
    .two = Vous gardez l’offre de la personne désignée.
coach-offer-second = Vous êtes à égalité pour la deuxième place, et le Sheriff décide.
    .two = La deuxième place donne l’action laissée par la première : offrez ce qu’elle vaut.
coach-raise-second = Les offres pour la deuxième place sont visibles.
    .two = Chacun peut augmenter la sienne, une seule fois.
coach-joe = C’est le moment de Joe le nerveux : il prend jusqu’à 4 $ à quelqu’un.
    .two = Visez quelqu’un qui a 4 $ ou plus.
coach-see-doc = La seconde action du General Store est une visite immédiate chez le Doc.
    .two = Vos dés disent quels remèdes il y a. On ne repart pas sans rien.
coach-whisky = La personne que vous dépouillez a un ranch.
    .two = Avec Whisky, vous le prenez au lieu de piocher. Chaque ranch vaut plus : 1, 2, 3…
coach-insurance = On vient de vous voler : votre Assurance remplace la perte.
    .two = Vous piochez une carte de même nature.
coach-desperado = Vous recrutez : d’ordinaire, le premier hors-la-loi de la pile vous suit.
    .two = Desperado vous laisse choisir : prenez celui dont vous cherchez la face.
coach-double-gun = Vous chassez : chaque dé capture un hors-la-loi Wanted de sa face.
    .two = Double gun relance les dés qui n’ont touché personne.
coach-voucher = Le Bon d’achat vous donne une des cartes General Store défaussées.
    .two = Personne d’autre ne voit laquelle vous prenez.
coach-choose-find = Choisissez une de ces cartes Rivière : elle s’applique aussitôt.
    .two = Les autres retournent sur la rivière.
coach-order-river = Remettez les autres cartes Rivière dans l’ordre que vous voulez.
    .two = Personne d’autre ne sait ce qui vient : pensez-y en reprenant la mine.

## Dice Town, le dé indien.

coach-shaman = La Bénédiction du shaman : mettez un de vos dés sur la face de votre choix.
    .two = Cherchez un lieu que vous perdez ou partagez à un dé près.
coach-ambush = L’Embuscade : un dé de quelqu’un d’autre est relancé.
    .two = Choisissez-en un qui prend un lieu de justesse.
coach-warpath = Le Sentier de guerre : dans un lieu, il ne se passe rien ce tour-ci.
    .two = Attaquez celui qui rapporterait le plus à quelqu’un d’autre.
coach-village = Contre une de vos terres, le dé indien est à vous ; vous le lancerez au prochain tour.
    .two = Un titre de 1 ou 2 points est un prix honnête.
coach-smoke = Les Signaux de fumée vous apportent le dé indien, où qu’il soit.
    .two = Vous le lancerez au tour suivant, avant la mine.

## Cincinnati.

coach-welcome-cincinnati = Chaque table a ses cartes : les meilleurs dés y emportent tout.
    .two = { $others ->
            [one] L’autre joueur choisit
           *[other] Les { $others } autres choisissent
        } une table en même temps que vous, en secret.
    .three = Après douze manches, la plus grosse fortune gagne.
coach-choose-table = L’Atlantic demande un brelan ou mieux.
    .two = Le Ballroom demande une suite : quatre ou cinq dés qui se suivent.
    .three = Le Caesar’s demande un petit total : 11 au plus.
coach-declare = Touchez les dés à relancer, ou aucun pour en rester là.
    .two = Vous ne jouez que contre ceux de votre table.
coach-extra-roll = Un jeton paie un lancer de plus, avec les dés que vous désignez.
    .two = Un jeton gardé vaut 5 000 € : dépensez-le si la table vaut davantage.
coach-challenge = Une carte Duel se joue toujours : choisissez un adversaire.
    .two = Si vous gagnez, vous prenez sa plus forte carte d’argent. Sinon, vous ne perdez rien.
coach-duel-reroll = Les dés sont visibles, on lance à tour de rôle. La meilleure main gagne.
    .two = Relancez ce qui n’aide pas ; si vous menez, vous pouvez en rester là.
coach-duel-extra = En duel aussi, un jeton paie un lancer de plus.
    .two = Comparez l’enjeu aux 5 000 € que vaut un jeton.
