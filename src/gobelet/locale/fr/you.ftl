### La page « Vous » : le joueur, ses appareils, ses parties, et ce qui est enregistré sur lui.

you-about = Aucun compte n’est nécessaire. Votre nom et vos parties appartiennent à ce navigateur, sauf si vous enregistrez votre joueur.
you-name-and-looks = Nom et apparence
you-looks-about = C’est ce que voient les autres à votre table. Si quelqu’un y a déjà ce visage ou cette couleur, vous recevez les suivants qui sont libres.
you-face = Visage
you-face-number = Visage { $number }
you-colour = Couleur
you-colour-0 = Rouge
you-colour-1 = Bleu
you-colour-2 = Vert
you-colour-3 = Violet
you-colour-4 = Ocre
you-colour-5 = Turquoise

## Garder le joueur.

you-keep = Enregistrer ce joueur
you-keep-about = Avec une clé d’accès, votre nom, vos parties et vos réglages vous suivent sur tout autre appareil. Pas de mot de passe : votre appareil demande votre empreinte, votre visage ou son code.
you-keep-passkey = Enregistrer avec une clé d’accès
you-keep-another = Ajouter une clé d’accès
you-passkeys = Vos clés d’accès
you-passkey-of = Clé d’accès du { $date }
you-remove = Retirer
you-no-passkeys-browser = Ce navigateur ne connaît pas les clés d’accès. Un code fait la même chose.
you-no-passkeys-server = Les clés d’accès ne marchent pas sur ce serveur : il n’a pas d’adresse publique en https. Un code fait la même chose.
you-no-passkeys-address = Les clés d’accès ne marchent qu’à l’adresse { $address }. Ici, un code fait la même chose.
you-code-about = Avec un code, vous amenez ce joueur sur un autre appareil, une seule fois, dans les dix minutes.
you-code = Code
you-code-make = Afficher un code
you-code-again = Afficher un autre code
you-code-left =
    { $number ->
        [one] Valable une fois, encore une minute. Sur l’autre appareil, ouvrez la page « Vous ».
       *[other] Valable une fois, pendant { $number } minutes. Sur l’autre appareil, ouvrez la page « Vous ».
    }

## Venir d’un autre appareil.

you-arrive = Amener votre joueur ici
you-arrive-about = Vous avez enregistré votre joueur sur un autre appareil ? Ce navigateur jouera alors sous ce nom.
you-arrive-passkey = Utiliser une clé d’accès
you-arrive-code = Utiliser le code
you-code-enter = Code de l’autre appareil
you-arrive-stays = Les parties commencées dans ce navigateur restent dans sa liste.

## Appareils et parties.

you-devices = Vos appareils
you-device = Un navigateur
you-device-this = celui-ci
you-device-seen = vu le { $date }
you-devices-about = Un appareil que vous retirez n’a plus accès à ce joueur, et ne peut plus jouer dans les parties en cours.
you-games = Vos parties
you-games-all =
    { $number ->
        [one] Voir { $number } partie
       *[other] Voir les { $number } parties
    }

## Ce qui est enregistré.

you-stored = Ce qui est enregistré
you-stored-about = Le serveur garde votre nom et votre apparence, vos réglages, vos appareils, et les tables où vous avez joué.
you-stored-nothing = Le serveur ne sait encore rien de vous. Il vous connaîtra quand vous prendrez place à une table, ou enregistrerez ce joueur.
you-download = Télécharger mes données
you-delete = Supprimer ce joueur
you-delete-sure = Supprimer ce joueur ?
you-delete-gone = Votre nom, vos réglages, vos clés d’accès et ce que vous avez écrit dans les discussions sont supprimés tout de suite. Personne ne peut les rétablir.
you-delete-games = Vous quittez les parties en cours, et un bot y joue pour vous.
you-delete-records = Les parties terminées restent. Vous y êtes « un ancien joueur ».
you-delete-devices = Vos autres appareils perdent ce joueur aussi.
you-delete-yes = Supprimer pour de bon
you-delete-no = Le garder

## Ce qui a été fait.

