### Les mots de l’analyse.
