### Mia. Players are named, in the present; questions speak to whoever is asked.

ruleset-mia = Mia
    .text = Two dice under one cup: claim more than the player before you, true or not, and catch the liars.
choice-lives = lives
    .text = How many lives everybody begins with.

player-0 = Ida
player-1 = Max
player-2 = Nora
player-3 = Paul
player-4 = Rosa
player-5 = Theo

## What lies on the table.

heap-lives = lives
heap-cup = under the cup
heap-claim = last claim

value-none = nothing
value-31 = 31
value-32 = 32
value-41 = 41
value-42 = 42
value-43 = 43
value-51 = 51
value-52 = 52
value-53 = 53
value-54 = 54
value-61 = 61
value-62 = 62
value-63 = 63
value-64 = 64
value-65 = 65
value-11 = double 1
value-22 = double 2
value-33 = double 3
value-44 = double 4
value-55 = double 5
value-66 = double 6
value-21 = Mia

## Questions, and what those who wait read.

claim =
    { $value-id ->
        [none] What do you claim?
       *[other] The last claim is { $value }. What do you claim?
    }
    .help = Claim any value above the last one, true or not. The higher die comes first: 31 is the lowest, doubles beat 65, and 21, the Mia, beats all.
believe = { $target } claims { $value }. Do you believe it?
    .help = If you believe it, you take the cup and must claim more. If you doubt, the cup is lifted: if the dice are worth the claim or more, you lose a life; otherwise whoever made the claim loses one. A Mia that you believe costs a life, and one that you doubt wrongly two.
asked-claim = { $who } looks under the cup.
    .you-who = You look under the cup.
asked-believe = { $who } decides whether to believe { $target-of } claim of { $value }.
    .you-who = You decide whether to believe { $target-of } claim of { $value }.
    .you-target = { $who } decides whether to believe your claim of { $value }.

## Options and refusals.

option-doubt = Doubt it
option-believe = Believe it
option-claim = { $value }
claim-too-low = That is too low: claim more than { $value }.

## What happens.

round = Round { $number }
shaken = { $seat } shakes the cup and looks under it.
    .you-seat = You shake the cup and look under it.
shaken-seen = { $seat } shakes the cup and sees { $dice }.
    .you-seat = You shake the cup and see { $dice }.
claimed = { $seat } claims { $value }.
    .you-seat = You claim { $value }.
believed = { $seat } believes { $target }.
    .you-seat = You believe { $target }.
    .you-target = { $seat } believes you.
doubted-true = { $seat } lifts the cup: { $dice }. { $target } told no lie.
    .you-seat = You lift the cup: { $dice }. { $target } told no lie.
    .you-target = { $seat } lifts the cup: { $dice }. You told no lie.
doubted-false = { $seat } lifts the cup: { $dice }. { $target } lied.
    .you-seat = You lift the cup: { $dice }. { $target } lied.
    .you-target = { $seat } lifts the cup: { $dice }. You lied.
life-lost =
    { $number ->
        [one] { $seat } loses a life and has { $left } left.
       *[other] { $seat } loses { $number } lives and has { $left } left.
    }
    .you-seat =
        { $number ->
            [one] You lose a life and have { $left } left.
           *[other] You lose { $number } lives and have { $left } left.
        }
out = { $seat } is out.
    .you-seat = You are out.
won = { $seat } is the last one left, and wins!
    .you-seat = You are the last one left, and win!
score-lives = lives left
