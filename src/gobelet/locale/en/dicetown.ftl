### Dice Town. Players are told of by name, in the present; questions speak to the one who is asked.

ruleset-dicetown-2009 = Dice Town (2009)
    .text = Poker dice in the Wild West: roll under the cup, win the places of the town, bribe the Sheriff.

choice-sheriff = first Sheriff
    .text = Who wears the badge at the start: a seat, counted from 0, or drawn at random.
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
    .text = Most 9s: one nugget for each of your 9s.
place-bank = the bank
    .at = at the bank
    .title = Bank
    .text = Most 10s: all the money that lies on the bank.
place-coach = the stagecoach
    .at = at the stagecoach
    .title = Stagecoach
    .text = Nobody’s: what was paid for dice waits here, and moves to the bank after the bank was robbed.
place-store = the General Store
    .at = at the General Store
    .title = General Store
    .text = Most Js: draw a card for each of your Js and keep one. In the first round, twice.
place-saloon = the saloon
    .at = at the saloon
    .title = Saloon
    .text = Most Qs: draw a card for each of your Qs from somebody’s hand, and keep one of them.
place-sheriff = the Sheriff’s office
    .at = at the Sheriff’s office
    .title = Sheriff
    .text = Most Ks: the badge. The Sheriff settles every tie, and it is worth 5 points at the end.
place-hall = the Town Hall
    .at = at the Town Hall
    .title = Town Hall
    .text = Best poker hand: the bottom deed of the row, and one more for each of your As, three at most.
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
    .text = Say so when you keep two dice or more: this time the extra dice are free.
card-cheater = Professional Cheater
    .text = After a roll of yours, once all dice are seen: turn one of the dice you set aside to any face.
card-dynamite = Dynamite
    .text = When you win the gold mine: twice as many nuggets.
card-girls = Girls
    .text = When you win the saloon: rob twice, the same player or another.
card-corruption = Corruption
    .text = When you win the Town Hall: the top deed of the pile as well, and only you see which.
card-credits = Unlimited Credits
    .text = When you win the General Store: draw and keep a card a second time.
card-joe = Nervous Joe
    .text = At the Sheriff’s office: a player of your choice hands you $4, or all there is.
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
remedy-sample = A sample: take the top card of the General Store
    .done = asks for a sample
remedy-collect = A small swindle: every other player gives you $2
    .done = tries a small swindle
remedy-charm = A big swindle: every other player gives you a nugget
    .done = tries a big swindle

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
    .help = One die is free. Each further die kept now costs $1, and keeping none costs $1; the money goes onto the stagecoach. You roll the other dice again. Once somebody has five dice, everybody else rolls one last time and keeps what falls.
keep-fewer =
    { $number ->
        [one] Your Brute was stopped and your purse is empty: which one of { $dice } do you keep?
       *[other] Your Brute was stopped and your money is short: which { $number } of { $dice } do you keep?
    }
    .help = Without the Brute you pay for every die after the first. You keep as many as your money allows, and the others go back into your cup.
cheat = All dice are on the table. Do you turn one of yours?
    .help = A Professional Cheater turns one of the dice you have set aside to any face. Somebody may stop it with Wanted.
wanted = { $seat } plays { $card }. Do you stop it with Wanted?
    .help = A card stopped by Wanted does nothing and is discarded; what would have happened without it happens.
own-card = Do you play { $card } here?
    .help = This card is played before anything is taken or drawn here. You are asked once.
split = { $seat } robs the bank of ${ $dollars }. Do you play Even Split for ${ $half }?
    .help = With Even Split the robber hands you half of what was on the bank, rounded down.
keep-one =
    { $number ->
        [one] You drew { $number } card. Which one do you keep?
       *[other] You drew { $number } cards. Which one do you keep?
    }
    .help = One card goes into your hand, the others go face down onto the discard.
rob =
    { $number ->
        [one] Whom do you rob? You draw one card.
       *[other] Whom do you rob? You draw { $number } cards and keep one.
    }
    .help = You draw from that player’s hand by the backs, look, keep one card and give back the others. Fenced deeds are safe from you.
backs =
    { $number ->
        [one] One card from { $victim }: of which back?
       *[other] { $number } cards from { $victim }: how many of each back?
    }
    .help = You choose how many Store cards and how many deeds you draw; which ones is chance.
loot = Which card do you take from { $victim }?
    .help = You keep one of the cards you have drawn; the others go back. Only you and the victim know which.
