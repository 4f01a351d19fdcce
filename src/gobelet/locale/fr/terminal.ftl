### The words of the command line and the terminal.

## Bots.

bot-random = random
    .text = joue au hasard ; bon pour les essais seulement.
bot-greedy = greedy
    .text = prend ce qui vaut le plus sur le moment ; bat presque toujours random.
bot-expert = expert
    .text = prépare toute la combinaison d’après les chances exactes ; gagne 41 à 45 % des parties contre trois greedy.
bot-search = search
    .text = imagine ce qu’il ne voit pas et essaie ses choix ; il prend son temps. Avec 0,2 s par décision, il gagne 38 à 45 % des parties contre trois expert à Dice Town, 30 % à Cincinnati.
bot-learned = learned
    .text = a appris en jouant contre lui-même ; il lui faut numpy. Il a appris dicetown/2009 et cincinnati ; ailleurs, il joue comme greedy. Plus faible que greedy : il gagne 22 % et 17 % des parties contre trois d’entre eux.
no-numpy = Le bot « { $bot } » joue avec numpy, qui n’est pas installé : pip install "gobelet[learned]".

## Help.

cli-overview =
    Gobelet : des jeux de dés au gobelet dans le terminal.

    { "  " }gobelet play RULESET        jouer une partie, avec des bots ou entre amis
    { "  " }gobelet serve               ouvrir des tables dans le navigateur
    { "  " }gobelet house               s’occuper d’un serveur : tables, joueurs, réglages
    { "  " }gobelet bot --url LIEN      asseoir un bot à une table
    { "  " }gobelet mcp                 laisser jouer un assistant, par MCP
    { "  " }gobelet simulate RULESET    faire jouer des bots, et compter
    { "  " }gobelet arena RULESET       mesurer la force des bots entre eux
    { "  " }gobelet export              écrire des parties en tableaux, pour la recherche
    { "  " }gobelet odds RULESET DICE   afficher des chances exactes, en tableaux
    { "  " }gobelet replay FILE         revoir une partie enregistrée, pas à pas
    { "  " }gobelet analyse FILE        dire ce que valent lancers et décisions
    { "  " }gobelet verify FILE         vérifier qu’un enregistrement mène à son empreinte
    { "  " }gobelet rulesets            lister ce qui peut se jouer
    { "  " }gobelet bench               mesurer la vitesse du moteur sur cette machine
    { "  " }gobelet completion SHELL    laisser Tab compléter tout cela
    { "  " }gobelet help COMMANDE       en dire plus sur l’une d’elles

    --lang en ou --lang fr choisit la langue, --version donne la version.
    Pour commencer : gobelet play dicetown/2009
cli-build =
    Gobelet { $version }, { $build ->
        [compiled] compilé
       *[plain] en Python pur
    }.
cli-needs-server = « gobelet { $command } » a besoin du serveur, qui n’est pas installé : pip install "gobelet[server]".
cli-needs-mcp = « gobelet mcp » a besoin de paquets qui ne sont pas installés : pip install "gobelet[mcp]".
cli-usage = usage :{ " " }
cli-arguments = arguments
cli-options = options
cli-default = (à défaut : { $value })
cli-about-play = Jouer une partie entière dans le terminal.
cli-about-simulate = Faire jouer beaucoup de parties aux bots, et en faire le bilan.
cli-about-replay = Revoir une partie enregistrée pas à pas, du point de vue d’une place ou de toutes.
cli-about-verify = Dire si un enregistrement mène à son empreinte, et sinon où il s’en écarte. Avec la preuve des dés, s’il en a une. Code de sortie 0 : tout est juste ; 1 : quelque chose ne l’est pas ; 2 : ce n’est pas un enregistrement.
cli-about-rulesets = Lister ce qui peut se jouer, avec les places et les options.
cli-help-lang = la langue ; à défaut, celle de l’environnement
cli-help-help = montrer cette aide
cli-help-ruleset = ce qui se joue, d’après « gobelet rulesets »
cli-help-seats = qui joue, place par place : you (vous) ou le nom d’un bot ; you peut revenir plusieurs fois (à défaut : you,greedy,greedy)
cli-help-bot-seats = qui joue, place par place : des noms de bots
cli-help-seed = un nombre entier qui décide de tout le hasard ; la même partie pour le même nombre
cli-help-first-seed = la graine de la première partie ; les suivantes ont les nombres suivants
cli-help-name = votre nom ; une fois par personne
cli-help-choice = une option du jeu ; peut être donnée plusieurs fois
cli-help-record = écrire l’enregistrement de la partie dans ce nouveau fichier
cli-help-records = écrire l’enregistrement de chaque partie dans ce dossier
cli-help-fast = ne pas faire de pause entre les lignes
cli-help-games = le nombre de parties
cli-help-processes = le nombre de processus qui jouent en même temps
cli-help-json = afficher le bilan en JSON
cli-help-file = un enregistrement, écrit par play ou simulate ; - est l’entrée standard
cli-help-seat = point de vue : une place comptée à partir de 0 ou le nom d’un joueur, spectator, ou all pour tous les secrets
cli-help-step = attendre Entrée après chaque pas, même si l’entrée n’est pas un terminal

