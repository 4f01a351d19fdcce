### Dice Town. Sentences name players, in the present tense; questions address the player who answers.
### `.you-seat` speaks to the player whose seat the fact `seat` is; `.note` has the facts behind a question.

ruleset-dicetown-2009 = Dice Town (2009)
    .text = Poker dice in the Wild West: roll under the cup, win the places of the town, bribe the Sheriff.

choice-sheriff = first Sheriff
    .text = Who wears the badge at the start: a place at the table, counted from 0, or drawn at random.
choice-bribes = bribes
    .text = Whether tied players may bribe the Sheriff.

player-0 = Calamity
player-1 = Jesse
player-2 = Belle
player-3 = Wyatt
player-4 = Annie
player-5 = Billy

## The places of the town.

place-mine = the gold mine
    .at = at the gold mine
    .title = Gold mine
    .short = the mine
    .text = Most 9s: one nugget for each of your 9s.
place-bank = the bank
    .at = at the bank
    .title = Bank
    .short = the bank
    .text = Most 10s: all the money on the bank.
place-coach = the stagecoach
    .at = at the stagecoach
    .title = Stagecoach
    .text = Nobody’s: money paid for dice waits here. It moves to the bank after the robbery.
place-store = the General Store
    .at = at the General Store
    .title = General Store
    .short = the store
    .text = Most Js: draw a card for each of your Js and keep one. In the first round, twice.
place-saloon = the saloon
    .at = at the saloon
    .title = Saloon
    .short = the saloon
    .text = Most Qs: draw a card for each of your Qs from somebody’s hand, and keep one of them.
place-sheriff = the Sheriff’s office
    .at = at the Sheriff’s office
    .title = Sheriff
    .short = the badge
    .text = Most Ks: the badge. The Sheriff settles every tie; the badge is worth 5 points at the end.
place-hall = the Town Hall
    .at = at the Town Hall
    .title = Town Hall
    .short = the Town Hall
    .text = Best poker hand: the first deed of the row, on the left, and one more for each of your As, three at most.
place-doc = Doc Badluck
    .at = at Doc Badluck’s
    .title = Doc Badluck
    .text = For those who gained nothing this round: a remedy by the faces of their dice.

## Store cards.

card-unknown = an unknown card
    .text = A card of another edition.
card-equipment-1 = Equipment (1 VP)
    .text = Worth 1 point at the end. It is never played.
card-equipment-2 = Equipment (2 VP)
    .text = Worth 2 points at the end. It is never played.
card-equipment-3 = Equipment (3 VP)
    .text = Worth 3 points at the end. It is never played.
card-equipment-4 = Equipment (4 VP)
    .text = Worth 4 points at the end. It is never played.
card-equipment-5 = Equipment (5 VP)
    .text = Worth 5 points at the end. It is never played.
card-equipment-8 = Equipment (8 VP)
    .text = Worth 8 points at the end. It is never played.
card-brute = Brute
    .text = When you keep two dice or more: this time the extra dice are free.
card-cheater = Professional Cheater
    .text = After you roll, once all dice are shown: turn one of the dice you set aside to any face.
card-dynamite = Dynamite
    .text = When you win the gold mine: twice as many nuggets.
card-girls = Girls
    .text = When you win the saloon: rob twice, the same player or another.
card-corruption = Corruption
    .text = When you win the Town Hall: the top deed of the pile as well, and only you see which.
card-credits = Unlimited Credits
    .text = When you win the General Store: draw and keep a card a second time.
card-joe = Nervous Joe
    .text = At the Sheriff’s office: a player of your choice gives you $4, or all they have.
card-marshall = Marshall
    .text = When the badge is about to change hands: it stays where it is.
card-split = Even Split
    .text = When somebody else robs the bank: half of the money is yours, rounded down.
card-wanted = Wanted
    .text = When somebody else plays a Store card: that card does nothing.
card-elixir = Elixir
    .text = When Doc Badluck opens: a visit for you, whatever you gained this round.

## Poker hands.

hand-nothing = nothing much
hand-pair = a pair
hand-two-pair = two pair
hand-three = three of a kind
hand-straight = a straight
hand-full = a full house
hand-four = four of a kind
hand-five = five of a kind

## Doc Badluck’s remedies.

remedy-fence = Barbed wire: fence two deeds of your hand, out of every thief’s reach
    .done = buys barbed wire
    .done-you = buy barbed wire
remedy-sample = A sample: take the top card of the General Store
    .done = asks for a sample
    .done-you = ask for a sample
remedy-collect = A small swindle: every other player gives you $2
    .done = tries a small swindle
    .done-you = try a small swindle
remedy-charm = A big swindle: every other player gives you a nugget
    .done = tries a big swindle
    .done-you = try a big swindle

## Heaps of goods, as in an offer.

goods-dollars = ${ $dollars }
goods-nuggets =
    { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }
goods-cards =
    { $number ->
        [one] { $number } Store card
       *[other] { $number } Store cards
    }
goods-cards-seen = { $cards }
goods-titles =
    { $number ->
        [one] { $number } deed
       *[other] { $number } deeds
    }
goods-titles-seen =
    { $titles-count ->
        [one] a deed worth { $titles }
       *[other] deeds worth { $titles }
    }
goods-fenced =
    { $titles-count ->
        [one] a fenced deed worth { $titles }
       *[other] fenced deeds worth { $titles }
    }

## Questions.

keep = Which dice do you keep?
    .help = One die is free. Each extra die kept now costs $1, and keeping none costs $1; the money goes onto the stagecoach. You roll the other dice again. Once somebody has five dice, everybody else rolls one last time and keeps what falls.
keep-fewer =
    { $number ->
        [one] Brute stopped: which die stays?
       *[other] Brute stopped: which { $number } stay?
    }
    .note = You kept { $dice } with a Brute, and it was stopped.
    .help = Without the Brute you pay for every die after the first. You keep as many as your money allows, and the others go back into your cup.
cheat = Do you play Professional Cheater?
    .note = All dice are on the table. The card turns one of yours, and is spent.
    .help = Professional Cheater turns one of the dice you have set aside to any face. Somebody may stop it with Wanted.
wanted = Do you stop { $card }?
    .note = { $seat } plays it; with Wanted it does nothing.
    .help = A card stopped by Wanted is discarded, and the game goes on as if it had not been played.
own-card = Do you play { $card }?
    .help = It is played before anything is taken or drawn here. You are asked once.
split = Do you play Even Split for ${ $half }?
    .note = { $seat } robs the bank of ${ $dollars }.
    .help = The robber hands you half of what was on the bank, rounded down.
