### Ce que dit le guide d’une première partie : chaque question est expliquée une fois.

## Le guide.

coach-play = { $game } avec un guide
coach-title = Votre guide
coach-got-it = Compris
coach-off = Je me débrouille
coach-welcome-dicetown = Bienvenue en ville ! À chaque tour, on lance d’abord les dés, tous en même temps et cachés sous les gobelets, et l’on en met de côté jusqu’à en avoir cinq. Puis on passe par les lieux de la rue, l’un après l’autre : à chacun, qui a le plus de dés de sa face gagne quelque chose. Ne cherchez donc pas à tout avoir : choisissez une ou deux faces et ayez-en plus que les autres. Quand la mine ou les titres s’épuisent, le plus de points l’emporte : pépites, argent, titres, équipement et étoile.
coach-welcome-cincinnati = Bienvenue au casino ! La partie dure douze manches. À chaque manche, des cartes sont posées sur les tables, chacun lance cinq dés et choisit une table en secret, puis dispose de deux autres lancers pour en tirer le meilleur. Les meilleurs dés d’une table emportent toutes ses cartes. Le plus riche gagne. Une table peu fréquentée se gagne plus facilement : regardez ce qui s’y trouve et qui voudra y aller.
coach-the-end = C’était votre première partie. Le score montre ligne par ligne d’où viennent les points de chacun. En revoyant la partie, vous retrouvez chaque moment, aussi par les yeux des autres, et vous pouvez reprendre le jeu à partir de n’importe lequel.

## Dice Town.

coach-keep = Vous avez lancé sous votre gobelet ; les autres ne voient rien. Touchez les dés que vous voulez garder, puis appuyez sur le bouton. Un dé est gratuit, chaque dé de plus coûte 1 $. Plusieurs dés d’une même face prennent un lieu ; une bonne main de poker prend la mairie. L’argent est rare : garder un dé à la fois ne coûte rien, mais dès que l’un a cinq dés, les autres n’ont plus qu’un lancer.
coach-keep-fewer = Votre Brute a été arrêtée par un avis de recherche : il faut donc payer les dés, et votre argent ne suffit pas. Choisissez ceux qui comptent le plus ; les autres retournent sous le gobelet.
coach-cheat = Tous les dés sont visibles, et vous avez un Tricheur professionnel : un de vos dés mis de côté peut prendre n’importe quelle face. Il sert surtout là où un dé de plus prend un lieu que vous perdriez ou partageriez. Il peut aussi attendre un meilleur jour.
coach-wanted = Quelqu’un joue une carte, et votre Avis de recherche peut la rendre inutile. Il n’y en a qu’un dans le jeu : gardez-le pour une carte qui vous ferait vraiment mal, ou qui aiderait celui qui mène.
coach-own-card = Vous avez gagné ce lieu et vous avez une carte pour lui. Jouée maintenant, elle augmente le gain. Si le gain est maigre cette fois, gardez-la pour un autre tour ; mais une carte d’action non jouée ne vaut rien à la fin.
coach-split = Quelqu’un vient de braquer la banque. Partage vous en donne la moitié, arrondie vers le bas. Pour quelques dollars, mieux vaut parfois attendre une banque plus pleine.
coach-keep-one = Voici les cartes que vous avez piochées au General Store. L’une est à vous, les autres sont défaussées sans être vues. L’équipement vaut ses points à la fin ; les autres sont des coups à jouer au bon moment. Chaque carte dit ce qu’elle fait.
coach-rob = Vous avez gagné le saloon : choisissez dans quelle main piocher. Chacun voit combien de cartes du Store et de titres les autres ont en main ; qui a beaucoup de titres a le plus à perdre. Les titres derrière une clôture sont à l’abri.
coach-backs = Les dos des cartes du Store et des titres diffèrent : vous choisissez combien vous tirez de chaque ; lesquels, c’est le hasard. Un titre vaut de 1 à 5 points ; une carte du Store peut être n’importe quoi.
coach-loot = Regardez ce que vous avez tiré et gardez une carte. Les autres retournent à leur propriétaire, qui sait ce que vous avez vu.
coach-office = C’est l’instant juste avant que l’étoile change de main. Joe le nerveux prend jusqu’à 4 $ au joueur de votre choix ; Marshall laisse l’étoile où elle est. Tous deux peuvent attendre.
coach-offer = Vous êtes à égalité : c’est donc le shérif qui décide, et on peut le soudoyer. Ce que vous offrez n’est perdu que si vous êtes choisi. Demandez-vous ce que vaut le lieu, et offrez un peu moins. Vous pouvez aussi ne rien offrir.
coach-raise = Vous voyez maintenant toutes les offres, et chacun peut augmenter la sienne, une seule fois. Puis le shérif choisit. Dépasser un peu la meilleure offre suffit souvent, mais le shérif est libre.
coach-name-winner = Vous portez l’étoile : c’est vous qui départagez. Vous recevez ce qu’a offert celui que vous choisissez, et les autres gardent le leur. Rien ne vous oblige à prendre la meilleure offre : pensez à qui y gagnerait le plus.
coach-order-visits = Plusieurs joueurs vont chez Doc Badluck, et le shérif dit dans quel ordre. Les premiers prennent l’argent et les pépites des autres avant que ceux-ci ne puissent le faire.
coach-visit = Vous n’avez rien gagné ce tour-ci : Doc Badluck a donc quelque chose pour vous, selon vos dés : des titres derrière une clôture, une carte du Store, 2 $ ou une pépite de chaque autre joueur. Une pépite vaut un point, 2 $ aussi.
coach-fence = Les titres clôturés restent visibles devant vous et ne peuvent plus être volés au saloon. Clôturez les meilleurs.
coach-elixir = Votre Élixir vous donne une visite chez Doc Badluck même si vous avez gagné quelque chose ; et une seconde si vous y avez déjà droit.
coach-name-champion = La partie finit sur une égalité que même le nombre de titres ne départage pas. Le shérif, c’est-à-dire vous, nomme le vainqueur, et personne ne peut vous soudoyer.