you-done-kept = Ce joueur est enregistré. Ajoutez une deuxième clé, ou ajoutez un autre appareil, au cas où vous perdriez celui-ci.
you-done-arrived = Votre joueur est ici, avec vos parties.
you-done-deleted = Ce joueur est supprimé. Vous pouvez rejouer à tout moment sous un autre nom.

## Parties données à la recherche.

you-research = Des parties pour la recherche
you-research-text = Certains hôtes donnent leurs parties finies à celles et ceux qui étudient comment jouent les gens et les programmes. Les vôtres n’en sont que si vous acceptez ici, et toutes les autres personnes de la table aussi. Les noms sont remplacés ; messages et heures n’y sont pas.
you-research-give = Donner mes parties à la recherche
you-research-back = Si vous changez d’avis, ou supprimez ce joueur, vos parties ne seront dans aucun export ultérieur. Ce qui a déjà été exporté reste où il est.

## Modération.

you-moderation = Pour la modération
you-moderation-text = L’exploitant de ce serveur vous a confié la modération.
you-moderation-open = Ouvrir la modération

## La page du joueur.

you-page = Votre page
you-page-text = Classement, rangs, préférences, et contre qui vous jouez.
you-page-open = Ouvrir votre page

## Les avis.

you-notices = Quand c’est à vous
you-notices-about = Recevez un avis quand une partie vous attend et que vous n’êtes pas à la table. C’est fait pour les parties sur plusieurs jours et marche pour toutes.
you-push-on = M’avertir sur cet appareil
you-push-off = Ne plus avertir ici
you-push-is-on = Cet appareil affiche les avis.
you-push-elsewhere =
    { $number ->
        [one] { $number } autre de vos appareils les affiche.
       *[other] { $number } autres de vos appareils les affichent.
    }
you-push-insecure = Pas d’avis sur cet appareil : les navigateurs n’en affichent qu’aux adresses https et sur localhost.
you-push-missing = Ce navigateur ne peut pas afficher d’avis quand la page est fermée. Sur iPhone ou iPad, ajoutez Gobelet à l’écran d’accueil et ouvrez-le de là.
you-push-blocked = Les avis de ce site sont bloqués dans votre navigateur. Autorisez-les dans ses réglages, puis revenez.
you-push-failed = Ce navigateur ne joint pas son service de notifications. Réessayez plus tard.
you-mail = Adresse e-mail
you-mail-give = M’envoyer des e-mails
you-mail-asked = Nous avons envoyé un e-mail à { $address }. Ouvrez le lien qu’il contient dans les deux jours : rien d’autre n’est envoyé avant.
you-mail-is-on = Les e-mails vont à { $address }. Chacun contient un lien pour y mettre fin.
you-mail-remove = Retirer cette adresse
you-notice-kinds = Ce qui vaut un avis
you-notice-turn = Une partie vous attend
you-notice-over = Une partie est terminée
you-notice-rematch = Les autres rejouent
you-quiet = Heures calmes
you-quiet-from = de
you-quiet-to = à
you-quiet-about = Les avis de ces heures arrivent ensuite. Les heures sont celles de { $zone }.
you-notice-once = Il y a un avis chaque fois qu’une partie vous attend, et aucun tant que vous êtes à la table.
mail-page-confirm = Les avis par e-mail
mail-page-confirm-about = Quelqu’un veut recevoir un avis à votre adresse quand c’est à son tour sur Gobelet. Si c’est vous, confirmez.
mail-page-confirm-yes = Confirmer cette adresse
mail-page-confirmed = Merci. Les avis vont désormais à { $address }.
mail-page-stop = Plus d’e-mails
mail-page-stopped = Plus aucun e-mail n’ira à { $address }. L’adresse est effacée.
mail-page-stopped-before = Plus aucun e-mail n’ira à cette adresse.
mail-page-waits = Un instant…
mail-page-you = Vers vos réglages

## Les avis d’une table.

you-table-offer = M’avertir
you-table-offer-text = Recevez un avis quand c’est à vous, sur cet appareil ou par e-mail.
you-table-mute = Pas d’avis
you-table-mute-text = Vous recevez un avis quand cette table vous attend. Ici, vous y mettez fin pour cette table seulement.
you-table-unmute = De nouveau des avis
you-table-unmute-text = Vous n’apprenez rien de cette table pendant votre absence.
