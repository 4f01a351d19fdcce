### Ce qui peut mal se passer entre un joueur et le serveur.

## Messages et requêtes.

not-json = Ce n’est pas du JSON, ou pas celui qui est attendu ici : { $reason }
message-too-long = Le message est trop long : { $most } octets au plus.
not-text = Envoyez les messages sous forme de texte, pas d’octets.
hello-first = Le premier message doit être « hello ».
hello-again = Vous avez déjà envoyé « hello ».
message-out-of-place = Ce message n’a pas sa place ici.
not-found = Il n’y a rien à cette adresse.
method-not-allowed = Cette adresse ne permet pas cela.
server-error = Quelque chose s’est mal passé de notre côté. C’est noté. Réessayez, s’il vous plaît.
store-down = Le serveur n’a pas accès à sa base de données pour l’instant. Rien n’est perdu ; réessayez, s’il vous plaît.
database-foreign = La base de données contient une table « { $name } » qui n’est pas de Gobelet. Nommez une autre base avec --database.
busy = La table est très occupée. Réessayez, s’il vous plaît.
slow-down =
    C’est trop à la fois. Réessayez dans { $seconds ->
        [one] une seconde.
       *[other] { $seconds } secondes.
    }
enough-rows = Cela suffit : chaque place peut envoyer et changer { $most } choses au plus dans chaque phase d’une partie.
too-many-sockets = Il y a trop de connexions depuis votre adresse. Fermez un onglet et réessayez.
too-silent = Vous n’avez plus donné signe de vie depuis un moment. Reconnectez-vous, s’il vous plaît.
host-unknown = Ce serveur ne répond pas au nom « { $host } ». S’il doit le faire, démarrez-le avec --public-url http://{ $host }.
origin-unknown = Les pages de { $origin } n’ont pas le droit de faire cela ici. Si elles doivent pouvoir le faire, démarrez le serveur avec --origin { $origin }.
body-not-json = Le corps doit être du JSON, annoncé comme application/json (Content-Type).
page-missing = La page n’a pas été construite : installez Gobelet avec pip, ou construisez web/.
network-forbidden = Seul le navigateur que Gobelet a ouvert lui-même peut faire cela.
network-unknown-address = Cet ordinateur n’a pas d’adresse { $address } dans un réseau.
network-cannot-listen = Rien ne peut écouter à { $address } : { $reason }.

## Tables et places.

unknown-table = Cette table n’existe pas.
unknown-token = Cette clé n’ouvre aucune place ici.
unknown-bot = Il n’y a pas de bot « { $bot } » ; choisissez parmi : { $known }.
name-empty = Il faut au moins une lettre pour un nom.
nobody-plays = Une place au moins doit être pour une personne.
table-not-open = Personne ne peut s’asseoir pour l’instant.
table-full = Toutes les places sont prises.
table-paused = L’hôte a mis la partie en pause.
no-such-seat = Il n’y a pas de place { $number }.
seat-taken = La place { $number } est prise.
one-seat = Ce navigateur occupe déjà la place { $number } ; un navigateur a une seule place. Pour jouer à plusieurs sur un même appareil, créez une table avec l’option « shared ».
table-locked = L’hôte a fermé la table : personne ne peut s’asseoir.
removed-by-host = L’hôte vous a fait quitter cette table.
requests-full = { $number } personnes demandent déjà une place. Réessayez plus tard, s’il vous plaît.
request-over = Personne ne demande plus cette place.
request-declined = L’hôte ne vous a pas donné la place.
not-waiting = Vous n’attendez plus d’autres joueurs.
only-for-players = Vous regardez la partie : il faut jouer pour faire cela.
only-for-hosts = Seul l’hôte peut faire cela.
phase-other =
    { $phase ->
        [lobby] La partie n’a pas commencé.
        [opening] La partie va commencer.
        [playing] La partie a commencé.
        [over] La partie est finie.
       *[other] La partie a été abandonnée.
    }
