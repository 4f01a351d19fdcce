### What only the browser page says. The other files are shared with the terminal.
### No name stands after “de” or “que”: `$seat-of` is “d’Annie” or “de Belle”.

## The first page.

web-title = Gobelet : des jeux de dés au gobelet
web-headline = Prenez le gobelet
web-players = { $least } à { $most } joueurs
web-length-dicetown = 30 à 45 minutes
web-length-cincinnati = 20 à 30 minutes
web-play-now = Jouer
web-invite = Inviter des amis
web-you = Vous
web-your-name = Votre nom
web-rename = Le nom que voient les autres. Il peut changer jusqu’au début de la partie.
web-your-looks = Votre visage et votre couleur
# Somebody who was deleted.
web-former-player =
    { $number ->
        [1] un ancien joueur
       *[other] un ancien joueur ({ $number })
    }
# Proposed to people who say no name: 24 of them, none of which is a bot's.
web-nicknames = Pépite, Coyote, Mustang, Cactus, Domino, Trèfle, Dakota, Jackpot, Banjo, Comète, Éclair, Cheyenne, Silex, Étoile, Galop, Pactole, Maverick, Sierra, Bonanza, As de pique, Atout, Tonnerre, Saloon, Roulette
web-draw-name = Tirer un autre nom
web-my-games = Mes parties
web-forget = Oublier
web-open-tables = Tables ouvertes
web-open-table =
    { $free ->
        [0] Chez { $host }, complet
        [one] Chez { $host }, { $free } place libre
       *[other] Chez { $host }, { $free } places libres
    }
web-phase-lobby = attend des joueurs
web-phase-opening = commence
web-phase-playing = en cours
web-phase-over = terminée
web-phase-abandoned = abandonnée
web-phase-frozen = arrêtée
web-unreachable = Le serveur ne répond pas.
web-try-again = Réessayer

## A new table.

web-seats = Places
web-seat-number = Place { $number }
web-a-friend = Une personne
web-a-bot = Bot : { $bot }
web-bot = bot
web-bank-text = Chacun a { $minutes } min en réserve pour toute la partie. Cette réserve n’est entamée qu’une fois le temps d’une réponse écoulé.
web-seconds = { $seconds } s
web-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
web-days-an-answer =
    { $days ->
        [one] { $days } jour par réponse
       *[other] { $days } jours par réponse
    }
web-over-days =
    { $days ->
        [one] Chacun a un jour pour répondre. Le chrono court jour et nuit : fermez la page et revenez quand vous voulez.
       *[other] Chacun a { $days } jours pour répondre. Le chrono court jour et nuit : fermez la page et revenez quand vous voulez.
    }
web-time-days =
    { $days ->
        [one] { $days } jour { $hours } h
       *[other] { $days } jours { $hours } h
    }
web-time-days-brief = { $days } j { $hours } h
web-time-hours = { $hours } h { $minutes } min
web-time-left = Encore { $time }

## The waiting room.

web-link = Envoyez ce lien à vos amis
web-link-here = Le lien de cette table
web-qr = Le lien en code QR
web-copy = Copier
web-copied = Copié
web-share = Partager
web-copy-by-hand = Le lien est sélectionné : copiez-le à la main.
web-network = Amis sur d’autres appareils
web-network-here-only = Ce lien ne marche que sur cet ordinateur.
web-network-offer = Ouvrir aux appareils de ce réseau
web-network-which = Quel réseau ?
web-network-plain = La connexion n’est pas chiffrée. À n’utiliser que sur un réseau de confiance.
web-network-none = Cet ordinateur n’est connecté à aucun réseau.
web-network-open = Les appareils de ce réseau peuvent se connecter ({ $adapter }, { $address }).
web-network-is-open = Ouvert aux appareils de ce réseau
web-network-until = L’accès reste ouvert jusqu’à ce que vous le fermiez ou que Gobelet s’arrête. La connexion n’est pas chiffrée.
web-network-close = Fermer l’accès
web-network-nobody = Personne n’y arrive ?
web-network-help = L’autre appareil doit être sur le même réseau, par exemple le même Wi-Fi, et non sur un réseau invité. Le pare-feu de cet ordinateur doit laisser Python répondre à { $link }.
web-free-seat = Place libre
web-thats-you = vous
web-host = hôte
web-here = en ligne
web-not-here = hors ligne
web-away = un bot joue
web-program = un programme
web-quiet = sans réactions
web-start = Commencer
web-host-starts = La partie commence quand { $name } la lance.
web-opening = On scelle les dés…
web-join = Prendre place
web-sit-free = Prendre la place { $number }
web-sit-bot = Remplacer { $seat }
web-ask-seat = Demander à l’hôte la place { $seat-of }
web-asking-pending = L’hôte décide si vous pouvez prendre la place.
web-asking-declined = L’hôte a dit non. Vous pouvez continuer à regarder.
web-locked = L’hôte a fermé la table : personne ne peut s’asseoir pour l’instant. Vous regardez la partie.
web-looking-on = Vous regardez la partie.
web-connecting = On rejoint la table…
web-no-such-table = Cette table n’existe pas.
web-cup-leave = Un bot joue à votre place. Si vous ne revenez pas, vous êtes à la dernière place de cette table.
web-cup-paused = L’arbitre a mis le tournoi en pause.
web-cup-menu = Ronde { $number } de ce tournoi : sa page montre toutes les tables et le classement.
web-cup-sealed = Cette table fait partie d’une ronde où tous ont les mêmes dés. Personne d’autre ne la voit avant la fin de la ronde.
web-cup-sealed-end = Toutes les tables de cette ronde ont les mêmes dés. Rien de cette partie n’est publié avant la fin de la ronde ; ensuite, le tournoi montre les résultats et les fichiers de partie, et l’on peut revoir chaque partie.
web-wrong-token = La clé de ce lien n’ouvre aucune place à cette table.
web-removed = L’hôte a donné votre place à quelqu’un d’autre.
web-look-on = Regarder
web-lost = La connexion est perdue. Nouvel essai…
web-back = La connexion est rétablie.
web-home = Accueil