office =
    { $winner-seat ->
        [-1] Nobody takes the badge from { $sheriff }. Do you play a card first?
       *[other] { $winner } wins the Sheriff’s office; the badge is now with { $sheriff }. Do you play a card first?
    }
    .help = Now is the time for Nervous Joe, who takes up to $4 from a player, and, if the badge is about to move, for Marshall, who keeps it where it is.
offer = { $seats } are tied { $place-at }. What do you offer { $sheriff }, the Sheriff?
    .help = Offers are made at the same time, then shown; then everybody may raise once. The Sheriff names the winner and keeps that player’s offer; the others get theirs back. The Sheriff need not take the best one.
raise = { $seats } are still tied { $place-at }. What do you add to your offer for { $sheriff }, the Sheriff?
    .help = You have seen the offers. Everybody may add to their own once, at the same time; nothing can be taken back.
name-winner = { $seats } are tied { $place-at }. You are the Sheriff: whom do you favour?
    .help = You get what that player offered. The others keep what is theirs.
order-visits = Doc Badluck’s waiting room is full: { $seats }. Who goes in next?
    .help = The Sheriff orders the visits, once, before the first.
visit = Doc Badluck will see you now. What will it be?
    .help = A 9 or 10 in your hand buys barbed wire, a J or Q a card of the Store, a K a small swindle, an A a big one. You may also leave without.
fence = Which two deeds do you fence?
    .help = Fenced deeds lie open before you. Nobody can steal them, and they count at the end like any other.
elixir = Doc Badluck opens his door. Do you drink your Elixir?
    .help = The Elixir gives you a visit of your own, whatever you gained this round.
name-champion = { $seats } have the same points and as many deeds. You are the Sheriff: who wins the game?
    .help = A tie for the game goes to who has the most deeds, and after that to whom the Sheriff names, without bribes.

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
brute-needs-two = Brute goes with two dice or more.
card-not-held = You do not hold { $card }.
card-not-now = { $card } can’t be played now.
keep-unaffordable = That costs ${ $dollars }, and you have ${ $have }.
offer-order = An offer is told in order: dollars, nuggets, cards, deeds.
offer-more-than-owned = You do not have that much to offer.
offer-not-owned = You have no such card to offer.
name-not-tied = { $target } is not one of the tied players: { $seats }.

## Rolling.

round = Round { $number }
rolled =
    { $seats-count ->
        [one] { $seats } rolls.
       *[other] { $seats } roll.
    }
rolled-dice = { $seat } peeks under the cup.
rolled-dice-seen = { $seat } rolls { $dice }.
kept =
    { $dice-count ->
        [0] { $seat } keeps none.
       *[other] { $seat } keeps { $dice }.
    }
kept-paid =
    { $dice-count ->
        [0] { $seat } keeps none and pays ${ $dollars }.
       *[other] { $seat } keeps { $dice } and pays ${ $dollars }.
    }
kept-fewer = { $seat } can only pay for { $dice }.
paid-dice = { $seat } pays ${ $dollars } onto the stagecoach.
last-roll = { $seat } rolls one last time: { $dice }.
turned = { $seat } turns { $face } into { $turned }.

## Store cards played.

played-brute = { $seat } brings { $card } along: the extra dice are free.
played-cheater = { $seat } plays { $card } to turn { $face } into { $turned }.
played-dynamite = { $seat } plays { $card }: the mine will give twice as much.
played-girls = { $seat } plays { $card }: two robberies for one.
played-corruption = { $seat } plays { $card }: a deed from under the counter.
played-credits = { $seat } plays { $card }: two rounds of shopping.
played-joe = { $seat } sends { $card } to { $target } for money.
played-marshall = { $seat } calls { $card } in: { $target } is not to have the badge.
played-split = { $seat } plays { $card }: { $target } is to share the loot.
played-wanted = { $seat } puts up { $card }: { $cancelled }, played by { $target }, does nothing.
played-elixir = { $seat } drinks { $card } at Doc Badluck’s door.

## The places.

won = { $seat } wins { $place } with { $number } × { $face }.
won-hand = { $seat } wins { $place } with { $hand }: { $dice }.
unclaimed = Nobody goes for { $place }.
tied = { $seats } are tied { $place-at }.
took-nuggets =
    { $nuggets ->
        [0] { $seat } digs and finds nothing: the mine is empty.
        [one] { $seat } digs up { $nuggets } nugget.
       *[other] { $seat } digs up { $nuggets } nuggets.
    }
robbed-bank =
    { $dollars ->
        [0] { $seat } robs the bank, and the vault is empty.
       *[other] { $seat } robs the bank of ${ $dollars }.
    }
