### Revoir une partie, pas à pas.

replay-title = Revoir une partie
replay-of = Partie revue : { $game }
replay-loading = On remet la partie en place …
replay-open = Ouvrir un fichier de partie
replay-open-text = Un fichier téléchargé ici, ou écrit par « gobelet play --record ». Il est envoyé au serveur pour être rejoué, et n’y est pas gardé.
replay-too-big = Ce fichier est trop gros pour être celui d’une partie.

## Commandes.

replay-controls = Commandes de la lecture
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-round-back = Au tour précédent
replay-round-on = Au tour suivant
replay-run = Lire
replay-pause = Pause
replay-scrub = Moment de la partie
replay-where = Moment { $place } sur { $places }, tour { $round }
replay-asked = À { $names } : { $question }
replay-moment = Ce moment
replay-eyes = Par les yeux de qui
replay-eyes-all = Par les yeux de tous
replay-eyes-spectator = Par les yeux d’un spectateur
replay-eyes-seat = Vu par { $name }
replay-hands = Toutes les mains
replay-cup = Sous le gobelet : { $dice }
replay-deeds =
    { $number ->
        [one] titre de { $deeds }
       *[other] titres de { $deeds }
    }

## À côté du plateau.

replay-side = Journal, analyse et preuve
replay-tab-log = Journal
replay-tab-analysis = Analyse
replay-tab-fair = Dés équitables
replay-download = Fichier
replay-play-on = Reprendre d’ici
replay-play-on-text = Une nouvelle table commence à ce moment, à la question { $question }. Tout est en place ; les dés et les cartes à venir sont autres. Son fichier nommera cette partie-ci.
replay-play-on-go = Reprendre
replay-as = Vous jouez pour
replay-branch = Reprise d’une autre partie, { $parent }, avec d’autres dés à partir de la question { $question }.

## Dés équitables.

replay-no-proof = Ce fichier ne contient pas de preuve pour ses dés : la partie n’a pas été jouée à une table en ligne.
replay-bad-proof = La preuve de ce fichier est illisible.
replay-proved = Les dés de cette partie étaient équitables.
replay-disproved = La preuve ne tient pas : quelqu’un a changé quelque chose.
replay-check-secret = Le secret du serveur est celui qu’il avait scellé avant la partie.
replay-check-opened = { $name } : la part ouverte est celle scellée auparavant.
replay-check-drawn = { $name } : la part découle du secret du serveur, qui ne pouvait plus être choisi.
replay-check-seed = La graine des dés découle de toutes les parts réunies.
replay-kept-commitment = Le sceau du serveur est celui que ce navigateur a reçu quand vous vous êtes assis.
replay-kept-entropy = Votre part est celle que ce navigateur a tirée.
replay-proves = Ce que cela montre
replay-proves-text = La graine de tous les dés et cartes était fixée avant le premier lancer, et personne ne l’a choisie seul : ni le serveur, ni aucun joueur. Tout cela vient d’être calculé dans votre navigateur.
replay-proves-not = Ce que cela ne montre pas
replay-proves-not-text = Que l’exploitant du serveur, qui connaissait le secret, n’a pas regardé en avant. Et que les dés du plateau découlent de la graine, c’est le serveur qui l’a vérifié en rejouant la partie ; pour le vérifier vous-même, téléchargez le fichier et lancez « gobelet verify ».
replay-numbers = Les nombres
replay-number-commitment = Scellé par le serveur
replay-number-secret = Le secret du serveur
replay-number-seed = La graine

## Analyse.

replay-analyse = Analyser cette partie
replay-analysis-text = De nombreuses parties sont jouées à partir de chaque moment de celle-ci, pour voir monter et descendre les chances de chacun : ce qui fut chance, ce qui fut adresse, et où la partie a tourné. Il y faut parfois quelques minutes.
replay-analysis-waits = On attend un moment libre du serveur …
replay-analysing = { NUMBER($done) } parties jouées sur { NUMBER($total) } …
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
replay-analysis-note = Estimé d’après { NUMBER($games) } parties reprises par le bot « { $bot } » ; chance et adresse sont justes à { $error } près, dix-neuf fois sur vingt.