## Around one table: a big screen for all, phones as cups.

web-screen-show = Afficher sur un grand écran
web-screen-show-text = Une télé ou une tablette au milieu montre la table ; les téléphones sont les gobelets.
web-screen-about = Ouvrez-le sur une télé, une tablette ou un ordinateur que tout le monde voit. Il montre ce que tous peuvent savoir. Scannez-y le code : votre téléphone devient votre gobelet, avec vos dés, votre main et vos réponses.
web-screen-link = Le lien du grand écran
web-screen-open = L’ouvrir ici
web-screen-own-cup = Mon gobelet sur mon téléphone
web-screen-own-cup-text = Scannez ce code avec votre téléphone : il ouvre votre place en gobelet. Ne le montrez à personne.
web-screen-join = Rejoindre cette table
web-screen-scan = Scannez pour jouer ou regarder
web-screen-how = Scannez le code : votre téléphone est votre gobelet.
web-screen-full-table = Toutes les places sont prises. Scannez le code pour regarder.
web-screen-cups = Qui n’a pas encore répondu
web-screen-touch = Touchez l’écran pour le son
web-screen-full = Plein écran
web-screen-again = Encore une partie ? Touchez Revanche sur un téléphone : cet écran suit.
web-cup = Utiliser comme gobelet
web-cup-text = Seulement vos dés, votre main et vos réponses : le reste est sur le grand écran.
web-cup-whole = Montrer toute la table
web-cup-whole-text = Le plateau, les joueurs et le journal sur cet appareil aussi.
web-cup-sounds = Sons de la table
web-cup-sounds-text = Ce que font les autres s’entend ici aussi, pas seulement au grand écran.

## Menu.

web-menu = Menu et réglages
web-close = Fermer
web-language = Langue
web-theme = Couleurs
web-theme-auto = comme le système
web-theme-light = jour
web-theme-dark = nuit
web-pace = Vitesse de la table
web-pace-off = immédiate
web-pace-fast = rapide
web-pace-normal = normale
web-pace-slow = lente
web-copy-seat = Copier le lien privé de ma place
web-rules = Règles
web-rules-text = Les règles de cette édition, les mains, les cartes et les images, par-dessus la table.
web-hints = Conseils
web-hints-on = Vous voyez les chances de vos choix. Cela se décide à la création de la table.
web-hints-off = Cette table se joue sans conseils. Cela se décide à sa création.
web-hints-text = Vos chances de réussite, affichées à côté de chaque choix. Touchez un chiffre pour savoir ce qu’il veut dire. Cela se règle à tout moment si tous les autres sont des bots.
web-hints-show = Afficher les conseils
web-hints-hide = Masquer les conseils
web-hints-mean = Ce que disent les chiffres
web-best = Le mieux : { $move } · { $figure }
web-move =
    { $verb ->
        [keep] garder { $dice }
        [brute] garder { $dice }
        [reroll] relancer { $dice }
        [pay] un jeton pour { $dice }
        [gun] relancer { $dice }
        [keep-none] ne rien garder
       *[none] ne pas relancer
    }
web-offer-move =
    { $kind ->
        [dollars] { $verb ->
            [add] ajouter
           *[offer] offrir
        } { $number } $
        [nuggets] { $verb ->
            [add] ajouter
           *[offer] offrir
        } { $number ->
            [one] { $number } pépite
           *[other] { $number } pépites
        }
       *[none] ne rien { $verb ->
            [add] ajouter
           *[offer] offrir
        }
    }
