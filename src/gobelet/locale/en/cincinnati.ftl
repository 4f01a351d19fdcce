### Cincinnati. Sentences name players, in the present tense; questions address the player who answers.

ruleset-cincinnati = Cincinnati
    .text = Twelve rounds of dice at three casino tables: choose yours in secret, roll, and take what lies there.

player-0 = Ruby
player-1 = Frank
player-2 = Gloria
player-3 = Nick
player-4 = Lola
player-5 = Max

## The tables.

table-atlantic = Atlantic
    .at = at Atlantic
    .title = A Atlantic
    .wants = three of a kind or more
    .text = The best hand with three of a kind or more wins.
table-ballroom = Ballroom
    .at = at Ballroom
    .title = B Ballroom
    .wants = a straight of four or five
    .text = The best straight of four or five dice wins.
table-caesars = Caesar’s
    .at = at Caesar’s
    .title = C Caesar’s
    .wants = a total of 11 or less
    .text = The lowest total wins, and it must be 11 or less.

## The cards.

card-money-15 = $15,000
    .text = Money: it counts at the end, and richer players decide first.
card-money-20 = $20,000
    .text = Money: it counts at the end, and richer players decide first.
card-money-25 = $25,000
    .text = Money: it counts at the end, and richer players decide first.
card-money-30 = $30,000
    .text = Money: it counts at the end, and richer players decide first.
card-money-35 = $35,000
    .text = Money: it counts at the end, and richer players decide first.
card-duel = Duel
    .text = At the end of the round you must duel with somebody: if you win, their highest money card is yours.
card-chips = Chips
    .text = Two chips from the supply. A chip buys an extra roll, or counts $5,000 at the end.

## Hands.

hand-nothing = nothing
hand-pair = a pair
hand-two-pair = two pair
hand-short-straight = a short straight
hand-three = three of a kind
hand-full = a full house
hand-long-straight = a long straight
hand-four = four of a kind
hand-five = five of a kind

## Questions.

choose-table = At which table do you play?
    .help = All choose in secret, knowing only their own first roll. Atlantic wants three of a kind or more, Ballroom a straight of four or five, Caesar’s a total of 11 or less. Then you have two more rolls, and further ones for chips.
declare =
    { $roll ->
        [2] Second roll: which dice do you reroll?
       *[other] Third roll: which dice do you reroll?
    }
    .help = Reroll any dice you like, also those you kept before, or none. Standing now leaves the next roll open to you.
extra-roll =
    { $chips ->
        [one] You have { $chips } chip. Do you pay it for an extra roll?
       *[other] You have { $chips } chips. Do you pay one for an extra roll?
    }
    .help = All who have a chip are asked in order of money. Who pays names at least one die; those who paid roll together, and all are asked again until nobody pays. A chip kept counts $5,000 at the end.
challenge =
    { $number ->
        [one] You hold a Duel card. Whom do you challenge?
       *[other] You hold { $number } Duel cards. Whom do you challenge first?
    }
    .help = A Duel card must be played, against anybody. The better hand wins, and equal dice are lost by you. If you win, you take the opponent’s highest money card; if you lose, nothing happens.
duel-reroll =
    { $roll ->
        [2] Second roll of the duel: which dice do you reroll?
       *[other] Third roll of the duel: which dice do you reroll?
    }
    .help = You roll in turn, and all dice are open. A roll passed up is lost, but the next one may be taken.
duel-extra =
    { $chips ->
        [one] You have { $chips } chip. Do you pay it for an extra roll in the duel?
       *[other] You have { $chips } chips. Do you pay one for an extra roll in the duel?
    }
    .help = You roll at once. The asking goes round until everybody has declined, the last one who rolled included.

## Options.

option-pass = No extra roll
option-stand = Stand
option-reroll =
    { $number ->
        [one] Reroll the { $pips }
       *[other] Reroll { $pips }
    }
option-reroll-places =
    { $places-count ->
        [one] Reroll die { $places }
       *[other] Reroll dice { $places }
    }
option-pay =
    { $number ->
        [one] Pay a chip and reroll the { $pips }
       *[other] Pay a chip and reroll { $pips }
    }
option-pay-places =
    { $places-count ->
        [0] Pay a chip
        [one] Pay a chip and reroll die { $places }
       *[other] Pay a chip and reroll dice { $places }
    }
option-table = { $table } ({ $table-wants })
option-challenge = { $target }

## Answers that the rules do not allow.

dice-not-there = Those dice are not yours to reroll: you have { $pips }.
pay-names-no-die = Who pays a chip rerolls at least one die.
table-closed = { $table } is closed: with three players only the other two tables are played.
challenge-oneself = You can’t duel with yourself.