handed-over =
    { $dollars ->
        [0] { $seat } has nothing to hand to { $taker }.
       *[other] { $seat } hands ${ $dollars } to { $taker }.
    }
stagecoach = The stagecoach brings ${ $dollars }: there is ${ $bank } on the bank now.
drew =
    { $number ->
        [0] { $seat } finds the shelves of the General Store empty.
        [one] { $seat } draws { $number } Store card.
       *[other] { $seat } draws { $number } Store cards.
    }
drew-seen =
    { $number ->
        [0] { $seat } finds the shelves of the General Store empty.
       *[other] { $seat } draws { $cards }.
    }
kept-card =
    { $number ->
        [0] { $seat } keeps it.
        [one] { $seat } keeps one and discards the other.
       *[other] { $seat } keeps one and discards { $number }.
    }
kept-card-seen =
    { $number ->
        [0] { $seat } keeps { $card }.
        [one] { $seat } keeps { $card } and discards the other.
       *[other] { $seat } keeps { $card } and discards the other { $number }.
    }
reshuffled =
    { $number ->
        [one] The Store’s deck has run out: the { $number } discarded card is the new deck.
       *[other] The Store’s deck has run out: the { $number } discarded cards are shuffled into a new one.
    }
nobody-to-rob = { $seat } finds nobody worth robbing.
robbed = { $seat } robs { $victim }, drawing { $goods }.
robbed-seen = { $seat } robs { $victim }, drawing { $goods }.
stole-card = { $seat } steals a Store card from { $victim }.
stole-card-seen = { $seat } steals { $card } from { $victim }.
stole-deed = { $seat } steals a deed from { $victim }.
stole-deed-seen = { $seat } steals a deed worth { $deed } from { $victim }.
new-sheriff = { $seat } pins on the badge: there is a new Sheriff in town.
still-sheriff = { $seat } keeps the badge.
badge-stays = The badge stays with { $seat }.
took-deeds =
    { $titles-count ->
        [0] { $seat } comes too late: there is no deed in the row.
        [one] { $seat } takes the deed worth { $titles }.
       *[other] { $seat } takes the deeds worth { $titles }.
    }
took-top = { $seat } slips the top deed of the pile into the hand.
took-top-seen = { $seat } slips the top deed of the pile into the hand: it is worth { $deed }.
refilled =
    { $titles-count ->
        [one] A new deed in the row is worth { $titles }.
       *[other] The new deeds in the row are worth { $titles }.
    }

## The Sheriff and bribes.

offered = { $seat } offers the Sheriff { $goods }.
offered-seen = { $seat } offers the Sheriff { $goods }.
offered-nothing = { $seat } offers nothing.
raised = { $seat } adds { $goods }.
raised-seen = { $seat } adds { $goods }.
raised-nothing = { $seat } adds nothing.
named = { $seat }, the Sheriff, decides for { $target } { $place-at }.
named-himself = { $seat } is the Sheriff, and wins the tie { $place-at }.
bribe-taken = { $sheriff } pockets what { $seat } offered.

## Doc Badluck.

may-visit = Doc Badluck’s door is open to { $seats }.
ordered-visits = { $seat }, the Sheriff, lets them in one by one: { $seats }.
declined-visit = { $seat } does not see the Doc.
visited = { $seat } sees Doc Badluck and { $remedy-done }.
got-card = { $seat } gets a Store card.
got-card-seen = { $seat } gets { $card }.
gave-dollars = { $seat } gives ${ $dollars } to { $taker }.
gave-nugget = { $seat } gives a nugget to { $taker }.
fenced =
    { $titles-count ->
        [0] { $seat } has no deed to fence.
        [one] { $seat } fences a deed worth { $titles }.
       *[other] { $seat } fences deeds worth { $titles }.
    }

## The end.

mine-empty = The gold mine is empty: the game is over.
deeds-gone = The last deed is gone: the game is over.
showed-hand = { $seat } shows { $goods }.
scored =
    { $points ->
        [one] { $seat } has { $points } point.
       *[other] { $seat } has { $points } points.
    }
won-game =
    { $points ->
        [one] { $seat } owns the town, with { $points } point!
       *[other] { $seat } owns the town, with { $points } points!
    }
score-nuggets =
    { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }
score-dollars = ${ $dollars }, a point for every two
score-badge = the Sheriff’s badge
score-equipment = { $cards }
score-deeds =
    { $titles-count ->
        [one] a deed worth { $titles }
       *[other] deeds worth { $titles }
    }