web-no-reactions-text = Tout le monde le voit : vous ne jouez plus de carte pendant les actions des autres, jusqu’à la fin du tour. La partie va plus vite.
web-copy-seat-text = Ouvre votre place sur un autre appareil. Qui a ce lien joue pour vous.
web-leave = Quitter la table
web-leave-text = Un bot joue pour vous. Votre place reste à vous : revenez quand vous voulez.
web-leave-text-alone = La partie vous attend. Vous la retrouvez à l’accueil.
web-leave-text-days = Un bot joue pour vous dès maintenant, jusqu’à votre retour. Pour répondre plus tard, fermez simplement la page.
web-leave-text-free = Retour à l’accueil. La table reste comme elle est.
web-lock-text = Personne d’autre ne peut s’asseoir tant qu’elle est fermée.
web-pause-text = Arrête tous les chronos jusqu’à la reprise. Personne ne peut répondre entre-temps.
web-go-on-text = Les chronos repartent pour tout le monde.
web-abandon-text = Arrête la partie pour tous, sans victoire. On pourra toujours la revoir.
web-pause = Pause
web-go-on = Reprendre
web-abandon = Abandonner la partie
web-abandon-sure = Oui, abandonner pour tout le monde
web-mute-for-all = Couper la parole
web-unmute-for-all = Rendre la parole
web-mute-for-me = Masquer pour moi
web-unmute-for-me = Ne plus masquer
web-report = Signaler…
web-report-line = Signaler ce message : { $name }
web-report-line-watcher = Signaler ce message
web-give-to-bot = Remplacer par un bot
web-lock = Fermer la table aux autres joueurs
web-unlock = Rouvrir la table
web-seat-asked = { $name } voudrait remplacer { $bot }.
web-admit = Oui
web-decline = Non

## Who is here.

web-bot-plays-for-you = Un bot joue pour vous.
web-i-am-back = Je suis de retour
web-gone-awaited = La table attend { $name }, qui n’est pas en ligne.
web-let-bot-answer = Laisser répondre un bot
web-paused-host-gone = La partie est en pause et l’hôte n’est plus là.
web-clock-stands = Personne n’est en ligne. Le chrono attend le retour de quelqu’un.
web-bank-runs = Votre temps est écoulé. Votre réserve de { $time } court.
web-bank-left = En réserve : { $time }
web-time-and-bank = { $time }, puis { $bank } en réserve
web-time-short = Plus que dix secondes.

## The prompt.

web-prompt = Votre décision
web-round = Tour { $number }
web-round-short = T{ $number }
web-help = Explications
web-rule = Règle { $rule }
web-rule-tab = Règle { $rule }, dans un nouvel onglet
web-skip = Passer
web-sealed = Votre réponse est scellée. { $waits }
web-sealed-by-clock = Temps écoulé : un bot a répondu pour vous. { $waits }
web-sealed-by-bot = Un bot a répondu pour vous. { $waits }
web-sealed-dice =
    { $number ->
        [0] Scellé : aucun dé
       *[other] Scellé : { $dice }
    }
web-waits-for = La table attend { $who }.
    .you-who = La table attend : { $who }.
web-window = Un instant pour jouer une carte, si quelqu’un en a une.
web-take-back = Reprendre ma réponse
web-undo = Annuler
web-undo-text = Revenir à votre dernière décision : rien n’a été révélé depuis
web-no-reactions = Pas de réaction ce tour-ci
web-react-again = Me redemander ce tour-ci
web-wait-seen = Suspend la partie. Les autres voient que vous voulez du temps, mais pas pourquoi.
web-wait = Attendre (encore { $number })
web-waits =
    { $seats-count ->
        [one] { $seats } veut réfléchir.
       *[other] { $seats } veulent réfléchir.
    }
    .you-seats =
        { $seats-count ->
            [one] Vous voulez réfléchir.
           *[other] { $seats } voulez réfléchir.
        }
web-seconds-left =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
web-your-turn = À vous
web-sound = Son
web-keys = Raccourcis clavier
web-key-digits = sélectionner un dé, une carte, un joueur ; choisir
web-key-enter = confirmer
web-key-zero = passer, ou ne pas jouer de carte
web-key-brute = garder avec La Brute, ou sans
web-key-offer = offrir un dollar, une pépite
web-key-less = reprendre un dollar, une pépite, tout
web-key-take-back = reprendre votre réponse scellée
web-key-undo = annuler votre dernière décision, face aux bots
web-key-skip = passer l’animation
web-key-walk = aller d’un élément à l’autre
web-key-help = cette page
web-paused = L’hôte a mis la partie en pause.
web-abandoned = La partie a été abandonnée.
web-frozen = La table a été arrêtée.
web-thinks = en réflexion
web-has-sealed = c’est fait

asked-keep =
    { $who-count ->
        [one] { $who } choisit ses dés.
       *[other] { $who } choisissent leurs dés.
    }
    .you-who = { $who } choisissez vos dés.
asked-keep-fewer = { $who } ne peut pas tout payer, et choisit les dés à garder.
    .you-who = Vous ne pouvez pas tout payer, et choisissez les dés à garder.
asked-own-card = { $who } peut jouer « { $card } ».
    .you-who = Vous pouvez jouer « { $card } ».
asked-keep-one = { $who } choisit parmi les cartes piochées.
    .you-who = Vous choisissez parmi les cartes piochées.
asked-rob = { $who } choisit sa victime.
    .you-who = Vous choisissez votre victime.
