### What only the browser page says. The other files are shared with the terminal.
### No name stands after “de” or “que”: “d’Annie” and “de Belle” would need to know the name.

## The first page.

web-title = Gobelet : des jeux de dés au gobelet
web-headline = Prenez le gobelet
web-subline = Des jeux de dés dans votre navigateur : tout de suite contre des bots, ou entre amis par un lien.
web-players = { $least } à { $most } joueurs
web-length-dicetown = 30 à 45 minutes
web-length-cincinnati = 20 à 30 minutes
web-play-now = Jouer
web-invite = Inviter des amis
web-you = Vous
web-your-name = Votre nom
web-guest = Invité
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

web-invite-title = { $game } entre amis
web-seats = Places
web-you-host = Vous, l’hôte
web-seat-number = Place { $number }
web-a-friend = Un ami
web-a-bot = Bot : { $bot }
web-bot = bot
web-add-seat = Ajouter une place
web-remove-seat = Retirer la place { $number }
web-value-sheriff-random = tiré au sort
web-value-bribes-yes = oui
web-value-bribes-no = non
web-value-seat = place { $number }
web-clock = Temps pour répondre
web-clock-none = sans limite
web-beat = Temps pour réagir avec une carte, toujours le même
web-seconds = { $seconds } s
web-listed = Montrer cette table à tous sur la première page
web-bots-seats-open = Qui a le lien peut remplacer un bot en cours de partie
web-create = Créer la table

## The waiting room.

web-waiting-room = La table est mise
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
web-network-which = Quel réseau ?
web-network-plain = La connexion n’est pas chiffrée. À faire dans un réseau de confiance.
web-network-none = Il n’est dans aucun réseau en ce moment.
web-network-open = Les appareils de ce réseau peuvent se connecter ({ $adapter }, { $address }).
web-network-is-open = Ouvert aux appareils de ce réseau
web-network-until = L’accès reste ouvert jusqu’à ce que vous le fermiez ou que Gobelet s’arrête. La connexion n’est pas chiffrée.
web-network-close = Fermer l’accès
web-network-nobody = Personne n’y arrive ?
web-network-help = L’autre appareil doit être dans le même réseau, par exemple le même Wi-Fi, et non sur un réseau invité. Le pare-feu de cet ordinateur doit laisser Python répondre à { $link }.
web-network-how = Pour des amis sur d’autres appareils, prenez le navigateur que Gobelet a ouvert en démarrant, ou démarrez-le avec --host 0.0.0.0 ou --public-url.
web-free-seat = Place libre
web-free-text = pour qui a le lien
web-thats-you = vous
web-host = hôte
web-here = connecté
web-not-here = déconnecté
web-away = un bot joue
web-program = un programme
web-quiet = sans réaction
web-patience =
    { $hours ->
        [0] Sans personne pendant { $minutes } minutes, cette table est fermée.
       *[other]
            { $days ->
                [0] Sans personne pendant { $hours } heures, cette table est fermée.
                [1] Sans personne pendant un jour, cette table est fermée.
               *[other] Sans personne pendant { $days } jours, cette table est fermée.
            }
    }
web-start = Commencer
web-start-with-bots =
    { $number ->
        [one] Commencer, avec un bot sur la place libre
       *[other] Commencer, avec des bots sur les { $number } places libres
    }
web-host-starts = La partie commence quand { $name } le décide.
web-opening = On scelle les dés…
web-join = Prendre place
web-sit-free = Prendre la place { $number }
web-sit-bot = Remplacer { $name }
web-ask-seat = Demander à l’hôte la place de { $name }
web-asking-pending = On demande à l’hôte si vous pouvez prendre la place.
web-asking-declined = L’hôte a refusé. Vous pouvez continuer à regarder.
web-locked = L’hôte a fermé la table : personne ne peut s’asseoir pour l’instant. Vous regardez.
web-looking-on = Vous regardez : vous voyez ce que tous peuvent voir.
web-connecting = On s’approche de la table…
web-no-such-table = Cette table n’existe pas.
web-wrong-token = La clé de ce lien n’ouvre aucune place à cette table.
web-removed = L’hôte a donné votre place à quelqu’un d’autre.
web-look-on = Regarder
web-lost = La connexion est perdue. Nouvel essai…
web-back = La connexion est rétablie.
web-home = À la première page

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
web-leave = Quitter la table
web-pause = Pause
web-go-on = Reprendre
web-abandon = Abandonner la partie
web-abandon-sure = Vraiment l’arrêter pour tous
web-mute = Faire taire
web-unmute = Laisser parler
web-give-to-bot = Donner à un bot
web-lock = Fermer la table aux nouveaux
web-unlock = Rouvrir la table
web-seat-asked = { $name } voudrait remplacer { $bot }.
web-admit = Oui
web-decline = Non

