### The words of the command line and the terminal.

## Bots.

bot-random = random
    .text = fait n’importe quoi de permis ; bon pour les essais seulement.
bot-greedy = greedy
    .text = prend ce qui vaut le plus sur le moment ; un adversaire honnête.
bot-expert = expert
    .text = prépare toute la combinaison par des chances exactes ; un peu plus fort que greedy.
bot-search = search
    .text = imagine ce qu’il ne voit pas et essaie ses choix ; il prend son temps.
bot-learned = learned
    .text = a appris en jouant contre lui-même ; il lui faut numpy. Il a appris dicetown/2009 et cincinnati ; ailleurs, il joue comme greedy.
no-numpy = Le bot « { $bot } » joue avec numpy, qui n’est pas installé : pip install "gobelet[learned]".

## Help.

cli-overview =
    Gobelet : des jeux de dés au gobelet dans le terminal.

    { "  " }gobelet play RULESET        jouer une partie, avec des bots ou entre amis
    { "  " }gobelet serve               ouvrir des tables dans le navigateur
    { "  " }gobelet bot --url LIEN      asseoir un bot à une table
    { "  " }gobelet simulate RULESET    faire jouer des bots, et compter
    { "  " }gobelet arena RULESET       mesurer la force des bots entre eux
    { "  " }gobelet odds RULESET DICE   des chances exactes, en tableaux
    { "  " }gobelet replay FILE         revoir une partie enregistrée, pas à pas
    { "  " }gobelet analyse FILE        la valeur des lancers, le prix des décisions
    { "  " }gobelet verify FILE         vérifier qu’un enregistrement mène à son empreinte
    { "  " }gobelet rulesets            ce qui peut se jouer
    { "  " }gobelet bench               la vitesse du moteur sur cette machine

    « gobelet COMMANDE --help » en dit plus.
    --lang en ou --lang fr choisit la langue, --version donne la version.
    Pour commencer : gobelet play dicetown/2009
cli-build =
    Gobelet { $version }, { $build ->
        [compiled] compilé
       *[plain] en Python pur
    }.
cli-needs-server = « gobelet { $command } » a besoin du serveur, qui n’est pas installé : pip install "gobelet[server]".
cli-usage = usage :{ " " }
cli-arguments = arguments
cli-options = options
cli-default = (à défaut : { $value })
cli-about-play = Jouer une partie entière dans le terminal.
cli-about-simulate = Faire jouer beaucoup de parties aux bots, et en faire le bilan.
cli-about-replay = Revoir une partie enregistrée pas à pas, par les yeux d’une place ou de toutes.
cli-about-verify = Dire si un enregistrement mène à son empreinte, et sinon où il s’en écarte. Code de sortie 0 : oui ; 1 : non ; 2 : ce n’est pas un enregistrement.
cli-about-rulesets = Lister ce qui peut se jouer, avec les places et les options.
cli-help-lang = la langue ; à défaut, celle de l’environnement
cli-help-help = montrer cette aide
cli-help-ruleset = ce qui se joue, d’après « gobelet rulesets »
cli-help-seats = qui joue, place par place : you (vous) ou le nom d’un bot ; you peut revenir plusieurs fois
cli-help-bot-seats = qui joue, place par place : des noms de bots
cli-help-seed = un nombre entier qui décide de tout le hasard ; la même partie pour le même nombre
cli-help-first-seed = la graine de la première partie ; les suivantes ont les nombres suivants
cli-help-name = votre nom ; une fois pour chacun de vous
cli-help-choice = une option du jeu ; peut être donnée plusieurs fois
cli-help-record = écrire l’enregistrement de la partie dans ce nouveau fichier
cli-help-records = écrire l’enregistrement de chaque partie dans ce dossier
cli-help-fast = ne pas faire de pause entre les lignes
cli-help-games = le nombre de parties
cli-help-processes = le nombre de processus qui jouent en même temps
cli-help-json = afficher le bilan en JSON
cli-help-file = un enregistrement, écrit par play ou simulate
cli-help-seat = par quels yeux : une place comptée à partir de 0 ou le nom d’un joueur, spectator, ou all pour tous les secrets
cli-help-step = attendre Entrée après chaque pas, même si l’entrée n’est pas un terminal