## Bad input.

cli-unknown-command = Il n’y a pas de commande « { $command } » ; au choix : { $known }.
cli-unknown-argument = « { $argument } » n’est pas attendu ici ; --help dit ce qui l’est.
cli-missing = Il manque l’argument { $argument } ; --help dit ce qui est attendu.
cli-needs-value = L’option { $option } demande une valeur.
cli-takes-no-value = L’option { $option } ne prend pas de valeur.
cli-not-a-number = L’option { $option } demande un nombre entier de { NUMBER($least) } à { NUMBER($most) }, pas « { $value } ».
cli-choice-form =
    { $known-count ->
        [0] « { $value } » n’est pas une option : écrivez CLÉ=VALEUR. Mais ce jeu n’a pas d’options.
       *[other] « { $value } » n’est pas une option : écrivez CLÉ=VALEUR. Clés au choix : { $known }.
    }
cli-unknown-player = Il n’y a pas de joueur « { $name } » ; au choix : { $known }.
cli-too-many-names =
    { $humans ->
        [0] Aucune place n’est à « you » : il ne faut pas de nom, et il y en a { $number }.
        [one] Il y a { $number } noms pour une seule personne.
       *[other] Il y a { $number } noms pour { $humans } personnes.
    }
cli-bad-name = « { $name } » ne convient pas comme nom : prenez de 1 à { $most } caractères ordinaires.
cli-same-name = Deux joueurs ne peuvent pas s’appeler « { $name } » : choisissez un autre nom.
cli-unknown-eyes = Il n’y a pas de point de vue « { $value } » ; au choix : { $known }.
cli-cannot-read = « { $file } » ne peut pas être lu : { $why }.
cli-cannot-write = « { $file } » ne peut pas être écrit : { $why }.
cli-output-failed = L’affichage ne peut pas être écrit : { $why }.
cli-file-exists = « { $file } » existe déjà et reste tel quel : nommez un autre fichier.
cli-no-folder = Le dossier « { $file } » n’existe pas : créez-le, ou nommez-en un autre.

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
cli-hand-over = C’est à { $name } de jouer : passez le clavier, puis appuyez sur Entrée.{ " " }
cli-or-enter = { $label } (ou simplement Entrée)
cli-type-a-number = Tapez un nombre de { $least } à { $most }, ou « ? » pour l’aide.
cli-you-leave = Vous quittez la table.
cli-input-ended = Plus personne ne tape : la partie s’arrête ici.
cli-save-where = Enregistrer la partie jusqu’ici ? Un nom de fichier, ou simplement Entrée pour non :{ " " }
cli-saved = L’enregistrement est dans { $file }.
cli-score = Le score
cli-number = { $number }
cli-percent = { $number } %

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
cli-money = { $money } €
cli-your-hand = Votre main : { $hand }
cli-a-deed = titre de { $points } PV
cli-a-fenced-deed = titre clôturé de { $points } PV
cli-town-mine = mine { $nuggets }
cli-town-bank = banque { $dollars } $
cli-town-coach = diligence { $dollars } $
cli-town-store = General Store { $number } (défausse { $discard })
cli-town-row = titres { $row } (+{ $number })