## Who is here.

web-bot-plays-for-you = Un bot joue pour vous.
web-i-am-back = Je suis de retour
web-gone-awaited = La table attend { $name }, qui n’est pas en ligne.
web-let-bot-answer = Laisser répondre un bot
web-paused-host-gone = La partie est en pause et l’hôte est parti.
web-clock-stands = Personne n’est en ligne. Le chrono est arrêté jusqu’au retour de quelqu’un.
web-time-short = Plus que dix secondes.

## The prompt.

web-prompt = Ce qui est demandé
web-round = Tour { $number }
web-help = Ce qui est demandé ici
web-rule = Règle { $rule }, dans un nouvel onglet
web-skip = Passer
web-sealed = Votre réponse est scellée. { $waits }
web-waits-for =
    { $who-count ->
        [one] La table attend { $who }.
       *[other] La table attend { $who }.
    }
web-window = Un instant pour jouer une carte, si quelqu’un en a une.
web-take-back = La reprendre
web-no-reactions = Pas de réaction de ma part ce tour-ci
web-react-again = Me demander de nouveau
web-wait-seen = Retient la table. Les autres voient que vous voulez du temps, pas pourquoi.
web-wait = Attendre (encore { $number })
web-waits =
    { $number ->
        [one] { $names } veut réfléchir.
       *[other] { $names } veulent réfléchir.
    }
web-seconds-left =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
web-your-turn = À vous
web-sound = Son
web-keys = Touches
web-key-digits = toucher un dé, une carte, un joueur ; choisir
web-key-enter = confirmer ce qui est touché
web-key-zero = passer, ou ne pas jouer de carte
web-key-brute = garder avec La Brute, ou sans
web-key-offer = proposer un dollar, une pépite
web-key-less = reprendre un dollar, une pépite, tout
web-key-undo = reprendre une réponse scellée
web-key-skip = passer ce qui est montré
web-key-walk = aller d’une chose à l’autre
web-key-help = cette page
web-paused = La partie est en pause, par décision de l’hôte.
web-abandoned = La partie a été abandonnée.
web-frozen = La table a été arrêtée.
web-thinks = réfléchit
web-has-sealed = c’est fait

asked-keep =
    { $who-count ->
        [one] { $who } choisit ses dés.
       *[other] { $who } choisissent leurs dés.
    }
asked-keep-fewer = { $who } ne peut pas tout payer, et choisit les dés à garder.
asked-own-card = { $who } peut jouer « { $card } ».
asked-keep-one = { $who } choisit parmi les cartes piochées.
asked-rob = { $who } choisit sa victime.
asked-backs = { $who } pioche dans la main adverse, chez { $victim }.
asked-loot = { $who } regarde les cartes prises chez { $victim } et en garde une.
asked-offer =
    { $who-count ->
        [one] { $who } prépare un pot-de-vin pour { $sheriff }.
       *[other] { $who } préparent des pots-de-vin pour { $sheriff }.
    }
asked-raise =
    { $who-count ->
        [one] { $who } peut ajouter à son offre pour { $sheriff }.
       *[other] { $who } peuvent ajouter à leurs offres pour { $sheriff }.
    }
asked-name-winner = { $who }, le shérif, tranche l’égalité { $place-at }.
asked-order-visits = { $who }, le shérif, fixe l’ordre des visites chez Doc Badluck.
asked-visit = { $who } est chez Doc Badluck.
asked-fence = { $who } clôture des titres.
asked-name-champion = { $who }, le shérif, désigne le vainqueur de la partie.
asked-call-outlaws =
    { $who-count ->
        [one] { $who } peut jouer des hors-la-loi avant le lancer.
       *[other] { $who } peuvent jouer des hors-la-loi avant le lancer.
    }
asked-choose-action = { $who } est en tête { $place-at } et choisit une action.
asked-name-second = { $who }, le shérif, désigne le second { $place-at }.
asked-offer-second =
    { $who-count ->
        [one] { $who } prépare un pot-de-vin pour la seconde place.
       *[other] { $who } préparent des pots-de-vin pour la seconde place.
    }
asked-raise-second =
    { $who-count ->
        [one] { $who } peut ajouter à son offre pour la seconde place.
       *[other] { $who } peuvent ajouter à leurs offres pour la seconde place.
    }
