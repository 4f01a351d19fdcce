### Dice Town. Sentences name players, in the present tense; questions address the player who answers.

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
    .help = A tie for the game goes to the player with the most deeds, and after that to the one whom the Sheriff names, without bribes.

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
offer-order = Name the parts of an offer in order: dollars, nuggets, cards, deeds.
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

## For owners of the box: values that no rulebook prints.

choice-equipment = Equipment
    .text = For owners of the box: what the six Equipment cards are worth, from the lowest.
choice-hands = poker hands
    .text = For owners of the box: the order of the poker hands, from the lowest.
choice-deeds = deeds
    .text = For owners of the box: how many deeds are worth 1, 2, 3, 4 and 5.
choice-river = River cards
    .text = For owners of the box: how many River cards are two nuggets, Wallet, five nuggets, Star, Discoveries, Voucher, Nothing.
choice-outlaws = Outlaws
    .text = For owners of the box: the twelve Outlaws, each by the face of the outlaw side, that of the Wanted side, and the reward.
choice-short = short game
    .text = For owners of the box: with two or three players, how many deeds are removed, and what the mine holds.
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

drink = Doc Badluck insists. Which Elixir do you drink?
    .help = Who has won no place this round must drink one of the two open Elixirs, or the top one of the pile, unseen. It does what it can, and is discarded.
elixir-first = { $seat } is about to see Doc Badluck. Do you drink your Elixir card first?
    .help = The Elixir card gives you a visit of your own, before the one that is waiting.
friendship = Whose friendship do you ask for? They give you a Store card of their choice.
    .help = You choose a player who has a Store card. Only the two of you know which card it is.
domination = Whom do you dominate? They give you a deed of their choice.
    .help = You choose a player who has a deed in hand. Only the two of you know which deed it is.
give-card = Which Store card do you give to { $taker }?
    .help = You choose among the Store cards of your hand. Only the two of you know which one it is.
give-deed = Which deed do you give to { $taker }?
    .help = You choose among the deeds of your hand. Only the two of you know which one it is.
play-at-once = { $card } is played at once. On whom?
    .help = This card is never held: it is played as soon as it reaches you, on a player who has something to give. Somebody may stop it with Wanted.
marshall = { $winner } is about to take the badge from { $sheriff }. Do you call Marshall?
    .help = Marshall keeps the badge where it is.

option-drink = Drink { $elixir }: { $elixir-text }
option-drink-top = Drink the top one of the pile

elixir-not-open = { $elixir } is not open.
nothing-to-give = { $target } can’t be chosen: there is nothing to give.

must-visit =
    { $seats-count ->
        [one] { $seats } won no place, and must see Doc Badluck.
       *[other] { $seats } won no place, and must see Doc Badluck.
    }
drank = { $seat } drinks { $elixir }.
elixir-opened = Doc Badluck puts out { $elixir }.
elixirs-reshuffled = Doc Badluck refills his bottles: the drunk Elixirs are shuffled in again.
nobody-gives = { $seat } finds nobody who has anything to give.
gave-card = { $seat } gives { $taker } a Store card.
gave-card-seen = { $seat } gives { $card } to { $taker }.
gave-deed = { $seat } gives { $taker } a deed.
gave-deed-seen = { $seat } gives { $taker } a deed worth { $deed }.
shows-card = { $seat } shows { $card }, which is played at once.
played-joe-in-vain = { $seat } sends { $card } for money, and nobody has any.

## The Extension.

ruleset-dicetown-extension = Dice Town: the Extension
    .text = Two actions at every place, Outlaws to recruit and to hunt, a river, Ranches, and ten more Store cards; for up to six.

card-cattle = Cattle
    .text = Worth 7 points at the end. It is never played.
card-winchester = Winchester
    .text = Worth 6 points at the end. It is never played.
card-mule = Mule
    .text = Worth a point at the end for each of your Store cards, the Mule among them. It is never played.
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
action-pan = Pan the river: draw a River card
    .done = pans the river
