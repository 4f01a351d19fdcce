### What the coach says in a first game: at the first decision of each kind, a sentence at a time.

## The coach.

coach-title = Your coach
coach-off = Play without a coach
coach-skip = Skip
coach-next = Next
coach-done = Got it
coach-count = { $number } of { $count }
coach-best = Best: { $move }, { $reason }. Otherwise { $other }: { $less }.
coach-alone = Best: { $move }, { $reason }.
coach-percent = { $percent }%
coach-points = { $sign }{ $whole }.{ $tenth } points
coach-hint-named =
    { $brings ->
        [0] the place would give you nothing
       *[other] { $percent }% to be named, for { $whole }.{ $tenth } points
    }

## The first round.

coach-welcome-dicetown = Each place of the street is won with one face of the dice.
    .two = { $others ->
            [one] The other player rolls
           *[other] The { $others } others roll
        } when you do, under the cup.
    .three = The most 9s win the gold mine: one nugget for each 9, and a nugget is a point.

## Dice Town.

coach-keep = Tap the dice you keep. Nobody else sees your roll.
    .two = One die is free, each extra one costs $1: the button shows the price.
    .three = The best poker hand of five dice wins the Town Hall: deeds are points.
coach-keep-fewer = Wanted stopped your Brute: now you must pay for the dice.
    .two = Keep those that matter most; the others go back under the cup.
coach-cheat = Your Professional Cheater turns one of your dice to any face.
    .two = Play it where one more die wins a place, or keep it for another day.
coach-wanted = Somebody plays a card: your Wanted can stop it.
    .two = There is only one Wanted. Keep it for a card that really hurts you.
coach-own-card = You have won this place, and you hold a card for it.
    .two = Played now it makes the gain bigger. At the end of the game it is worth nothing.
coach-split = The bank has just been robbed: Even Split gives you half of it.
    .two = For a few dollars only, wait for a fuller bank.
coach-keep-one = You drew these cards. Keep one; the others are discarded unseen.
    .two = Equipment is points at the end. Play the others at the right moment.
coach-rob = You won the saloon: choose whose hand you draw from.
    .two = A hand with many deeds is the best prey. Fenced deeds are safe.
coach-backs = Cards and deeds have different backs: choose how many of each you draw.
    .two = A deed is worth 1 to 5 points; a Store card may be anything.
coach-loot = Keep one of these cards.
    .two = The others go back to their owner, who knows what you saw.
coach-office = The Sheriff’s office is settled now: this is the moment for your card.
    .two = Nervous Joe takes up to $4; Marshall leaves the badge where it is.
coach-offer = You are tied here: the Sheriff decides, and may be bribed.
    .two = What you offer is lost only if you are chosen. You may offer nothing.
    .three = Here you see who wears the badge. It is also worth 5 points at the end.
coach-raise = Now you see all offers. Everybody may add to their own, once.
    .two = A little more than the best offer often does it, but the Sheriff may choose anybody.
coach-name-winner = You wear the badge, so you break this tie.
    .two = You get the offer of the player you choose; the others get theirs back.
    .three = You need not take the best offer: think of who would gain most.
coach-order-visits = Several players see the Doc, and you say in which order.
    .two = Whoever goes in first takes from the others first.
coach-visit = You gained nothing this round, so Doc Badluck has something for you.
    .two = Your dice say which remedies there are. A nugget is a point, and so are $2.
coach-fence = Fenced deeds lie face up in front of you and can’t be stolen at the saloon.
    .two = Fence the best ones.
coach-elixir = Your Elixir gives you a visit to Doc Badluck, whatever you gained.
    .two = If you may visit anyway, it is a second visit.
coach-name-champion = The game ends in a tie that not even the deeds break.
    .two = As Sheriff you name the winner, and nobody can bribe you.

## Dice Town, revised edition.

coach-drink = You won no place, so you must drink an Elixir at the Doc’s.
    .two = Two lie face up; the one on top of the pile is a surprise.
coach-elixir-first = Somebody is about to visit the Doc.
    .two = With your Elixir card you slip in first, and choose before them.
coach-friendship = Choose who gives you a Store card.
    .two = They choose which one, so do not expect the best.
