### Les mots de l’arène.

## Aide.

arena-about = Faire jouer de nombreuses parties entre bots, chaque graine depuis chaque place, et dire leur force. Ctrl-C arrête avant la fin ; avec --out, on peut reprendre plus tard.
arena-help-bots = qui joue : des noms de bots, ou pour un bot à vous son module et sa classe, joints par deux-points ; autant que de places
arena-help-games = combien de parties, arrondi à des séries d’une partie par rotation des places (sinon : 1000)
arena-help-seed = la graine de la première série ; les suivantes ont les nombres suivants
arena-help-budget = secondes par décision, telles qu’on les annonce aux bots
arena-help-patience = secondes par décision au-delà desquelles un bot perd la partie (sinon : dix fois le budget, 10 au moins)
arena-help-ray = jouer sur une grappe Ray à cette adresse ; local en ouvre une ici
arena-help-out = écrire le résultat de chaque partie dans ce nouveau fichier, d’où l’on peut reprendre
arena-help-resume = reprendre le tournoi de ce fichier, au besoin avec plus de parties (--games)
arena-help-records = écrire l’enregistrement de chaque partie dans ce dossier ; sinon, seulement des parties perdues par faute

## Ce qui peut aller de travers.

arena-budget = Le budget doit dépasser 0 seconde, et non valoir { $value }.
arena-games = L’arène joue 1 partie ou plus, pas { $number }.
arena-seconds = L’option { $option } attend un nombre de secondes supérieur à 0, pas « { $value } ».
arena-resume-alone = Un tournoi repris tire tout de son fichier : retirez { $argument }.
arena-file = « { $file } » est inutilisable : { $reason }
arena-file-exists = « { $file } » existe déjà et reste intact ; --resume le reprend.
arena-file-line = « { $file } » n’est pas un tournoi de cette arène : la ligne { $line } est illisible.
arena-workers-die = Les processus de l’arène meurent sans qu’un bot réfléchisse (code de sortie { $code }).
arena-no-ray = Ray n’est pas installé ; pip install "gobelet[ray]" l’apporte.
arena-ray = Il n’y a pas de grappe Ray à { $address } : { $reason }

## Ce qui en est sorti.

arena-title = { $ruleset }, à partir de la graine { $seed }
arena-played =
    { $games ->
        [one] { $games } partie sur { $planned }
       *[other] { $games } parties sur { $planned }
    }{ $blocks ->
        [one] {""}, une graine depuis chaque place ; { $each } par seconde
       *[other] {""}, { $blocks } graines depuis chaque place ; { $each } par seconde
    }
arena-col-bot = bot
arena-col-share = victoires %
arena-col-score = score moyen
arena-col-rating = cote
arena-col-time = ms
arena-col-slowest = max.
arena-col-faults = fautes
arena-par = La moyenne est { $par } %. Entre parenthèses : intervalles à 95 %. Une égalité est une victoire partagée.
arena-fault =
    { $kind ->
        [crash] { $bot } a planté : { $detail }
        [illegal] { $bot } a donné une réponse interdite : { $detail }
        [timeout] { $bot } a mis trop de temps : { $detail }
       *[died] { $bot } a mis fin à son processus : { $detail }
    } (enregistrement : { $file })
no-openskill = L’arène classe les bots avec openskill, qui n’est pas installé : pip install "gobelet[arena]".
arena-go-on = Pour reprendre : gobelet arena --resume { $file }