clock-between = Le champ « { $field } » est en secondes : 3600 au plus, ou des jours entiers, soit 86400, 259200 ou 604800. { $number } n’est ni l’un ni l’autre.
clock-one-device = Le champ « { $field } » ne peut pas compter en jours à une table pour plusieurs personnes sur un seul appareil.
research-one-device = Le champ « { $field } » ne peut pas être vrai à une table sur un seul appareil : chacun donne son accord pour soi.
bank-without-clock = Le champ « { $field } » demande un chrono en secondes ou en minutes : la réserve de temps court quand il est à zéro.
replace-oneself = Vous ne pouvez pas vous remplacer ; quittez plutôt la table.
chat-muted = L’hôte vous a coupé la parole.
commitment-broken = Cela ne correspond pas à votre engagement.
record-sealed = Le fichier d’une partie est publié quand elle est finie.
record-no-question = Le fichier n’a pas de question { $number } d’où reprendre la partie.
replay-too-long = La partie est trop longue pour être rejouée ici : après { $seconds } secondes, elle n’était pas finie.
no-game = Aucune partie n’a été jouée à cette table.

## Réponses.

question-over = Cette question est close.
answer-incomplete = La réponse n’est pas complète.
choice-not-one = Une réponse a exactement un champ ; celle-ci en a { $number }.
choice-other-game = Cela fait partie d’un autre jeu.
choice-unknown = Il n’y a pas de « { $what } » à choisir.
choice-places = Choisissez parmi les { $number } dés, chacun une seule fois.
wait-not-now = Il n’y a rien à attendre pour l’instant.
undo-nothing = Vous n’avez encore rien décidé que l’on puisse annuler.
undo-chance = Votre dernière décision reste acquise : des dés ont été lancés ou des cartes piochées depuis.
undo-others = Votre dernière décision reste acquise : d’autres ont répondu depuis.
undo-shown = Votre dernière décision reste acquise : vous avez vu quelque chose de nouveau depuis.
undo-people = On ne peut annuler une décision que si tous les autres sont des bots.
hints-people = On ne peut activer ou désactiver les conseils que si tous les autres sont des bots.
quiet-now = Vous avez annoncé ne jouer aucune réaction ce tour-ci. Revenez sur cette annonce pour en jouer une.
wait-no-more = Vous avez déjà demandé deux fois d’attendre ce tour-ci.
stand-in-clock = À cette table, le temps est limité : quand il est écoulé, un bot répond pour les absents.
stand-in-window = Pendant une fenêtre de réaction, on n’attend personne.
stand-in-not-awaited = On n’attend pas { $seat }.
    .you-seat = On ne vous attend pas.
stand-in-too-soon = Un bot pourra répondre pour { $seat } au bout de deux minutes d’absence.
    .you-seat = Un bot pourra répondre pour vous au bout de deux minutes d’absence.

## Ce que montre un lien partagé. Une table qui n’est pas affichée et une table qui n’existe pas se ressemblent.

link-home = Gobelet : des jeux de dés au gobelet
    .text = Dice Town et Cincinnati dans le navigateur, entre amis ou contre des bots. Sans compte, rien à installer.
link-some-table = Une table sur Gobelet
    .text = Des jeux de dés dans le navigateur : suivez le lien pour vous asseoir ou regarder. Sans compte, rien à installer.
link-some-game = Une partie sur Gobelet
    .text = Suivez le lien pour revoir une partie, coup par coup.
link-table =
    { $phase ->
        [lobby] { $free ->
            [0] { $game } : la partie va commencer
            [one] { $game } : { $free } place libre
           *[other] { $game } : { $free } places libres
        }
        [opening] { $game } : la partie va commencer
        [playing] { $game } : partie en cours
        [over] { $game } : partie terminée
        [abandoned] { $game } : partie abandonnée
       *[other] { $game } : partie arrêtée
    }