action-rob-bank = Rob the bank: all the money that lies there
    .done = goes for the bank
action-hold-up = Hold up the stagecoach: $1 for each of your 10s
    .done = holds up the stagecoach
action-shop = Shop: draw a card for each of your Js and keep one
    .done = goes shopping
action-see-doc = See Doc Badluck at once
    .done = goes straight to the Doc
action-steal = Rob: draw a card for each of your Qs from somebody’s hand and keep one
    .done = goes robbing
action-recruit = Recruit the top Outlaw of the pile
    .done = goes recruiting
action-badge = Take the badge
    .done = reaches for the badge
action-hunt = Hunt: reroll your Ks and capture Wanted Outlaws of the same faces
    .done = goes hunting
action-claim = Take land from the row: the bottom card, and one more for each of your As
    .done = takes land from the row
action-draw-land = Take the top card of the pile, unseen by the others
    .done = takes the top of the pile

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

call-outlaws = Do you play Outlaws before the roll?
    .help = Each sets one or two of your dice to their face: they are kept, free. The others are rolled as usual. An Outlaw who was played is Wanted, above the Sheriff’s office.
choose-action =
    { $target-seat ->
        [-1] You are first { $place-at }. What do you do there?
       *[other] You are first { $place-at }. What do you do there? The other action is for { $target }.
    }
    .help = Every place has two actions. The first takes one of them, then the second must take the other.
name-second = { $seats } are tied for second { $place-at }. You are the Sheriff: whom do you favour?
    .help = The second takes the action that the first leaves. You get what that player offered; the others keep what is theirs.
offer-second = { $seats } are tied for second { $place-at }. What do you offer { $sheriff }, the Sheriff?
    .help = Offers are made at the same time, then shown; then everybody may raise once. The Sheriff names the second and keeps that player’s offer; the others get theirs back.
raise-second = { $seats } are still tied for second { $place-at }. What do you add to your offer for { $sheriff }, the Sheriff?
    .help = You have seen the offers. Everybody may add to their own once, at the same time; nothing can be taken back.
joe = It is Nervous Joe’s hour at the Sheriff’s office ({ $sheriff } wears the badge). Do you play him?
    .help = Nervous Joe takes up to $4 from a player of your choice. Now is his hour.
see-doc = Doc Badluck sees you at once. What will it be?
    .help = A 9 or 10 in your hand buys barbed wire, a J or Q a card of the Store, a K a small swindle, an A a big one. You can’t leave without.
whisky = { $victim } has a Ranch. Do you play Whisky?
    .help = With Whisky you take a Ranch from the victim, instead of drawing cards.
insurance =
    { $back ->
        [deed] You were robbed of a deed. Do you play Insurance?
       *[card] You were robbed of a Store card. Do you play Insurance?
    }
    .help = With Insurance you draw a card of the kind you have lost.
desperado = The top Outlaw of the pile sets dice to { $face }. Do you play Desperado for another?
    .help = With Desperado you take any Outlaw of the pile, and the pile is shuffled.
double-gun = Your Ks became { $dice }. Do you play Double Gun?
    .help = With Double Gun you reroll the dice you choose, once. Then each die captures a Wanted Outlaw of its face.
voucher = Which card of the discard do you take?
    .help = You look through the discarded Store cards and take one. Nobody else sees which.
choose-find = You drew these from the river. Which one do you take?
    .help = The card you take is shown and applied; the others go back on top of the river, in the order you like.
order-river = Which of the other two comes next in the river?
    .help = The other one lies below it. Only you know.

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

action-gives-nothing = With two players an action that gives nothing may not be chosen while the other gives something: { $action }
outlaw-not-yours = You have no Outlaw of { $face } with ${ $dollars } on their head.
outlaw-needs-dice =
    { $number ->
        [0] You have no dice left for them.
        [one] You have { $number } die left for them.
       *[other] You have { $number } dice left for them.
    }
outlaws-in-order = Name Outlaws in their order, each once.
outlaw-not-in-pile = The Outlaw of { $face } with ${ $dollars } on their head is not in the pile.
nothing-to-rob = { $target } can’t be robbed: there is nothing to steal.
find-not-drawn = You did not draw { $find }.

