### Les mots de l’analyse.

## Aide.

analysis-about = Dire ce que chaque lancer d’une partie enregistrée a valu et ce que chaque décision a coûté, en rejouant maintes fois la suite depuis chaque position. Le résultat est gardé à côté de l’enregistrement et s’affine quand on relance. Ctrl-C arrête avant la fin.
analysis-help-rollouts = parties jouées depuis chaque position et pour chaque choix comparé
analysis-help-seconds = ne plus commencer de partie après tant de secondes
analysis-help-bot = le bot qui joue la suite et sert de mesure (sinon : expert)
analysis-help-depth = pendant tant de tours, y compris celui qui est commencé ; puis l’état de la partie dit les chances de chacun ; 0 : jusqu’à la fin
analysis-help-tries = autres options essayées pour chaque décision, outre celles que les bots choisiraient
analysis-help-fresh = ne pas compter les parties d’une analyse précédente, et remplacer son fichier
analysis-help-json = écrire tous les chiffres en JSON
analysis-file = « { $file } » est inutilisable : { $reason }

## Ce qui a été trouvé.

analysis-title =
    { $games ->
        [one] { $ruleset } : une suite jouée depuis les positions de cette partie, par { $bot }
       *[other] { $ruleset } : { $games } suites jouées depuis les positions de cette partie, par { $bot }
    }
analysis-col-player = joueur
analysis-col-par = base
analysis-col-luck = chance
analysis-col-own = son jeu
analysis-col-others = des autres
analysis-col-result = résultat
analysis-col-error = erreur
analysis-col-cost = coût
analysis-col-mistakes = fautes
analysis-curve = Chances de victoire, tour après tour
analysis-turning-points = Tournants
analysis-mistakes = Ce qui a coûté le plus
analysis-when =
    { $round ->
        [0] Ouverture.
       *[other] Tour { $round }, question { $number }.
    }
analysis-rises = La chance monte pour { $seat }, de { $before } % à { $after } % (±{ $error }).
analysis-falls = La chance baisse pour { $seat }, de { $before } % à { $after } % (±{ $error }).
analysis-mistake = { $seat } a choisi « { $played } » ; « { $better } » aurait valu { $swing } de plus (±{ $error }).
analysis-explained = Tout est en centièmes de victoire. base + chance + son jeu + jeu des autres = résultat. Le jeu est mesuré à celui du bot ; l’erreur est celle de la chance et du jeu. Une faute coûte plus que son erreur.
analysis-kept = Gardé dans { $file } ; relancer avec plus de --rollouts l’affine.
