### The words of the command line and the terminal.

## Bots.

bot-random = random
    .text = chooses anything that is allowed; good for tests only.
bot-greedy = greedy
    .text = takes what is worth most at the moment; beats random nearly always.
bot-expert = expert
    .text = plans the whole combination by exact odds; wins 41 to 45% against three greedy.
bot-search = search
    .text = imagines what it can’t see and tries its choices out; takes its time. With 0.2 s a decision it wins 38 to 45% against three expert in Dice Town, 30% in Cincinnati.
bot-learned = learned
    .text = learnt by playing against itself; needs numpy. It has learnt dicetown/2009 and cincinnati, and is greedy elsewhere. Weaker than greedy: it wins 22% and 17% against three of them.
no-numpy = The bot “{ $bot }” plays with numpy, which is not installed: pip install "gobelet[learned]".

## Help.

cli-overview =
    Gobelet: dice-cup games in the terminal.

    { "  " }gobelet play RULESET        play a whole game, with bots or friends
    { "  " }gobelet serve               open tables for browsers, here or for everybody
    { "  " }gobelet house               look after a server: tables, players, settings
    { "  " }gobelet bot --url LINK      seat a bot at a table
    { "  " }gobelet mcp                 let an assistant play, by MCP
    { "  " }gobelet simulate RULESET    let bots play many games, and count
    { "  " }gobelet arena RULESET       let bots compete, and measure how strong they are
    { "  " }gobelet export              write games as tables for research
    { "  " }gobelet odds RULESET DICE   print exact chances, as tables
    { "  " }gobelet replay FILE         step through a recorded game
    { "  " }gobelet analyse FILE        show what rolls and decisions were worth
    { "  " }gobelet verify FILE         check that a record replays to its fingerprint
    { "  " }gobelet rulesets            list what can be played
    { "  " }gobelet bench               measure how fast the engine is here
    { "  " }gobelet completion SHELL    let Tab complete all this
    { "  " }gobelet help COMMAND        show more about one of them

    --lang en or --lang fr chooses the language, --version shows the version.
    To begin: gobelet play dicetown/2009
cli-build =
    Gobelet { $version }, { $build ->
        [compiled] compiled
       *[plain] plain Python
    }.
cli-needs-server = “gobelet { $command }” needs the server, which is not installed: pip install "gobelet[server]".
cli-needs-mcp = “gobelet mcp” needs packages that are not installed: pip install "gobelet[mcp]".
cli-usage = usage:{ " " }
cli-arguments = arguments
cli-options = options
cli-default = (if not given: { $value })
cli-about-play = Play a whole game in the terminal.
cli-about-simulate = Let bots play many games, and sum them up.
cli-about-replay = Step through a recorded game, as any seat saw it or with all hands.
cli-about-verify = Check whether a record replays to its fingerprint, and if not, where it departs. With the proof of the dice, if it has one. Exit code 0: all is right; 1: something is not; 2: it is not a record.
cli-about-rulesets = List what can be played, with seats and options.
cli-help-lang = the language; if not given, that of the environment
cli-help-help = show this help
cli-help-ruleset = what is played, as “gobelet rulesets” lists it
cli-help-seats = who plays, seat by seat: you, or the name of a bot; you may be given more than once (if not given: you,greedy,greedy)
cli-help-bot-seats = who plays, seat by seat: names of bots
cli-help-seed = a whole number that decides all chance; the same number gives the same game
cli-help-first-seed = the seed of the first game; the next games have the next numbers
cli-help-name = your name; give it once for each of you
cli-help-choice = an option of the ruleset; may be given more than once
cli-help-record = write a record of the game to this new file
cli-help-records = write a record of every game into this folder
cli-help-fast = do not pause between the lines
cli-help-games = how many games
cli-help-processes = how many processes play at once
cli-help-json = print the summary as JSON
cli-help-file = a record, as written by play or simulate; - is the standard input
cli-help-seat = point of view: a seat counted from 0 or a player’s name, spectator, or all for every secret
cli-help-step = wait for Enter after each step, even if the input is not a terminal