asked-backs = { $who } pioche dans la main { $victim-of }.
    .you-who = Vous piochez dans la main { $victim-of }.
    .you-victim = { $who } pioche dans votre main.
asked-loot = { $who } regarde les cartes { $victim-of } et en prend une.
    .you-who = Vous regardez les cartes { $victim-of } et en prenez une.
    .you-victim = { $who } regarde vos cartes et en prend une.
asked-offer =
    { $who-count ->
        [one] { $who } prépare un pot-de-vin pour { $sheriff }.
       *[other] { $who } préparent des pots-de-vin pour { $sheriff }.
    }
    .you-who =
        { $who-count ->
            [one] { $who } préparez un pot-de-vin pour { $sheriff }.
           *[other] { $who } préparez des pots-de-vin pour { $sheriff }.
        }
    .you-sheriff =
        { $who-count ->
            [one] { $who } vous prépare un pot-de-vin.
           *[other] { $who } vous préparent des pots-de-vin.
        }
asked-raise =
    { $who-count ->
        [one] { $who } peut ajouter à son offre pour { $sheriff }.
       *[other] { $who } peuvent ajouter à leurs offres pour { $sheriff }.
    }
    .you-who =
        { $who-count ->
            [one] { $who } pouvez ajouter à votre offre pour { $sheriff }.
           *[other] { $who } pouvez ajouter à vos offres pour { $sheriff }.
        }
    .you-sheriff =
        { $who-count ->
            [one] { $who } peut ajouter à son offre pour vous.
           *[other] { $who } peuvent ajouter à leurs offres pour vous.
        }
asked-name-winner = { $who }, qui porte l’étoile, tranche l’égalité { $place-at }.
    .you-who = Vous tranchez l’égalité { $place-at }.
asked-order-visits = { $who }, qui porte l’étoile, fixe l’ordre des visites chez Doc Badluck.
    .you-who = Vous fixez l’ordre des visites chez Doc Badluck.
asked-visit = { $who } est chez Doc Badluck.
    .you-who = Vous êtes chez Doc Badluck.
asked-fence = { $who } clôture des titres.
    .you-who = Vous clôturez des titres.
asked-name-champion = { $who }, qui porte l’étoile, désigne qui gagne la partie.
    .you-who = Vous désignez qui gagne la partie.
asked-call-outlaws =
    { $who-count ->
        [one] { $who } peut jouer des hors-la-loi avant le lancer.
       *[other] { $who } peuvent jouer des hors-la-loi avant le lancer.
    }
    .you-who = { $who } pouvez jouer des hors-la-loi avant le lancer.
asked-choose-action = { $who } est en tête { $place-at } et choisit une action.
    .you-who = Vous êtes en tête { $place-at } et choisissez une action.
asked-name-second = { $who }, qui porte l’étoile, désigne qui vient en second { $place-at }.
    .you-who = Vous désignez qui vient en second { $place-at }.
asked-offer-second =
    { $who-count ->
        [one] { $who } prépare un pot-de-vin pour la deuxième place.
       *[other] { $who } préparent des pots-de-vin pour la deuxième place.
    }
    .you-who =
        { $who-count ->
            [one] { $who } préparez un pot-de-vin pour la deuxième place.
           *[other] { $who } préparez des pots-de-vin pour la deuxième place.
        }
asked-raise-second =
    { $who-count ->
        [one] { $who } peut ajouter à son offre pour la deuxième place.
       *[other] { $who } peuvent ajouter à leurs offres pour la deuxième place.
    }
    .you-who =
        { $who-count ->
            [one] { $who } pouvez ajouter à votre offre pour la deuxième place.
           *[other] { $who } pouvez ajouter à vos offres pour la deuxième place.
        }
asked-see-doc = { $who } se rend tout de suite chez Doc Badluck.
    .you-who = Vous vous rendez tout de suite chez Doc Badluck.
asked-voucher = { $who } fouille la défausse du General Store.
    .you-who = Vous fouillez la défausse du General Store.
asked-choose-find = { $who } choisit parmi des cartes Rivière.
    .you-who = Vous choisissez parmi des cartes Rivière.
asked-order-river = { $who } repose des cartes Rivière.
    .you-who = Vous reposez des cartes Rivière.
asked-drink = { $who } doit boire un élixir.
    .you-who = Vous devez boire un élixir.
asked-friendship = { $who } choisit à qui demander une carte.
    .you-who = Vous choisissez à qui demander une carte.
asked-domination = { $who } choisit à qui demander un titre.
    .you-who = Vous choisissez à qui demander un titre.
asked-give-card = { $who } choisit une carte General Store à donner à { $taker }.
    .you-who = Vous choisissez une carte General Store à donner à { $taker }.
    .you-taker = { $who } choisit une carte General Store à vous donner.
asked-give-deed = { $who } choisit un titre à donner à { $taker }.
    .you-who = Vous choisissez un titre à donner à { $taker }.
    .you-taker = { $who } choisit un titre à vous donner.
asked-play-at-once = { $who } joue « { $card } » aussitôt.
    .you-who = Vous jouez « { $card } » aussitôt.
