### Cincinnati. Sentences name players, in the present tense; questions address the player who answers.
### `.you-seat` speaks to the player whose seat the fact `seat` is; `.note` has the facts behind a question.

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
    .wants = three of a kind or better
    .text = The best hand wins, from three of a kind upwards.
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

card-money-15 = €15,000
    .text = Money: it counts at the end, and the richest player begins.
card-money-20 = €20,000
    .text = Money: it counts at the end, and the richest player begins.
card-money-25 = €25,000
    .text = Money: it counts at the end, and the richest player begins.
card-money-30 = €30,000
    .text = Money: it counts at the end, and the richest player begins.
card-money-35 = €35,000
    .text = Money: it counts at the end, and the richest player begins.
card-duel = Duel
    .text = At the end of the round you must challenge somebody to a duel. If you win, their highest money card is yours.
card-chips = Chips
    .text = Two chips from the supply. A chip buys an extra roll, or counts €5,000 at the end.

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

choose-table = Which table do you play at?
    .help = All choose in secret, knowing only their own first roll. Atlantic wants three of a kind or better, Ballroom a straight of four or five, Caesar’s a total of 11 or less. Then you have two more rolls, and further ones for chips.
declare =
    { $roll ->
        [2] Second roll: reroll which dice?
       *[other] Third roll: reroll which dice?
    }
    .help = Reroll any dice you like, even those you kept before, or none. If you stand now, the next roll is still yours.
extra-roll = A chip for an extra roll?
    .note =
        { $chips ->
            [one] You have { $chips } chip.
           *[other] You have { $chips } chips.
        }
    .help = Everybody with a chip is asked, one after the other. The richest player comes first, or is skipped if they have no chip. Whoever pays names at least one die. Those who paid roll together, and all are asked again until nobody pays. A chip you keep counts €5,000 at the end.
challenge = Whom do you challenge?
    .note =
        { $number ->
            [one] You hold a Duel card.
           *[other] You hold { $number } Duel cards.
        }
    .help = A Duel card must be played, against anybody. The better hand wins; with equal dice you lose. If you win, you take your opponent’s highest money card. If you lose, nothing happens.
duel-reroll =
    { $roll ->
        [2] Duel, second roll: which dice?
       *[other] Duel, third roll: which dice?
    }
    .help = You roll in turn, and everybody sees the dice. A roll you pass up is lost, but you may take the next one.
duel-extra = Duel: a chip for a roll?
    .note =
        { $chips ->
            [one] You have { $chips } chip.
           *[other] You have { $chips } chips.
        }
    .help = You roll at once. All duellists are asked in turn until everybody has declined, even whoever rolled last.

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

dice-not-there = You can’t reroll those dice: you have { $pips }.
pay-names-no-die = Name at least one die to reroll for your chip.
table-closed = { $table } is closed: with three players only the other two tables are open.
challenge-oneself = You can’t challenge yourself: choose somebody else.

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
    .you-seat = You peek under your cup.
cup-rolled-seen = { $seat } rolls { $pips }.
    .you-seat = You roll { $pips }.
table-chosen = { $seat } is { $table-at }.
    .you-seat = You are { $table-at }.
dice-shown = { $seat } shows { $pips }, { $hand }.
    .you-seat = You show { $pips }, { $hand }.
table-shown =
    { $table-id ->
        [caesars] { $seat } is { $table-at } with { $pips }, a total of { $total }.
       *[other] { $seat } is { $table-at } with { $pips }, { $hand }.
    }
    .you-seat =
        { $table-id ->
            [caesars] You are { $table-at } with { $pips }, a total of { $total }.
           *[other] You are { $table-at } with { $pips }, { $hand }.
        }
declared =
    { $roll ->
        [2] { $seat } will reroll { $pips }.
       *[other] { $seat } will reroll { $pips } for the last time.
    }
    .you-seat =
        { $roll ->
            [2] You will reroll { $pips }.
           *[other] You will reroll { $pips } for the last time.
        }
stands =
    { $roll ->
        [2] { $seat } stands for now.
       *[other] { $seat } stands.
    }
    .you-seat =
        { $roll ->
            [2] You stand for now.
           *[other] You stand.
        }