keep-one = Which card do you keep?
    .note =
        { $number ->
            [one] You drew { $number } card.
           *[other] You drew { $number } cards.
        }
    .help = One card goes into your hand. The others go face down onto the discard.
rob = Whom do you rob?
    .note =
        { $number ->
            [one] You draw one card.
           *[other] You draw { $number } cards and keep one.
        }
    .help = You pick by the backs of the cards, look at them, keep one and give back the others. Fenced deeds are safe from you.
backs =
    { $number ->
        [one] One card from { $victim }: which back?
       *[other] Draw { $number } from { $victim }: which backs?
    }
    .help = You choose how many Store cards and how many deeds you draw; which ones is chance.
loot = Which card do you take?
    .note = You drew these from { $victim-of } hand.
    .help = You keep one of the cards you have drawn; the others go back. Only you and { $victim } know which.
office = Do you play a card first?
    .note =
        { $winner-seat ->
            [-1] Nobody takes the badge from { $sheriff }.
           *[other] { $winner } wins the Sheriff’s office. { $sheriff } has the badge.
        }
    .note-you-winner = You win the Sheriff’s office. { $sheriff } has the badge.
    .note-you-sheriff =
        { $winner-seat ->
            [-1] Nobody takes the badge from you.
           *[other] { $winner } wins the Sheriff’s office. You have the badge.
        }
    .note-you-sheriff-winner = You win the Sheriff’s office, and the badge is yours already.
    .help = Nervous Joe takes up to $4 from a player. If the badge is about to move, Marshall keeps it where it is.
offer = { $place-title }: your offer?
    .note = { $seats } are tied { $place-at }. { $sheriff } is the Sheriff.
    .note-you-seats = { $seats } are tied { $place-at }. { $sheriff } is the Sheriff.
    .note-you-sheriff = { $seats } are tied { $place-at }. You are the Sheriff.
    .help = All offer at the same time, then everybody may raise once. The Sheriff names the winner and keeps that player’s offer; the others get theirs back. The Sheriff need not take the best one.
raise = { $place-title }: do you raise?
    .note = { $seats } are tied { $place-at }. { $sheriff } is the Sheriff.
    .note-you-seats = { $seats } are tied { $place-at }. { $sheriff } is the Sheriff.
    .note-you-sheriff = { $seats } are tied { $place-at }. You are the Sheriff.
    .help = You have seen the offers. Everybody may add to their own once, at the same time. Nothing can be taken back.
name-winner = { $place-title }: who wins the tie?
    .note = { $seats } are tied { $place-at }, and you decide.
    .note-you-seats = { $seats } are tied { $place-at }, and you decide.
    .help = You get what that player offered. The others get theirs back.
order-visits = Doc Badluck: who goes in next?
    .note = In the waiting room: { $seats }.
    .note-you-seats = In the waiting room: { $seats }.
    .help = The Sheriff orders the visits, once, before the first.
visit = Which remedy do you take?
    .help = A 9 or 10 among your dice buys barbed wire, a J or Q a Store card, a K a small swindle, an A a big one. You may also leave without one.
fence = Which two deeds do you fence?
    .help = Fenced deeds lie face up in front of you. Nobody can steal them, and they count at the end like any other.
elixir = Do you drink your Elixir?
    .help = It gives you a visit to Doc Badluck, whatever you gained this round.
name-champion = A tie: who wins the game?
    .note = { $seats } have the same points and the same number of deeds. You are the Sheriff.
    .note-you-seats = { $seats } have the same points and the same number of deeds. You are the Sheriff.
    .help = A tie for the game goes to the player with the most deeds. After that the Sheriff names the winner, without bribes.

## Options.

option-pass = Pass
option-done = That is all
option-keep =
    { $number ->
        [0] Keep none (${ $dollars })
        [one] Keep { $dice } (free)
       *[other] Keep { $dice } (${ $dollars })
    }
option-keep-places =
    { $places-count ->
        [0] Keep none
        [one] Keep die { $places }
       *[other] Keep dice { $places }
    }
option-brute =
    { $number ->
        [0] Keep none, with Brute
       *[other] Keep { $dice } with Brute (free)
    }
option-brute-places =
    { $places-count ->
        [0] Keep none, with Brute
        [one] Keep die { $places } with Brute
       *[other] Keep dice { $places } with Brute
    }
option-turn = Play Professional Cheater: { $face } becomes { $turned }
option-play = Play { $card }
option-joe = Play Nervous Joe on { $target }
option-name = { $target }
    .you-target = You
option-rob = Rob { $victim }
option-backs = Draw { $goods }
option-remedy = { $remedy }
option-dollars = ${ $dollars }
option-nuggets =
    { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }
option-card = { $card }
option-deed = A deed worth { $deed }
option-fenced = A fenced deed worth { $deed }

## Answers that the rules do not allow.

no-such-dice = Those dice are not under your cup: there are { $dice }.
brute-needs-two = Brute goes with two dice or more: keep another one, or play without Brute.
card-not-held = You do not hold { $card }.
card-not-now = { $card } can’t be played now.
keep-unaffordable = That costs ${ $dollars }, and you have ${ $have }: keep dice that you can pay for.
offer-order = Name the parts of an offer in order: dollars, nuggets, cards, deeds.
offer-more-than-owned = You do not have that much: offer less.
offer-not-owned = You do not have that card: offer one of yours.
name-not-tied = { $target } is not tied. Choose among: { $seats }.
    .you-target = You are not tied. Choose among: { $seats }.
    .you-seats = { $target } is not tied. Choose among: { $seats }.
    .you-seats-target = You are not tied. Choose among: { $seats }.

## Rolling.

round = Round { $number }
rolled =
    { $seats-count ->
        [one] { $seats } rolls.
       *[other] { $seats } roll.
    }
    .you-seats =
        { $seats-count ->
            [one] You roll.
           *[other] { $seats } roll.
        }
rolled-dice = { $seat } peeks under the cup.
    .you-seat = You peek under your cup.
rolled-dice-seen = { $seat } rolls { $dice }.
    .you-seat = You roll { $dice }.
kept =
    { $dice-count ->
        [0] { $seat } keeps none.
       *[other] { $seat } keeps { $dice }.
    }
    .you-seat =
        { $dice-count ->
            [0] You keep none.
           *[other] You keep { $dice }.
        }
kept-paid =
    { $dice-count ->
        [0] { $seat } keeps none and pays ${ $dollars }.
       *[other] { $seat } keeps { $dice } and pays ${ $dollars }.
    }
    .you-seat =
        { $dice-count ->
            [0] You keep none and pay ${ $dollars }.
           *[other] You keep { $dice } and pay ${ $dollars }.
        }