asked-shaman = { $who } choisit le dé que bénit le shaman.
    .you-who = Vous choisissez le dé que bénit le shaman.
asked-ambush = { $who } prépare une embuscade.
    .you-who = Vous préparez une embuscade.
asked-warpath = { $who } choisit le lieu à attaquer.
    .you-who = Vous choisissez le lieu à attaquer.
asked-village = { $who } peut donner une terre au village.
    .you-who = Vous pouvez donner une terre au village.
asked-choose-table =
    { $who-count ->
        [one] { $who } choisit une table.
       *[other] { $who } choisissent leur table.
    }
    .you-who =
        { $who-count ->
            [one] Vous choisissez une table.
           *[other] { $who } choisissez votre table.
        }
asked-declare =
    { $who-count ->
        [one] { $who } désigne les dés à relancer.
       *[other] { $who } désignent les dés à relancer.
    }
    .you-who = { $who } désignez les dés à relancer.
asked-extra-roll = { $who } peut dépenser un jeton pour un lancer de plus.
    .you-who = Vous pouvez dépenser un jeton pour un lancer de plus.
asked-challenge = { $who } a une carte Duel et choisit son adversaire.
    .you-who = Vous avez une carte Duel et choisissez votre adversaire.
asked-duel-reroll = { $who } choisit les dés à relancer dans le duel.
    .you-who = Vous choisissez les dés à relancer dans le duel.
asked-duel-extra = { $who } peut dépenser un jeton pour un lancer de plus dans le duel.
    .you-who = Vous pouvez dépenser un jeton pour un lancer de plus dans le duel.

## Answers.

web-die =
    { $verb ->
        [keep] Garder le dé { $number } : { $face }
       *[reroll] Relancer le dé { $number } : { $face }
    }
web-face = { $face }
web-choose-dice =
    { $verb ->
        [keep] Choisissez les dés à garder
       *[reroll] Choisissez les dés à relancer
    }
web-choose-one = Choisissez
web-choose-card = Choisissez la carte
web-choose-player = Choisissez un joueur
web-kept = gardé
web-clear = Effacer
web-keep-which = Les dés sous votre gobelet
web-brute-which = Les dés sous votre gobelet
web-reroll-which = Vos dés
web-pay-which = Vos dés
web-gun-which = Vos dés de chasse
web-keep-dice =
    { $number ->
        [0] Ne rien garder · { $cost } $
        [1] { $cost ->
            [0] Garder 1 dé · gratuit
           *[other] Garder 1 dé · { $cost } $
        }
       *[other] Garder { $number } dés · { $cost } $
    }
web-brute-dice = Garder { $number } dés avec La Brute · gratuit
web-reroll-dice =
    { $number ->
        [0] Ne rien relancer
        [1] Relancer 1 dé
       *[other] Relancer { $number } dés
    }
web-pay-dice =
    { $number ->
        [1] Relancer 1 dé · 1 jeton
       *[other] Relancer { $number } dés · 1 jeton
    }
web-gun-dice =
    { $number ->
        [1] Jouer Double gun : relancer 1 dé
       *[other] Jouer Double gun : relancer { $number } dés
    }
web-with-card = avec « { $card } »
web-at-most =
    { $number ->
        [0] Vous ne pouvez payer aucun dé
        [one] Trop cher : { $number } dé au plus
       *[other] Trop cher : { $number } dés au plus
    }
web-at-least =
    { $number ->
        [one] Touchez au moins { $number } dé
       *[other] Touchez au moins { $number } dés
    }
web-turn-which = Quel dé changez-vous ?
web-turn-into = { $face } devient :
web-choose-face = Choisissez une face
web-turn = Changer { $face } en { $turned }
web-offer-clear = Tout reprendre
web-less-dollars =
    { $number ->
        [one] Reprendre votre dollar
       *[other] Reprendre un de vos { $number } dollars
    }
web-more-dollars = Offrir un dollar de plus (reste { $left })
web-less-nuggets =
    { $number ->
        [one] Reprendre votre pépite
       *[other] Reprendre une de vos { $number } pépites
    }
web-more-nuggets = Offrir une pépite de plus (reste { $left })
web-goods = { $goods }
web-offer = Offrir { $goods }
web-offer-nothing = Ne rien offrir
web-raise = Ajouter { $goods }
web-raise-nothing = Ne rien ajouter
web-fence = Clôturer { $number } sur { $of }
web-order-done = Valider cet ordre
web-earlier = { $name } plus tôt
web-later = { $name } plus tard
web-call-outlaw =
    { $number ->
        [0] Hors-la-loi { $face }, prime de { $dollars } $ : reste là
        [one] Hors-la-loi { $face }, prime de { $dollars } $ : pose { $number } dé
       *[other] Hors-la-loi { $face }, prime de { $dollars } $ : pose { $number } dés
    }
web-stays-home = reste là
web-outlaws-set =
    { $left ->
        [one] Dés posés : { $number }. Vous lancez { $left } dé.
       *[other] Dés posés : { $number }. Vous lancez { $left } dés.
    }