rerolled =
    { $roll ->
        [2] { $seat } rolls { $fell } and has { $pips }, { $hand }.
       *[other] { $seat } rolls { $fell } and ends with { $pips }, { $hand }.
    }
    .you-seat =
        { $roll ->
            [2] You roll { $fell } and have { $pips }, { $hand }.
           *[other] You roll { $fell } and end with { $pips }, { $hand }.
        }
extra-paid =
    { $chips ->
        [0] { $seat } pays their last chip to reroll { $pips }.
       *[other] { $seat } pays a chip to reroll { $pips } ({ $chips } left).
    }
    .you-seat =
        { $chips ->
            [0] You pay your last chip to reroll { $pips }.
           *[other] You pay a chip to reroll { $pips } ({ $chips } left).
        }
extra-declined = { $seat } pays no chip.
    .you-seat = You pay no chip.
extra-rolled = { $seat } rolls { $fell } and has { $pips }, { $hand }.
    .you-seat = You roll { $fell } and have { $pips }, { $hand }.

## The tables are settled.

table-unchosen = Nobody is { $table-at }: the stakes stay ({ $stakes }).
table-unqualified = Nobody has what it takes { $table-at }: the stakes stay ({ $stakes }).
table-won =
    { $table-id ->
        [caesars] { $seat } wins { $table-at } with a total of { $total }: { $pips }.
       *[other] { $seat } wins { $table-at } with { $hand }: { $pips }.
    }
    .you-seat =
        { $table-id ->
            [caesars] You win { $table-at } with a total of { $total }: { $pips }.
           *[other] You win { $table-at } with { $hand }: { $pips }.
        }
table-tied = { $seats } have the same dice { $table-at }, { $pips }: they duel for it.
    .you-seats = { $seats } have the same dice { $table-at }, { $pips }: you duel for it.
tie-duel-won = { $seat } wins the duel for { $table } with { $hand }: { $pips }.
    .you-seat = You win the duel for { $table } with { $hand }: { $pips }.
tie-duel-equal = { $seats } have equal dice once more ({ $pips }, { $hand }): { $seat }, the last in order, wins { $table }.
    .you-seat = { $seats } have equal dice once more ({ $pips }, { $hand }): you, the last in order, win { $table }.
    .you-seats = { $seats } have equal dice once more ({ $pips }, { $hand }): { $seat }, the last in order, wins { $table }.
    .you-seat-seats = { $seats } have equal dice once more ({ $pips }, { $hand }): you, the last in order, win { $table }.
cards-taken = { $seat } takes { $stakes } from { $table }.
    .you-seat = You take { $stakes } from { $table }.
chips-taken =
    { $chips ->
        [one] { $seat } gets { $chips } chip.
       *[other] { $seat } gets { $chips } chips.
    }
    .you-seat =
        { $chips ->
            [one] You get { $chips } chip.
           *[other] You get { $chips } chips.
        }
chips-short =
    { $chips ->
        [0] { $seat } gets no chips: the supply is empty.
        [one] { $seat } gets only { $chips } chip: that was the last.
       *[other] { $seat } gets only { $chips } chips: those were the last.
    }
    .you-seat =
        { $chips ->
            [0] You get no chips: the supply is empty.
            [one] You get only { $chips } chip: that was the last.
           *[other] You get only { $chips } chips: those were the last.
        }

## Duels.

challenged = { $seat } challenges { $target } to a duel.
    .you-target = { $seat } challenges you to a duel.
    .you-seat = You challenge { $target } to a duel.
duel-rolled = { $seat } rolls { $pips }, { $hand }.
    .you-seat = You roll { $pips }, { $hand }.
duel-rerolled =
    { $roll ->
        [2] { $seat } rolls { $fell } and has { $pips }, { $hand }.
       *[other] { $seat } rolls { $fell } and ends with { $pips }, { $hand }.
    }
    .you-seat =
        { $roll ->
            [2] You roll { $fell } and have { $pips }, { $hand }.
           *[other] You roll { $fell } and end with { $pips }, { $hand }.
        }