kept-fewer = { $seat } can only pay for { $dice }.
    .you-seat = You can only pay for { $dice }.
paid-dice = { $seat } pays ${ $dollars } onto the stagecoach.
    .you-seat = You pay ${ $dollars } onto the stagecoach.
last-roll = { $seat } rolls one last time: { $dice }.
    .you-seat = You roll one last time: { $dice }.
turned = { $seat } turns { $face } into { $turned }.
    .you-seat = You turn { $face } into { $turned }.

## Store cards played.

played-brute = { $seat } brings { $card } along: the extra dice are free.
    .you-seat = You bring { $card } along: the extra dice are free.
played-cheater = { $seat } plays { $card } to turn { $face } into { $turned }.
    .you-seat = You play { $card } to turn { $face } into { $turned }.
played-dynamite = { $seat } plays { $card }: the mine will give twice as much.
    .you-seat = You play { $card }: the mine will give twice as much.
played-girls = { $seat } plays { $card }: two robberies for one.
    .you-seat = You play { $card }: two robberies for one.
played-corruption = { $seat } plays { $card }: a deed from under the counter.
    .you-seat = You play { $card }: a deed from under the counter.
played-credits = { $seat } plays { $card }: two rounds of shopping.
    .you-seat = You play { $card }: two rounds of shopping.
played-joe = { $seat } sends { $card } to { $target } for money.
    .you-seat = You send { $card } to { $target } for money.
    .you-target = { $seat } sends { $card } to you for money.
played-marshall = { $seat } calls { $card } in to keep the badge from { $target }.
    .you-seat = You call { $card } in to keep the badge from { $target }.
    .you-target = { $seat } calls { $card } in to keep the badge from you.
played-split = { $seat } plays { $card }: { $target } has to share the loot.
    .you-seat = You play { $card }: { $target } has to share the loot.
    .you-target = { $seat } plays { $card }: you have to share the loot.
played-wanted = { $seat } puts up { $card } against { $target }: { $cancelled } does nothing.
    .you-seat = You put up { $card } against { $target }: { $cancelled } does nothing.
    .you-target = { $seat } puts up { $card } against you: your { $cancelled } does nothing.
played-elixir = { $seat } drinks { $card } at Doc Badluck’s door.
    .you-seat = You drink { $card } at Doc Badluck’s door.

## The places.

won = { $seat } wins { $place } with { $number } × { $face }.
    .you-seat = You win { $place } with { $number } × { $face }.
won-hand = { $seat } wins { $place } with { $hand }: { $dice }.
    .you-seat = You win { $place } with { $hand }: { $dice }.
unclaimed = Nobody wins { $place }.
tied = { $seats } are tied { $place-at }.
    .you-seats = { $seats } are tied { $place-at }.
took-nuggets =
    { $nuggets ->
        [0] { $seat } digs and finds nothing: the mine is empty.
        [one] { $seat } digs up { $nuggets } nugget.
       *[other] { $seat } digs up { $nuggets } nuggets.
    }
    .you-seat =
        { $nuggets ->
            [0] You dig and find nothing: the mine is empty.
            [one] You dig up { $nuggets } nugget.
           *[other] You dig up { $nuggets } nuggets.
        }
robbed-bank =
    { $dollars ->
        [0] { $seat } robs the bank, and the vault is empty.
       *[other] { $seat } robs the bank of ${ $dollars }.
    }
    .you-seat =
        { $dollars ->
            [0] You rob the bank, and the vault is empty.
           *[other] You rob the bank of ${ $dollars }.
        }
handed-over =
    { $dollars ->
        [0] { $seat } has nothing to hand to { $taker }.
       *[other] { $seat } hands ${ $dollars } to { $taker }.
    }
    .you-seat =
        { $dollars ->
            [0] You have nothing to hand to { $taker }.
           *[other] You hand ${ $dollars } to { $taker }.
        }
    .you-taker =
        { $dollars ->
            [0] { $seat } has nothing to hand to you.
           *[other] { $seat } hands you ${ $dollars }.
        }
stagecoach = The stagecoach brings ${ $dollars }: there is ${ $bank } on the bank now.
drew =
    { $number ->
        [0] { $seat } finds the shelves of the General Store empty.
        [one] { $seat } draws { $number } Store card.
       *[other] { $seat } draws { $number } Store cards.
    }
    .you-seat =
        { $number ->
            [0] You find the shelves of the General Store empty.
            [one] You draw { $number } Store card.
           *[other] You draw { $number } Store cards.
        }
drew-seen =
    { $number ->
        [0] { $seat } finds the shelves of the General Store empty.
       *[other] { $seat } draws { $cards }.
    }
    .you-seat =
        { $number ->
            [0] You find the shelves of the General Store empty.
           *[other] You draw { $cards }.
        }
kept-card =
    { $number ->
        [0] { $seat } keeps it.
        [one] { $seat } keeps one and discards the other.
       *[other] { $seat } keeps one and discards the other { $number }.
    }
    .you-seat =
        { $number ->
            [0] You keep it.
            [one] You keep one and discard the other.
           *[other] You keep one and discard the other { $number }.
        }
kept-card-seen =
    { $number ->
        [0] { $seat } keeps { $card }.
        [one] { $seat } keeps { $card } and discards the other.
       *[other] { $seat } keeps { $card } and discards the other { $number }.
    }
    .you-seat =
        { $number ->
            [0] You keep { $card }.
            [one] You keep { $card } and discard the other.
           *[other] You keep { $card } and discard the other { $number }.
        }
reshuffled =
    { $number ->
        [one] The Store’s deck has run out: the { $number } discarded card is the new deck.
       *[other] The Store’s deck has run out: the { $number } discarded cards are shuffled into a new one.
    }
nobody-to-rob = { $seat } finds nobody worth robbing.
    .you-seat = You find nobody worth robbing.
robbed = { $seat } robs { $victim } and draws { $goods }.
    .you-seat = You rob { $victim } and draw { $goods }.
    .you-victim = { $seat } robs you and draws { $goods }.
robbed-seen = { $seat } robs { $victim } and draws { $goods }.
    .you-seat = You rob { $victim } and draw { $goods }.
    .you-victim = { $seat } robs you and draws { $goods }.
stole-card = { $seat } steals a Store card from { $victim }.
    .you-seat = You steal a Store card from { $victim }.
    .you-victim = { $seat } steals a Store card from you.
stole-card-seen = { $seat } steals { $card } from { $victim }.
    .you-seat = You steal { $card } from { $victim }.
    .you-victim = { $seat } steals { $card } from you.