web-call-outlaws =
    { $number ->
        [0] Lancer sans hors-la-loi
        [one] Envoyer 1 hors-la-loi et lancer
       *[other] Envoyer { $number } hors-la-loi et lancer
    }
web-has-dollars = a { $dollars } $
web-has-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $deeds ->
        [one] { $deeds } titre
       *[other] { $deeds } titres
    }
web-your-roll = Sous votre gobelet : { $dice }

## The town.

web-street = La rue
web-players-title = Joueurs
web-ahead = { $names } : { $number } × { $face }
web-ahead-hand = { $names } : { $hand }
web-second-there = deuxième, { $said }
web-standing = Qui est en tête
web-two-actions = Deux actions : qui est en tête choisit, qui vient en second prend l’autre
web-raided = attaqué : il ne s’y passe rien ce tour-ci
web-river =
    { $number ->
        [one] encore { $number } carte Rivière
       *[other] encore { $number } cartes Rivière
    }
web-outlaws-left =
    { $number ->
        [one] { $number } hors-la-loi à recruter
       *[other] { $number } hors-la-loi à recruter
    }
web-outlaw-top = Le premier est le prochain.
web-wanted-number =
    { $number ->
        [0] aucun hors-la-loi Wanted
        [one] { $number } hors-la-loi Wanted
       *[other] { $number } hors-la-loi Wanted
    }
web-village = le village
    .title = Village
    .text = Qui prend des terres à la mairie peut en donner une au village, contre le dé indien.
web-indian-home = le dé indien est ici
web-indian-with = { $seat } a le dé indien
    .you-seat = Vous avez le dé indien
web-indian-die = le dé indien
web-guarded = garde du corps : aucun vol au saloon ce tour-ci
web-elixirs-left =
    { $number ->
        [one] encore { $number } élixir dans la pile
       *[other] encore { $number } élixirs dans la pile
    }
web-doc-elixirs = Pour qui n’a pris aucun lieu ce tour-ci : il faut boire un des élixirs visibles, ou celui du dessus de la pile.
web-doc-open = la porte du Doc est encore ouverte
web-outlaw = Hors-la-loi { $face }, prime de { $dollars } $
web-captured =
    { $number ->
        [one] { $number } hors-la-loi capturé, pour { $dollars } $
       *[other] { $number } hors-la-loi capturés, pour { $dollars } $
    }
web-ranch = Ranch
web-ranches =
    { $number ->
        [one] { $number } ranch, soit { $points } PV
       *[other] { $number } ranchs, soit { $points } PV
    }
web-dollars = dollars
    .worth = 2 $ = 1 point
web-nuggets = pépites
    .worth = 1 point pièce
web-store-cards = cartes General Store en main
web-deeds = titres en main
web-fenced = titres clôturés
web-deck =
    { $deck ->
        [one] { $deck } carte dans la pioche, { $discard } en défausse
       *[other] { $deck } cartes dans la pioche, { $discard } en défausse
    }
web-pile =
    { $number ->
        [one] encore { $number } titre dans la pioche
       *[other] encore { $number } titres dans la pioche
    }
web-sheriff-is = { $seat } porte l’étoile
    .you-seat = Vous portez l’étoile
web-is-sheriff = Sheriff
    .worth = 5 points
web-dice-of =
    { $hidden ->
        [0] Dés : { $dice }
       *[other] Dés : { $dice } ; { $hidden } sous le gobelet
    }
web-offers-nothing = n’offre rien
web-deed = Titre de { $points } points
web-fenced-deed = Titre clôturé de { $points } PV
web-your-hand = Votre main
web-empty-hand = Pas encore de cartes.
web-looked-at = Cartes regardées
web-playable-now = peut se jouer maintenant
web-order = Quand cette carte pourra se jouer
web-order-ask = me demander
web-order-play = toujours
web-order-worth = si ça vaut le coup
web-order-never = jamais
web-orders-live = Un ordre vaut à la fin du temps de réaction, si vous ne dites rien vous-même. Personne d’autre ne le voit. Un bot fort dit ce que vaut une carte, et comment la jouer s’il y a plusieurs façons.
web-orders-days = Vos ordres jouent vos cartes, pour que personne n’attende à chaque réaction. Un bot fort dit ce que vaut une carte. Si vous voulez qu’on vous demande pour une carte, la partie vous attend chaque fois que vous pourriez l’avoir, même si vous ne l’avez pas : ainsi, personne ne voit ce que vous tenez.
web-orders-others = Les cartes que vous n’avez pas

## The casino.

web-money = { $money } €
web-bare = pas de carte
web-will-reroll = à relancer : { $pips }
web-stands = sans relance
web-face-down =
    { $number ->
        [one] 1 face cachée
       *[other] { $number } faces cachées
    }
web-supply =
    { $chips ->
        [one] { $chips } jeton dans la réserve
       *[other] { $chips } jetons dans la réserve
    }
web-rounds = Manche { $round }/{ $rounds }

## Log, chat, the end.

