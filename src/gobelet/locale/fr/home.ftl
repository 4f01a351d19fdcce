### La première page, ses réglages, et ce que toutes les pages du navigateur disent autour d’une partie.

## Réglages.

home-sound = Son
home-sound-on = activé
home-sound-off = coupé
home-motion = Mouvement
home-motion-auto = comme le système
home-motion-less = le moins possible

## Les jeux.

home-edition = Édition
home-edition-2009 = 2009
home-edition-revised = Révisée
home-edition-extension = Extension
home-edition-extension-indians = Extension + dé indien
home-rules = Règles
home-learn = Apprendre
home-learn-text = Les règles avec nos mots, et une première partie avec un guide à vos côtés.
home-opponents =
    { $number ->
        [one] { $number } bot
       *[other] { $number } bots
    }
home-opponents-label = Combien de bots
home-level = Leur niveau
home-to-learn = Lire les règles

## Les bots, selon leur force.

home-bot-about = { $bot } : { $text }
home-bot-random = débutant
    .text = joue n’importe quoi de permis.
home-bot-greedy = correct
    .text = prend ce qui vaut le plus sur le moment.
home-bot-expert = fort
    .text = prépare des combinaisons entières, et connaît les chances.
home-bot-search = très fort
    .text = imagine ce qu’il ne voit pas et essaie ses choix ; il prend son temps.
home-bot-learned = autodidacte
    .text = a appris en jouant contre lui-même.

## Mes parties.

home-running = En cours
home-finished = Terminées
home-no-games = Les parties que vous jouez sont notées ici, sur cet appareil seulement.
home-watch-replay = Revoir
home-gone = n’est plus sur le serveur
home-open-record = Ouvrir un fichier de partie

## Une nouvelle table.

home-corrections = Corrections de qui possède la boîte
home-corrections-text = Les valeurs que le livret n’imprime pas peuvent être mises comme dans votre boîte. Ce que vous laissez vide reste tel quel.
home-hints = Conseils pendant la partie
home-hints-yes = permis
home-hints-no = interdits

## Perdu et retrouvé.

home-nowhere = Il n’y a rien ici
home-nowhere-text = L’adresse est peut-être fausse, ou ce qui se trouvait ici a disparu.
home-offline = Vous êtes hors ligne. Tout attend le retour de la connexion.
home-online = Vous êtes de nouveau en ligne.