link-table-text =
    { $phase ->
        [lobby] Chez { $host }. Suivez le lien pour vous asseoir ; sans compte, rien à installer.
        [opening] Chez { $host }. Suivez le lien pour regarder.
        [playing] Chez { $host }. Suivez le lien pour regarder.
        [over] Chez { $host }. Suivez le lien pour revoir la partie, coup par coup.
       *[other] Chez { $host }.
    }

## Preuves que les dés sont honnêtes.

proof-unreadable = La preuve est illisible : { $reason }
proof-not-keyed = Les dés de cette partie ont été tirés par le générateur « { $generator } », qui ne prouve rien.
proof-secret = Le secret du serveur n’est pas celui auquel il s’était engagé.
proof-entropy = Ce que la place { $number } a ouvert n’est pas ce à quoi elle s’était engagée.
proof-drawn = L’entropie tirée pour la place { $number } ne découle pas du secret.
proof-seed = La graine des dés ne découle pas du secret et des entropies des joueurs.

## Les commandes `gobelet serve` et `gobelet bot`.

cli-about-serve = Démarrer le serveur : des tables en ligne, pour cette machine ou pour tous.
cli-help-host = L’adresse d’écoute ; 0.0.0.0 pour tous.
cli-help-port = Le port ; à défaut, 8080 ou un autre qui est libre.
cli-help-database = sqlite:///FICHIER ou postgresql://… ; à défaut, un fichier à vous.
cli-help-bus = redis://… ou postgresql://… : par où plusieurs processus communiquent.
cli-help-workers = Le nombre de processus du serveur ; plus d’un demande --bus.
cli-help-bots = Le nombre de processus pour les bots.
cli-help-origin = Un site, outre celui-ci, dont les pages peuvent se connecter.
cli-help-public-url = L’adresse par laquelle les autres joignent ce serveur, comme https://jeu.example.org, ou https://example.org/gobelet sous un chemin.
cli-help-sockets = Le nombre de connexions à la fois depuis une adresse.
cli-help-requests = Le nombre de requêtes par seconde depuis une adresse.
cli-help-keep = Nombre de jours après lequel les tables dont la partie est finie sont effacées ; 0 : jamais.
cli-help-abandon-lobby = Nombre de jours sans personne après lequel une table qui attend des joueurs est abandonnée.
cli-help-abandon-game = Nombre de jours sans personne après lequel une partie est abandonnée.
cli-help-trust = Les proxys de confiance, qui donnent l’adresse des joueurs.
cli-help-metrics = L’adresse où Prometheus trouve comptes et durées ; sans elle, nulle part.
cli-help-no-open = Ne pas ouvrir le navigateur.
cli-serving = Gobelet est à l’adresse { $address } (Ctrl-C l’arrête).
cli-serving-others = Pour les autres appareils : { $address } ({ $adapter })
cli-network-open = Ouvert aux appareils de ce réseau : { $address } (sans chiffrement).
cli-network-closed = Fermé aux autres appareils de ce réseau.
cli-workers-need-bus = Plusieurs processus ont besoin de --bus redis://… pour communiquer.
cli-url-unknown = { $option } est l’adresse d’un site, comme https://jeu.example.org, pas « { $value } ».
setting-base-path = { $where } peut finir par un chemin sous lequel on joint le serveur, comme https://example.org/gobelet. « { $value } » n’en est pas un : il a d’autres signes que des lettres, des chiffres, « - », « _ » et « . », ou il a déjà un sens ici.
cli-about-bot = Asseoir un bot à vous à n’importe quelle table.
cli-help-url = Le lien de la table, comme https://example.org/t/…
cli-help-token = La clé de la place ; sans elle le bot prend une place libre, ou celle d’un bot.
cli-help-bot-name = Le nom du bot, s’il prend une place.
cli-help-bot = Un de nos bots, ou une classe à vous.
cli-url-form = Ce n’est pas le lien d’une table : { $url }
cli-bot-missing = Le bot { $bot } ne peut pas être chargé : { $reason }
cli-no-server = Personne ne répond à { $url } : { $reason }
cli-bot-done =
    { $place ->
        [0] La partie a été abandonnée.
        [1] La partie est finie : gagnée, points : { $points }.
       *[other] La partie est finie : place { $place }, points : { $points }.
    }