played-gift = { $seat } plays { $card }: { $target } is to give a Store card.
played-gift-in-vain = { $seat } plays { $card }, and nobody has a Store card to give.
played-swindler = { $seat } plays { $card }: everybody else is to pay $2.
played-double-gun = { $seat } plays { $card } to reroll { $dice }.
played-whisky = { $seat } plays { $card }: { $victim } is to lose a Ranch.
played-insurance = { $seat } plays { $card }: the loss is to be made good.
played-desperado = { $seat } plays { $card } for the Outlaw of { $face } with ${ $dollars } on their head.
tied-second = { $seats } are tied for second { $place-at }.
second = { $seat } is second { $place-at } with { $number } × { $face }.
second-hand = { $seat } is second { $place-at } with { $hand }: { $dice }.
takes-action = { $seat } { $action-done }.
called-outlaw =
    { $number ->
        [one] { $seat } plays the Outlaw of { $face }: { $number } die is set, and there is ${ $dollars } on their head.
       *[other] { $seat } plays the Outlaw of { $face }: { $number } dice are set, and there is ${ $dollars } on their head.
    }
outlaw-wanted = The Outlaw of { $face } is Wanted: ${ $dollars } on their head.
outlaw-on-top = The next Outlaw to recruit sets dice to { $face } (${ $dollars } when Wanted).
recruited = { $seat } recruits the Outlaw of { $face } (${ $dollars } when Wanted).
no-outlaw-left = { $seat } finds no Outlaw left to recruit.
hunted = { $seat } hunts, and rolls { $dice }.
hunted-again = { $seat } rolls again: { $dice }.
captured = { $seat } captures the Wanted Outlaw of { $face }: ${ $dollars }.
captured-nobody = { $seat } comes back empty-handed.
held-up =
    { $dollars ->
        [0] { $seat } stops the stagecoach, and it is empty.
       *[other] { $seat } takes ${ $dollars } from the stagecoach.
    }
found = { $seat } turns up a River card: { $find }.
found-nuggets =
    { $nuggets ->
        [0] The mine has no nugget left for { $seat }.
        [one] { $seat } takes { $nuggets } nugget from the mine.
       *[other] { $seat } takes { $nuggets } nuggets from the mine.
    }
found-dollars =
    { $dollars ->
        [0] The bank has no money left for { $seat }.
       *[other] { $seat } takes ${ $dollars } from the bank.
    }
river-empty = { $seat } finds the river empty.
discard-empty = { $seat } finds no discarded Store card.
looked-through =
    { $number ->
        [one] { $seat } looks at the one discarded Store card.
       *[other] { $seat } looks through the { $number } discarded Store cards.
    }
looked-through-seen = { $seat } looks through the discard: { $cards }.
took-discarded = { $seat } takes a card from the Store’s discard.
took-discarded-seen = { $seat } takes { $card } from the Store’s discard.
explored =
    { $number ->
        [one] { $seat } draws one more River card.
       *[other] { $seat } looks at { $number } River cards.
    }
explored-seen = { $seat } looks at these River cards: { $finds }.
put-back = { $seat } puts the others back on top of the river.
put-back-seen = { $seat } puts back on top of the river, the next one first: { $finds }.
took-land =
    { $lands-count ->
        [0] { $seat } comes too late: there is nothing in the row.
       *[other] { $seat } gets: { $lands }.
    }
took-ranch = { $seat } draws a Ranch and lays it open.
pile-empty = { $seat } finds the pile of deeds empty.
refilled-land = New in the row: { $lands }.
stole-ranch = { $seat } takes a Ranch from { $victim }.
robbed-in-vain = { $seat } finds nothing in the hand of { $victim }.
score-fortune = ${ $dollars } and rewards of ${ $rewards }, a point for every two
score-mule =
    { $number ->
        [one] the Mule, with { $number } Store card
       *[other] the Mule, with { $number } Store cards
    }