stole-deed = { $seat } steals a deed from { $victim }.
    .you-seat = You steal a deed from { $victim }.
    .you-victim = { $seat } steals a deed from you.
stole-deed-seen = { $seat } steals a deed worth { $deed } from { $victim }.
    .you-seat = You steal a deed worth { $deed } from { $victim }.
    .you-victim = { $seat } steals a deed worth { $deed } from you.
new-sheriff = { $seat } pins on the badge: there is a new Sheriff in town.
    .you-seat = You pin on the badge: you are the new Sheriff in town.
still-sheriff = { $seat } keeps the badge.
    .you-seat = You keep the badge.
badge-stays = The badge stays with { $seat }.
    .you-seat = The badge stays with you.
took-deeds =
    { $titles-count ->
        [0] { $seat } comes too late: there is no deed in the row.
        [one] { $seat } takes the deed worth { $titles }.
       *[other] { $seat } takes the deeds worth { $titles }.
    }
    .you-seat =
        { $titles-count ->
            [0] You come too late: there is no deed in the row.
            [one] You take the deed worth { $titles }.
           *[other] You take the deeds worth { $titles }.
        }
took-top = { $seat } slips the top deed of the pile into their hand.
    .you-seat = You slip the top deed of the pile into your hand.
took-top-seen = { $seat } slips the top deed of the pile into their hand: it is worth { $deed }.
    .you-seat = You slip the top deed of the pile into your hand: it is worth { $deed }.
refilled =
    { $titles-count ->
        [one] A new deed in the row is worth { $titles }.
       *[other] The new deeds in the row are worth { $titles }.
    }

## The Sheriff and bribes.

offered = { $seat } offers the Sheriff { $goods }.
    .you-seat = You offer the Sheriff { $goods }.
offered-seen = { $seat } offers the Sheriff { $goods }.
    .you-seat = You offer the Sheriff { $goods }.
offered-nothing = { $seat } offers nothing.
    .you-seat = You offer nothing.
raised = { $seat } adds { $goods }.
    .you-seat = You add { $goods }.
raised-seen = { $seat } adds { $goods }.
    .you-seat = You add { $goods }.
raised-nothing = { $seat } adds nothing.
    .you-seat = You add nothing.
named = { $seat }, the Sheriff, decides for { $target } { $place-at }.
    .you-seat = You decide for { $target } { $place-at }.
    .you-target = { $seat }, the Sheriff, decides for you { $place-at }.
named-himself = { $seat } is the Sheriff, and wins the tie { $place-at }.
    .you-seat = You are the Sheriff, and win the tie { $place-at }.
bribe-taken = { $sheriff } pockets what { $seat } offered.
    .you-seat = { $sheriff } pockets your offer.
    .you-sheriff = You pocket what { $seat } offered.

## Doc Badluck.

may-visit = Doc Badluck’s door is open to { $seats }.
    .you-seats = Doc Badluck’s door is open to { $seats }.
ordered-visits = { $seat }, the Sheriff, lets them in one by one: { $seats-ordered }.
    .you-seat = You let them in one by one: { $seats-ordered }.
    .you-seats = { $seat }, the Sheriff, lets you in one by one: { $seats-ordered }.
    .you-seat-seats = You say who goes in, one by one: { $seats-ordered }.
declined-visit = { $seat } does not see the Doc.
    .you-seat = You do not see the Doc.
visited = { $seat } sees Doc Badluck and { $remedy-done }.
    .you-seat = You see Doc Badluck and { $remedy-done-you }.
got-card = { $seat } gets a Store card.
    .you-seat = You get a Store card.
got-card-seen = { $seat } gets { $card }.
    .you-seat = You get { $card }.
gave-dollars = { $seat } gives { $taker } ${ $dollars }.
    .you-seat = You give { $taker } ${ $dollars }.
    .you-taker = { $seat } gives you ${ $dollars }.
gave-nugget = { $seat } gives { $taker } a nugget.
    .you-seat = You give { $taker } a nugget.
    .you-taker = { $seat } gives you a nugget.
fenced =
    { $titles-count ->
        [0] { $seat } has no deed to fence.
        [one] { $seat } fences a deed worth { $titles }.
       *[other] { $seat } fences deeds worth { $titles }.
    }
    .you-seat =
        { $titles-count ->
            [0] You have no deed to fence.
            [one] You fence a deed worth { $titles }.
           *[other] You fence deeds worth { $titles }.
        }

## The end.

mine-empty = The gold mine is empty: the game is over.
deeds-gone = The last deed is gone: the game is over.
showed-hand = { $seat } shows { $goods }.
    .you-seat = You show { $goods }.
scored =
    { $points ->
        [one] { $seat } has { $points } point.
       *[other] { $seat } has { $points } points.
    }
    .you-seat =
        { $points ->
            [one] You have { $points } point.
           *[other] You have { $points } points.
        }
won-game =
    { $points ->
        [one] { $seat } owns the town, with { $points } point!
       *[other] { $seat } owns the town, with { $points } points!
    }
    .you-seat =
        { $points ->
            [one] You own the town, with { $points } point!
           *[other] You own the town, with { $points } points!
        }
score-nuggets =
    { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }
    .kind = nuggets
score-dollars = ${ $dollars }, a point for every $2
    .kind = dollars
score-badge = the Sheriff’s badge
    .kind = badge
score-equipment = { $cards }
    .kind = cards
score-deeds =
    { $titles-count ->
        [one] a deed worth { $titles }
       *[other] deeds worth { $titles }
    }
    .kind = deeds

## For owners of the box: values that no rulebook prints.

choice-hands = poker hands
    .text = For owners of the box: the order of the poker hands, from the lowest; four stays above full, as printed.
choice-deeds = deeds
    .text = For owners of the box: how many deeds are worth 1, 2, 3, 4 and 5.
choice-river = River cards
    .text = For owners of the box: how many River cards are two nuggets, Wallet, five nuggets, Star, Discoveries, Voucher, Nothing.
choice-outlaws = Outlaws
    .text = For owners of the box: the twelve Outlaws, each with the face of its outlaw side, the face of its Wanted side, and the reward.
choice-indian = Indian die
    .text = For owners of the box: how many faces of the Indian die are Shaman, Ambush, Bodyguard and Warpath.
card-equipment-6 = Equipment (6 VP)
    .text = Worth 6 points at the end. It is never played.
card-equipment-7 = Equipment (7 VP)
    .text = Worth 7 points at the end. It is never played.

## The revised edition.

