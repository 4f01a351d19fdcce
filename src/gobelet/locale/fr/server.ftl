### Ce qui peut mal se passer entre un joueur et le serveur.

## Messages et requêtes.

not-json = Ce n’est pas du JSON, ou pas ce qui est attendu ici : { $reason }
message-too-long = Un message compte { $most } octets au plus.
not-text = Les messages sont du texte, pas des octets.
hello-first = Le premier message doit être « hello ».
hello-again = Vous avez déjà dit bonjour.
message-out-of-place = Ce message n’a pas sa place ici.
not-found = Il n’y a rien à cette adresse.
method-not-allowed = Cela ne peut pas se faire à cette adresse.
server-error = Quelque chose s’est mal passé de notre côté. C’est noté.
store-down = Le serveur n’a pas accès à sa base de données pour l’instant. Rien n’est perdu ; réessayez, s’il vous plaît.
database-foreign = La base de données contient une table « { $name } » qui n’est pas telle que Gobelet l’écrit. Nommez-en une autre avec --database.
busy = La table est très occupée. Réessayez, s’il vous plaît.
slow-down =
    C’est trop à la fois. Réessayez dans { $seconds ->
        [one] une seconde.
       *[other] { $seconds } secondes.
    }
enough-rows = Cela suffit : un siège peut dire et changer { $most } choses dans chaque phase d’une partie.
too-many-sockets = Il y a trop de connexions depuis votre adresse.
too-silent = On ne vous a pas entendu depuis un moment.
host-unknown = Ce serveur ne répond pas au nom « { $host } ». S’il le doit, démarrez-le avec --public-url http://{ $host }.
origin-unknown = Les pages de { $origin } n’ont pas le droit de faire cela ici. Si elles le doivent, démarrez le serveur avec --origin { $origin }.
body-not-json = Le corps doit être du JSON, annoncé comme application/json (Content-Type).
page-missing = La page n’a pas été construite : installez Gobelet avec pip, ou construisez web/.
network-forbidden = Seul le navigateur que Gobelet a ouvert lui-même peut faire cela.
network-unknown-address = Cet ordinateur n’a pas d’adresse { $address } dans un réseau.
network-cannot-listen = Rien ne peut écouter à { $address } : { $reason }.

## Tables et sièges.

unknown-table = Cette table n’existe pas.
unknown-token = Cette clé n’ouvre aucun siège ici.
unknown-bot = Il n’y a pas de robot « { $bot } » ; choisissez parmi : { $known }.
name-empty = Un nom a au moins une lettre.
nobody-plays = Un siège au moins doit être pour une personne.
table-not-open = Personne ne peut s’asseoir pour l’instant.
table-full = Tous les sièges sont pris.
table-paused = L’hôte a mis la partie en pause.
no-such-seat = Il n’y a pas de siège { $number }.
seat-taken = Le siège { $number } est pris.
one-seat = Ce navigateur occupe déjà le siège { $number } ; un navigateur a un seul siège. Pour jouer à plusieurs sur un même appareil, créez une table avec l’option « shared ».
table-locked = L’hôte a fermé la table : personne ne peut s’asseoir.
removed-by-host = L’hôte vous a retiré de cette table.
requests-full = { $number } personnes demandent déjà un siège. Réessayez plus tard, s’il vous plaît.
request-over = Personne ne demande plus ce siège.
request-declined = L’hôte ne vous a pas donné le siège.
only-for-players = Vous regardez : seuls les joueurs peuvent faire cela.
only-for-hosts = Seul l’hôte peut faire cela.
phase-other =
    { $phase ->
        [lobby] La partie n’a pas commencé.
        [opening] La partie va commencer.
        [playing] La partie a commencé.
        [over] La partie est finie.
       *[other] La partie a été interrompue.
    }
replace-oneself = Vous ne pouvez pas vous remplacer ; vous pouvez partir.
chat-muted = L’hôte vous a rendu muet.
commitment-broken = Ce n’est pas ce à quoi vous vous étiez engagé.
record-sealed = La partie est publiée quand elle est finie.
record-no-question = Le fichier n’a pas de question { $number } d’où reprendre la partie.
replay-too-long = La partie est trop longue pour être montrée : après { $seconds } secondes, elle n’était pas finie.
no-game = Aucune partie n’a été jouée à cette table.

## Réponses.