## Bad input.

cli-unknown-command = There is no command “{ $command }”; choose one of: { $known }.
cli-unknown-argument = “{ $argument }” is not expected here; --help lists what is.
cli-missing = The argument { $argument } is missing; --help lists what is expected.
cli-needs-value = The option { $option } needs a value.
cli-takes-no-value = The option { $option } takes no value.
cli-not-a-number = The option { $option } should be a whole number from { NUMBER($least) } to { NUMBER($most) }, not “{ $value }”.
cli-choice-form =
    { $known-count ->
        [0] “{ $value }” is not an option: write KEY=VALUE. But this ruleset has no options.
       *[other] “{ $value }” is not an option: write KEY=VALUE. KEY is one of: { $known }.
    }
cli-unknown-player = There is no player “{ $name }”; choose from: { $known }.
cli-too-many-names =
    { $humans ->
        [0] No seat is “you”, so no name is needed; { $number } given.
        [one] There are { $number } names for one of you.
       *[other] There are { $number } names for { $humans } of you.
    }
cli-bad-name = “{ $name }” can’t be a name: use 1 to { $most } ordinary characters.
cli-same-name = Two players can’t both be called “{ $name }”: choose another name.
cli-unknown-eyes = There is no point of view “{ $value }”; choose one of: { $known }.
cli-cannot-read = “{ $file }” can’t be read: { $why }.
cli-cannot-write = “{ $file }” can’t be written: { $why }.
cli-output-failed = The output can’t be written: { $why }.
cli-file-exists = “{ $file }” exists already and stays as it is: name another file.
cli-no-folder = The folder “{ $file }” does not exist: create it, or name another one.

## Playing.

cli-welcome = { $game } · game { $seed }
cli-who-you-are =
    { $number ->
        [one] You are { $names }.
       *[other] You are { $names }, at one keyboard.
    }
cli-who-else =
    { $number ->
        [one] At the table with you: { $names }.
       *[other] Also at the table: { $names }.
    }
cli-commands = At any question: ? for help, table, hand, log for what has happened, quit.
cli-explained = { $name }: { $text }
cli-hand-over = It is { $name }’s turn: pass the keyboard, then press Enter.{ " " }
cli-or-enter = { $label } (or just Enter)
cli-type-a-number = Please type a number from { $least } to { $most }, or ? for help.
cli-you-leave = You leave the table.
cli-input-ended = Nobody is typing any more: the game stops here.
cli-save-where = Save the game so far? A file name, or just Enter for no:{ " " }
cli-saved = The record is in { $file }.
cli-score = The score
cli-number = { $number }
cli-percent = { $number }%

## Tables.

cli-col-player = player
cli-col-dollars = $
cli-col-nuggets = nuggets
cli-col-cards = cards
cli-col-deeds = deeds
cli-col-fenced = fenced
cli-col-dice = dice
cli-col-money = money
cli-col-chips = chips
cli-col-total = total
cli-col-table = table
cli-money = €{ $money }
cli-your-hand = Your hand: { $hand }
cli-a-deed = deed worth { $points }
cli-a-fenced-deed = fenced deed worth { $points }
cli-town-mine = mine { $nuggets }
cli-town-bank = bank ${ $dollars }
cli-town-coach = stagecoach ${ $dollars }
cli-town-store = Store { $number } (discard { $discard })
cli-town-row = deeds { $row } (+{ $number })

## Typing dice and offers.