## Joueurs.

player-secret = Il faut ici le secret d’un joueur : 64 chiffres hexadécimaux, dans l’en-tête « Authorization », après « Bearer ».
unknown-player = Le serveur ne connaît pas ce joueur. Asseyez-vous à une table, ou choisissez un nom sur la page « Vous ».
no-seat-of-yours = Vous n’avez pas de place à cette table.
unknown-device = Vous n’avez pas d’appareil de ce nom.
device-known = Cet appareil a déjà un joueur. Envoyez un nouveau secret.
devices-full = Un joueur a { $most } appareils au plus. Retirez-en un d’abord.
unknown-passkey = Vous n’avez pas de clé d’accès de ce nom.
passkeys-full = Un joueur a { $most } clés d’accès au plus. Retirez-en une d’abord.
passkeys-nowhere = Les clés d’accès ne marchent pas sur ce serveur : il leur faut une adresse publique en https qui ne soit pas un numéro.
passkey-refused = Cette clé d’accès n’a pas été acceptée. Réessayez, s’il vous plaît.
code-refused = Ce code est faux, déjà utilisé, ou vieux de plus de dix minutes.

## Tables classées, et pages des joueurs.

rated-clock = Une table classée a besoin d’un chrono. Choisissez « clock », ou créez la table sans classement.
rated-hints = À une table classée, personne ne voit les chances de ses choix. Retirez « hints ».
rated-open = À une table classée, personne ne reprend une place. Retirez « open ».
rated-shared = À une table classée, chacun a son propre appareil. Retirez « shared ».
rated-choices = Les parties classées se jouent selon les règles imprimées. Retirez « choices ».
rated-alone = Il faut au moins { $number } personnes à une table classée : les parties contre nos seuls bots ne comptent pas.
rated-bot = La force du bot { $bot } n’est pas connue pour ces règles. Choisissez-en un autre pour une table classée.
rated-player = Seuls des joueurs connus s’assoient à une table classée. Dans le navigateur, vous en êtes un d’office ; un programme montre le secret d’un joueur : gobelet bot --player FICHIER.
rated-seat-free = Une place est encore libre. À une table classée, tout le monde doit être là avant le début, ou la place revient à un bot.
rated-no-plans = À une table classée dont le chrono compte en minutes, chacun décide en personne : ni plan, ni ordre « si ça vaut le coup ».
rated-running = Cette partie est classée : jusqu’à la fin, personne ne prend de place, personne n’est remplacé, et elle n’est ni interrompue ni annulée.
no-player-page = Cette page n’existe pas, ou son joueur ne la montre pas.
ratings-not-yet = Cette partie n’a pas de classement avant sa fin.
cli-help-player = Un fichier avec le secret du joueur de ce bot, pour les tables classées ; créé s’il n’existe pas.
cli-player-file = { $file } ne contient pas le secret d’un joueur : 64 chiffres hexadécimaux.
## La table du jour.

daily-sealed = C’est une table du jour. Tant que sa journée n’est pas finie, personne d’autre ne peut la voir ni la revoir, et il n’y a ni fichier de partie ni revanche. Elle s’ouvre à minuit UTC, { $hours ->
        [0] { "" }
        [one] dans une heure et{ " " }
       *[other] dans { $hours } heures et{ " " }
    }{ $hours ->
        [0] dans { $minutes } min.
       *[other] { $minutes } min.
    }