ruleset-dicetown-revised = Dice Town (revised)
    .text = The later edition: fewer deeds, a quicker Nervous Joe, and Doc Badluck’s Elixirs for those who win no place.

elixir-wealth = the Elixir of Wealth
    .text = each other player gives you $2
elixir-charm = the Elixir of Charm
    .text = each other player gives you a nugget
elixir-fortune = the Elixir of Fortune
    .text = you take the top card of the General Store
elixir-power = the Elixir of Power
    .text = you take the badge
elixir-protection = the Elixir of Protection
    .text = you fence two deeds of your hand
elixir-friendship = the Elixir of Friendship
    .text = a player of your choice gives you a Store card of their choice
elixir-domination = the Elixir of Domination
    .text = a player of your choice gives you a deed of their choice

drink = Which Elixir do you drink?
    .help = You won no place this round, so you must drink: one of the two face-up Elixirs, or the top one of the pile, unseen. It does what it can, and is discarded.
elixir-first = Do you drink your Elixir first?
    .note = { $seat } is about to see Doc Badluck.
    .note-you-seat = You are about to see Doc Badluck.
    .help = Your Elixir card gives you a visit of your own, before the one that is waiting.
friendship = Who gives you a Store card?
    .help = You choose a player who has a Store card; they choose the card. Only the two of you know which one it is.
domination = Who gives you a deed?
    .help = You choose a player who has a deed in hand; they choose the deed. Only the two of you know which one it is.
give-card = Which card do you give { $taker }?
    .help = You choose among the Store cards of your hand. Only the two of you know which one it is.
give-deed = Which deed do you give { $taker }?
    .help = You choose among the deeds of your hand. Only the two of you know which one it is.
play-at-once = { $card }: on whom?
    .help = This card is never held: it is played as soon as you get it, on a player who has something to give. Somebody may stop it with Wanted.
marshall = Do you call Marshall?
    .note = { $winner } is about to take the badge from { $sheriff }.
    .note-you-winner = You are about to take the badge from { $sheriff }.
    .note-you-sheriff = { $winner } is about to take the badge from you.
    .help = Marshall keeps the badge where it is.

option-drink = Drink { $elixir }: { $elixir-text }
option-drink-top = Drink the top one of the pile

elixir-not-open = You can’t choose { $elixir }: only the two face-up Elixirs, or the top one of the pile.
nothing-to-give = { $target } has nothing to give: choose somebody else.
    .you-target = You have nothing to give: choose somebody else.

must-visit =
    { $seats-count ->
        [one] { $seats } won no place, and must see Doc Badluck.
       *[other] { $seats } won no place, and must see Doc Badluck.
    }
    .you-seats = { $seats } won no place, and must see Doc Badluck.
drank = { $seat } drinks { $elixir }.
    .you-seat = You drink { $elixir }.
elixir-opened = Doc Badluck puts out { $elixir }.
elixirs-reshuffled = Doc Badluck refills the bottles: the used Elixirs are shuffled into a new pile.
nobody-gives = { $seat } finds nobody with anything to give.
    .you-seat = You find nobody with anything to give.
gave-card = { $seat } gives { $taker } a Store card.
    .you-seat = You give { $taker } a Store card.
    .you-taker = { $seat } gives you a Store card.
gave-card-seen = { $seat } gives { $card } to { $taker }.
    .you-seat = You give { $card } to { $taker }.
    .you-taker = { $seat } gives you { $card }.
gave-deed = { $seat } gives { $taker } a deed.
    .you-seat = You give { $taker } a deed.
    .you-taker = { $seat } gives you a deed.
gave-deed-seen = { $seat } gives { $taker } a deed worth { $deed }.
    .you-seat = You give { $taker } a deed worth { $deed }.
    .you-taker = { $seat } gives you a deed worth { $deed }.
shows-card = { $seat } shows { $card }, which is played at once.
    .you-seat = You show { $card }, which is played at once.
played-joe-in-vain = { $seat } sends { $card } for money, and nobody has any.
    .you-seat = You send { $card } for money, and nobody has any.

## The Extension.

ruleset-dicetown-extension = Dice Town: the Extension
    .text = Two actions at every place, Outlaws to recruit and to hunt, a river, Ranches, and ten more Store cards; for up to six players.

card-cattle = Cattle
    .text = Worth 7 points at the end. It is never played.
card-winchester = Winchester
    .text = Worth 6 points at the end. It is never played.
card-mule = Mule
    .text = Worth a point at the end for each of your Store cards, the Mule included. It is never played.
card-dog = Dog
    .text = Worth 2 points at the end for each Outlaw you have captured. It is never played.
card-gift = Gift
    .text = Played as soon as you get it: a player of your choice gives you a Store card of their choice.
card-swindler = Swindler
    .text = Played as soon as you get it: each other player gives you $2.
card-double-gun = Double Gun
    .text = When you hunt, after the first roll: reroll the dice you choose, once.
card-whisky = Whisky
    .text = When you rob somebody who has a Ranch, before you draw: take a Ranch instead.
card-insurance = Insurance
    .text = When you are robbed at the saloon: draw a card of the kind you have lost.
card-desperado = Desperado
    .text = When you recruit: take any Outlaw of the pile instead of the top one.

action-dig = Dig: one nugget for each of your 9s
    .done = digs for nuggets
    .done-you = dig for nuggets
action-pan = Pan the river bed: draw a River card
    .done = pans the river
    .done-you = pan the river
action-rob-bank = Rob the bank: all the money on it
    .done = goes for the bank
    .done-you = go for the bank
action-hold-up = Hold up the stagecoach: $1 for each of your 10s
    .done = holds up the stagecoach
    .done-you = hold up the stagecoach
action-shop = Shop: draw a card for each of your Js and keep one
    .done = goes shopping
    .done-you = go shopping
action-see-doc = See Doc Badluck at once
    .done = goes straight to the Doc
    .done-you = go straight to the Doc
action-steal = Rob: draw a card for each of your Qs from somebody’s hand and keep one
    .done = goes robbing
    .done-you = go robbing
action-recruit = Recruit the top Outlaw of the pile
    .done = goes recruiting
    .done-you = go recruiting
action-badge = Take the badge
    .done = reaches for the badge
    .done-you = reach for the badge
action-hunt = Hunt: reroll your Ks and capture Wanted Outlaws of the same faces
    .done = goes hunting
    .done-you = go hunting
action-claim = Take land from the row: the first card, and one more for each of your As
    .done = takes land from the row
    .done-you = take land from the row
action-draw-land = Take the top card of the pile, unseen by the others
    .done = takes the top of the pile
    .done-you = take the top of the pile