asked-see-doc = { $who } passe tout de suite chez Doc Badluck.
asked-voucher = { $who } fouille la défausse du Store.
asked-choose-find = { $who } choisit parmi des cartes Rivière.
asked-order-river = { $who } repose des cartes Rivière.
asked-drink = { $who } doit boire un élixir.
asked-friendship = { $who } choisit qui sera son ami.
asked-domination = { $who } choisit qui dominer.
asked-give-card = { $who } choisit une carte du Store à donner à { $taker }.
asked-give-deed = { $who } choisit un titre à donner à { $taker }.
asked-play-at-once = { $who } joue « { $card } » aussitôt.
asked-shaman = Le chaman tourne un dé pour { $who }.
asked-ambush = { $who } prépare une embuscade.
asked-warpath = { $who } choisit le lieu à piller.
asked-village = { $who } peut donner une terre au village.
asked-choose-table =
    { $who-count ->
        [one] { $who } choisit une table.
       *[other] { $who } choisissent leur table.
    }
asked-declare =
    { $who-count ->
        [one] { $who } désigne les dés à relancer.
       *[other] { $who } désignent les dés à relancer.
    }
asked-extra-roll = { $who } peut dépenser un jeton pour un lancer de plus.
asked-challenge = { $who } a une carte Duel et choisit son adversaire.
asked-duel-reroll = { $who } choisit les dés à relancer dans le duel.
asked-duel-extra = { $who } peut dépenser un jeton pour un lancer de plus dans le duel.

## Answers.

web-die = Dé { $number } : { $face }
web-face = { $face }
web-choose-dice = Choisissez des dés
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
        [0] Payer un jeton
        [1] Payer un jeton, relancer 1 dé
       *[other] Payer un jeton, relancer { $number } dés
    }
web-gun-dice =
    { $number ->
        [1] Jouer Double Gun : relancer 1 dé
       *[other] Jouer Double Gun : relancer { $number } dés
    }
web-aside = De côté :
web-at-your-table =
    { $table ->
        [caesars] Vous êtes { $at }, où il faut { $wants } ; vous avez { $total }.
       *[other] Vous êtes { $at }, où il faut { $wants } ; vous avez { $hand }.
    }
web-with-card = avec « { $card } »
web-at-most =
    { $number ->
        [0] Vous ne pouvez rien prendre maintenant.
        [one] Pas plus de { $number } dé : vous ne pouvez pas payer davantage.
       *[other] Pas plus de { $number } dés : vous ne pouvez pas payer davantage.
    }
web-at-least =
    { $number ->
        [one] Touchez au moins { $number } dé.
       *[other] Touchez au moins { $number } dés.
    }
web-turn-which = Quel dé tournez-vous ?
web-turn-into = { $face } devient :
web-turn = Tourner { $face } en { $turned }
web-yours = À vous
web-for-sheriff = Pour { $name }, le shérif
web-tap-to-offer = Touchez ce que vous voulez proposer.
web-offer-clear = Tout reprendre
web-less-dollars =
    { $number ->
        [one] Reprendre votre dollar
       *[other] Reprendre un de vos { $number } dollars
    }
web-more-dollars = Proposer un dollar de plus, sur { $left } qui vous restent
web-less-nuggets =
    { $number ->
        [one] Reprendre votre pépite
       *[other] Reprendre une de vos { $number } pépites
    }
web-more-nuggets = Proposer une pépite de plus, sur { $left } qui vous restent
web-goods = { $goods }
web-offer = Proposer { $goods }
web-offer-nothing = Ne rien proposer
web-raise = Ajouter { $goods }
web-raise-nothing = Ne rien ajouter
web-fence = Clôturer { $number } sur { $of }
web-order-done = Qu’ils entrent dans cet ordre
web-earlier = { $name } plus tôt
web-later = { $name } plus tard
web-call-outlaw =
    { $number ->
        [0] Hors-la-loi { $face }, { $dollars } $ une fois recherché : reste à la maison
        [one] Hors-la-loi { $face }, { $dollars } $ une fois recherché : pose { $number } dé
       *[other] Hors-la-loi { $face }, { $dollars } $ une fois recherché : pose { $number } dés
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
        [one] Envoyer 1 hors-la-loi, et lancer
       *[other] Envoyer { $number } hors-la-loi, et lancer
    }
web-has-dollars = a { $dollars } $
web-has-cards = { $cards } cartes du Store, { $deeds } titres
web-has-money = { $money } $
web-your-roll = Sous votre gobelet : { $dice }