web-side = Journal et discussion
web-log = Journal
web-chat = Discussion
web-unread =
    { $number ->
        [one] { $number } message non lu
       *[other] { $number } messages non lus
    }
web-chat-empty = Personne n’a encore rien dit.
web-say = Dire quelque chose
web-send = Envoyer
web-the-end = Fin de la partie
web-wins =
    { $seats-count ->
        [one] { $seats } gagne !
       *[other] { $seats } partagent la victoire !
    }
    .you-seats =
        { $seats-count ->
            [one] Vous gagnez !
           *[other] { $seats } partagez la victoire !
        }
web-winner = victoire
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-rematch = Revanche
web-to-rematch = Rejoindre la revanche
web-record = Télécharger la partie
web-replay = Revoir la partie
web-fair = Des dés honnêtes
web-fair-sealed = Avant le premier lancer, le serveur et chaque navigateur ont tiré un nombre secret, et n’en ont montré que le sceau. Un sceau ne convient qu’à un seul nombre, et ne le laisse pas deviner.
web-fair-opened = Puis les navigateurs ont ouvert le leur, et tous les dés de la partie viennent de tous ces nombres ensemble. Personne, pas même le serveur, n’a donc pu choisir ni connaître les dés.
web-fair-checked = Le fichier de la partie ouvre maintenant aussi le nombre du serveur. En revoyant la partie, votre navigateur vérifie que chaque nombre convient à son sceau ; « gobelet verify » relance tous les dés.
web-fair-server = Le sceau du serveur :
web-fair-seat = Le sceau { $seat-of } :
    .you-seat = Votre sceau :

## Dice Town au tapis, en main et sur les enseignes.

web-sign =
    { $place ->
        [mine] Mine
        [bank] Banque
        [coach] Diligence
        [store] Store
        [saloon] Saloon
        [sheriff] Sheriff
        [hall] Mairie
        [village] Village
       *[doc] Doc Badluck
    }
    .short =
        { $place ->
            [mine] Mine
            [bank] Banque
            [coach] Diligence
            [store] Store
            [saloon] Saloon
            [sheriff] Sheriff
            [hall] Mairie
            [village] Village
           *[doc] Doc
        }
web-won-by =
    { $by ->
        [hand] meilleure combinaison
        [none] qui n’a rien gagné
        [onward] va à la banque
       *[other] le plus de { $by }
    }
web-would-be = si vous gardez ces dés : { $said }
web-nuggets-left = sur { $of }
web-deeds-left = sur { $of }
web-known-hand = Ce que vous savez de sa main
web-order-of = Quand « { $card } » pourra se jouer
web-price = Le premier dé est gratuit, chaque dé de plus coûte 1 $.
web-you-have = Vous avez { $dollars } $
web-choose-die = Choisissez un dé
web-of = sur { $of }
web-decides = { $name } tranche ; seule l’offre choisie se paie.
web-tap-hand = Touchez des cartes de votre main pour les ajouter.
web-take-out = Reprendre { $what }
web-offer-some = Offrir…
web-raise-some = Ajouter…
web-offer-this = Offrir tout cela
web-raise-this = Ajouter tout cela
web-take =
    { $question ->
        [keep-one] Garder { $what }
        [give-card] Donner { $what }
        [give-deed] Donner { $what }
        [village] Donner { $what }
       *[other] Prendre { $what }
    }
web-stake =
    { $place ->
        [mine] { $number ->
            [one] { $number } pépite à prendre
           *[other] { $number } pépites à prendre
        }
        [bank] La banque contient { $dollars } $
        [coach] La diligence contient { $dollars } $
        [store] { $number ->
            [one] { $number } carte à piocher
           *[other] { $number } cartes à piocher, une à garder
        }
        [saloon] { $number ->
            [one] Une carte à voler, sans la voir
           *[other] Une carte à voler parmi { $number }
        }
        [sheriff] L’étoile est en jeu
       *[hall] { $number ->
            [one] { $number } titre à prendre
           *[other] { $number } titres à prendre
        }
    }
web-without-card = sans la carte
web-with-this-card = avec « { $card } », si personne ne l’annule

## The tables of Cincinnati, in the frame.

web-die-fresh = Relancer le dé { $number } : { $face }, qui vient d’être lancé
web-play-at = Jouer { $at }
web-choose-table = Choisissez une table
web-you-hold = vous avez
web-have-nothing = rien pour l’instant
web-suits = main valable
web-your-choice = votre choix
web-table-chances = { $percent } % de se qualifier, { $more } % avec jetons
web-table-chance = { $percent } % de se qualifier
web-percent = { $percent } %
web-colon =  :
web-to-beat = À battre
web-to-get = Il faut
web-you-lead = Vous menez
web-next-best = ensuite
web-alone-here = personne d’autre ici
web-only-yours = seule main valable
web-total-of = total { $total }
web-duel-for = pour { $stakes }
web-duel-for-nothing = rien à gagner
web-takes = rapporte { $stakes }
web-takes-nothing = n’a pas d’argent
web-to-keep = pour garder { $stakes }
web-challenge = Provoquer { $target }
web-cards-won =
    { $number ->
        [0] Aucune carte gagnée
        [one] Une carte gagnée
       *[other] { $number } cartes gagnées
    }