find-nuggets-2 = Two Nuggets
find-wallet = Wallet
find-nuggets-5 = Five Nuggets
find-star = Star
find-discoveries = Discoveries
find-voucher = Voucher
find-nothing = Nothing
land-1 = deed (1 VP)
land-2 = deed (2 VP)
land-3 = deed (3 VP)
land-4 = deed (4 VP)
land-5 = deed (5 VP)
land-ranch = Ranch
goods-ranches =
    { $number ->
        [one] { $number } Ranch
       *[other] { $number } Ranches
    }

call-outlaws = Do you play Outlaws?
    .help = Before a roll, an Outlaw sets one or two of your dice to their face: those are kept, free. The others are rolled as usual. The Outlaw is then Wanted, above the Sheriff’s office.
choose-action = { $place-title }: what do you do?
    .note =
        { $target-seat ->
            [-1] You are first { $place-at }.
           *[other] You are first { $place-at }. The other action is for { $target }.
        }
    .help = Every place has two actions. First place chooses one of them, then second place must take the other.
name-second = { $place-title }: who is second?
    .note = { $seats } are tied for second { $place-at }, and you decide.
    .note-you-seats = { $seats } are tied for second { $place-at }, and you decide.
    .help = Second place takes the action that first place leaves. You get what that player offered; the others get theirs back.
offer-second = { $place-title }: bid for 2nd place?
    .note = { $seats } are tied for second { $place-at }. { $sheriff } is the Sheriff.
    .note-you-seats = { $seats } are tied for second { $place-at }. { $sheriff } is the Sheriff.
    .note-you-sheriff = { $seats } are tied for second { $place-at }. You are the Sheriff.
    .help = All offer at the same time, then everybody may raise once. The Sheriff says who is second and keeps that player’s offer; the others get theirs back.
raise-second = { $place-title }: add for 2nd place?
    .note = { $seats } are tied for second { $place-at }. { $sheriff } is the Sheriff.
    .note-you-seats = { $seats } are tied for second { $place-at }. { $sheriff } is the Sheriff.
    .note-you-sheriff = { $seats } are tied for second { $place-at }. You are the Sheriff.
    .help = You have seen the offers. Everybody may add to their own once, at the same time. Nothing can be taken back.
joe = Do you play Nervous Joe?
    .note = { $sheriff } has the badge.
    .note-you-sheriff = You have the badge.
    .help = Nervous Joe takes up to $4 from a player of your choice. This is the moment for it.
see-doc = Which remedy do you take?
    .help = A 9 or 10 among your dice buys barbed wire, a J or Q a Store card, a K a small swindle, an A a big one. You can’t leave without one.
whisky = Do you play Whisky?
    .note = { $victim } has a Ranch.
    .help = You take a Ranch from them instead of drawing cards.
insurance = Do you play Insurance?
    .note =
        { $back ->
            [deed] You were robbed of a deed.
           *[card] You were robbed of a Store card.
        }
    .help = You draw a card of the kind you have lost.
desperado = Do you play Desperado?
    .note = The top Outlaw of the pile sets dice to { $face }.
    .help = You take any Outlaw of the pile, and the pile is shuffled.
double-gun = Do you play Double Gun?
    .note = Your Ks became { $dice }.
    .help = You reroll the dice you choose, once. Then each die captures a Wanted Outlaw of its face.
voucher = Which card do you take?
    .help = You look through the discarded Store cards and take one. Nobody else sees which.
choose-find = Which River card do you take?
    .help = The card you take is shown and applied. The others go back on top of the river, in the order you like.
order-river = Which one comes next?
    .help = The other one lies below it in the river. Only you know.

option-action = { $action }
option-action-number = Action { $number }
option-outlaw =
    { $number ->
        [one] Outlaw of { $face } (${ $dollars } when Wanted): { $number } die
       *[other] Outlaw of { $face } (${ $dollars } when Wanted): { $number } dice
    }
option-desperado = Play Desperado for the Outlaw of { $face } (${ $dollars } when Wanted)
option-gun = Play Double Gun: reroll { $dice }
option-gun-places =
    { $places-count ->
        [0] Play Double Gun
        [one] Play Double Gun: reroll die { $places }
       *[other] Play Double Gun: reroll dice { $places }
    }
option-find = { $find }
option-ranch = A Ranch

action-gives-nothing = With two players you can’t choose an action that gives nothing while the other gives something: { $action }
outlaw-not-yours = You have no Outlaw of { $face } with ${ $dollars } on their head.
outlaw-needs-dice =
    { $number ->
        [0] You have no dice left for this Outlaw.
        [one] You have only { $number } die left for this Outlaw.
       *[other] You have only { $number } dice left for this Outlaw.
    }
outlaws-in-order = Name Outlaws in the order in which they are listed, each only once.
outlaw-not-in-pile = The Outlaw of { $face } with ${ $dollars } on their head is not in the pile: choose another.
nothing-to-rob = { $target } has nothing to steal: choose somebody else.
    .you-target = You have nothing to steal: choose somebody else.
find-not-drawn = You did not draw { $find }: choose one of the cards you drew.

played-gift = { $seat } plays { $card }: { $target } has to give a Store card.
    .you-seat = You play { $card }: { $target } has to give you a Store card.
    .you-target = { $seat } plays { $card }: you have to give them a Store card.
played-gift-in-vain = { $seat } plays { $card }, and nobody has a Store card to give.
    .you-seat = You play { $card }, and nobody has a Store card to give.
played-swindler = { $seat } plays { $card }: everybody else has to pay $2.
    .you-seat = You play { $card }: everybody else has to pay you $2.
played-double-gun = { $seat } plays { $card } to reroll { $dice }.
    .you-seat = You play { $card } to reroll { $dice }.
played-whisky = { $seat } plays { $card } to take a Ranch from { $victim }.
    .you-seat = You play { $card } to take a Ranch from { $victim }.
    .you-victim = { $seat } plays { $card } to take a Ranch from you.
played-insurance = { $seat } plays { $card } to make up for the loss.
    .you-seat = You play { $card } to make up for your loss.
played-desperado = { $seat } plays { $card } for the Outlaw of { $face } with ${ $dollars } on their head.
    .you-seat = You play { $card } for the Outlaw of { $face } with ${ $dollars } on their head.
tied-second = { $seats } are tied for second { $place-at }.
    .you-seats = { $seats } are tied for second { $place-at }.
second = { $seat } is second { $place-at } with { $number } × { $face }.
    .you-seat = You are second { $place-at } with { $number } × { $face }.
second-hand = { $seat } is second { $place-at } with { $hand }: { $dice }.
    .you-seat = You are second { $place-at } with { $hand }: { $dice }.
