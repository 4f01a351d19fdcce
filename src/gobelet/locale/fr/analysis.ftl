### Les mots de l’analyse.

## Aide.

analysis-about = Dire ce que chaque lancer d’une partie enregistrée a valu et ce que chaque décision a coûté, en rejouant maintes fois la suite depuis chaque position. Le résultat est gardé à côté de l’enregistrement et s’affine quand on relance. Ctrl-C arrête avant la fin.
analysis-help-rollouts = combien jouer : autant que tant de parties depuis chaque position et pour chaque choix comparé ; davantage là où les chiffres sont incertains
analysis-help-seconds = ne plus commencer de partie après tant de secondes (sinon : toutes sont jouées)
analysis-help-bot = le bot qui joue la suite et sert de mesure (sinon : expert)
analysis-help-depth = pendant tant de tours ou manches, y compris celui qui est commencé ; puis l’état de la partie dit les chances de chacun ; 0 : jusqu’à la fin
analysis-help-tries = autres options essayées pour chaque décision, outre celles que les bots choisiraient
analysis-help-evaluator = qui juge l’état de la partie là où une suite s’arrête : formula, sharpened (la formule, plus sûre d’elle), ou le vôtre, par son module et son nom (docs/analysis.md)
unknown-evaluator = Il n’y a pas d’évaluateur « { $evaluator } ». Connus : { $known }, ou le vôtre, par son module et son nom (docs/analysis.md).
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
analysis-col-error = marge
analysis-col-cost = coût
analysis-col-mistakes = erreurs
analysis-curve = Chances de victoire au fil de la partie
analysis-turning-points = Tournants
analysis-mistakes = Ce qui a coûté le plus
analysis-when =
    { $round ->
        [0] Ouverture.
       *[other] { $title } ({ $number }).
    }
analysis-rises = Les chances { $seat-of } montent de { $before } % à { $after } % (±{ $error }).
analysis-falls = Les chances { $seat-of } baissent de { $before } % à { $after } % (±{ $error }).
analysis-mistake = { $seat } a choisi « { $played } » ; « { $better } » aurait valu { $swing } de plus (±{ $error }).
analysis-finest = { $seat } a choisi « { $played } » : mieux que « { $better } », de { $swing } (±{ $error }).
analysis-finest-title = Meilleures décisions
analysis-fortunes = Lancers les plus heureux et les plus malheureux
analysis-explained = Tout est en centièmes de victoire. base + chance + son jeu + jeu des autres = résultat. Le jeu se mesure à celui du bot ; la marge d’erreur est celle de la chance et du jeu. Une erreur coûte plus que sa marge.
analysis-kept = Gardé dans { $file } ; relancer avec plus de --rollouts l’affine.