coach-domination = Choose who gives you a deed from their hand.
    .two = They choose which one; with a single deed there is no choice.
coach-give-card = You must give a Store card, and you choose which.
    .two = Equipment is points: give away a card that you will hardly play.
coach-give-deed = You must give a deed from your hand, and you choose which.
    .two = Usually the one worth least.
coach-play-at-once = This card is played as soon as you get it: you can’t keep it.
    .two = Choose whoever has most to give.
coach-marshall = The badge is about to change hands, and your Marshall can stop that.
    .two = The badge settles ties, brings bribes, and is worth 5 points at the end.

## Dice Town, the Extension.

coach-call-outlaws = Your Outlaws set dice before a roll: kept, and free.
    .two = Then they leave you. They are best where one or two dice decide a place.
coach-choose-action = You are first here and choose one of the two actions.
    .two = Second place must take the other: think of what you leave, too.
coach-name-second = As Sheriff you say who is second and takes the action that is left.
    .two = You keep the offer of the player you name.
coach-offer-second = You are tied for second place, and the Sheriff decides.
    .two = Second place takes the action that first place leaves: offer what that is worth.
coach-raise-second = Now you see all offers for second place.
    .two = Everybody may add to their own, once.
coach-joe = Now Nervous Joe can be played: Joe takes up to $4 from a player.
    .two = Choose somebody who has $4 or more.
coach-see-doc = The Store’s second action is a visit to the Doc, at once.
    .two = Your dice say which remedies there are. You can’t leave without one.
coach-whisky = The player you rob has a Ranch.
    .two = Whisky takes it instead of cards. Each further Ranch is worth more: 1, 2, 3…
coach-insurance = You were robbed, and your Insurance replaces the loss.
    .two = You draw a card of the same kind.
coach-desperado = You are recruiting: usually the top Outlaw of the pile joins you.
    .two = Desperado lets you choose any: one whose face you collect.
coach-double-gun = You are hunting: each die captures a Wanted Outlaw of its face.
    .two = Double Gun rerolls the dice that hit nobody.
coach-voucher = Your Voucher gives you one of the discarded Store cards.
    .two = Only you see which one you take.
coach-choose-find = Choose one of these River cards: it takes effect at once.
    .two = The others go back on top of the river.
coach-order-river = Put the other River cards back in the order you like.
    .two = Only you know what comes next: remember it when you win the mine again.

## Dice Town, the Indian die.

coach-shaman = The Shaman: turn one of your dice to any face.
    .two = Look for a place that you lose or share by one die.
coach-ambush = An Ambush: an opponent rolls a die again.
    .two = Choose a die that only just wins a place.
coach-warpath = The Warpath: at one place nothing happens this round.
    .two = Raid the place that would give most to somebody else.
coach-village = For a deed or Ranch the Indian die is yours; you roll it next round.
    .two = A deed of 1 or 2 points is a fair price.
coach-smoke = Smoke Signals bring you the Indian die, whoever has it.
    .two = You roll it next round, before the mine.

## Cincinnati.

coach-welcome-cincinnati = Each table has its cards: whoever has the best dice there takes them all.
    .two = { $others ->
            [one] The other player chooses
           *[other] The { $others } others choose
        } a table when you do, in secret.
    .three = After twelve rounds the richest wins.
coach-choose-table = Atlantic wants three of a kind or better.
    .two = Ballroom wants a straight: four or five dice in a row.
    .three = Caesar’s wants a low total: 11 or less.
coach-declare = Tap the dice to reroll, or none to stand.
    .two = You roll against those at your own table only.
coach-extra-roll = A chip buys another roll of the dice you choose.
    .two = A chip you keep is worth €5,000: pay it where the table is worth more.
coach-challenge = A Duel card must be played: choose an opponent.
    .two = If you win, you take their highest money card. If you lose, you lose nothing.
coach-duel-reroll = Everybody sees the dice, and you roll in turn. The better poker hand wins.
    .two = Reroll what does not help; if you are ahead, you may stand.
coach-duel-extra = Chips buy rolls in duels, too.
    .two = Compare the stakes with the €5,000 that a chip is worth.