takes-action = { $seat } { $action-done }.
    .you-seat = You { $action-done-you }.
called-outlaw =
    { $number ->
        [one] { $seat } plays the Outlaw of { $face }: { $number } die is set, and there is ${ $dollars } on their head.
       *[other] { $seat } plays the Outlaw of { $face }: { $number } dice are set, and there is ${ $dollars } on their head.
    }
    .you-seat =
        { $number ->
            [one] You play the Outlaw of { $face }: { $number } die is set, and there is ${ $dollars } on their head.
           *[other] You play the Outlaw of { $face }: { $number } dice are set, and there is ${ $dollars } on their head.
        }
outlaw-wanted = The Outlaw of { $face } is Wanted: ${ $dollars } on their head.
outlaw-on-top = The next Outlaw to recruit sets dice to { $face } (${ $dollars } when Wanted).
recruited = { $seat } recruits the Outlaw of { $face } (${ $dollars } when Wanted).
    .you-seat = You recruit the Outlaw of { $face } (${ $dollars } when Wanted).
no-outlaw-left = { $seat } finds no Outlaw left to recruit.
    .you-seat = You find no Outlaw left to recruit.
hunted = { $seat } hunts and rolls { $dice }.
    .you-seat = You hunt and roll { $dice }.
hunted-again = { $seat } rolls again: { $dice }.
    .you-seat = You roll again: { $dice }.
captured = { $seat } captures the Wanted Outlaw of { $face }: ${ $dollars }.
    .you-seat = You capture the Wanted Outlaw of { $face }: ${ $dollars }.
captured-nobody = { $seat } comes back empty-handed.
    .you-seat = You come back empty-handed.
held-up =
    { $dollars ->
        [0] { $seat } stops the stagecoach, and it is empty.
       *[other] { $seat } takes ${ $dollars } from the stagecoach.
    }
    .you-seat =
        { $dollars ->
            [0] You stop the stagecoach, and it is empty.
           *[other] You take ${ $dollars } from the stagecoach.
        }
found = { $seat } turns up a River card: { $find }.
    .you-seat = You turn up a River card: { $find }.
found-nuggets =
    { $nuggets ->
        [0] The mine has no nugget left for { $seat }.
        [one] { $seat } takes { $nuggets } nugget from the mine.
       *[other] { $seat } takes { $nuggets } nuggets from the mine.
    }
    .you-seat =
        { $nuggets ->
            [0] The mine has no nugget left for you.
            [one] You take { $nuggets } nugget from the mine.
           *[other] You take { $nuggets } nuggets from the mine.
        }
found-dollars =
    { $dollars ->
        [0] The bank has no money left for { $seat }.
       *[other] { $seat } takes ${ $dollars } from the bank.
    }
    .you-seat =
        { $dollars ->
            [0] The bank has no money left for you.
           *[other] You take ${ $dollars } from the bank.
        }
river-empty = { $seat } finds the river empty.
    .you-seat = You find the river empty.
discard-empty = { $seat } finds no discarded Store card.
    .you-seat = You find no discarded Store card.
looked-through =
    { $number ->
        [one] { $seat } looks at the one discarded Store card.
       *[other] { $seat } looks through the { $number } discarded Store cards.
    }
    .you-seat =
        { $number ->
            [one] You look at the one discarded Store card.
           *[other] You look through the { $number } discarded Store cards.
        }
looked-through-seen = { $seat } looks through the discard: { $cards }.
    .you-seat = You look through the discard: { $cards }.
took-discarded = { $seat } takes a card from the Store’s discard.
    .you-seat = You take a card from the Store’s discard.
took-discarded-seen = { $seat } takes { $card } from the Store’s discard.
    .you-seat = You take { $card } from the Store’s discard.
explored =
    { $number ->
        [one] { $seat } draws one more River card.
       *[other] { $seat } looks at { $number } River cards.
    }
    .you-seat =
        { $number ->
            [one] You draw one more River card.
           *[other] You look at { $number } River cards.
        }
explored-seen = { $seat } looks at these River cards: { $finds }.
    .you-seat = You look at these River cards: { $finds }.
put-back = { $seat } puts the others back on top of the river.
    .you-seat = You put the others back on top of the river.
put-back-seen = { $seat } puts back on top of the river, the next one first: { $finds }.
    .you-seat = You put back on top of the river, the next one first: { $finds }.
took-land =
    { $lands-count ->
        [0] { $seat } comes too late: there is nothing in the row.
       *[other] { $seat } takes: { $lands }.
    }
    .you-seat =
        { $lands-count ->
            [0] You come too late: there is nothing in the row.
           *[other] You take: { $lands }.
        }
took-ranch = { $seat } draws a Ranch and lays it face up.
    .you-seat = You draw a Ranch and lay it face up.
pile-empty = { $seat } finds the pile of deeds empty.
    .you-seat = You find the pile of deeds empty.
refilled-land = New in the row: { $lands }.
stole-ranch = { $seat } takes a Ranch from { $victim }.
    .you-seat = You take a Ranch from { $victim }.
    .you-victim = { $seat } takes a Ranch from you.
robbed-in-vain = { $seat } finds nothing in { $victim-of } hand.
    .you-seat = You find nothing in { $victim-of } hand.
    .you-victim = { $seat } finds nothing in your hand.
score-fortune = ${ $dollars } and rewards of ${ $rewards }, a point for every $2
    .kind = dollars
score-mule =
    { $number ->
        [one] the Mule, with { $number } Store card
       *[other] the Mule, with { $number } Store cards
    }
    .kind = the Mule
score-dog =
    { $number ->
        [one] the Dog, with { $number } Outlaw captured
       *[other] the Dog, with { $number } Outlaws captured
    }
    .kind = the Dog
score-ranches =
    { $number ->
        [one] { $number } Ranch
       *[other] { $number } Ranches
    }
    .kind = Ranches

## The Indian die.

ruleset-dicetown-extension-indians = Dice Town: the Extension with the Indian die
    .text = The Extension, and a sixth die that the Indians of the village trade for land.

card-smoke = Smoke Signals
    .text = At the end of a round: take the Indian die, wherever it is.

spirit-shaman = the Shaman
    .text = one of your dice is turned to any face
spirit-ambush = an Ambush
    .text = an opponent rerolls a die of your choice
spirit-bodyguard = the Bodyguard
    .text = nobody can rob you at the saloon this round
spirit-warpath = the Warpath
    .text = at one place nothing happens this round

shaman = Which die do you turn?
    .help = One of your dice is turned to any face, before the places are visited.