## Typing dice and offers.

cli-you-rolled = Vous avez lancé { $dice } ; de côté : { $aside } ; vous avez { $dollars } $.
cli-type-keep = Tapez les dés que vous gardez, comme 9 9 J, ou leurs places, comme 1 2 ; ou tout, ou aucun. Un dé est gratuit, chaque autre coûte 1 $, aucun coûte 1 $.
cli-type-brute = Tapez +brute après deux dés ou plus, et les dés en plus sont gratuits.
cli-type-fewer = Tapez les dés que vous gardez, comme 9 J, ou leurs places.
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

cli-replay-keys = Entrée : la suite ; r : retour ; table : le plateau ; tout : jusqu’à la fin ; quitter.{ " " }
cli-replay-open = L’enregistrement s’arrête ici, à la question { $number } : la partie n’est pas terminée.
cli-verified = L’enregistrement de { $ruleset } mène à son empreinte { $fingerprint } : { $number } questions, jusqu’à la fin.
cli-verified-open = L’enregistrement de { $ruleset } mène à son empreinte { $fingerprint } : { $number } questions ; la partie n’est pas terminée.
cli-played-on = La partie reprend, avec d’autres dés, la question { $number } de la partie { $parent }.
cli-proved = Les dés étaient fixés avant le premier lancer : secret, engagements et graine concordent. Comparez { $commitment } avec ce que le serveur avait montré avant la partie. Cela prouve qu’aucun dé n’a été choisi après coup ; cela ne peut pas prouver que l’exploitant du serveur, qui connaissait le secret, n’a pas regardé à l’avance.
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
cli-sim-rounds = { $rounds } tours ou manches, { $each } par partie
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
cli-proved-round = Les dés sont ceux de la ronde { $round } du tournoi { $tournament }, les mêmes à toutes ses tables : graine et engagement concordent. Cela prouve qu’aucun dé n’a été choisi après coup ; cela ne peut pas prouver que l’exploitant du serveur, qui connaissait la graine, n’a pas regardé à l’avance.
cli-proved-daily = Les dés sont ceux de la table du jour du { $day }, les mêmes pour tout le monde : graine et engagement concordent. Comparez { $commitment } avec ce que le serveur avait publié avant ce jour. Cela prouve qu’aucun dé n’a été choisi après coup ; cela ne peut pas prouver que l’exploitant du serveur, qui connaissait la graine, n’a pas regardé à l’avance.

## The command line, as people know it from others.