## Cards and throws.

cards-removed = { $number } cards are removed unseen.
round = Round { $number }
card-turned = On { $table }: { $stake }.
duel-put-aside = A Duel card turns up for { $table }: in the first round it is put aside.
duels-shuffled-in =
    { $number ->
        [one] The Duel card put aside is shuffled into the deck ({ $number }).
       *[other] The { $number } Duel cards put aside are shuffled into the deck.
    }
cup-rolled = { $seat } peeks under the cup.
cup-rolled-seen = { $seat } rolls { $pips }.
table-chosen = { $seat } is { $table-at }.
dice-shown = { $seat } shows { $pips }, { $hand }.
table-shown = { $seat } is { $table-at } with { $pips }, { $hand }.
declared =
    { $roll ->
        [2] { $seat } will reroll { $pips }.
       *[other] { $seat } will reroll { $pips } for the last time.
    }
stands =
    { $roll ->
        [2] { $seat } stands for now.
       *[other] { $seat } stands.
    }
rerolled =
    { $roll ->
        [2] { $seat } rolls { $fell } and has { $pips }, { $hand }.
       *[other] { $seat } rolls { $fell } and ends with { $pips }, { $hand }.
    }
extra-paid =
    { $chips ->
        [0] { $seat } pays the last chip to reroll { $pips }.
       *[other] { $seat } pays a chip to reroll { $pips } ({ $chips } left).
    }
extra-declined = { $seat } pays no chip.
extra-rolled = { $seat } rolls { $fell } and has { $pips }, { $hand }.

## The tables are settled.

table-unchosen = Nobody is { $table-at }: what lies there stays ({ $stakes }).
table-unqualified = Nobody has what it takes { $table-at }: what lies there stays ({ $stakes }).
table-won =
    { $table-id ->
        [caesars] { $seat } wins { $table-at } with a total of { $total }: { $pips }.
       *[other] { $seat } wins { $table-at } with { $hand }: { $pips }.
    }
table-tied = { $seats } have the same dice { $table-at }, { $pips }: they duel for it.
tie-duel-won = { $seat } wins the duel for { $table } with { $hand }: { $pips }.
tie-duel-equal = { $seats } have equal dice once more ({ $pips }, { $hand }): { $seat }, the last in order, wins { $table }.
cards-taken = { $seat } takes { $stakes } from { $table }.
chips-taken =
    { $chips ->
        [one] { $seat } gets { $chips } chip.
       *[other] { $seat } gets { $chips } chips.
    }
chips-short =
    { $chips ->
        [0] { $seat } gets no chips: the supply is empty.
        [one] { $seat } gets only { $chips } chip: that was the last.
       *[other] { $seat } gets only { $chips } chips: those were the last.
    }

## Duels.

challenged = { $seat } challenges { $target } to a duel.
duel-rolled = { $seat } rolls { $pips }, { $hand }.
duel-rerolled =
    { $roll ->
        [2] { $seat } rolls { $fell } and has { $pips }, { $hand }.
       *[other] { $seat } rolls { $fell } and ends with { $pips }, { $hand }.
    }
duel-stands =
    { $roll ->
        [2] { $seat } stands for now.
       *[other] { $seat } stands.
    }
duel-paid =
    { $chips ->
        [0] { $seat } pays the last chip, rolls { $fell } and has { $pips }, { $hand }.
       *[other] { $seat } pays a chip ({ $chips } left), rolls { $fell } and has { $pips }, { $hand }.
    }
duel-declined = { $seat } pays no chip.
duel-won = { $seat } beats { $target } with { $hand }: { $pips }.
duel-equal = Equal dice ({ $pips }, { $hand }): { $target } played the Duel card and loses to { $seat }.
card-won = { $seat } takes { $stake } from { $victim }.
nothing-won = { $seat } wins, but { $victim } has no money to lose.

## The end.

cards-left = Left { $table-at } for the house: { $stakes }.
money-counted = { $seat } has ${ $money }.
casino-won = { $seat } breaks the bank, with ${ $money }!
casino-shared = { $seats } share the victory, with ${ $money } each!
score-money = { $stakes }
score-chips =
    { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }

# What lies before a seat or on the table: labels of heaps.
heap-chips = chips
heap-cards = cards
heap-table = at
heap-dice = dice
heap-cup = under the cup
heap-duel = duel dice
heap-supply = supply
heap-deck = deck
heap-atlantic = Atlantic
heap-ballroom = Ballroom
heap-caesars = Caesar’s
heap-spent = set aside
heap-removed = removed