## Bad input.

cli-unknown-command = Il n’y a pas de commande « { $command } » ; au choix : { $known }.
cli-unknown-argument = « { $argument } » n’est pas attendu ici ; --help dit ce qui l’est.
cli-missing = Il manque l’argument { $argument } ; --help dit ce qui est attendu.
cli-needs-value = L’option { $option } demande une valeur.
cli-takes-no-value = L’option { $option } ne prend pas de valeur.
cli-not-a-number = L’option { $option } demande un nombre entier de { NUMBER($least) } à { NUMBER($most) }, ce que « { $value } » n’est pas.
cli-choice-form =
    { $known-count ->
        [0] Une option se donne sous la forme CLÉ=VALEUR, ce que « { $value } » n’est pas ; et ce jeu n’en a aucune.
       *[other] Une option se donne sous la forme CLÉ=VALEUR, ce que « { $value } » n’est pas ; clés au choix : { $known }.
    }
cli-unknown-player = Il n’y a pas de joueur « { $name } » ; au choix : { $known }.
cli-too-many-names =
    { $humans ->
        [0] { $number } noms sont donnés, mais aucune place n’est à « you ».
        [one] { $number } noms sont donnés pour un seul d’entre vous.
       *[other] { $number } noms sont donnés pour { $humans } d’entre vous.
    }
cli-bad-name = Un nom compte de 1 à { $most } caractères ordinaires, ce que « { $name } » ne fait pas.
cli-same-name = Deux joueurs ne peuvent pas s’appeler « { $name } » tous les deux.
cli-unknown-eyes = Personne ne voit comme « { $value } » ; au choix : { $known }.
cli-cannot-read = « { $file } » ne peut pas être lu : { $why }.
cli-cannot-write = « { $file } » ne peut pas être écrit : { $why }.
cli-output-failed = Ce qu’il y a à dire ne peut pas être écrit : { $why }.
cli-file-exists = « { $file } » existe déjà, et reste tel quel.
cli-no-folder = Le dossier « { $file } » n’existe pas.

## Playing.

cli-welcome = { $game } · partie { $seed }
cli-who-you-are =
    { $number ->
        [one] Vous êtes { $names }.
       *[other] Vous êtes { $names }, au même clavier.
    }
cli-who-else =
    { $number ->
        [one] À la table avec vous : { $names }.
       *[other] Aussi à la table : { $names }.
    }
cli-commands = À toute question : « ? » pour l’aide, table, main, journal pour ce qui s’est passé, quitter.
cli-explained = { $name } : { $text }
cli-hand-over = C’est le tour de : { $name }. Passez le clavier, puis appuyez sur Entrée.{ " " }
cli-or-enter = { $label } (ou simplement Entrée)
cli-type-a-number = Tapez un nombre de { $least } à { $most }, ou « ? » pour l’aide.
cli-you-leave = Vous quittez la table.
cli-input-ended = Plus personne ne tape : la partie s’arrête ici.
cli-save-where = Enregistrer la partie jusqu’ici ? Un nom de fichier, ou simplement Entrée pour non :{ " " }
cli-saved = L’enregistrement est dans { $file }.
cli-score = Le score
cli-number = { $number }
cli-percent = { $number } %

## Tables.

cli-col-player = joueur
cli-col-dollars = $
cli-col-nuggets = pépites
cli-col-cards = cartes
cli-col-deeds = titres
cli-col-fenced = clôturés
cli-col-dice = dés
cli-col-money = argent
cli-col-chips = jetons
cli-col-total = total
cli-col-table = table
cli-money = { $money } $
cli-your-hand = Votre main : { $hand }
cli-a-deed = titre de { $points } PV
cli-a-fenced-deed = titre clôturé de { $points } PV
cli-town-mine = mine { $nuggets }
cli-town-bank = banque { $dollars } $
cli-town-coach = diligence { $dollars } $
cli-town-store = Store { $number } (déf. { $discard })
cli-town-row = titres { $row } (+{ $number })

## Typing dice and offers.