web-winnings = Vos gains
web-chip-worth = { $money } € pièce
web-with-chips = { $money } €, jetons compris
web-money-short = { $thousands } k€
web-cards-left = cartes à venir
web-times = ×{ $number }

## Points, rounds and quick words.

web-pts =
    { $number ->
        [one] { $points } pt
       *[other] { $points } pts
    }
web-points-sure = { $points } pour l’instant
web-points-more = { $points } pour l’instant, plus ce qui est caché
web-log-filter = Seulement les lignes qui concernent
web-log-latest = Aller à la fin
web-round-over =
    { $game ->
        [cincinnati] Fin de la manche { $number }
       *[other] Fin du tour { $number }
    }
web-next-round =
    { $game ->
        [cincinnati] Manche suivante
       *[other] Tour suivant
    }
web-round-points =
    { $unsure ->
        [came] { $points } ce tour-ci à la vue de tous, et d’autres cartes ou titres
        [went] { $points } ce tour-ci à la vue de tous, moins des cartes ou titres cachés
        [both] { $points } ce tour-ci à la vue de tous, sans compter des cartes ou titres cachés reçus et perdus
       *[none]
            { $game ->
                [cincinnati] { $points } à cette manche
               *[other] { $points } ce tour-ci
            }
    }
web-round-unsure = « ? » : cartes ou titres cachés
web-gain-dollars = { $number } $
web-gain-nuggets =
    { $number ->
        [one] { $number } pépite
       *[other] { $number } pépites
    }
web-gain-cards =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
web-gain-deeds =
    { $number ->
        [one] { $number } titre de propriété
       *[other] { $number } titres de propriété
    }
web-gain-ranches =
    { $number ->
        [one] { $number } ranch
       *[other] { $number } ranchs
    }
web-gain-outlaws =
    { $number ->
        [one] { $number } hors-la-loi
       *[other] { $number } hors-la-loi
    }
web-gain-badge = l’étoile
web-gain-chips =
    { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    }
web-gain-duels =
    { $number ->
        [one] { $number } carte Duel
       *[other] { $number } cartes Duel
    }
web-reactions = Réactions
web-react-nice = Bien joué !
web-react-luck = Bonne chance !
web-react-ouch = Aïe !
web-react-thanks = Merci !
web-react-laugh = Ha ha !
web-react-moment = Un instant…

## Plusieurs personnes sur un seul appareil.

device-way = Un seul appareil
device-title = { $game } sur cet appareil
device-text = Tout le monde joue ici et se passe l’appareil. Personne ne voit le jeu des autres.
device-people = Qui joue
device-person = Place { $number }
device-remove = Retirer la place { $number }
device-add = Une personne de plus
device-bots = Bots
device-give = Passez l’appareil à { $name }
device-give-text = Cartes et dés ne seront visibles que pour cette personne.
device-i-am = C’est moi, { $name }
device-look = Regarder la table
device-look-text = Pour voir vos propres cartes et dés, ou leur donner des ordres. Les autres regardent ailleurs.
device-hand-on = Passer l’appareil
device-spare = Mes réactions ce tour-ci…
device-spare-title = Vos réactions ce tour-ci
device-spare-legend = Quand une carte pourrait se jouer au milieu d’une action
device-spare-ask = demander
    .text = L’appareil vous revient à chaque fois, que vous ayez une carte ou non.
device-spare-orders = selon mes ordres
    .text = Tout le monde le voit : les ordres ci-dessous décident jusqu’à la fin du tour, et l’appareil ne vous revient pas pour cela.
device-spare-none = aucune
    .text = Tout le monde le voit : vous ne jouez aucune carte au milieu des actions des autres jusqu’à la fin du tour, et l’appareil ne vous revient pas pour cela.
web-by-orders = selon ses ordres

## Plans and standing orders.

web-plan = Mon plan
web-plan-orders = Ordres permanents
web-plan-text = Dites d’avance ce que vous voulez : la partie ne vous attend pas. Personne d’autre ne le voit.
web-plan-about = Ce que vous dites ici répond pour vous, un instant après la question, comme un joueur rapide. Là où vous ne dites rien, on vous demande. Personne d’autre ne le voit, et vous pouvez en changer à tout moment.
web-plan-ask = me demander
web-plan-expert = comme l’expert
web-plan-any = comme l’expert
web-plan-never = jamais
web-plan-every = Garder ce plan pour la suite, jusqu’à ce que j’en change
web-plan-clear = Tout me demander de nouveau
web-plan-of = Plan : { $plan }
web-plan-part = { $about } : { $wish }
web-plan-between = { $first } ; { $rest }
web-plan-by = Selon le plan : { $plan }
web-plan-soon = Votre plan répond dans un instant.
web-plan-choose = Touchez les lieux dans l’ordre où vous les voulez.
web-sealed-by-order = Votre plan a répondu pour vous. { $waits }