question-over = Cette question est close.
answer-incomplete = La réponse n’est pas complète.
choice-not-one = Une réponse a exactement un champ, pas { $number }.
choice-other-game = Cela fait partie d’un autre jeu.
choice-unknown = Il n’y a pas de « { $what } » à choisir.
choice-places = Il y a { $number } dés à choisir, chacun une fois.
wait-not-now = Il n’y a rien à attendre.
quiet-now = Vous avez annoncé ne jouer aucune réaction dans cette manche. Revenez sur cette annonce pour en jouer une.
wait-no-more = Vous avez déjà demandé deux fois d’attendre dans cette manche.
stand-in-clock = À cette table le temps est limité : un bot répond de lui-même pour les absents.
stand-in-window = Pendant une fenêtre de réaction, on n’attend personne.
stand-in-not-awaited = On n’attend pas { $seat }.
stand-in-too-soon = Un bot pourra répondre pour { $seat } au bout de deux minutes d’absence.

## Preuves que les dés sont honnêtes.

proof-unreadable = La preuve est illisible : { $reason }
proof-not-keyed = Les dés de cette partie ont été tirés par le générateur « { $generator } », qui ne prouve rien.
proof-secret = Le secret du serveur n’est pas celui auquel il s’était engagé.
proof-entropy = Ce que le siège { $number } a ouvert n’est pas ce à quoi il s’était engagé.
proof-drawn = L’entropie tirée pour le siège { $number } ne découle pas du secret.
proof-seed = La graine des dés ne découle pas du secret et des entropies des joueurs.

## Les commandes `gobelet serve` et `gobelet bot`.

cli-about-serve = Démarrer le serveur : des tables en ligne, pour cette machine ou pour tous.
cli-help-host = L’adresse d’écoute ; 0.0.0.0 pour tous.
cli-help-port = Le port ; sans lui 8080, ou n’importe lequel de libre.
cli-help-database = sqlite:///FICHIER ou postgresql://… ; sans cela un fichier à vous.
cli-help-bus = redis://… ou postgresql://… : ce par quoi plusieurs processus s’entendent.
cli-help-workers = Les processus qui servent ; plus d’un demande --bus.
cli-help-bots = Les processus dans lesquels réfléchissent les robots.
cli-help-origin = Un site, outre celui-ci, dont les pages peuvent se connecter.
cli-help-public-url = L’adresse par laquelle les autres joignent ce serveur, comme https://jeu.example.org.
cli-help-sockets = Connexions à la fois depuis une adresse.
cli-help-requests = Requêtes par seconde depuis une adresse.
cli-help-keep = Jours après lesquels les tables dont la partie est finie sont effacées ; 0 : jamais.
cli-help-abandon-lobby = Nombre de jours sans personne après lequel une table qui attend des joueurs est abandonnée.
cli-help-abandon-game = Nombre de jours sans personne après lequel une partie est abandonnée.
cli-help-trust = Les mandataires que l’on croit sur l’adresse des joueurs.
cli-help-metrics = L’adresse où Prometheus trouve comptes et durées ; sans elle, nulle part.
cli-help-no-open = Ne pas ouvrir le navigateur.
cli-serving = Gobelet est à l’adresse { $address } (Ctrl-C l’arrête).
cli-serving-others = Pour les autres appareils : { $address } ({ $adapter })
cli-network-open = Ouvert aux appareils de ce réseau : { $address } (sans chiffrement).
cli-network-closed = Fermé aux autres appareils de ce réseau.
cli-workers-need-bus = Plusieurs processus ont besoin de --bus redis://… pour s’entendre.
cli-database-unknown = --database est sqlite:///FICHIER ou postgresql://…, pas « { $value } ».
cli-bus-unknown = --bus est redis://… ou postgresql://…, pas « { $value } ».
cli-url-unknown = { $option } est l’adresse d’un site, comme https://jeu.example.org, pas « { $value } ».
cli-port-taken = Rien ne peut écouter à { $host }, port { $port } : { $reason }.
cli-about-bot = Asseoir un robot à vous à n’importe quelle table.
cli-help-url = Le lien de la table, comme https://example.org/t/…
cli-help-token = La clé du siège ; sans elle le robot prend un siège libre, ou celui d’un robot.
cli-help-bot-name = Le nom du robot, s’il prend un siège.
cli-help-bot = Un de nos robots, ou une classe à vous.
cli-url-form = Ce n’est pas le lien d’une table : { $url }
cli-bot-missing = Le robot { $bot } ne peut pas être chargé : { $reason }
cli-no-server = Personne ne répond à { $url } : { $reason }
cli-bot-done =
    { $place ->
        [0] La partie a été interrompue.
        [1] La partie est finie : gagnée avec { $points } points.
       *[other] La partie est finie : { $points } points, place { $place }.
    }
