### Games as tables, for research.

export-about = Write finished games as tables for research: games, seats, decisions, rolls and events, with a data card and with the records. Games come from bots (--simulate), from record files (--records) or from a house (--database): there only those that their hosts and everybody at the table have given. Names are replaced.
export-help-simulate = let these bots play, seat by seat; the same command goes on where it was stopped
export-help-records = a folder of records, or a file with a record a line
export-help-database = the database of a house: sqlite:///FILE or postgresql://…
export-help-ruleset = what bots play; if not given, the first of “gobelet rulesets”
export-help-games = how many games bots play; if not given, 1000
export-help-seed = the seed of the first game of bots; the next ones follow; if not given, 1
export-help-workers = how many processes play at once; if not given, 1
export-help-to = the folder for the tables; an empty one, or one in which a simulation was stopped
export-help-format = parquet, csv or jsonl; the last two in gzip
export-help-hidden = columns for the position at each decision: as its seat sees it, and with all that is hidden
export-help-valuations = a column for what the expert bot holds each option worth; takes its time
export-one-source = Name one source of games: { $known }.
export-only-simulated = { $option } is for games between bots: it needs --simulate.
export-format = There is no format “{ $value }”; choose one of: { $known }.
export-needs-pyarrow = Parquet needs pyarrow, which is not installed: pip install "gobelet[export]". Or choose --format csv or --format jsonl.
export-folder-full = { $file } is not empty, and holds no export that could go on. Name another folder with --to.
export-other-plan = { $file } holds another export: its “{ $field }” is { $found }. Name another folder with --to, or repeat the command of the first time.
export-bad-record = { $file }: { $reason }
export-go-on = What is finished is in { $file }. The same command goes on.
export-done =
    { $games ->
        [one] { $file }: { $games } game,
       *[other] { $file }: { $games } games,
    } { $decisions } decisions ({ $choices } with a choice), { $rolls } rolls, { $events } events.
export-speed = { $seconds } s, { $rows } rows a second, { $bytes } bytes a decision.
export-before =
    { $games ->
        [one] { $games } game was there already.
       *[other] { $games } games were there already.
    }
cli-about-house-export = Write the games that people have given to research as tables, without names: those of tables whose host had switched it on, and where everybody who ever sat there has agreed on the page “You”. “gobelet export --database” does the same.
