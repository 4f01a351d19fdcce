### The words of the command line and the terminal.

## Bots.

bot-random = random
    .text = chooses anything that is allowed; good for tests only.
bot-greedy = greedy
    .text = takes what is worth most at the moment; a fair opponent.
bot-expert = expert
    .text = plans the whole combination by exact odds; a little stronger than greedy.
bot-search = search
    .text = imagines what it can’t see and tries its choices out; takes its time.
bot-learned = learned
    .text = learnt by playing against itself; needs numpy. It has learnt dicetown/2009 and cincinnati, and is greedy elsewhere.
no-numpy = The bot “{ $bot }” plays with numpy, which is not installed: pip install "gobelet[learned]".

## Help.

cli-overview =
    Gobelet: dice-cup games in the terminal.

    { "  " }gobelet play RULESET        play a whole game, with bots or friends
    { "  " }gobelet serve               open tables for browsers, here or for everybody
    { "  " }gobelet bot --url LINK      seat a bot at a table
    { "  " }gobelet simulate RULESET    let bots play many games, and count
    { "  " }gobelet arena RULESET       let bots compete, and measure how strong they are
    { "  " }gobelet odds RULESET DICE   exact chances, as tables
    { "  " }gobelet replay FILE         step through a recorded game
    { "  " }gobelet analyse FILE        what rolls were worth, and what decisions cost
    { "  " }gobelet verify FILE         check that a record replays to its fingerprint
    { "  " }gobelet rulesets            what can be played
    { "  " }gobelet bench               how fast the engine is here

    “gobelet COMMAND --help” shows more.
    --lang en or --lang fr chooses the language, --version shows the version.
    To begin: gobelet play dicetown/2009
cli-build =
    Gobelet { $version }, { $build ->
        [compiled] compiled
       *[plain] plain Python
    }.
cli-needs-server = “gobelet { $command }” needs the server, which is not installed: pip install "gobelet[server]".
cli-usage = usage:{ " " }
cli-arguments = arguments
cli-options = options
cli-default = (if not given: { $value })
cli-about-play = Play a whole game in the terminal.
cli-about-simulate = Let bots play many games, and sum them up.
cli-about-replay = Step through a recorded game, from any seat’s eyes or all.
cli-about-verify = Say whether a record replays to its fingerprint, and where not. Exit code 0: it does; 1: it does not; 2: it is no record.
cli-about-rulesets = List what can be played, with seats and options.
cli-help-lang = the language; if not given, that of the environment
cli-help-help = show this help
cli-help-ruleset = what is played, as “gobelet rulesets” lists it
cli-help-seats = who plays, seat by seat: you or the name of a bot; several may be you
cli-help-bot-seats = who plays, seat by seat: names of bots
cli-help-seed = a whole number that decides all chance; the same game for the same number
cli-help-first-seed = the seed of the first game; the next games have the next numbers
cli-help-name = what you are called; give it once for each of you
cli-help-choice = an option of the ruleset; may be given more than once
cli-help-record = write a record of the game to this new file
cli-help-records = write a record of every game into this folder
cli-help-fast = do not pause between the lines
cli-help-games = how many games
cli-help-processes = how many processes play at once
cli-help-json = print the summary as JSON
cli-help-file = a record, as written by play or simulate
cli-help-seat = whose eyes: a seat counted from 0 or a player’s name, spectator, or all for every secret
cli-help-step = wait for Enter after each step, also when the input is no terminal

## Bad input.

cli-unknown-command = There is no command “{ $command }”; choose one of: { $known }.
cli-unknown-argument = “{ $argument }” is not expected here; --help lists what is.
cli-missing = The argument { $argument } is missing; --help lists what is expected.
cli-needs-value = The option { $option } needs a value.
cli-takes-no-value = The option { $option } takes no value.
cli-not-a-number = The option { $option } should be a whole number from { NUMBER($least) } to { NUMBER($most) }, unlike “{ $value }”.
cli-choice-form =
    { $known-count ->
        [0] An option is given as KEY=VALUE, unlike “{ $value }”; and this ruleset has none.
       *[other] An option is given as KEY=VALUE, unlike “{ $value }”; KEY is one of: { $known }.
    }
cli-unknown-player = There is no player “{ $name }”; choose from: { $known }.
cli-too-many-names =
    { $humans ->
        [0] { $number } names are given, but nobody among the seats is “you”.
        [one] { $number } names are given for one of you.
       *[other] { $number } names are given for { $humans } of you.
    }
cli-bad-name = A name has 1 to { $most } ordinary characters, unlike “{ $name }”.
cli-same-name = Two players can’t both be called “{ $name }”.
cli-unknown-eyes = Nobody sees as “{ $value }”; choose one of: { $known }.
cli-cannot-read = “{ $file }” can’t be read: { $why }.
cli-cannot-write = “{ $file }” can’t be written: { $why }.
cli-output-failed = What there is to say can’t be written: { $why }.
cli-file-exists = “{ $file }” exists already, and is left alone.
cli-no-folder = The folder “{ $file }” does not exist.

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
cli-money = ${ $money }
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
cli-type-keep = Type what you keep, as in 9 9 J, or by place, as in 1 2; or all, or none. One die is free, each further one costs $1, none costs $1.
cli-type-brute = With +brute behind two dice or more, the extra dice are free.
cli-type-fewer = Type the dice that you keep, as in 9 J, or by place.
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
cli-type-reroll = Type the dice that you reroll, as in 1 3, all, or none to stand.
cli-type-pay = Type the dice that you reroll for a chip, as in 1 3; just Enter for no.

## Replays and records.

cli-replay-keys = Enter: next; all: to the end; quit.{ " " }
cli-replay-open = The record ends here, at question { $number }: the game is not over.
cli-verified = The record of { $ruleset } replays to its fingerprint { $fingerprint }: { $number } questions, to the end.
cli-verified-open = The record of { $ruleset } replays to its fingerprint { $fingerprint }: { $number } questions; the game is not over.
cli-played-on = It was played on, with other dice, from question { $number } of the game { $parent }.
cli-proved = The dice were fixed before the first throw: secret, commitments and seed fit together. Compare { $commitment } with what the server had shown before the game. This proves that no dice were chosen afterwards; it can’t prove that the operator, who knew the secret, did not look ahead.
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
cli-sim-rounds = { $rounds } rounds, { $each } a game
cli-sim-prompts = { $number } real prompts a seat and game (median)
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
