## Les réglages d’un serveur.

cli-help-config = Un fichier de réglages ; à défaut, gobelet.toml s’il est dans ce dossier.
cli-help-database-password-file = Un fichier qui contient le mot de passe de la base de données.
cli-help-bus-password-file = Un fichier qui contient le mot de passe du bus.
cli-help-log-format = La forme des lignes du journal : text ou json.
cli-help-log-level = Ce que le journal contient au moins : debug, info, warning ou error.
cli-help-imprint = Une page avec vos mentions légales, en Markdown ou en texte ; liée au pied de la page.
cli-help-privacy = Une page sur la confidentialité, de même.
setting-page = { $where } nomme { $file }, qui ne peut pas être lu : { $reason }.
setting-page-long = { $where } nomme { $file }, qui est trop long : { $most } caractères au plus.
setting-file = Les réglages de { $file } ne peuvent pas être lus : { $reason }. Corrigez le fichier, ou nommez-en un autre avec --config.
setting-secret-file = { $where } nomme { $file }, qui ne peut pas être lu : { $reason }.
setting-unknown = Ce réglage n’existe pas : { $where }. « gobelet house settings » les montre tous.
setting-misspelt = Ce réglage n’existe pas : { $where }. Vouliez-vous dire { $near } ?
setting-word = { $where } vaut « { $value } » ; les valeurs possibles sont : { $known }.
setting-number = { $where } doit être un nombre entier de { $least } à { $most }, pas « { $value } ».
setting-flag = { $where } doit être true ou false, pas « { $value } ».
setting-list = { $where } doit être une liste de textes, pas « { $value } ».
setting-text = { $where } doit être un texte, pas « { $value } ».
setting-database = { $where } est sqlite:///FICHIER ou postgresql://…, pas « { $value } ».
setting-bus = { $where } est redis://… ou postgresql://…, pas « { $value } ».
setting-address = { $where } est une adresse illisible : « { $value } ».
setting-metrics = { $where } est un port, comme 9100, ou un hôte suivi de deux-points et d’un port, pas « { $value } ».
setting-mail = { $where } est un hôte comme mail.example.org, suivi de deux-points et d’un port si ce n’est pas 587, pas « { $value } ».
setting-mail-sender = { $where } est une adresse e-mail, avec un nom si vous voulez, pas « { $value } ».
setting-push-service = { $where } est le nom d’un hôte, comme push.example.org, pas « { $value } ».

## Ce qui empêche de démarrer.

start-no-folder = Le dossier { $folder } de la base de données n’existe pas : créez-le, ou nommez un autre fichier avec --database.
start-database-file = La base de données { $file } est inutilisable : { $reason }. Donnez le droit de lire et d’écrire ce fichier, ou nommez-en un autre avec --database.
start-database-away = La base de données { $address } est injoignable : { $reason }. Démarrez-la, ou corrigez son adresse ou son mot de passe.
start-schema-newer = Cette base de données a servi à un Gobelet plus récent : son schéma est { $found }, ce programme connaît { $known }. Réinstallez la version plus récente, ou nommez une autre base.
start-bus-away = Le bus { $address } est injoignable : { $reason }. Démarrez-le, ou corrigez --bus.
start-port-taken = Rien ne peut écouter à { $host }, port { $port } : { $reason }. Arrêtez ce qui s’y trouve, ou choisissez un autre port ({ $where }).
start-metrics-port = Les mesures ne peuvent pas être montrées à { $host }, port { $port } : { $reason }. Choisissez une autre adresse avec --metrics.
start-host-unknown = « { $host } » n’est pas une adresse de cette machine ({ $where }). Prenez localhost, 0.0.0.0 pour tous, ou l’une de ses adresses.

## La commande `gobelet house`.

cli-house-overview =
    S’occuper d’un serveur : sur sa base de données, qu’il tourne ou non.

    { "  " }gobelet house tables        lister, montrer, fermer, dégeler, effacer des tables
    { "  " }gobelet house players       trouver, exclure ou effacer des joueurs et leurs données
    { "  " }gobelet house reports       lister, montrer, classer ce que des joueurs ont signalé
    { "  " }gobelet house moderators    lister, nommer, démettre les modérateurs
    { "  " }gobelet house announce      annoncer un redémarrage sur toutes les pages
    { "  " }gobelet house statistics    compter ce que contient la base de données
    { "  " }gobelet house check         vérifier la base, et rejouer les parties en cours
    { "  " }gobelet house backup        copier la base, pendant que l’on joue
    { "  " }gobelet house move          tout déménager dans une autre base
    { "  " }gobelet house acts          lister ce qu’ont fait l’exploitant et les modérateurs
    { "  " }gobelet house export        écrire les parties données à la recherche
    { "  " }gobelet house settings      montrer chaque réglage, et où il a été fait

    « gobelet house COMMANDE --help » en dit plus. Toutes donnent du JSON avec --json.

    exemples :
    { "  " }gobelet house tables --phase playing
    { "  " }gobelet house announce --in 10 --text "Nouvelle version"
    { "  " }gobelet house check --json