cli-you-rolled = You rolled { $dice }; set aside: { $aside }; you have ${ $dollars }.
cli-type-keep = Type the dice you keep, as in 9 9 J, or their places, as in 1 2; or all, or none. One die is free, each extra one costs $1, none costs $1.
cli-type-brute = Type +brute after two dice or more, and the extra dice are free.
cli-type-fewer = Type the dice you keep, as in 9 J, or their places.
cli-type-turn = You have { $dice }. Type a die of yours and its new face, as in 9 A; just Enter for no.
cli-type-offer = Type dollars, nuggets and numbers of cards in one line, as in $3 n1 2; just Enter for nothing.
cli-you-have =
    { $nuggets ->
        [one] You have ${ $dollars } and { $nuggets } nugget to offer.
       *[other] You have ${ $dollars } and { $nuggets } nuggets to offer.
    }
cli-no-such-item =
    { $most ->
        [0] There is no card { $number }: you have none to offer. Dollars are typed $3, nuggets n2.
       *[other] There is no card { $number }, or it is named twice: they run from 1 to { $most }. Dollars are typed $3, nuggets n2.
    }
cli-type-dice = Please type dice ({ $dice }), all or none; ? for help.
cli-no-such-place = There are { $number } dice here: { $dice }.
cli-no-such-dice = Those dice are not there: you have { $dice }.
cli-faces-or-places = Please type either faces or places, not both.
cli-you-have-dice = You have { $dice }: { $hand }, total { $total }.
cli-table-wants = { $table } wants { $wants }.
cli-type-reroll = Type the dice you reroll, as in 1 3, all, or none to stand.
cli-type-pay = Type the dice you reroll for a chip, as in 1 3; just Enter for no.

## Replays and records.

cli-replay-keys = Enter: next; b: back; table: the board; all: to the end; quit.{ " " }
cli-replay-open = The record ends here, at question { $number }: the game is not over.
cli-verified = The record of { $ruleset } replays to its fingerprint { $fingerprint }: { $number } questions, to the end.
cli-verified-open = The record of { $ruleset } replays to its fingerprint { $fingerprint }: { $number } questions; the game is not over.
cli-played-on = It goes on, with other dice, from question { $number } of the game { $parent }.
cli-proved = The dice were fixed before the first roll: secret, commitments and seed fit together. Compare { $commitment } with what the server had shown before the game. This proves that no dice were chosen afterwards; it can’t prove that the operator, who knew the secret, did not look ahead.
cli-ruleset-seats = { $least } to { $most } players · rules version { $version }
cli-game-failed = The game “{ $game }” of another package can’t be played: { $reason }
cli-bots = Bots

## Simulations.

cli-simulating = playing
cli-sim-title = { $ruleset }, from seed { $seed }
cli-sim-games =
    { $games ->
        [one] { $games } game in { $seconds } s ({ $games-per-second } a second)
       *[other] { $games } games in { $seconds } s ({ $games-per-second } a second)
    }
cli-sim-rounds = { $rounds } rounds, { $each } per game
cli-sim-prompts = { $number } real questions per seat and game (median)
cli-sim-answers = answers
cli-sim-total = total
cli-sim-per-game = per game
cli-sim-per-seat = per seat
cli-sim-per-second = per second
cli-sim-choices = two options or more
cli-sim-forced = forced
cli-sim-seat = seat
cli-sim-player = player
cli-sim-wins = wins
cli-sim-share = share
cli-sim-score = mean score
cli-proved-round = The dice are those of round { $round } of the tournament { $tournament }, the same at all of its tables: seed and commitment fit together. This proves that no dice were chosen afterwards; it can’t prove that the operator, who knew the seed, did not look ahead.
cli-proved-daily = The dice are those of the daily table of { $day }, the same for everybody: seed and commitment fit together. Compare { $commitment } with what the server had published before that day. This proves that no dice were chosen afterwards; it can’t prove that the operator, who knew the seed, did not look ahead.

## The command line, as people know it from others.

