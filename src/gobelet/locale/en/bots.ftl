### Why a bot did what it did: said of its choice, in replays and in coached games.

## What can be said of any decision.

why-forced = There was no choice.
why-pass = Doing nothing now was worth more.
why-done = That is enough.

## Dice Town.

why-keep = These dice promise most for what they cost.
why-brute = These dice promise most, and the Brute makes them free.
why-turn = The turned die gains more now than the Cheater would later.
why-play = The card gains more now than it would later.
why-joe = Nervous Joe takes most here.
why-name = With bribes and risks weighed up, this is the best choice.
why-rob = This hand promises most.
why-backs = These backs promise most.
why-remedy = This remedy gives most.
why-dollars = The place is worth this offer.
why-nuggets = The place is worth this offer.
why-card = This is the best of these cards.
why-deed = This is the best of these deeds.
why-fenced = The place is worth this offer.
why-drink = This Elixir gives most.
why-action = This action gives most.
why-outlaw = The dice that this Outlaw sets are worth more now than later.
why-desperado = This Outlaw is the most useful one.
why-gun = Rerolling these dice catches more Outlaws.
why-find = This find gives most.
why-shaman = The turned die gains most.
why-ambush = This die hurts most.
why-warpath = Nobody should win this place.

## Cincinnati.

why-reroll = This gives the best chance of winning the table.
why-pay = The roll is worth more than the chip.
why-table = The dice promise most here.
why-challenge = There is most to win here.

## With the chance that it goes for.

why-place = It goes for { $place } above all: { $percent }% to win there, if it does nothing else.
why-win = { $percent }% to win the table: no other choice gives more for its price.
why-save = { $percent }% to win the table as the dice lie: a chip would not add enough.
why-qualify = { $percent }% to qualify here, and the stakes are worth it.
why-duel = { $percent }% to win the duel.
why-named = { $percent }% to be named for that, and the place is worth about { $whole }.{ $tenth } points to it.
why-worth = That is worth about { $whole }.{ $tenth } points to it.
why-costs = That costs it about { $whole }.{ $tenth } points.

## The search bot, and chance.

why-tried =
    { $number ->
        [one] Tried out once, and nothing did better.
       *[other] Tried out in { $number } imagined rounds, and nothing did better.
    }
why-better = In { $number } imagined rounds it won { $percent }% more often than what seemed best at first.
why-random = Picked at random.