daily-no-undo = Rien ne s’annule à la table du jour : chacun la joue une seule fois.
daily-no-plans = À la table du jour, chacun décide en personne : ni plan, ni ordre « si ça vaut le coup ».
daily-no-hints = Il n’y a pas de conseils à la table du jour.
daily-same-bots = À la table du jour, tout le monde joue contre les mêmes bots.
daily-over = La journée du { $day } est finie. Jouez la table d’aujourd’hui.
daily-not-yet = La journée du { $day } n’a pas commencé.
daily-no-day = « { $day } » n’est pas une date. Écrivez-la comme 2026-11-17.
daily-nothing = Il n’y a pas de table du jour de « { $game } » le { $day }.
daily-once = Vous avez déjà joué cette table du jour. La prochaine arrive à minuit UTC.
proof-not-duplicate = Les dés que plusieurs tables partagent viennent du générateur « duplicate » ; cette partie nomme « { $generator } ».
## Les tournois.

tournament-unknown = Ce tournoi n’existe pas. Il a peut-être été supprimé.
tournament-title = Un tournoi a besoin d’un titre.
tournament-begins = Un tournoi commence à partir de maintenant, dans les 90 jours.
tournament-over = Ce tournoi est terminé.
tournament-closed = On ne peut plus s’inscrire à ce tournoi.
tournament-full = Ce tournoi est complet : { $number } personnes y participent.
tournament-not-entered = Vous ne participez pas à ce tournoi.
tournament-replaced = L’arbitre vous a remplacé dans ce tournoi.
tournament-judge-only = Seul l’arbitre du tournoi peut faire cela.
tournament-reason = Donnez une raison. Tout le monde la lira.
tournament-phase = C’est impossible maintenant : { $phase ->
        [entry] le tournoi n’a pas commencé.
        [playing] le tournoi est en cours.
        [cancelled] le tournoi a été annulé.
       *[over] le tournoi est terminé.
    }
tournament-too-few = Il faut au moins deux personnes pour un tournoi.
tournament-paused = Le tournoi est en pause. Reprenez-le d’abord.
tournament-no-entry = Personne ne participe sous ce numéro.
tournament-no-table = Il n’y a pas de telle table dans cette ronde.
tournament-places = Donnez { $number } places, une par siège : 1 pour la première. Les ex æquo partagent une place, comme dans 1, 1, 3.
tournament-sealed = Toutes les tables de la ronde { $round } ont les mêmes dés. Tant que la ronde n’est pas finie, personne d’autre ne peut voir ni revoir cette partie, et il n’y a ni fichier de partie ni revanche.
tournament-no-undo = Rien ne s’annule dans un tournoi.
tournament-no-hints = Il n’y a pas de conseils dans un tournoi.
tournament-no-plans = Dans un tournoi dont le chrono compte en minutes, chacun décide en personne : ni plan, ni ordre « si ça vaut le coup ».
tournament-seats = C’est le tournoi qui place les joueurs à cette table.
## Les avis.

push-address = Un abonnement mène à une adresse https d’un service de notifications, sans port.
push-service-unknown = « { $host } » n’est pas un service de notifications que ce serveur connaît. Son exploitant peut l’ajouter avec --push-service.
push-keys = Ce ne sont pas les clés d’un abonnement. Abonnez-vous à nouveau et envoyez-les comme le navigateur les écrit.
unknown-zone = Le fuseau horaire « { $zone } » n’existe pas. Envoyez un nom comme Europe/Paris.
no-mails = Ce serveur n’envoie pas d’e-mails.
mail-address = Ce n’est pas une adresse e-mail. Vérifiez-la : des lettres, des chiffres et des signes, un « @ » et un domaine.
mail-refused = La personne à qui appartient cette adresse ne veut pas d’e-mails d’ici.
mail-often = Cette adresse a été sollicitée trop souvent. Cherchez-y notre e-mail, ou réessayez demain.
mail-link = Ce lien est faux, déjà utilisé ou a plus de deux jours.
notice-turn = À vous de jouer : { $game }
notice-turn-text = Les autres vous attendent.
notice-turn-until = Vous avez jusqu’à { $time }.
notice-over = Partie terminée : { $game }
notice-over-text = Voyez comment elle a fini.
notice-rematch = Une revanche : { $game }
notice-rematch-text = Les autres rejouent et vous ont gardé votre place.
mail-notice =
    { $text }

    { $link }

    --
    Plus d’e-mails : { $stop }
    Quels e-mails, et quand : { $settings }