## The town.

web-street = La rue
web-players-title = Joueurs
web-ahead = { $names } : { $number } × { $face }
web-ahead-hand = { $names } : { $hand }
web-second-there = en second, { $said }
web-standing = Qui est en tête
web-two-actions = Deux actions : le premier choisit, le second prend l’autre
web-raided = pillé : rien ne s’y passe cette manche
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
        [0] personne n’est recherché
        [one] { $number } hors-la-loi recherché
       *[other] { $number } hors-la-loi recherchés
    }
web-village = le village
    .title = Village
    .text = Qui prend des terres à la mairie peut en donner une au village, contre le dé indien.
web-indian-home = le dé indien est ici
web-indian-with = { $name } a le dé indien
web-indian-die = le dé indien
web-guarded = sous bonne garde : aucun vol possible cette manche
web-elixirs-left =
    { $number ->
        [one] encore { $number } élixir dans la pioche
       *[other] encore { $number } élixirs dans la pioche
    }
web-doc-elixirs = Pour qui n’a gagné aucun lieu cette manche : il faut boire un des élixirs visibles, ou le premier de la pioche.
web-doc-open = peut encore voir Doc Badluck
web-outlaw = Hors-la-loi { $face }, { $dollars } $ une fois recherché
web-captured =
    { $number ->
        [one] { $number } hors-la-loi capturé, pour { $dollars } $
       *[other] { $number } hors-la-loi capturés, pour { $dollars } $
    }
web-ranch = Ranch
web-ranches =
    { $number ->
        [one] { $number } ranch, qui vaut { $points }
       *[other] { $number } ranchs, qui valent { $points }
    }
web-dollars = dollars
web-nuggets = pépites
web-store-cards = cartes du Store en main
web-deeds = titres en main
web-fenced = titres clôturés
web-deck = { $deck } cartes dans la pioche, { $discard } défaussées
web-pile = encore { $number } titres dans la pioche
web-sheriff-is = { $name } porte l’étoile
web-is-sheriff = shérif
web-dice-of =
    { $hidden ->
        [0] Dés : { $dice }
       *[other] Dés : { $dice } ; { $hidden } sous le gobelet
    }
web-holds-out = Propose
web-offers-nothing = aucune offre
web-deed = Titre de { $points } PV
web-fenced-deed = Titre clôturé de { $points } PV
web-your-hand = Votre main
web-empty-hand = Pas encore de cartes.
web-looked-at = Cartes examinées
web-playable-now = peut se jouer maintenant
web-play-card = Jouer cette carte
web-order = Quand cette carte pourrait se jouer
web-order-ask = demander
web-order-play = la jouer
web-order-never = jamais

## The casino.

web-money = { $money } $
web-chips = jetons
web-bare = pas de carte
web-total = total { $total }
web-will-reroll = relance { $pips }
web-stands = ne relance pas
web-under-cup = dés sous le gobelet
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
web-casino-deck =
    { $deck ->
        [one] { $deck } carte dans la pioche
       *[other] { $deck } cartes dans la pioche
    }
web-rounds = manche { $round } sur { $rounds }

## Log, chat, the end.

web-side = Journal et discussion
web-log = Journal
web-chat = Discussion
web-unread = non lus
web-chat-empty = Personne n’a encore rien dit.
web-say = Dire quelque chose
web-send = Envoyer
web-the-end = La fin
web-you-win = Vous gagnez !
web-wins =
    { $number ->
        [one] { $names } gagne !
       *[other] { $names } partagent la victoire !
    }
web-winner = gagnant
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-rematch = Revanche
web-to-rematch = À la revanche
web-record = Télécharger l’enregistrement
web-replay = Revoir la partie
web-fair = Des dés honnêtes
web-fair-sealed = Avant le premier lancer, le serveur et chaque navigateur ont tiré un nombre secret, et n’en ont montré que le sceau : un sceau ne convient qu’à un seul nombre, et ne le laisse pas deviner.
web-fair-opened = Puis les navigateurs ont ouvert le leur, et tous les dés de la partie viennent de tous ces nombres ensemble. Personne, pas même le serveur, n’a donc pu choisir ni connaître les dés.
web-fair-checked = L’enregistrement ouvre maintenant aussi le nombre du serveur. La partie revue vérifie ici que chaque nombre convient à son sceau ; « gobelet verify » relance tous les dés.
web-fair-server = Le sceau du serveur :
web-fair-seat = Le sceau de { $name } :
