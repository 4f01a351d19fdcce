### What every game shares: lists, and what can go wrong.

list-last = { $first } and { $last }
list-times = { $number } × { $item }
list-none = nothing
list-you = you
label-you = You
name-of =
    { $elided ->
       *[other] { $name }’s
    }

over = The game is over.

## Answers that the rules do not allow.

no-answer = The answer is empty: it needs at least one part.
no-takeback = This answer can’t be taken back.
nothing-said = { $seat } has no answer to take back.
    .you-seat = You have no answer to take back.
game-over = The game is over.
already-answered = { $seat } has answered already.
    .you-seat = You have answered already.
not-asked = It is not { $seat }’s turn to answer.
    .you-seat = It is not your turn to answer.
unknown-option = There is no option { $option }: there are { $size }, counted from 0.
too-many-parts = The answer has too many parts: it was complete before the last one.
not-an-option = That is not possible now.

## Requests for what does not exist.

wrong-piece = The piece “{ $piece }” of { $game } ({ $place }) is not a { $known }.
no-observer = { $ruleset } has no observer, so environments and learned bots can’t see it.
unknown-ruleset = There is no ruleset “{ $ruleset }”; choose one of: { $known }.
bad-seats =
    { $ruleset } is for { $least } to { $most } players, not { $number }.
unknown-choice =
    { $known-count ->
        [0] { $ruleset } has no options: leave out “{ $choice }”.
       *[other] { $ruleset } has no option “{ $choice }”; it has: { $known }.
    }
bad-choice = The option “{ $choice }” can’t be “{ $value }”; it can be: { $known }.
bad-figure = The option “{ $choice }” can’t be “{ $value }”; write it like { $example }.
printed-figure =
    { $choice ->
        [equipment] The Equipment cards are worth 1, 2, 3, 4, 5 and 8: no other values fit what the rulebook prints. Leave out “equipment”.
        [short] With two or three players ten cards are removed and the mine holds 30 nuggets: the rulebook prints both. Leave out “short”.
        [hands] Four of a kind beats a full house in the rulebook. In “hands”, which begins with the lowest, put “four” after “full”.
       *[other] The rulebook prints what “{ $choice }” is: leave it out.
    }
bad-seed =
    { $generator ->
        [keyed] “{ $seed }” is not a seed: the keyed generator needs 64 hexadecimal digits.
       *[other] “{ $seed }” is not a seed: give a whole number.
    }
unknown-generator = There is no generator “{ $generator }”; choose one of: { $known }.
unknown-seat = There is no seat { $number }: there are { $seats }, counted from 0.
no-handful = { $number } is not a packed handful of dice. Take one from a view: `view.cup`, `view.dice[seat]`.
unknown-language = “{ $language }” is not spoken here; choose one of: { $known }.
no-record = An imagined or drawn game has no record: nobody knows how it came about.

## Records that are none, or do not replay.

record-version = The record is for { $ruleset }; this program plays { $known }.
record-answer-missing = Question { $number } lacks the answer of { $seats }.
record-too-long = The record goes on after the game, which ended at question { $number }.
record-refused = The rules do not allow the answer to question { $number }: { $reason }
record-too-big = This is not a Gobelet record: it has more than { NUMBER($most) } characters.
record-not-text = This is not a Gobelet record: it is not text.
record-not-json = This is not a Gobelet record: it is not JSON (line { $line }, column { $column }).
record-not-object = This is not a Gobelet record: a JSON object was expected.
record-foreign = This is not a Gobelet record: the field “gobelet” is missing.
record-format = The record has format { $format }; this program reads: { $known }.
record-field-missing = The record lacks the field “{ $field }”.
record-field-unknown = The record has a field “{ $field }” that does not belong there.
record-field-type =
    { $expected ->
        [whole] The field “{ $field }” of the record should be a whole number.
        [text] The field “{ $field }” of the record should be text.
        [truth] The field “{ $field }” of the record should be true or false.
        [list] The field “{ $field }” of the record should be a list.
        [pair] The field “{ $field }” of the record should hold pairs.
       *[object] The field “{ $field }” of the record should be an object.
    }
record-field-bounds = The field “{ $field }” of the record should be from { $least } to { $most }.
record-field-bad = The record can’t have “{ $value }” in the field “{ $field }”.
record-order = In the field “{ $field }” of the record, number { $number } is out of order.
record-departs = The replay departs from the record after question { $after }, at question { $number } at the latest.
record-departs-end = The replay departs from the record after question { $after }: the game ends differently from the record, at question { $number }.

## Versions of the rules at tables. The page says these, too.

table-frozen = This table is frozen: its log does not match the game that was played. Nothing is lost; the server’s operator has to look into it. You can start a new game.
table-version =
    { $number ->
        [0] This game is played by { $ruleset }, and this program does not have these rules. Nothing is lost: a program that has them can go on with it.
       *[other] This game is played by { $ruleset }, and this program has { $known } only. Nothing is lost: a program that has these rules can go on with it. Here you can start a new game.
    }
table-earlier-rules = This game is played to its end by version { $version } of the rules, with which it began. New games use version { $latest }.

# Whoever is asked in turn hears this before.
turn-after =
    { $number ->
        [2] You are asked second, after { $seats }.
        [3] You are asked third, after { $seats }.
        [4] You are asked fourth, after { $seats }.
        [5] You are asked fifth, after { $seats }.
       *[other] You are asked sixth, after { $seats }.
    }
turn-before =
    { $number ->
        [1] You are asked first, before { $seats }.
        [2] You are asked second, before { $seats }.
        [3] You are asked third, before { $seats }.
        [4] You are asked fourth, before { $seats }.
       *[other] You are asked fifth, before { $seats }.
    }

## Plans and standing orders.

plan-unknown-field = There is nothing to say about “{ $field }” in this game; there is: { $known }.
plan-bad-word = “{ $field }” can’t be “{ $value }”; it can be: { $known }.
plan-bad-number = “{ $field }” can’t be “{ $value }”; it is a whole number from { $least } to { $most }.
plan-not-list = “{ $field }” can’t be “{ $value }”; it is a list of some of these, in order: { $known }.
plan-twice = “{ $field }” names something twice: { $value }.
plan-no-places = The dice go for places, but “{ $field }” names none: name one, or say something else about the dice.
plan-wrong-part = “{ $field }” is in the wrong part: standing orders and a round’s plan are given apart.