cli-did-you-mean = Vouliez-vous dire « { $word } » ?
cli-examples = exemples :
    .play =
        gobelet play dicetown/2009
        gobelet play cincinnati --seats you,expert,greedy --name Anna
        gobelet play --resume partie.json
    .serve =
        gobelet serve
        gobelet serve --host 0.0.0.0 --port 8000 --no-open
    .bot =
        gobelet bot --url https://play.example.org/t/… --bot expert
    .mcp =
        gobelet mcp
        gobelet mcp --lang fr
    .simulate =
        gobelet simulate dicetown/2009 --seats greedy,random,random --games 500
        gobelet simulate cincinnati --seats expert,greedy,greedy --json
    .arena =
        gobelet arena dicetown/2009 --bots expert,greedy,greedy,greedy --games 400
    .export =
        gobelet export --simulate expert,expert,expert,expert --games 2000
        gobelet export --records games --format csv --to tables
    .odds =
        gobelet odds dicetown/2009 "K K 9" --rolls 2
        gobelet odds cincinnati "6 6 4 4 2" --against "1 2 3 4 5" --json
    .analyse =
        gobelet analyse partie.json --seconds 30
    .replay =
        gobelet replay partie.json
        gobelet replay partie.json --seat 1 --board
        gobelet replay partie.json --json | head -3
    .verify =
        gobelet verify partie.json
        gobelet verify parties/*.json --json
        curl -s https://play.example.org/api/tables/…/record | gobelet verify -
    .rulesets =
        gobelet rulesets
        gobelet rulesets --json
    .bench =
        gobelet bench
        gobelet bench worth --judges expert,hint
    .completion =
        source <(gobelet completion bash)
        gobelet completion zsh > ~/.zfunc/_gobelet
        gobelet completion fish > ~/.config/fish/completions/gobelet.fish
cli-about-completion = Afficher ce qu’il faut à un shell pour que Tab complète les commandes, les options et leurs valeurs.
cli-help-shell = bash, zsh ou fish
cli-unknown-shell = Il n’y a pas de complétion pour « { $value } » ; au choix : { $known }.
cli-help-json-all = tout afficher en JSON
cli-help-json-lines = afficher une ligne de JSON par fichier
cli-help-json-steps = afficher une ligne de JSON par pas
cli-help-files = des enregistrements, écrits par play ou simulate ou publiés par un serveur ; - est l’entrée standard
cli-help-board = montrer le plateau après chaque pas, avec les mains qu’on peut voir
cli-help-resume = reprendre cette partie enregistrée ; elle y est enregistrée à nouveau
cli-resume-alone = Une partie enregistrée a son jeu, ses options et sa graine : sans RULESET, ni --choice, ni --seed.
cli-resume-over = La partie de « { $file } » est terminée : gobelet replay la montre.
cli-resume-seats = L’enregistrement ne dit pas qui jouait : dites avec --seats qui reprend la partie.
cli-resume-number = Vous nommez { $number } joueurs, et la partie enregistrée a { $seats } places.
cli-resume-how = Pour la reprendre : gobelet play --resume { $file }
cli-bots-measured = Parts de parties à quatre places, où 25 % est la moyenne. docs/strength.md donne tous les chiffres et la façon de les mesurer ; gobelet arena mesure.

## Signed records.

cli-help-key = la clé de la maison qui devrait les avoir signés : 64 chiffres hexadécimaux, comme les donne son adresse /api/house/key
cli-key-form = « { $value } » n’est pas une clé : donnez 64 chiffres hexadécimaux.
cli-unproved = Ses dés ne sont pas prouvés : il ne vient pas d’une table en ligne.
cli-signed =
    { $named ->
        [yes] Signé le { $day } avec la clé { $key }, par une maison qui se nomme { $house } : les noms, l’issue et tout le reste sont tels que cette maison les a publiés ce jour-là.
       *[no] Signé le { $day } avec la clé { $key } : les noms, l’issue et tout le reste sont tels que la maison qui a cette clé les a publiés ce jour-là.
    }
cli-signed-key = C’est la clé que vous avez donnée. Une signature prouve qui a publié un enregistrement, pas que les joueurs sont bien ceux qu’ils disent.
cli-signed-compare =
    { $named ->
        [yes] À qui est cette clé, l’enregistrement ne peut pas le prouver : comparez-la avec { $house }/api/house/key, ou donnez-la avec --key.
       *[no] À qui est cette clé, l’enregistrement ne peut pas le prouver : donnez avec --key celle que vous connaissez.
    }
cli-unsigned = Aucune maison ne l’a signé : les noms et les sortes de joueurs ne sont pas prouvés, et n’importe qui a pu les changer.
signature-missing = Aucune maison n’a signé cet enregistrement.
signature-wrong = La signature ne tient pas : quelque chose a été changé dans l’enregistrement après coup.
signature-other-key = La signature tient, mais avec une autre clé : { $key }.
signature-needs-extra = Sa signature n’a pas été vérifiée : il faut pour cela le paquet cryptography : pip install "gobelet[verify]".
record-outcome = La partie ne finit pas comme l’enregistrement le dit : le score ou l’issue n’est pas le même.
