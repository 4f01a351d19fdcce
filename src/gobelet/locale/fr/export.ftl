### Des parties en tableaux, pour la recherche.

export-about = Écrire des parties finies en tableaux pour la recherche : parties, places, décisions, lancers et événements, avec une fiche descriptive et les enregistrements. Les parties viennent de bots (--simulate), de fichiers (--records) ou d’une maison (--database) : dans ce cas, seulement celles que leur hôte et tous ceux de la table ont données. Les noms sont remplacés.
export-help-simulate = faire jouer ces bots, place par place ; la même commande reprend là où elle s’était arrêtée
export-help-records = un dossier d’enregistrements, ou un fichier avec un enregistrement par ligne
export-help-database = la base de données d’une maison : sqlite:///FICHIER ou postgresql://…
export-help-ruleset = ce que jouent les bots ; sinon, le premier de « gobelet rulesets »
export-help-games = combien de parties jouent les bots ; sinon, 1000
export-help-seed = la graine de la première partie des bots, les autres suivent ; sinon, 1
export-help-workers = combien de processus jouent à la fois ; sinon, 1
export-help-to = le dossier des tableaux ; il est vide, ou une simulation s’y est arrêtée
export-help-format = parquet, csv ou jsonl ; les deux derniers en gzip
export-help-hidden = des colonnes pour la position à chaque décision : telle que la voit sa place, et avec tout ce qui est caché
export-help-valuations = une colonne pour ce que vaut chaque option selon le bot expert ; prend du temps
export-one-source = Indiquez une source de parties : { $known }.
export-only-simulated = { $option } vaut pour les parties entre bots : il faut --simulate.
export-format = Le format « { $value } » n’existe pas ; choisissez parmi : { $known }.
export-needs-pyarrow = Parquet a besoin de pyarrow, qui n’est pas installé : pip install "gobelet[export]". Ou choisissez --format csv ou --format jsonl.
export-folder-full = { $file } n’est pas vide, et ne contient pas d’export à reprendre. Indiquez un autre dossier avec --to.
export-other-plan = { $file } contient un autre export : son « { $field } » est { $found }. Indiquez un autre dossier avec --to, ou répétez la commande de la première fois.
export-bad-record = { $file } : { $reason }
export-go-on = Ce qui est fini est dans { $file }. La même commande reprend.
export-done =
    { $games ->
        [one] { $file } : { $games } partie,
       *[other] { $file } : { $games } parties,
    } { $decisions } décisions ({ $choices } avec un choix), { $rolls } lancers, { $events } événements.
export-speed = { $seconds } s, { $rows } lignes par seconde, { $bytes } octets par décision.
export-before =
    { $games ->
        [one] { $games } partie était déjà là.
       *[other] { $games } parties étaient déjà là.
    }
cli-about-house-export = Écrire en tableaux, sans noms, les parties données à la recherche : celles dont l’hôte l’avait coché, et où tous ceux qui se sont assis à la table ont accepté sur la page « Vous ». « gobelet export --database » fait la même chose.