cli-did-you-mean = Did you mean “{ $word }”?
cli-examples = examples:
    .play =
        gobelet play dicetown/2009
        gobelet play cincinnati --seats you,expert,greedy --name Anna
        gobelet play --resume saved.json
    .serve =
        gobelet serve
        gobelet serve --host 0.0.0.0 --port 8000 --no-open
    .bot =
        gobelet bot --url https://play.example.org/t/… --bot expert
    .mcp =
        gobelet mcp
        gobelet mcp --lang fr
    .simulate =
        gobelet simulate dicetown/2009 --seats greedy,random,random --games 500
        gobelet simulate cincinnati --seats expert,greedy,greedy --json
    .arena =
        gobelet arena dicetown/2009 --bots expert,greedy,greedy,greedy --games 400
    .export =
        gobelet export --simulate expert,expert,expert,expert --games 2000
        gobelet export --records games --format csv --to tables
    .odds =
        gobelet odds dicetown/2009 "K K 9" --rolls 2
        gobelet odds cincinnati "6 6 4 4 2" --against "1 2 3 4 5" --json
    .analyse =
        gobelet analyse saved.json --seconds 30
    .replay =
        gobelet replay saved.json
        gobelet replay saved.json --seat 1 --board
        gobelet replay saved.json --json | head -3
    .verify =
        gobelet verify saved.json
        gobelet verify games/*.json --json
        curl -s https://play.example.org/api/tables/…/record | gobelet verify -
    .rulesets =
        gobelet rulesets
        gobelet rulesets --json
    .bench =
        gobelet bench
        gobelet bench worth --judges expert,hint
    .completion =
        source <(gobelet completion bash)
        gobelet completion zsh > ~/.zfunc/_gobelet
        gobelet completion fish > ~/.config/fish/completions/gobelet.fish
cli-about-completion = Print what a shell needs so that Tab completes commands, options and their values.
cli-help-shell = bash, zsh or fish
cli-unknown-shell = There is no completion for “{ $value }”; choose one of: { $known }.
cli-help-json-all = print everything as JSON
cli-help-json-lines = print a line of JSON for each file
cli-help-json-steps = print a line of JSON for each step
cli-help-files = records, as written by play or simulate or published by a server; - is the standard input
cli-help-board = show the board after each step, with the hands that may be seen
cli-help-resume = play on from this saved game; it is saved there again
cli-resume-alone = A saved game has its ruleset, options and seed: leave out RULESET, --choice and --seed.
cli-resume-over = The game in “{ $file }” is over: gobelet replay shows it.
cli-resume-seats = The record does not say who played: say with --seats who plays on.
cli-resume-number = { $number } players are named, and the saved game has { $seats } seats.
cli-resume-how = To play on: gobelet play --resume { $file }
cli-bots-measured = Shares are of games at four seats, where 25% is par. docs/strength.md has all figures, and how they were measured; gobelet arena measures.

## Signed records.

cli-help-key = the key of the house that should have signed them: 64 hexadecimal digits, as its address /api/house/key tells
cli-key-form = “{ $value }” is no key: give 64 hexadecimal digits.
cli-unproved = Its dice are not proved: it was not played at a table online.
cli-signed =
    { $named ->
        [yes] Signed on { $day } with the key { $key }, by a house that calls itself { $house }: names, outcome and everything else are as that house published them on that day.
       *[no] Signed on { $day } with the key { $key }: names, outcome and everything else are as the house with this key published them on that day.
    }
cli-signed-key = It is the key that you gave. A signature proves who published a record, not that the players are who they say.
cli-signed-compare =
    { $named ->
        [yes] Whose key that is, the record can’t prove: compare it with { $house }/api/house/key, or give it with --key.
       *[no] Whose key that is, the record can’t prove: give the one that you know with --key.
    }
cli-unsigned = No house has signed it: names and kinds of players are not proved, and anybody could have changed them.
signature-missing = No house has signed this record.
signature-wrong = The signature does not hold: something in the record was changed after it was signed.
signature-other-key = The signature holds, but with another key: { $key }.
signature-needs-extra = Its signature was not checked, for that needs the package cryptography: pip install "gobelet[verify]".
record-outcome = The record does not end as it says: scores or winners differ.