## Dice Town, édition révisée.

coach-drink = Vous n’avez contrôlé aucun lieu : vous devez donc passer chez le Doc, et boire l’un des deux élixirs visibles, ou l’inconnu du dessus de la pile. Prenez ce qui donne des points tout de suite, ou protège ceux que vous avez.
coach-elixir-first = Quelqu’un va entrer chez le Doc. Avec votre carte Élixir, vous pouvez passer devant et choisir d’abord.
coach-friendship = L’Élixir d’amitié : choisissez un joueur, qui vous donne une carte du Store ; laquelle, c’est son choix, n’attendez donc pas la meilleure.
coach-domination = L’Élixir de domination : choisissez un joueur, qui vous donne un titre de sa main, à son choix. Qui n’en a qu’un n’a pas le choix.
coach-give-card = Vous devez donner une carte du Store, et vous choisissez laquelle. On se sépare plus facilement d’une action qu’on n’aura guère l’occasion de jouer ; l’équipement, ce sont des points.
coach-give-deed = Vous devez donner un titre de votre main, et vous choisissez lequel : le moins cher, en général.
coach-play-at-once = Cette carte se joue dès que vous la recevez : impossible de la garder. Choisissez là où elle prend le plus.
coach-marshall = L’étoile va changer de main, et votre Marshall peut l’empêcher. L’étoile départage les égalités, attire les pots-de-vin, et vaut 5 points à la fin.

## Dice Town, l’Extension.

