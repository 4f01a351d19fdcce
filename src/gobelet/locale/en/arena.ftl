### The words of the arena.

## Help.

arena-about = Let bots play many games against each other, each seed from every seat, and measure how strong they are. Ctrl-C ends a run early; with --out you can continue it later.
arena-help-bots = who plays: names of bots, or module:Class for a bot of yours; as many as there are seats
arena-help-games = how many games, rounded up to whole blocks of one game for each rotation of the seats (if not given: 1000)
arena-help-seed = the seed of the first block; the next blocks have the next numbers
arena-help-budget = seconds that bots are given for a decision
arena-help-patience = seconds for a decision after which a bot loses the game (if not given: ten times the budget, at least 10)
arena-help-ray = play on a Ray cluster at this address; local starts one here
arena-help-out = write the outcome of every game to this new file, from which the run can be resumed
arena-help-resume = go on with the run in this file, perhaps to a greater number of --games
arena-help-records = write the record of every game into this folder; without it, only of games lost by a fault

## What can go wrong.

arena-budget = The budget must be more than 0 seconds, not { $value }.
arena-games = An arena plays 1 game or more, not { $number }.
arena-seconds = The option { $option } should be a number of seconds above 0, not “{ $value }”.
arena-resume-alone = A run that is resumed takes everything from its file: leave out { $argument }.
arena-file = “{ $file }” can’t be used: { $reason }
arena-file-exists = “{ $file }” exists already and stays as it is; --resume goes on with it.
arena-file-line = “{ $file }” is not a run of this arena: line { $line } can’t be read.
arena-workers-die = The processes of the arena die, and no bot was thinking (exit code { $code }).
arena-no-ray = Ray is not installed; pip install "gobelet[ray]" brings it.
arena-ray = There is no Ray cluster at { $address }: { $reason }

## What came of it.

arena-title = { $ruleset }, from seed { $seed }
arena-played =
    { $games ->
        [one] { $games } game of { $planned }
       *[other] { $games } games of { $planned }
    }{ $blocks ->
        [one] {""}, one seed from every seat; { $each } a second
       *[other] {""}, { $blocks } seeds from every seat; { $each } a second
    }
arena-col-bot = bot
arena-col-share = wins %
arena-col-score = mean score
arena-col-rating = rating
arena-col-time = ms
arena-col-slowest = max
arena-col-faults = faults
arena-par = Par is { $par }%. In brackets: 95% intervals. A tie is a shared win.
arena-fault =
    { $kind ->
        [crash] { $bot } crashed: { $detail }
        [illegal] { $bot } gave an illegal answer: { $detail }
        [timeout] { $bot } took too long: { $detail }
       *[died] { $bot } ended its process: { $detail }
    } (record: { $file })
no-openskill = The arena rates bots with openskill, which is not installed: pip install "gobelet[arena]".
arena-go-on = To go on: gobelet arena --resume { $file }