cli-about-house-settings = Montrer chaque réglage d’un serveur, sa valeur, et où il a été fait. Les mots de passe ne sont pas montrés. La ligne de commande passe avant l’environnement, et lui avant le fichier.
cli-help-house-json = Donner du JSON, pour les programmes.
cli-setting-default = pas réglé
cli-about-house-tables = Les tables : list, show TABLE, close TABLE (la partie est abandonnée, à la vue de tous), unfreeze TABLE (si ce programme peut la continuer), delete TABLE (avec son journal, pour toujours).
cli-about-house-players = Les joueurs : find NAME, par une partie du nom, un identifiant ou l’adresse de leur page ; ban WHO, unban NUMBER, bans ; delete PLAYER, avec tout ce qui est gardé sur eux.
cli-about-house-announce = Annoncer sur toutes les pages ouvertes que le serveur redémarre, et quand. L’annonce disparaît quand le serveur a redémarré après cette heure, ou avec --withdraw.
cli-about-house-statistics = Compter ce que contient la base de données : tables par phase, joueurs, connexions, processus.
cli-about-house-check = Vérifier la base de données : le fichier, les numéros de toutes les lignes, et si chaque partie en cours peut être rejouée. Code de sortie 0 : tout va bien ; 1 : non.
cli-about-house-backup = Copier la base SQLite en service dans un nouveau fichier, avec à côté la clé qui signe les parties, pendant que l’on joue. Pour PostgreSQL, il y a pg_dump.
cli-about-house-move = Tout déménager dans une base de données vide, de SQLite à PostgreSQL ou l’inverse : toutes les lignes, comparées à celles de la source, et la clé qui signe les parties. Le serveur doit être arrêté. La source reste telle quelle.
cli-help-backup-file = Le nouveau fichier.
cli-help-move-to = La base de données vide : sqlite:///FICHIER ou postgresql://…
cli-help-move-password-file = Le fichier qui contient son mot de passe.
cli-about-house-acts = Lister ce qui a été fait avec « gobelet house » et par les modérateurs, le plus récent d’abord : quand, par qui (l’identifiant d’un modérateur), quoi, pourquoi.
cli-about-house-ban = Exclure un joueur, une adresse ou un réseau, ou les noms d’un modèle, pour quelques jours : ni table, ni place, ni discussion. Avec --chat, seulement pas de discussion.
cli-about-house-unban = Lever une sanction avant sa fin.
cli-about-house-bans = Lister les sanctions en cours.
cli-about-house-reports = Les signalements que personne n’a traités : list, show NUMBER, avec ce qui s’est dit avant, dismiss NUMBER.
cli-about-house-moderators = Qui peut ouvrir la page de modération (/moderation), avec une clé d’accès : list, add PLAYER, remove PLAYER.
cli-help-ban-who = L’identifiant d’un joueur ; avec --by address une adresse ou un réseau, comme 203.0.113.0/24 ; avec --by name un nom, où l’étoile et le point d’interrogation remplacent des lettres.
cli-help-ban-by = Ce qu’est WHO : player, address ou name.
cli-help-ban-days = Pour combien de jours.
cli-help-ban-chat = Couper la parole seulement : la personne joue, sans rien dire.
cli-help-ban-number = Le numéro de la sanction, comme « bans » le montre.
cli-help-report-number = Le numéro du signalement.
house-ban-done = L’exclusion { $number } vaut pour { $days } jours. Un serveur qui tourne suit en deux secondes.
house-mute-done = Le silence { $number } vaut pour { $days } jours. Un serveur qui tourne suit en deux secondes.
house-unban-done = La sanction { $number } est levée. Un serveur qui tourne suit en deux secondes.
house-no-bans = Personne n’est exclu ni réduit au silence.
house-no-reports = Il n’y a pas de signalement en attente.
house-no-moderators = Il n’y a pas de modérateurs.
house-no-moderator = Le joueur { $player } n’est pas modérateur.
house-no-passkey = Le joueur { $player } n’a pas de clé d’accès : il en crée une sur sa page « Vous », et pourra ensuite modérer.
house-no-scope = --by est l’un de { $known }, pas « { $value } ».
house-no-restriction = Il n’y a pas de sanction { $number }.
house-needs-reason = Donnez une raison avec --reason : elle est gardée dans le journal.
house-report-dismissed = Le signalement { $number } est classé.
house-moderator-add = Le joueur { $player } peut modérer, sur /moderation et avec sa clé d’accès.
house-moderator-remove = Le joueur { $player } ne modère plus.
cli-help-phase = Seulement les tables dans cette phase : lobby, opening, playing, over, abandoned ou frozen.
cli-help-table = L’identifiant d’une table, comme dans son lien.
cli-help-reason = Pourquoi, pour le journal.
cli-help-yes = Effacer vraiment : rien ne pourra le rétablir.
cli-help-player-words = Une partie du nom, un identifiant, ou l’adresse de la page du joueur.
cli-help-player-id = L’identifiant d’un joueur, comme « find » le montre.
cli-help-in = Quand le serveur redémarre, en minutes à partir de maintenant.
cli-help-announcement = Ce que vous voulez ajouter, 200 caractères au plus.
cli-help-withdraw = Retirer ce qui a été annoncé.
house-seats = personnes { $people }, bots { $bots }, libres { $free }
house-here-yes = présent
house-here-no = absent
house-no-tables = Il n’y a pas de telles tables.
house-no-players = Il n’y a pas de tels joueurs.
house-no-acts = Rien n’a encore été fait.
house-no-phase = La phase « { $value } » n’existe pas ; choisissez parmi : { $known }.
house-player-has = tables { $tables }, clés d’accès { $passkeys }
house-close-done = La table { $table } est fermée : sa partie est abandonnée.
house-unfreeze-done = La table { $table } reprend où elle en était.
house-delete-done = La table { $table } est effacée.
house-player-deleted = Le joueur { $player } est effacé. Un serveur qui tourne ôte son nom des tables tout de suite, un autre à son démarrage.
house-announced = Toutes les pages ouvertes disent que le serveur redémarre à { $time }.
house-withdrawn = Plus rien n’est annoncé.
house-frozen-why = Elle est gelée : { $reason }.
house-checked =
    { $findings ->
        [0] Tout va bien. Parties en cours rejouées : { $tables }.
       *[other] Quelque chose ne va pas : { $findings }. Parties en cours rejouées : { $tables }.
    }