coach-call-outlaws = Les hors-la-loi devant vous peuvent fixer des dés avant un lancer : chacun en met un ou deux sur sa face, gardés et gratuits. Ensuite il vous quitte, et on le recherche. Il vaut le plus quand un lieu se joue à un ou deux dés.
coach-choose-action = Vous êtes premier ici et choisissez l’une des deux actions ; le second doit prendre l’autre. Pensez aux deux : à ce que vous gagnez et à ce que vous laissez.
coach-name-second = Vous êtes le shérif et désignez le second, qui prendra l’action restante. Vous gardez son offre.
coach-offer-second = Vous êtes à égalité pour la deuxième place, et le shérif décide. Le second prend l’action laissée par le premier : offrez ce qu’elle vaudrait pour vous.
coach-raise-second = Les offres pour la deuxième place sont sur la table. Chacun peut augmenter la sienne, une seule fois.
coach-joe = C’est le moment de Joe le nerveux : il prend jusqu’à 4 $ au joueur de votre choix. Qui a 4 $ ou plus est la meilleure adresse.
coach-see-doc = Vous avez pris la seconde action du Store, une visite immédiate chez le Doc. Les remèdes dépendent de vos dés, et ici on ne repart pas sans.
coach-whisky = Celui que vous dépouillez a un ranch. Avec le Whisky, vous le prenez au lieu de piocher. Plus vous avez de ranchs, plus le suivant vaut : 1, 2, 3 points …
coach-insurance = On vous a volé, et votre Assurance remplace la perte : vous piochez une carte du même genre.
coach-desperado = Vous recrutez. Avec Desperado, vous n’êtes pas tenu au premier hors-la-loi de la pile : choisissez celui dont vous collectionnez la face.
coach-double-gun = Vous chassez. Chaque dé capture un hors-la-loi recherché de sa face ; avec le Double pistolet, vous relancez ceux qui n’ont touché personne.
coach-voucher = Vous avez trouvé un bon d’achat dans la rivière : parcourez les cartes défaussées du Store et prenez-en une. Vous seul voyez laquelle.
coach-choose-find = Découvertes : vous avez pioché jusqu’à trois cartes Rivière, et vous en appliquez une. Les autres retournent sur la rivière.
coach-order-river = Remettez les autres cartes Rivière dans l’ordre que vous voulez. Vous seul savez ce qui vient ensuite : souvenez-vous-en quand vous reprendrez la mine.

## Dice Town, le dé indien.

coach-shaman = Le dé indien montre le Chaman : tournez un de vos dés sur la face voulue, avant la visite des lieux. Cherchez un lieu que vous perdez ou partagez à un dé près.
coach-ambush = Le dé indien montre une embuscade : un dé d’un adversaire est relancé. Choisissez-en un qui prend un lieu de justesse, de préférence un lieu qui vous revient alors.
coach-warpath = Le dé indien montre le Sentier de la guerre : dans un lieu, il ne se passe rien ce tour-ci. Attaquez celui qui rapporterait le plus à un autre.
coach-village = Vous avez pris des terres à la mairie, et vous pouvez en donner une au village contre le dé indien. Vous le lancerez au tour suivant. Un titre de 1 ou 2 points est un prix honnête.
coach-smoke = Avec les Signaux de fumée, vous prenez le dé indien, au village ou à qui le possède, et vous le lancerez au tour suivant.

## Cincinnati.

coach-choose-table = Sous votre gobelet se trouve votre premier lancer, que vous seul voyez. Choisissez une table : l’Atlantic veut un brelan ou mieux, le Ballroom une suite, le Caesar’s un petit total, 11 au plus. Deux lancers suivent : regardez ce que vos dés peuvent devenir, les cartes des tables, et combien d’autres peuvent y aller.
coach-declare = Chacun dit maintenant quels dés il relance. Touchez ceux qui n’aident pas à votre table, ou aucun pour rester. Vous pouvez aussi relancer des dés gardés auparavant.
coach-extra-roll = Les lancers gratuits sont finis. Un jeton en achète un autre, pour les dés que vous désignez. Un jeton vaut 5 000 $ à la fin : payez-le là où une bonne chance attend une table qui vaut davantage.
coach-challenge = Vous avez gagné une carte Duel, et il faut la jouer. Choisissez un adversaire : si vous gagnez le duel, vous prenez sa plus forte carte d’argent ; si vous perdez, vous ne perdez rien. Provoquez donc qui a la carte la plus chère.
coach-duel-reroll = Un duel se joue à dés découverts, à tour de rôle, trois lancers au plus chacun. La meilleure main de poker gagne. Relancez ce qui n’aide pas ; si vous menez, vous pouvez rester.
coach-duel-extra = Les jetons achètent aussi des lancers en duel. Comparez l’enjeu, une carte d’argent, aux 5 000 $ que vaut un jeton.