duel-stands =
    { $roll ->
        [2] { $seat } stands for now.
       *[other] { $seat } stands.
    }
    .you-seat =
        { $roll ->
            [2] You stand for now.
           *[other] You stand.
        }
duel-paid =
    { $chips ->
        [0] { $seat } pays their last chip, rolls { $fell } and has { $pips }, { $hand }.
       *[other] { $seat } pays a chip ({ $chips } left), rolls { $fell } and has { $pips }, { $hand }.
    }
    .you-seat =
        { $chips ->
            [0] You pay your last chip, roll { $fell } and have { $pips }, { $hand }.
           *[other] You pay a chip ({ $chips } left), roll { $fell } and have { $pips }, { $hand }.
        }
duel-declined = { $seat } pays no chip.
    .you-seat = You pay no chip.
duel-won = { $seat } beats { $target } with { $hand }: { $pips }.
    .you-target = { $seat } beats you with { $hand }: { $pips }.
    .you-seat = You beat { $target } with { $hand }: { $pips }.
duel-equal = Equal dice ({ $pips }, { $hand }): { $target } played the Duel card and loses to { $seat }.
    .you-seat = Equal dice ({ $pips }, { $hand }): { $target } played the Duel card and loses to you.
    .you-target = Equal dice ({ $pips }, { $hand }): you played the Duel card and lose to { $seat }.
card-won = { $seat } takes { $stake } from { $victim }.
    .you-victim = { $seat } takes { $stake } from you.
    .you-seat = You take { $stake } from { $victim }.
nothing-won = { $seat } wins, but { $victim } has no money to lose.
    .you-victim = { $seat } wins, but you have no money to lose.
    .you-seat = You win, but { $victim } has no money to lose.

## The end.

cards-left = Left { $table-at }, for the casino: { $stakes }.
money-counted = { $seat } has €{ $money }.
    .you-seat = You have €{ $money }.
casino-won = { $seat } breaks the bank, with €{ $money }!
    .you-seat = You break the bank, with €{ $money }!
casino-shared = { $seats } share the victory, with €{ $money } each!
    .you-seats = { $seats } share the victory, with €{ $money } each!
score-money = { $stakes }
    .kind = money
score-chips =
    { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
    .kind = chips

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
rerolled-at =
    { $table-id ->
        [caesars]
            { $roll ->
                [2] { $seat } rolls { $fell } and has { $pips }, a total of { $total }.
               *[other] { $seat } rolls { $fell } and ends with { $pips }, a total of { $total }.
            }
       *[other]
            { $roll ->
                [2] { $seat } rolls { $fell } and has { $pips }, { $hand }.
               *[other] { $seat } rolls { $fell } and ends with { $pips }, { $hand }.
            }
    }
    .you-seat =
        { $table-id ->
            [caesars]
                { $roll ->
                    [2] You roll { $fell } and have { $pips }, a total of { $total }.
                   *[other] You roll { $fell } and end with { $pips }, a total of { $total }.
                }
           *[other]
                { $roll ->
                    [2] You roll { $fell } and have { $pips }, { $hand }.
                   *[other] You roll { $fell } and end with { $pips }, { $hand }.
                }
        }
extra-rolled-at =
    { $table-id ->
        [caesars] { $seat } rolls { $fell } and has { $pips }, a total of { $total }.
       *[other] { $seat } rolls { $fell } and has { $pips }, { $hand }.
    }
    .you-seat =
        { $table-id ->
            [caesars] You roll { $fell } and have { $pips }, a total of { $total }.
           *[other] You roll { $fell } and have { $pips }, { $hand }.
        }

## Plans and standing orders: what can be said, and what it can be.

plan-table = My table
plan-table-richest = where most lies
plan-table-atlantic = Atlantic
plan-table-ballroom = Ballroom
plan-table-caesars = Caesar’s
plan-reroll = I reroll
plan-reroll-behind = while I am behind
plan-chip = A chip is worth to me
plan-chip-number =
    { $number ->
        [0] nothing
       *[other] €{ $number },000
    }
plan-challenge = I challenge
plan-challenge-richest = who has the dearest card
plan-duel = My dice in duels
