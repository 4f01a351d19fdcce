### Revoir une partie, pas à pas.

replay-title = Revoir une partie
replay-of = Revoir { $game }
replay-loading = La partie se charge…
replay-open = Ouvrir un fichier de partie
replay-open-text = Un fichier téléchargé ici, ou écrit par « gobelet play --record ». Il est envoyé au serveur pour être rejoué, et n’y est pas gardé.
replay-too-big = Ce fichier est trop gros pour être celui d’une partie.

## Commandes.

replay-controls = Commandes de la lecture
replay-back = Revenir d’un pas
replay-on = Avancer d’un pas
replay-round-back =
    { $game ->
        [cincinnati] Manche précédente
       *[other] Tour précédent
    }
replay-round-on =
    { $game ->
        [cincinnati] Manche suivante
       *[other] Tour suivant
    }
replay-run = Lecture
replay-pause = Pause
replay-scrub = Moment de la partie
replay-where = Moment { $place } sur { $places } · { $round }
replay-asked = { $names } : { $question }
replay-moment = Ce moment
replay-eyes = Point de vue
replay-eyes-all = Toutes les mains
replay-eyes-spectator = Vue du public
replay-eyes-seat = Vu par { $name }
replay-hands = Toutes les mains
replay-cup = Sous le gobelet : { $dice }
replay-deeds =
    { $number ->
        [one] titre de { $deeds } PV
       *[other] titres de { $deeds } PV
    }

## À côté du plateau.

replay-side = Journal, analyse et preuve
replay-tab-log = Journal
replay-tab-analysis = Analyse
replay-tab-hands = Mains
replay-tab-fair = Dés honnêtes
replay-download = Fichier
replay-play-on = Rejouer d’ici
replay-play-on-text = Une nouvelle table commence à ce moment. Tout est en place ; les dés et les cartes à venir seront nouveaux. Son fichier nommera cette partie-ci.
replay-play-on-go = Rejouer
replay-as = Vous jouez pour
replay-branch = Suite d’une autre partie, { $parent }, avec de nouveaux dés.

## Dés honnêtes.

replay-no-proof = Ce fichier ne contient pas de preuve pour ses dés : la partie n’a pas été jouée à une table en ligne.
replay-bad-proof = La preuve de ce fichier est illisible.
replay-proved = Les dés de cette partie étaient honnêtes.
replay-disproved = La preuve ne tient pas : quelqu’un a changé quelque chose.
replay-check-secret = Le secret du serveur est celui qu’il avait scellé avant la partie.
replay-check-opened = { $name } : la part ouverte est celle qui avait été scellée avant la partie.
replay-check-drawn = { $name } : la part découle du secret du serveur, qui était déjà fixé.
replay-check-seed = La graine des dés découle de toutes les parts réunies.
replay-kept-commitment = Le sceau du serveur est celui que ce navigateur a reçu quand vous avez pris place.
replay-kept-entropy = Votre part est celle que ce navigateur a tirée.
replay-proves = Ce que cela montre
replay-proves-round = Les dés de cette ronde étaient fixés avant elle et sont les mêmes à toutes ses tables : personne n’y est intervenu.
replay-check-round = Les dés sont ceux de la graine de la ronde.
replay-proves-text = La graine de tous les dés et cartes était fixée avant le premier lancer, et personne ne l’a choisie : ni le serveur, ni aucun joueur. Tout cela vient d’être calculé dans votre navigateur.
replay-proves-not = Ce que cela ne montre pas
replay-proves-not-text = Cela ne montre pas que l’exploitant du serveur, qui connaissait le secret, n’a pas regardé à l’avance. Et c’est le serveur, pas votre navigateur, qui a vérifié que les dés du plateau découlent de la graine. Pour le vérifier vous-même, téléchargez le fichier et lancez « gobelet verify ».
replay-numbers = Les nombres
replay-number-commitment = Scellé par le serveur
replay-number-secret = Le secret du serveur
replay-number-seed = La graine

## Analyse.