mail-confirm-subject = Les avis de vos parties : confirmez cette adresse
mail-confirm =
    Bonjour,

    quelqu’un veut recevoir un avis à cette adresse quand c’est à son tour de jouer sur { $home }. Si c’est vous, ouvrez ce lien et confirmez, dans les deux jours :

    { $link }

    Si ce n’est pas vous, ne faites rien : aucun autre e-mail ne viendra. Pour que personne ne puisse vous solliciter à nouveau :

    { $stop }
cli-help-push-service = Un autre service de notifications que les navigateurs peuvent nommer, comme push.example.org ; peut être répété.
cli-help-mail = Le serveur de courrier pour les avis, suivi de deux-points et d’un port si ce n’est pas 587. Son mot de passe vient de GOBELET_MAIL_PASSWORD ou d’un fichier.
cli-help-mail-sender = L’expéditeur des e-mails, comme "Gobelet <gobelet@example.org>".
cli-help-mail-user = Le nom avec lequel s’y connecter.
cli-help-mail-password-file = Un fichier qui contient le mot de passe.
cli-mail-needs = --mail demande { $option }.

## Requests that break off.

broken-off = La requête s’est arrêtée avant la fin. Renvoyez-la, s’il vous plaît.

## The key of the house.

cli-help-signing-key = Le fichier de la clé qui signe les enregistrements de ce serveur ; il est créé s’il n’existe pas. Sans lui, à côté de la base de données.
signing-key-unreadable = La clé { $file } ne peut être ni lue ni créée : { $reason }.
signing-key-wrong = { $file } n’est pas une clé : il devrait contenir 64 chiffres hexadécimaux.

## La modération.

name-unwanted = Ce nom n’est pas accepté ici. Merci d’en choisir un autre.
banned = Votre accès est suspendu jusqu’au { $until }.
chat-muted-until = La modération vous a coupé la parole jusqu’au { $until }.
no-such-line = Ce message n’est plus là. Vous pouvez toujours signaler le joueur.
report-nobody = Il n’y a personne à signaler à cette place.
report-oneself = C’est vous. Signalez plutôt quelqu’un d’autre.
reports-enough = Vous avez envoyé { $most } signalements aujourd’hui. Merci ; la suite demain.
mute-unknown = Seuls les joueurs que ce serveur connaît peuvent en masquer d’autres. Asseyez-vous d’abord à une table.
mute-nobody = Il n’y a personne à masquer à cette place.
mutes-full = Vous masquez { $most } joueurs, c’est le maximum. Démasquez-en d’abord.
moderation-session = Présentez de nouveau votre clé d’accès : une session de modération dure une demi-heure.
not-moderator = Cette clé d’accès n’est pas celle d’un modérateur. C’est l’exploitant du serveur qui les nomme.
moderator-protected = On ne peut ni exclure ni faire taire un modérateur ici. Adressez-vous à l’exploitant.
report-unknown = Il n’y a pas de signalement { $number }.
report-settled = Un autre modérateur a déjà traité le signalement { $number }.
report-scope = Ce signalement n’en dit pas assez sur ce joueur : choisissez un autre moyen.
restriction-gone = Cette sanction a été levée ou a pris fin.
reason-empty = Indiquez une raison : elle est gardée dans le journal.
ban-address = « { $value } » n’est pas une adresse. Écrivez 203.0.113.7, ou un réseau comme 203.0.113.0/24.
ban-loopback = « { $value } », c’est cette machine. Si tous les joueurs en viennent, donnez à « trust » l’adresse de votre serveur mandataire.
ban-wide = Le réseau « { $value } » est trop large : indiquez-en au moins { $bits } bits.
ban-pattern = « { $value } » n’est pas un modèle de nom : il faut au moins { $least } lettres hors jokers, et { $most } au plus.
cli-help-words = Un fichier de mots pour le filtre des noms et de la discussion, un par ligne, en plus de la liste intégrée.