score-dog =
    { $number ->
        [one] the Dog, with { $number } Outlaw captured
       *[other] the Dog, with { $number } Outlaws captured
    }
score-ranches =
    { $number ->
        [one] { $number } Ranch
       *[other] { $number } Ranches
    }

## The Indian die.

ruleset-dicetown-extension-indians = Dice Town: the Extension with the Indian die
    .text = The Extension, and a sixth die that the Indians of the village give for land.

card-smoke = Smoke Signals
    .text = At the end of a round: take the Indian die, wherever it is.

spirit-shaman = the Shaman
    .text = one of your dice is turned to any face
spirit-ambush = an Ambush
    .text = an opponent rerolls a die of your choice
spirit-bodyguard = the Bodyguard
    .text = nobody can steal from you this round
spirit-warpath = the Warpath
    .text = at one place nothing happens this round

shaman = The Shaman turns one of your dice. Which one, and to which face?
    .help = One of your dice is turned to any face, before the places are visited.
ambush = An ambush! Whose die is to be rolled again?
    .help = You choose an opponent and one of their dice; it is rolled again.
warpath = The Indians are on the warpath. Which place do they raid?
    .help = At that place nothing happens this round: nobody wins it, and nobody can be bribed for it.
village =
    { $target-seat ->
        [-1] Do you give land you have just taken to the village, for the Indian die?
       *[other] Do you give land you have just taken to the village, for the Indian die that { $target } has used?
    }
    .help = The land leaves the game. The die is yours, and you roll it next round, before the mine.
smoke =
    { $target-seat ->
        [-1] The Indian die lies in the village. Do you send Smoke Signals for it?
       *[other] { $target } has the Indian die. Do you send Smoke Signals for it?
    }
    .help = With Smoke Signals the Indian die is yours, and you roll it next round, before the mine.

option-shaman = Turn { $face } into { $turned }
option-ambush = { $target } rerolls { $face }
option-warpath = Raid { $place }

guarded = { $target } is under guard this round.
no-such-die = There is no such die among { $dice }.
land-not-taken-there = Only land that you took at the Town Hall this round can be given.

played-smoke =
    { $target-seat ->
        [-1] { $seat } sends { $card } to the village: the Indian die is wanted.
       *[other] { $seat } sends { $card } to take the Indian die from { $target }.
    }
rolled-indian = { $seat } rolls the Indian die: { $spirit }.
ambushed = { $seat } has a { $face } ambushed: { $target } rolls it again, and it falls { $dice }.
on-warpath = { $seat } sends the Indians against { $place }.
raided = The Indians have raided { $place }: nothing happens there.
kept-land = { $seat } gives nothing to the village.
gave-land-away = { $seat } gives a deed to the village.
gave-land-away-seen = { $seat } gives a deed worth { $deed } to the village.
gave-ranch-away = { $seat } gives a Ranch to the village.
took-die = { $seat } takes the Indian die.
die-goes-home = The Indian die goes back to the village.

## The later editions in the terminal.

cli-town-elixirs = Doc Badluck offers { $elixirs } (+{ $number })
cli-town-wanted = Wanted { $outlaws }
cli-town-recruit = next Outlaw { $outlaw } (+{ $number })
cli-town-river = river { $number }
cli-town-die = Indian die with { $name }
cli-town-die-home = Indian die in the village
cli-town-gang = { $name } has Outlaws to play: { $outlaws }
cli-town-bag = { $name } has captured { $outlaws }
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
heap-row = open deeds
heap-drawn = drawn
heap-looked = looked at
heap-offer-dollars = offers dollars
heap-offer-nuggets = offers nuggets
heap-offer-cards = offers cards
heap-offer-deeds = offers deeds
heap-offer-fenced = offers fenced deeds
heap-controlled = controls a location
heap-guarded = under guard
heap-elixirs = Elixirs
heap-elixirs-drunk = Elixir being drunk
heap-elixirs-pile = Elixirs in the pile
heap-elixirs-discard = Elixirs drunk
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