ambush = Whose die is rolled again?
    .help = You choose an opponent and one of their dice; they roll it again.
warpath = Which place is raided?
    .help = Nothing happens there this round: nobody wins it, and there are no bribes for it.
village = Give land for the Indian die?
    .note =
        { $target-seat ->
            [-1] You may give the village land you have just taken.
           *[other] You may give the village land you have just taken. { $target } has used the die.
        }
    .note-you-target = You may give the village land you have just taken, and keep the die you have used.
    .help = The land leaves the game. The die is yours, and you roll it next round, before the mine.
smoke = Do you play Smoke Signals?
    .note =
        { $target-seat ->
            [-1] The Indian die lies in the village.
           *[other] { $target } has the Indian die.
        }
    .note-you-target = You have the Indian die.
    .help = The Indian die is yours, and you roll it next round, before the mine.

option-shaman = Turn { $face } into { $turned }
option-ambush = { $target } rerolls { $face }
    .you-target = You reroll { $face }
option-warpath = Raid { $place }

guarded = { $target } has a bodyguard this round: choose somebody else.
    .you-target = You have a bodyguard this round: choose somebody else.
no-such-die = That die is not there: choose one of { $dice }.
land-not-taken-there = Only land that you took at the Town Hall this round can be given.

played-smoke =
    { $target-seat ->
        [-1] { $seat } sends { $card } to the village for the Indian die.
       *[other] { $seat } sends { $card } to take the Indian die from { $target }.
    }
    .you-seat =
        { $target-seat ->
            [-1] You send { $card } to the village for the Indian die.
           *[other] You send { $card } to take the Indian die from { $target }.
        }
    .you-target = { $seat } sends { $card } to take the Indian die from you.
rolled-indian = { $seat } rolls the Indian die: { $spirit }.
    .you-seat = You roll the Indian die: { $spirit }.
ambushed = { $seat } ambushes a { $face }: { $target } rolls it again and gets { $dice }.
    .you-seat = You ambush a { $face }: { $target } rolls it again and gets { $dice }.
    .you-target = { $seat } ambushes a { $face } of yours: you roll it again and get { $dice }.
on-warpath = { $seat } sends the Indians against { $place }.
    .you-seat = You send the Indians against { $place }.
raided = The Indians have raided { $place }: nothing happens there.
kept-land = { $seat } gives nothing to the village.
    .you-seat = You give nothing to the village.
gave-land-away = { $seat } gives a deed to the village.
    .you-seat = You give a deed to the village.
gave-land-away-seen = { $seat } gives a deed worth { $deed } to the village.
    .you-seat = You give a deed worth { $deed } to the village.
gave-ranch-away = { $seat } gives a Ranch to the village.
    .you-seat = You give a Ranch to the village.
took-die = { $seat } takes the Indian die.
    .you-seat = You take the Indian die.
die-goes-home = The Indian die goes back to the village.

## The later editions in the terminal.

cli-town-elixirs = Doc Badluck offers { $elixirs } (+{ $number })
cli-town-wanted = Wanted { $outlaws }
cli-town-recruit = next Outlaw { $outlaw } (+{ $number })
cli-town-river = river { $number }
cli-town-die = Indian die: { $name }
cli-town-die-home = Indian die in the village
cli-town-gang = { $name }, Outlaws to play: { $outlaws }
cli-town-bag = { $name }, captured: { $outlaws }
cli-town-outlaw = { $face } (${ $dollars })
cli-two-actions = { $first }; or { $second }.
cli-doc-elixirs = For those who won no place this round: they must drink an Elixir.

# What lies before a seat or on the table: labels of heaps.
heap-dollars = dollars
heap-nuggets = nuggets
heap-badge = badge
heap-dice = dice
heap-kept = shown
heap-cup = under the cup
heap-cards = cards
heap-deeds = deeds
heap-fenced = fenced
heap-mine = mine
heap-bank = bank
heap-coach = stagecoach
heap-deck = deck
heap-discard = discard
heap-pile = deeds left
heap-row = face-up deeds
heap-drawn = drawn
heap-looked = looked at
heap-offer-dollars = offers dollars
heap-offer-nuggets = offers nuggets
heap-offer-cards = offers cards
heap-offer-deeds = offers deeds
heap-offer-fenced = offers fenced deeds
heap-controlled = controls a place
heap-guarded = with a bodyguard
heap-elixirs = Elixirs
heap-elixirs-drunk = Elixir being drunk
heap-elixirs-pile = Elixirs in the pile
heap-elixirs-discard = used Elixirs
heap-outlaws = Outlaws
heap-captured = captured
heap-claimed = taken at the Town Hall
heap-indian-die = Indian die
heap-river = river
heap-river-top = next in the river
heap-wanted = Wanted
heap-reward = reward in dollars
heap-outlaws-top = next Outlaw
heap-outlaws-pile = Outlaws in the pile
heap-box = deeds out of the game

## Plans and standing orders: what can be said, and what it can be.

plan-dice = My dice
plan-dice-places = go for my places alone
plan-dice-lean = as the expert would, my places first
plan-places = My places, the most important first
plan-places-mine = Gold mine (9)
plan-places-bank = Bank (10)
plan-places-store = General Store (J)
plan-places-saloon = Saloon (Q)
plan-places-sheriff = Sheriff (K)
plan-places-hall = Town Hall
plan-hand = Hand for the Town Hall
plan-hand-pair = at least a pair
plan-hand-two-pair = at least two pair
plan-hand-three = at least three of a kind
plan-hand-straight = at least a straight
plan-hand-full = at least a full house
plan-hand-four = at least four of a kind
plan-hand-five = five of a kind
plan-pay = Pay for dice, each time
plan-pay-number = at most ${ $number }
plan-stop = Complete my hand
plan-stop-number =
    { $number ->
        [one] with a die for my first place
       *[other] with { $number } dice for my first place
    }
plan-brute = Brute
plan-offer = When I am tied, I offer
plan-offer-number =
    { $number ->
        [0] nothing
       *[other] up to ${ $number }
    }
plan-name = As Sheriff, I name
plan-name-most = who gives most
plan-name-number = the best offer from ${ $number } on
plan-rob = I rob
plan-rob-most = who has most cards
plan-rob-leader = who leads
plan-cards = Of cards I keep
plan-cards-points = what scores most
plan-doc = At Doc Badluck’s
plan-doc-fence = fence deeds
plan-doc-sample = take a card
plan-doc-collect = take dollars
plan-doc-charm = take nuggets
plan-actions = The first action
plan-outlaws = My Outlaws
plan-others = All else