replay-analyse = Analyser cette partie
replay-analysis-text = On rejoue la suite de nombreuses fois depuis chaque moment. Cela montre comment les chances de chacun ont monté et baissé : la part de la chance, celle de l’adresse, et les tournants. Cela peut prendre quelques minutes.
replay-analysis-waits = En attente du serveur…
replay-analysing = { $share } des parties sont jouées…
replay-analysis-better = { $share } des parties sont jouées : les chiffres se précisent encore.
replay-analysis-stop = Arrêter
replay-curve = Les chances de gagner au fil de la partie
replay-turning = Tournants
replay-luck-skill = Chance et adresse
replay-player = Joueur
replay-luck = Chance
replay-skill = Adresse
replay-mistakes = Erreurs
replay-mistakes-of = { $mistakes } sur { $decisions }
replay-analysis-rough = Le temps a manqué pour toutes les parties : ces chiffres sont approximatifs.
replay-analysis-note = Estimé d’après { NUMBER($games) } parties jouées par le bot « { $bot } ». Chance et adresse peuvent être fausses d’environ { $error } par le seul hasard ; le biais propre au bot n’est pas dans ce chiffre.
replay-chances = Chances de gagner
replay-mistake-back = Erreur précédente
replay-mistake-on = Erreur suivante
replay-all-players = Tous
replay-about = environ { $share }
replay-chance-moved = { $share } de chances de gagner
replay-slip = { $seat } a choisi « { $played } ». Mieux : « { $better } ».
    .you-seat = Vous avez choisi « { $played } ». Mieux : « { $better } ».
replay-finest = Meilleures décisions
replay-finest-one = { $seat } a choisi « { $played } ». C’était mieux que « { $better } ».
    .you-seat = Vous avez choisi « { $played } ». C’était mieux que « { $better } ».
replay-fortunes = Lancers les plus heureux et les plus malheureux
replay-none-yet = Rien n’est encore sûr.
replay-no-mistakes = Aucune erreur trouvée : rien n’a coûté plus que la marge d’erreur.
replay-no-turning = Aucun tournant trouvé : rien n’a pesé plus que la marge d’erreur.
replay-your-dice = Dés sous le gobelet : { $dice }

## The end of a game.

end-scores = Score
end-sheet = Feuille de score
end-rounds = Évolution des points
end-rounds-begin = Début
end-rounds-missing = L’évolution des points n’a pas pu être chargée.
end-decided = Ce qui a fait la différence
end-find = Chercher les tournants
end-find-text = On rejoue la suite de nombreuses fois depuis chaque moment : cela montre où tout a basculé, et ce qui aurait été mieux. Cela peut prendre quelques minutes.
end-turning = Tournants
end-my-mistakes = Mes erreurs ({ $number })
end-share = Partager
end-share-title = Une image du résultat
end-share-alt = { $game }, { $date } : { $results }
end-share-result = { $name } { $points }
end-share-send = Partager l’image
end-share-save = Enregistrer l’image
end-share-failed = L’image n’a pas pu être partagée. Vous pouvez l’enregistrer.

## The signature of a house.

replay-signature = Signature
replay-unsigned = Aucune maison n’a signé ce fichier : qui a joué n’est pas prouvé, et n’importe qui a pu changer les noms.
replay-signature-good = Signé le { $day }.
replay-signature-wrong = La signature ne tient pas : quelque chose a été changé après coup.
replay-signature-unchecked = Le fichier est signé, mais ce navigateur ne peut pas le vérifier ici. « gobelet verify » le peut.
replay-signature-shows = Les noms, l’issue et tout le reste sont tels que la maison les a publiés ce jour-là. Cela ne montre pas que les joueurs sont bien ceux qu’ils disent.
replay-key-ours = Le fichier est signé avec la clé de cette maison.
replay-key-other = Le fichier est signé avec une autre clé que celle de cette maison. À qui elle est, il ne peut pas le prouver.
replay-key-house = La maison se nomme { $house }.
replay-key = La clé :
replay-house-key = La clé de cette maison :
end-rematch-wanted = { $seat } veut une revanche
end-stood = Les scores à l’arrêt de la partie