house-say-yes = C’est sans retour. Ajoutez --yes si vous le voulez vraiment.
house-text-long = Le texte est trop long : { $most } caractères au plus.
house-no-database = La base de données { $file } n’existe pas. Nommez-la avec --database, dans un fichier de réglages ou dans GOBELET_DATABASE.
house-schema-older = Cette base de données a le schéma « { $found } », et ce programme demande { $known } : démarrez une fois le serveur, il la met à jour.
house-backed-up = La copie est { $file }. Tables : { $tables }, lignes dans leurs journaux : { $rows }. Elle contient les secrets des parties en cours.
house-backup-postgresql = { $address } est une base PostgreSQL : sauvegardez-la avec pg_dump, qui marche aussi pendant que l’on joue.
house-backup-there = { $file } existe déjà. Donnez un nouveau fichier.
house-backup-failed = La copie n’a pas pu être faite : { $reason }
house-moved = Tout est maintenant dans { $address } : { $rows } lignes dans { $tables } tables, les mêmes qu’avant. Mettez-la dans « database », et démarrez le serveur. Ne démarrez plus jamais de serveur avec l’ancienne base : les parties continueraient des deux côtés.
house-move-same = La source et la cible sont la même base de données.
house-move-in-use = Un serveur se sert de { $address } : il a donné signe de vie il y a { $seconds } secondes. Arrêtez-le d’abord. S’il a été tué, attendez que { $most } secondes aient passé.
house-move-busy = { $address } est occupée, et ne s’est pas libérée en { $seconds } secondes : { $reason }
house-move-filled = { $address } n’est pas vide : il y a des lignes dans « { $name } ». Déménagez dans une base neuve.
house-move-differs = La copie de « { $name } » a { $found } lignes et devrait en avoir { $expected }, ou bien elles diffèrent. Rien n’a déménagé.
house-move-failed = Rien n’a déménagé : { $reason }
house-move-key-there = Il y a déjà une clé dans { $file }, et c’en est une autre. Déplacez-la d’abord.
house-frozen = Cette table est gelée : dégelez-la, ou effacez-la.
house-not-frozen = Cette table n’est pas gelée.
house-still-frozen = Ce programme ne peut pas continuer cette table : { $reason }
house-no-player = Aucun joueur n’a l’identifiant { $player }.
