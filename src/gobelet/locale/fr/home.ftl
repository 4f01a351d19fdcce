### La première page, ses réglages, et ce que toutes les pages du navigateur disent autour d’une partie.

## Réglages.

home-sound = Son
home-sound-on = activé
home-sound-off = coupé
home-shortcuts = Raccourcis clavier
home-shortcuts-on = activés
home-shortcuts-off = désactivés
home-skip = Aller au contenu
home-volume = Volume
home-volume-percent = { $number } %
home-motion = Mouvement
home-motion-auto = comme le système
home-motion-less = le moins possible

## Les jeux.

home-edition = Édition
home-edition-2009 = 2009
home-edition-revised = Révisée
home-edition-extension = Extension
home-edition-extension-indians = Ext. + dé indien
home-learn = Apprendre
home-learn-text = Les règles en mots simples, et une première partie avec un guide à vos côtés.
home-level = Niveau
home-their-level = Leur niveau
home-which-game = Jeu
home-rivals = Adversaires
home-coached = { $game } avec un guide
home-to-learn = Apprendre les jeux

## Les bots, selon leur force.

home-bot-about = { $bot } : { $text }
home-bot-random = débutant
    .text = joue au hasard.
home-bot-greedy = moyen
    .text = prend ce qui vaut le plus sur le moment.
home-bot-expert = fort
    .text = prépare des combinaisons entières et connaît les probabilités.
home-bot-search = très fort
    .text = imagine ce qu’il ne voit pas et essaie ses choix ; il prend son temps.
home-bot-learned = autodidacte
    .text = a appris en jouant contre lui-même.

## Mes parties.

home-tournaments = Jouer un tournoi, ou en créer un
home-you = Votre apparence, vos autres appareils, vos données
home-running = Parties en cours
home-game-round = { $game } · { $round }
home-they-wait =
    { $number ->
        [one] { $names } vous attend.
       *[other] { $names } vous attendent.
    }
home-your-turn-left = À vous · encore { $time }
home-clock-left = Il vous reste { $time }.
home-return = À la table
home-turn-elsewhere = À vous de jouer ailleurs
home-go-on = Continuer
home-more-games =
    { $number ->
        [one] encore { $number } partie
       *[other] encore { $number } parties
    }
home-fewer-games = Moins de parties
home-no-games = Vos parties s’affichent ici, sur cet appareil seulement.
home-watch-replay = Revoir
home-gone = n’est plus sur le serveur
home-open-record = Ouvrir un fichier de partie

## Une nouvelle table.

home-corrections = Valeurs de votre boîte
home-corrections-text = Le livret n’imprime pas ces valeurs : réglez-les d’après votre boîte. Ce que vous laissez vide reste tel quel.
home-hints = Conseils pendant la partie
home-hints-yes = permis
home-hints-no = interdits

## Perdu et retrouvé.

home-nowhere = Il n’y a rien ici
home-nowhere-text = L’adresse est peut-être fausse, ou ce qui se trouvait ici a disparu.
home-offline = Vous êtes hors ligne. Tout attend le retour de la connexion.
home-online = Vous êtes de nouveau en ligne.
home-new-version = Une nouvelle version de Gobelet est prête.
home-load-version = La charger
home-later = Plus tard
