# Signaler quelqu’un, et la page de modération.

report-title = Signaler { $name }
report-title-line = Signaler un message : { $name }
report-title-watcher = Signaler un message
report-line = « { $text } »
report-kind = Qu’est-ce qui ne va pas ?
report-kind-insult = Insultes ou haine
report-kind-spam = Spam
report-kind-name = Son nom
report-kind-unfair = Jeu déloyal
report-kind-other = Autre chose
report-more = Voulez-vous ajouter quelque chose ? (facultatif)
report-about = Les modérateurs de ce serveur le verront, avec les derniers messages. { $name } n’en saura rien.
report-about-watcher = Les modérateurs de ce serveur le verront, avec les derniers messages. Personne d’autre n’en saura rien.
report-send = Envoyer
report-thanks = Merci. Les modérateurs de ce serveur vont regarder.
report-mute-too = Vous pouvez aussi masquer ses messages, dans le menu de la table.

moderation-title = Modération
moderation-about = Pour les joueurs que l’exploitant de ce serveur a nommés modérateurs.
moderation-open = Ouvrir avec ma clé d’accès
moderation-server = Les clés d’accès ne marchent pas sur ce serveur : il lui faut une adresse publique en https.
moderation-address = Les clés d’accès ne marchent qu’à l’adresse { $address }. Ouvrez la page là-bas.
moderation-browser = Ce navigateur n’a pas de clés d’accès.
moderation-as = { $name }, jusqu’à { $time }
moderation-close = Fermer
moderation-renew = Actualiser
moderation-reports = { $number ->
    [0] Signalements
   *[other] Signalements ({ $number })
}
moderation-no-reports = Aucun signalement en attente.
moderation-more = Encore { $number } en attente derrière ceux-ci.
moderation-by = par { $name }
moderation-by-somebody = par quelqu’un sans joueur
moderation-watcher = Quelqu’un qui regardait
moderation-adds = Précision : « { $text } »
moderation-said = Ce qui s’est dit
moderation-nothing-said = Personne n’avait rien dit.
moderation-this-line = le message signalé
moderation-table = Voir la table
moderation-act = Que faites-vous ?
moderation-act-dismiss = Rien
moderation-act-mute = Faire taire
moderation-act-ban = Exclure
moderation-scope = Qui ?
moderation-scope-player = Ce joueur
moderation-scope-address = Son adresse
moderation-scope-name = Ce nom
moderation-scope-address-about = Tous ceux qui sont à cette adresse, par exemple une école ou une famille.
moderation-scope-name-about = Tous ceux qui prennent ce nom.
moderation-for = Pour combien de temps ?
moderation-hours = { $hours ->
    [1] Une heure
    [24] Un jour
    [168] Une semaine
    [720] Un mois
   *[other] Un an
}
moderation-reason = Pourquoi ? C’est gardé dans le journal.
moderation-do-dismiss = Classer le signalement
moderation-do-mute = Faire taire
moderation-do-ban = Exclure
moderation-bans = Sanctions en cours
moderation-no-bans = Personne n’est exclu ni réduit au silence.
moderation-kind-ban = Exclusion
moderation-kind-mute = Silence
moderation-whose-player = joueur
moderation-whose-address = adresse
moderation-whose-name = noms
moderation-until = jusqu’au { $time }
moderation-lift = Lever
moderation-lift-do = Lever la sanction
moderation-back = Annuler
moderation-acts = Ce qui a été fait
moderation-no-acts = Rien pour l’instant.
moderation-all-acts = Tout montrer ({ $number })
moderation-operator = L’exploitant
moderation-did-ban = a exclu { $about } jusqu’au { $time }
moderation-did-mute = a fait taire { $about } jusqu’au { $time }
moderation-did-lift-ban = a levé l’exclusion : { $about }
moderation-did-lift-mute = a levé le silence : { $about }
moderation-did-dismiss-report = a classé le signalement { $about }
moderation-did-add-moderator = a nommé { $about } à la modération
moderation-did-remove-moderator = a démis { $about } de la modération
moderation-nameless = une adresse