cli-you-rolled = Vous avez lancé { $dice } ; de côté : { $aside } ; vous avez { $dollars } $.
cli-type-keep = Tapez ce que vous gardez, comme 9 9 J, ou par place, comme 1 2 ; ou tout, ou aucun. Un dé est gratuit, chaque autre coûte 1 $, aucun coûte 1 $.
cli-type-brute = Avec +brute derrière deux dés ou plus, les dés en plus sont gratuits.
cli-type-fewer = Tapez les dés que vous gardez, comme 9 J, ou par place.
cli-type-turn = Vous avez { $dice }. Tapez un de vos dés et sa nouvelle face, comme 9 A ; simplement Entrée pour non.
cli-type-offer = Tapez dollars, pépites et numéros de cartes sur une ligne, comme $3 p1 2 ; simplement Entrée pour rien.
cli-you-have =
    { $nuggets ->
        [one] Vous avez { $dollars } $ et { $nuggets } pépite à proposer.
       *[other] Vous avez { $dollars } $ et { $nuggets } pépites à proposer.
    }
cli-no-such-item =
    { $most ->
        [0] Il n’y a pas de carte { $number } : vous n’en avez aucune à proposer. Les dollars se tapent $3, les pépites p2.
       *[other] Il n’y a pas de carte { $number }, ou elle est nommée deux fois : elles vont de 1 à { $most }. Les dollars se tapent $3, les pépites p2.
    }
cli-type-dice = Tapez des dés ({ $dice }), tout ou aucun ; « ? » pour l’aide.
cli-no-such-place = Il y a { $number } dés ici : { $dice }.
cli-no-such-dice = Ces dés ne sont pas là : vous avez { $dice }.
cli-faces-or-places = Tapez soit des faces, soit des places, pas les deux.
cli-you-have-dice = Vous avez { $dice } : { $hand }, total { $total }.
cli-table-wants = La table { $table } demande { $wants }.
cli-type-reroll = Tapez les dés que vous relancez, comme 1 3, tout, ou aucun.
cli-type-pay = Tapez les dés que vous relancez contre un jeton, comme 1 3 ; simplement Entrée pour non.

## Replays and records.

cli-replay-keys = Entrée : la suite ; tout : jusqu’à la fin ; quitter.{ " " }
cli-replay-open = L’enregistrement s’arrête ici, à la question { $number } : la partie n’est pas terminée.
cli-verified = L’enregistrement de { $ruleset } mène à son empreinte { $fingerprint } : { $number } questions, jusqu’à la fin.
cli-verified-open = L’enregistrement de { $ruleset } mène à son empreinte { $fingerprint } : { $number } questions ; la partie n’est pas terminée.
cli-played-on = La partie reprend, avec d’autres dés, la question { $number } de la partie { $parent }.
cli-proved = Les dés étaient fixés avant le premier lancer : secret, engagements et graine concordent. Comparez { $commitment } avec ce que le serveur avait montré avant la partie. Cela prouve qu’aucun dé n’a été choisi après coup ; cela ne peut pas prouver que l’opérateur, qui connaissait le secret, n’a pas regardé d’avance.
cli-ruleset-seats = { $least } à { $most } joueurs · version des règles { $version }
cli-game-failed = Le jeu « { $game } » d’un autre paquet n’est pas jouable : { $reason }
cli-bots = Bots

## Simulations.

cli-simulating = en jeu
cli-sim-title = { $ruleset }, à partir de la graine { $seed }
cli-sim-games =
    { $games ->
        [one] { $games } partie en { $seconds } s ({ $games-per-second } par seconde)
       *[other] { $games } parties en { $seconds } s ({ $games-per-second } par seconde)
    }
cli-sim-rounds = { $rounds } tours, { $each } par partie
cli-sim-prompts = { $number } vraies questions par place et par partie (médiane)
cli-sim-answers = réponses
cli-sim-total = en tout
cli-sim-per-game = par partie
cli-sim-per-seat = par place
cli-sim-per-second = par seconde
cli-sim-choices = deux options ou plus
cli-sim-forced = forcées
cli-sim-seat = place
cli-sim-player = joueur
cli-sim-wins = victoires
cli-sim-share = part
cli-sim-score = score moyen
