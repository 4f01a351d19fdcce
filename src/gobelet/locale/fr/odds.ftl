### Chances: beside the choices in the browser, and in the tables of the terminal. `.more`: shorter, after another figure.

## Hints.

hint-qualify = { $percent } % de se qualifier
    .means = Se qualifier : combien de fois vos dés remplissent à la fin la condition de cette table, si vous tirez le meilleur parti des lancers restants. Aucun jeton n’est payé.
hint-qualify-chips =
    { $chips ->
        [one] { $percent } % de se qualifier, avec le jeton
       *[other] { $percent } % de se qualifier, avec les { $chips } jetons
    }
    .means = Avec les jetons : de même, si vous payez en plus tous vos jetons pour d’autres lancers.
hint-win = { $percent } % de gagner la table
    .means = Gagner : combien de fois votre main est à la fin la meilleure de cette table. Les autres y lancent aussi souvent que vous et connaissent les chances, mais ne paient aucun jeton.
hint-win-extra = { $percent } % de gagner la table
    .means = Gagner : combien de fois votre main est à la fin la meilleure de cette table. Un joueur mené paie un lancer s’il y gagne plus que son jeton, et vous aussi quand on vous redemande. 100 % ne s’affiche que si personne ne peut plus lancer.
hint-duel = { $percent } % de gagner le duel
    .means = Gagner le duel : combien de fois vous l’emportez si chacun des deux lance au mieux et paie autant de jetons qu’un expert, deux au plus. 100 % ne s’affiche que si le duel finit là.
hint-duel-chips = { $percent } % si chacun paie tous ses jetons
    .means = Avec tous les jetons : la même chose, si chacun paie tous les jetons utiles, quel que soit l’enjeu.
hint-duel-wide = { $percent } % de gagner le duel
    .means = Gagner un duel à trois ou plus : combien de fois votre main est à la fin la meilleure. Les autres lancent raisonnablement, et personne ne paie de jeton après vous.
hint-place = { $percent } % de prendre { $place-short }
    .more = { $percent } % pour { $place-short }
    .means = Combien de fois vous prenez ce lieu si vous ne visez plus que lui. Les autres jouent raisonnablement, certains finissent plus tôt, comme les experts, et personne ne joue de carte. Une égalité compte pour moitié, ou pour une victoire si vous êtes Sheriff.
hint-named = { $percent } % d’être désigné
    .means = Être désigné : combien de fois le Sheriff accepte une telle offre de votre part, selon ce qu’elle lui donne et ce que vous gagneriez. C’est ce qu’estime l’expert : le Sheriff juge comme un expert. Le lieu vaut pour vous environ { $whole },{ $tenth } points. Chaque bouton ne compte qu’une sorte de biens ; plusieurs s’ajoutent, 2 $ valant une pépite.
hint-worth =
    { $whole ->
        [one] vaut environ { $whole },{ $tenth } point
       *[other] vaut environ { $whole },{ $tenth } points
    }
    .means = Valeur : ce qu’estime l’expert, en points à la fin de la partie, une pépite en valant un. Ce qu’un rival y gagne ou y perd compte dans la mesure où il vous gêne ; un pot-de-vin compte pour ce qu’il donne. Les cartes cachées sont supposées moyennes. Pour une carte, comparez ce qu’elle donne maintenant et ce qu’elle promet pour plus tard.
hint-costs =
    { $whole ->
        [one] coûte environ { $whole },{ $tenth } point
       *[other] coûte environ { $whole },{ $tenth } points
    }
    .means = Coût : ce que vous y perdez selon l’expert, ou ce que vos rivaux y gagnent, en points à la fin de la partie.

## gobelet odds.

odds-about = Des chances exactes : se qualifier, gagner une table ou un duel, prendre les lieux de la ville.
odds-help-dice = vos dés, entre guillemets : « 6 6 4 4 2 », ou ce que vous avez gardé ou mis de côté : « K K », « - » pour rien
odds-help-rolls = combien de fois vous pouvez encore lancer ; à Dice Town, choisir avant le dernier lancer
odds-help-against = les dés d’un adversaire ; une fois pour chacun
odds-help-chips = vos jetons
odds-help-their-chips = les jetons de l’adversaire, dans un duel
odds-help-duel = un duel : vos dés sont ceux de qui a la carte
odds-help-money = vos dollars
odds-no-odds = Il n’y a pas de probabilités pour { $ruleset }.
odds-bad-dice = « { $value } » : ce ne sont pas des dés de ce jeu ; écrivez ceux-ci, séparés par des espaces : { $known }.
odds-too-many-dice = Trop de dés ({ $number }) : donnez-en { $most } au plus.
odds-too-few-dice = Pas assez de dés ({ $number }) : donnez-en { $least } ici.
odds-duel-of-two = Un duel se joue contre une seule personne : donnez --against une fois, et non { $number }.
odds-percent = { $percent } %
odds-point = ,
odds-none = aucun
odds-casino = { $dice }, lancers restants : { $rolls }, jetons : { $chips }
odds-table = table
odds-now = qualifié
odds-rolls = avec les lancers
odds-chips = et les jetons
odds-keep = garder
odds-win = gagner
odds-casino-model = Gagner : avec les lancers, sans jetons. Les autres lancent aussi souvent que vous ; ils connaissent les chances, mais pas vos dés.
odds-duel = { $dice } (a la carte, jetons : { $chips }) contre { $their } (jetons : { $chips2 })
odds-turn = avant
odds-owner-wins = qui a la carte gagne
odds-turn-0 = son deuxième lancer
odds-turn-1 = le deuxième lancer adverse
odds-turn-2 = son troisième lancer
odds-turn-3 = le troisième lancer adverse
odds-turn-4 = les jetons
odds-duel-model = Exact, si les deux ne jouent que pour le duel, et aussi bien que possible.
odds-town = De côté : { $dice } ; choix restants : { $rolls }, dollars : { $dollars }
odds-place = lieu
odds-hands = Les mains de poker, si vous visez la meilleure
odds-hands-alone = Chaque main, si vous ne visez qu’elle
odds-hand = main
odds-chance = chance
odds-town-model = Chaque lieu à part, si vous ne visez que lui. Les autres jouent raisonnablement, aussi souvent que vous ; les dés restants tombent dans un dernier lancer. Une égalité compte pour moitié.
