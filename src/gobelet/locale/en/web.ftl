### What only the browser page says. The other files are shared with the terminal.

## The first page.

web-title = Gobelet: dice-cup games
web-headline = Pick up the cup
web-players = { $least } to { $most } players
web-length-dicetown = 30 to 45 minutes
web-length-cincinnati = 20 to 30 minutes
web-play-now = Play now
web-invite = Invite friends
web-you = You
web-your-name = Your name
web-rename = What the others call you. You can change it until the game begins.
web-your-looks = Your face and colour
# Somebody who was deleted.
web-former-player =
    { $number ->
        [1] a former player
       *[other] a former player ({ $number })
    }
# Proposed to people who say no name: 24 of them, none of which is a bot's.
web-nicknames = Lucky, Dusty, Maverick, Coyote, Domino, Nugget, Ace, Pepper, Clover, Dakota, Cactus, Jackpot, Rusty, Comet, Flint, Cheyenne, Banjo, Sunny, Copper, Bandit, River, Mustang, Spade, Tumbleweed
web-draw-name = Draw another name
web-my-games = My games
web-forget = Forget
web-open-tables = Open tables
web-open-table =
    { $free ->
        [0] { $host }’s table, full
        [one] { $host }’s table, { $free } free seat
       *[other] { $host }’s table, { $free } free seats
    }
web-phase-lobby = waiting for players
web-phase-opening = starting
web-phase-playing = in play
web-phase-over = over
web-phase-abandoned = abandoned
web-phase-frozen = stopped
web-unreachable = The server does not answer.
web-try-again = Try again

## A new table.

web-seats = Seats
web-seat-number = Seat { $number }
web-a-friend = A friend
web-a-bot = Bot: { $bot }
web-bot = bot
web-bank-text = Everybody has { $minutes } min in reserve for the whole game. It is used once the time for an answer is up.
web-seconds = { $seconds } s
web-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-days-an-answer =
    { $days ->
        [one] { $days } day per answer
       *[other] { $days } days per answer
    }
web-over-days =
    { $days ->
        [one] You each have one day per answer. The clock runs day and night: close the page and come back when you like.
       *[other] You each have { $days } days per answer. The clock runs day and night: close the page and come back when you like.
    }
web-time-days =
    { $days ->
        [one] { $days } day { $hours } h
       *[other] { $days } days { $hours } h
    }
web-time-days-brief = { $days } d { $hours } h
web-time-hours = { $hours } h { $minutes } min
web-time-left = { $time } left

## The waiting room.

web-link = Send this link to your friends
web-link-here = The link of this table
web-qr = The link as a QR code
web-copy = Copy
web-copied = Copied
web-share = Share
web-copy-by-hand = The link is selected: copy it by hand.
web-network = Friends on other devices
web-network-here-only = This link works on this computer only.
web-network-offer = Let devices on this network join
web-network-which = Which network?
web-network-plain = The connection is not encrypted. Do this only on a network that you trust.
web-network-none = This computer is not on a network right now.
web-network-open = Devices on this network can join ({ $adapter }, { $address }).
web-network-is-open = Devices on this network can join
web-network-until = This lasts until you close it or Gobelet ends. The connection is not encrypted.
web-network-close = Close it
web-network-nobody = Can nobody connect?
web-network-help = The other device must be on the same network, for example the same Wi-Fi, not a guest network. The firewall of this computer must let Python answer at { $link }.
web-free-seat = Free seat
web-thats-you = you
web-host = host
web-here = here
web-not-here = not connected
web-away = a bot plays
web-program = a program
web-quiet = no reactions
web-start = Start the game
web-host-starts = The game begins when { $name } starts it.
web-opening = The dice are being sealed…
web-join = Take a seat
web-sit-free = Take seat { $number }
web-sit-bot = Take over from { $seat }
web-ask-seat = Ask the host for { $seat-of } seat
web-asking-pending = The host decides whether you may take the seat.
web-asking-declined = The host said no. You can go on watching.
web-locked = The host has locked the table: nobody can sit down now. You are watching.
web-looking-on = You are watching.
web-connecting = Coming to the table…
web-no-such-table = There is no such table.
web-cup-leave = A bot plays on for you. If you do not come back, you come last at this table.
web-cup-paused = The judge has paused the tournament.
web-cup-menu = Round { $number } of this tournament: its page has all tables and the standings.
web-cup-sealed = This table belongs to a round in which all have the same dice. Nobody else sees it before the round is over.
web-cup-sealed-end = All tables of this round have the same dice. Until the round is over nothing of this game is published; then the tournament shows results, records and replays.
web-wrong-token = This link’s key does not open a seat at this table.
web-removed = The host has given your seat to somebody else.
web-look-on = Watch
web-lost = The connection is lost. Trying to get back…
web-back = Connected again.
web-home = Home

## Around one table: a big screen for all, phones as cups.

web-screen-show = Show on a big screen
web-screen-show-text = A TV or tablet in the middle shows the table; phones are the cups.
web-screen-about = Open it on a TV, a tablet or a laptop that everybody sees. It shows what all may know. Anyone who scans the code gets a cup on their phone: their own dice, hand and answers.
web-screen-link = The link of the big screen
web-screen-open = Open it here
web-screen-own-cup = My cup on my phone
web-screen-own-cup-text = Scan this with your own phone: it opens your seat as a cup. Show it to nobody else.
web-screen-join = Join this table
web-screen-scan = Scan to join or watch
web-screen-how = Scan the code: your phone is your cup.
web-screen-full-table = All seats are taken. Scan the code to watch.
web-screen-cups = Whose cup is still down
web-screen-touch = Tap once for sound
web-screen-full = Full screen
web-screen-again = Another game? Press Rematch on a phone: this screen follows.
web-cup = Make this a cup
web-cup-text = Only your dice, your hand and your answers: the rest is on the big screen.
web-cup-whole = Show the whole table
web-cup-whole-text = Board, players and log on this device, too.
web-cup-sounds = Sounds of the table
web-cup-sounds-text = What others do is heard here, too, not only at the big screen.

## Menu.

web-menu = Menu and settings
web-close = Close
web-language = Language
web-theme = Colours
web-theme-auto = like the system
web-theme-light = day
web-theme-dark = night
web-pace = How fast the table moves
web-pace-off = at once
web-pace-fast = fast
web-pace-normal = normal
web-pace-slow = slow
web-copy-seat = Copy the private link of my seat
web-rules = Rules
web-rules-text = The rules of this edition, with hands, cards and pictures, over the table.
web-hints = Hints
web-hints-on = You see the chances of your choices. That was decided when the table was made.
web-hints-off = This table plays without hints. That was decided when it was made.
web-hints-text = Your chances, shown beside each choice. Tap a figure, and it says what it means. You can switch them while all others are bots.
web-hints-show = Show hints
web-hints-hide = Hide hints
web-hints-mean = What the figures mean
web-best = Best: { $move } · { $figure }
web-move =
    { $verb ->
        [keep] keep { $dice }
        [brute] keep { $dice }
        [reroll] reroll { $dice }
        [pay] a chip for { $dice }
        [gun] reroll { $dice }
        [keep-none] keep none
       *[none] stand
    }
web-offer-move =
    { $kind ->
        [dollars] { $verb ->
            [add] add
           *[offer] offer
        } ${ $number }
        [nuggets] { $verb ->
            [add] add
           *[offer] offer
        } { $number ->
            [one] { $number } nugget
           *[other] { $number } nuggets
        }
       *[none] { $verb ->
            [add] add
           *[offer] offer
        } nothing
    }
web-no-reactions-text = You play no cards during others’ moves until the round is over, and everybody sees that. The game goes faster.
web-copy-seat-text = Opens your seat on another device. Whoever has this link plays for you.
web-leave = Leave the table
web-leave-text = A bot plays for you. Your seat stays yours: come back whenever you like.
web-leave-text-alone = The game waits for you. You find it on the home page.
web-leave-text-days = A bot plays for you from now on, until you come back. To answer later, just close the page.
web-leave-text-free = To the home page. The table stays as it is.
web-lock-text = Nobody else can sit down while it is locked.
web-pause-text = Stops all clocks until you go on. Nobody can answer meanwhile.
web-go-on-text = The clocks run again, for everybody.
web-abandon-text = Ends the game for everybody, without a winner. Its replay stays.
web-pause = Pause
web-go-on = Go on
web-abandon = Abandon the game
web-abandon-sure = Really end it for everybody
web-mute-for-all = Mute for all
web-unmute-for-all = Unmute for all
web-mute-for-me = Mute for me
web-unmute-for-me = Unmute for me
web-report = Report…
web-report-line = Report what { $name } said
web-report-line-watcher = Report this line
web-give-to-bot = Replace with a bot
web-lock = Lock the table
web-unlock = Unlock the table
web-seat-asked = { $name } would like to take over from { $bot }.
web-admit = Yes
web-decline = No

## Who is here.

web-bot-plays-for-you = A bot plays for you.
web-i-am-back = I’m back
web-gone-awaited = The table waits for { $name }, who is not connected.
web-let-bot-answer = Let a bot answer
web-paused-host-gone = The game is paused, and the host is gone.
web-clock-stands = No player is connected. The clock is stopped until somebody is back.
web-bank-runs = Your time is up: your reserve of { $time } is running.
web-bank-left = In reserve: { $time }
web-time-and-bank = { $time }, then { $bank } in reserve
web-time-short = Ten seconds left.

## The prompt.

web-prompt = Your decision
web-round = Round { $number }
web-round-short = R{ $number }
web-help = Explain this
web-rule = Rule { $rule }
web-rule-tab = Rule { $rule }, in a new tab
web-skip = Skip
web-sealed = Your answer is sealed. { $waits }
web-sealed-by-clock = Time ran out: a bot answered for you. { $waits }
web-sealed-by-bot = A bot answered for you. { $waits }
web-sealed-dice =
    { $number ->
        [0] Sealed: no die
       *[other] Sealed: { $dice }
    }
web-waits-for = The table waits for { $who }.
    .you-who = The table waits for { $who }.
web-window = A moment for a card, if anybody has one to play.
web-take-back = Take it back
web-undo = Undo
web-undo-text = Back to your last decision: nothing new has been revealed since
web-no-reactions = No reactions from me this round
web-react-again = Ask me for reactions again
web-wait-seen = Stops the table. The others see that you want time, but not why.
web-wait = Wait ({ $number } left)
web-waits =
    { $seats-count ->
        [one] { $seats } wants time to think.
       *[other] { $seats } want time to think.
    }
    .you-seats =
        { $seats-count ->
            [one] You want time to think.
           *[other] { $seats } want time to think.
        }
web-seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
web-your-turn = Your turn
web-sound = Sound
web-keys = Keyboard shortcuts
web-key-digits = tap a die, a card or a player; choose
web-key-enter = confirm what is tapped
web-key-zero = pass, or play no card
web-key-brute = keep with Brute, or without
web-key-offer = offer a dollar, a nugget
web-key-less = take back a dollar, a nugget, everything
web-key-take-back = take your sealed answer back
web-key-undo = undo your last decision, among bots
web-key-skip = skip what is being shown
web-key-walk = go from one thing to the next
web-key-help = this page
web-paused = The host has paused the game.
web-abandoned = The game was abandoned.
web-frozen = The table has been stopped.
web-thinks = thinking
web-has-sealed = ready

asked-keep =
    { $who-count ->
        [one] { $who } chooses dice.
       *[other] { $who } choose dice.
    }
    .you-who = { $who } choose dice.
asked-keep-fewer = { $who } can’t pay for all, and chooses which dice to keep.
    .you-who = You can’t pay for all, and choose which dice to keep.
asked-own-card = { $who } may play { $card }.
    .you-who = You may play { $card }.
asked-keep-one = { $who } chooses among the cards drawn.
    .you-who = You choose among the cards drawn.
asked-rob = { $who } chooses whom to rob.
    .you-who = You choose whom to rob.
asked-backs = { $who } draws from { $victim-of } hand.
    .you-who = You draw from { $victim-of } hand.
    .you-victim = { $who } draws from your hand.
asked-loot = { $who } looks at { $victim-of } cards and takes one.
    .you-who = You look at { $victim-of } cards and take one.
    .you-victim = { $who } looks at your cards and takes one.
asked-offer =
    { $who-count ->
        [one] { $who } thinks about a bribe for { $sheriff }.
       *[other] { $who } think about bribes for { $sheriff }.
    }
    .you-who =
        { $who-count ->
            [one] { $who } think about a bribe for { $sheriff }.
           *[other] { $who } think about bribes for { $sheriff }.
        }
    .you-sheriff =
        { $who-count ->
            [one] { $who } thinks about a bribe for you.
           *[other] { $who } think about bribes for you.
        }
asked-raise =
    { $who-count ->
        [one] { $who } may add to the bribe for { $sheriff }.
       *[other] { $who } may add to their bribes for { $sheriff }.
    }
    .you-who =
        { $who-count ->
            [one] { $who } may add to your bribe for { $sheriff }.
           *[other] { $who } may add to your bribes for { $sheriff }.
        }
    .you-sheriff =
        { $who-count ->
            [one] { $who } may add to the bribe for you.
           *[other] { $who } may add to their bribes for you.
        }
asked-name-winner = { $who }, the Sheriff, settles the tie { $place-at }.
    .you-who = You settle the tie { $place-at }.
asked-order-visits = { $who }, the Sheriff, orders the visits to Doc Badluck.
    .you-who = You order the visits to Doc Badluck.
asked-visit = { $who } is at Doc Badluck’s.
    .you-who = You are at Doc Badluck’s.
asked-fence = { $who } fences deeds.
    .you-who = You fence deeds.
asked-name-champion = { $who }, the Sheriff, names the winner of the game.
    .you-who = You name the winner of the game.
asked-call-outlaws = { $who } may play Outlaws before the roll.
    .you-who = { $who } may play Outlaws before the roll.
asked-choose-action = { $who } is first { $place-at } and chooses an action.
    .you-who = You are first { $place-at } and choose an action.
asked-name-second = { $who }, the Sheriff, settles who is second { $place-at }.
    .you-who = You settle who is second { $place-at }.
asked-offer-second =
    { $who-count ->
        [one] { $who } thinks about a bribe for second place.
       *[other] { $who } think about bribes for second place.
    }
    .you-who =
        { $who-count ->
            [one] { $who } think about a bribe for second place.
           *[other] { $who } think about bribes for second place.
        }
asked-raise-second =
    { $who-count ->
        [one] { $who } may add to the bribe for second place.
       *[other] { $who } may add to their bribes for second place.
    }
    .you-who =
        { $who-count ->
            [one] { $who } may add to your bribe for second place.
           *[other] { $who } may add to your bribes for second place.
        }
asked-see-doc = { $who } sees Doc Badluck at once.
    .you-who = You see Doc Badluck at once.
asked-voucher = { $who } looks through the Store’s discard.
    .you-who = You look through the Store’s discard.
asked-choose-find = { $who } chooses among River cards.
    .you-who = You choose among River cards.
asked-order-river = { $who } puts River cards back.
    .you-who = You put River cards back.
asked-drink = { $who } must drink an Elixir.
    .you-who = You must drink an Elixir.
asked-friendship = { $who } chooses who gives a Store card.
    .you-who = You choose who gives you a Store card.
asked-domination = { $who } chooses who gives a deed.
    .you-who = You choose who gives you a deed.
asked-give-card = { $who } chooses a Store card to give to { $taker }.
    .you-who = You choose a Store card to give to { $taker }.
    .you-taker = { $who } chooses a Store card to give to you.
asked-give-deed = { $who } chooses a deed to give to { $taker }.
    .you-who = You choose a deed to give to { $taker }.
    .you-taker = { $who } chooses a deed to give to you.
asked-play-at-once = { $who } plays { $card } at once.
    .you-who = You play { $card } at once.
asked-shaman = { $who } chooses a die that the Shaman turns.
    .you-who = You choose a die that the Shaman turns.
asked-ambush = { $who } prepares an ambush.
    .you-who = You prepare an ambush.
asked-warpath = { $who } chooses the place to raid.
    .you-who = You choose the place to raid.
asked-village = { $who } may give land to the village.
    .you-who = You may give land to the village.
asked-choose-table =
    { $who-count ->
        [one] { $who } chooses a table.
       *[other] { $who } choose their tables.
    }
    .you-who =
        { $who-count ->
            [one] You choose a table.
           *[other] { $who } choose your tables.
        }
asked-declare =
    { $who-count ->
        [one] { $who } says which dice to reroll.
       *[other] { $who } say which dice to reroll.
    }
    .you-who = { $who } say which dice to reroll.
asked-extra-roll = { $who } may pay a chip for an extra roll.
    .you-who = You may pay a chip for an extra roll.
asked-challenge = { $who } holds a Duel card and chooses an opponent.
    .you-who = You hold a Duel card and choose an opponent.
asked-duel-reroll = { $who } chooses dice to reroll in the duel.
    .you-who = You choose dice to reroll in the duel.
asked-duel-extra = { $who } may pay a chip for an extra roll in the duel.
    .you-who = You may pay a chip for an extra roll in the duel.

## Answers.

web-die =
    { $verb ->
        [keep] Keep die { $number }: { $face }
       *[reroll] Reroll die { $number }: { $face }
    }
web-face = { $face }
web-choose-dice =
    { $verb ->
        [keep] Choose dice to keep
       *[reroll] Choose dice to reroll
    }
web-choose-one = Choose one
web-choose-card = Choose the card
web-choose-player = Choose a player
web-kept = kept
web-clear = Clear
web-keep-which = Dice under your cup
web-brute-which = Dice under your cup
web-reroll-which = Your dice
web-pay-which = Your dice
web-gun-which = Your hunting dice
web-keep-dice =
    { $number ->
        [0] Keep none · ${ $cost }
        [1] { $cost ->
            [0] Keep 1 die · free
           *[other] Keep 1 die · ${ $cost }
        }
       *[other] Keep { $number } dice · ${ $cost }
    }
web-brute-dice = Keep { $number } dice with Brute · free
web-reroll-dice =
    { $number ->
        [0] Stand
        [1] Roll 1 die
       *[other] Roll { $number } dice
    }
web-pay-dice =
    { $number ->
        [1] Roll 1 die · 1 chip
       *[other] Roll { $number } dice · 1 chip
    }
web-gun-dice =
    { $number ->
        [1] Play Double Gun: reroll 1 die
       *[other] Play Double Gun: reroll { $number } dice
    }
web-with-card = with { $card }
web-at-most =
    { $number ->
        [0] You can’t pay for a die now
        [one] Too dear: { $number } die at most
       *[other] Too dear: { $number } dice at most
    }
web-at-least =
    { $number ->
        [one] Tap at least { $number } die
       *[other] Tap at least { $number } dice
    }
web-turn-which = Which die do you turn?
web-turn-into = { $face } becomes:
web-choose-face = Choose a face
web-turn = Turn { $face } into { $turned }
web-offer-clear = Take all back
web-less-dollars =
    { $number ->
        [one] Take back your dollar
       *[other] Take back one of { $number } dollars
    }
web-more-dollars = Offer one more dollar ({ $left } left)
web-less-nuggets =
    { $number ->
        [one] Take back your nugget
       *[other] Take back one of { $number } nuggets
    }
web-more-nuggets = Offer a nugget more ({ $left } left)
web-goods = { $goods }
web-offer = Offer { $goods }
web-offer-nothing = Offer nothing
web-raise = Add { $goods }
web-raise-nothing = Add nothing
web-fence = Fence { $number } of { $of }
web-order-done = Confirm this order
web-earlier = { $name } earlier
web-later = { $name } later
web-call-outlaw =
    { $number ->
        [0] { $face } Outlaw, ${ $dollars } reward: stays home
        [one] { $face } Outlaw, ${ $dollars } reward: sets { $number } die
       *[other] { $face } Outlaw, ${ $dollars } reward: sets { $number } dice
    }
web-stays-home = stays home
web-outlaws-set =
    { $left ->
        [one] Dice set: { $number }. You roll { $left } die.
       *[other] Dice set: { $number }. You roll { $left } dice.
    }
web-call-outlaws =
    { $number ->
        [0] Roll without Outlaws
        [one] Send 1 Outlaw and roll
       *[other] Send { $number } Outlaws and roll
    }
web-has-dollars = has ${ $dollars }
web-has-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $deeds ->
        [one] { $deeds } deed
       *[other] { $deeds } deeds
    }
web-your-roll = Under your cup: { $dice }

## The town.

web-street = The street
web-players-title = Players
web-ahead = { $names }: { $number } × { $face }
web-ahead-hand = { $names }: { $hand }
web-second-there = second, { $said }
web-standing = Who is ahead
web-two-actions = Two actions: first place chooses, second place takes the other
web-raided = raided: nothing happens here this round
web-river =
    { $number ->
        [one] { $number } River card left
       *[other] { $number } River cards left
    }
web-outlaws-left =
    { $number ->
        [one] { $number } Outlaw to recruit
       *[other] { $number } Outlaws to recruit
    }
web-outlaw-top = The first one is next.
web-wanted-number =
    { $number ->
        [0] nobody is Wanted
        [one] { $number } Outlaw is Wanted
       *[other] { $number } Outlaws are Wanted
    }
web-village = the village
    .title = Village
    .text = Whoever takes land at the Town Hall may give a deed or Ranch to the village for the Indian die.
web-indian-home = the Indian die lies here
web-indian-with = { $seat } has the Indian die
    .you-seat = You have the Indian die
web-indian-die = the Indian die
web-guarded = with a bodyguard: can’t be robbed at the saloon this round
web-elixirs-left =
    { $number ->
        [one] { $number } more Elixir in the pile
       *[other] { $number } more Elixirs in the pile
    }
web-doc-elixirs = For those who won no place this round: they must drink one of the two face-up Elixirs, or the top one of the pile.
web-doc-open = the Doc’s door is open, so far
web-outlaw = { $face } Outlaw, ${ $dollars } reward
web-captured =
    { $number ->
        [one] { $number } Outlaw captured, for ${ $dollars }
       *[other] { $number } Outlaws captured, for ${ $dollars }
    }
web-ranch = Ranch
web-ranches =
    { $number ->
        [one] { $number } Ranch, worth { $points }
       *[other] { $number } Ranches, worth { $points }
    }
web-dollars = dollars
    .worth = $2 = 1 point
web-nuggets = nuggets
    .worth = 1 point each
web-store-cards = Store cards in hand
web-deeds = deeds in hand
web-fenced = fenced deeds
web-deck =
    { $deck ->
        [one] { $deck } card in the deck, { $discard } discarded
       *[other] { $deck } cards in the deck, { $discard } discarded
    }
web-pile =
    { $number ->
        [one] { $number } more deed in the pile
       *[other] { $number } more deeds in the pile
    }
web-sheriff-is = { $seat } wears the badge
    .you-seat = You wear the badge
web-is-sheriff = Sheriff
    .worth = 5 points
web-dice-of =
    { $hidden ->
        [0] Dice: { $dice }
       *[other] Dice: { $dice }; { $hidden } under the cup
    }
web-offers-nothing = offers nothing
web-deed = Deed worth { $points }
web-fenced-deed = Fenced deed worth { $points }
web-your-hand = Your hand
web-empty-hand = No cards yet.
web-looked-at = Cards being looked at
web-playable-now = can be played now
web-order = When this card could be played
web-order-ask = ask me
web-order-play = always
web-order-worth = if it is worth it
web-order-never = never
web-orders-live = If you do not react in time, your order decides. Nobody else sees it. A strong bot says what a card is worth, and how to play one that can be played in several ways.
web-orders-days = Orders play your cards, so that nobody waits for each reaction. A strong bot says what a card is worth. If you want to be asked about a card, the game waits for you whenever you could hold it, even if you don’t: that way nobody sees what you hold.
web-orders-others = Cards that you don’t hold

## The casino.

web-money = €{ $money }
web-bare = no cards
web-will-reroll = to reroll: { $pips }
web-stands = no reroll
web-face-down =
    { $number ->
        [one] 1 face down
       *[other] { $number } face down
    }
web-supply =
    { $chips ->
        [one] { $chips } chip in the supply
       *[other] { $chips } chips in the supply
    }
web-rounds = Round { $round } of { $rounds }

## Log, chat, the end.

web-side = Log and chat
web-log = Log
web-chat = Chat
web-unread =
    { $number ->
        [one] { $number } unread line
       *[other] { $number } unread lines
    }
web-chat-empty = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-the-end = The end
web-wins =
    { $seats-count ->
        [one] { $seats } wins!
       *[other] { $seats } share the victory!
    }
    .you-seats =
        { $seats-count ->
            [one] You win!
           *[other] { $seats } share the victory!
        }
web-winner = winner
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-rematch = Rematch
web-to-rematch = To the rematch
web-record = Download the record
web-replay = Replay
web-fair = Fair dice
web-fair-sealed = Before the first roll, the server and every browser each drew a secret number and showed only its seal. A seal fits one number only, and does not give it away.
web-fair-opened = Then the browsers opened theirs, and all dice of the game come from all the numbers together. So nobody, not even the server, could choose or know the dice.
web-fair-checked = Now the record opens the server’s number, too. The replay checks that every number fits its seal; “gobelet verify” rolls all the dice again.
web-fair-server = The server’s seal:
web-fair-seat = { $seat-of } seal:
    .you-seat = Your seal:

## Dice Town in the dock, in the hand and on the signs.

web-sign =
    { $place ->
        [mine] Mine
        [bank] Bank
        [coach] Stagecoach
        [store] Store
        [saloon] Saloon
        [sheriff] Sheriff
        [hall] Town Hall
        [village] Village
       *[doc] Doc Badluck
    }
    .short =
        { $place ->
            [mine] Mine
            [bank] Bank
            [coach] Coach
            [store] Store
            [saloon] Saloon
            [sheriff] Sheriff
            [hall] Hall
            [village] Village
           *[doc] Doc
        }
web-won-by =
    { $by ->
        [hand] best poker hand
        [none] who won nothing
        [onward] on to the bank
       *[other] most { $by }s
    }
web-would-be = if you keep these: { $said }
web-nuggets-left = of { $of } left
web-deeds-left = of { $of } left
web-known-hand = What you know of their hand
web-order-of = When { $card } could be played
web-price = The first die is free, each extra one $1.
web-you-have = You have ${ $dollars }
web-choose-die = Choose a die
web-of = of { $of }
web-decides = { $name } decides; only the winner pays.
web-tap-hand = Tap cards in your hand to add them.
web-take-out = Take back { $what }
web-offer-some = Offer…
web-raise-some = Add…
web-offer-this = Offer all this
web-raise-this = Add all this
web-take =
    { $question ->
        [keep-one] Keep { $what }
        [give-card] Give { $what }
        [give-deed] Give { $what }
        [village] Give { $what }
       *[other] Take { $what }
    }
web-stake =
    { $place ->
        [mine] { $number ->
            [one] { $number } nugget for the winner
           *[other] { $number } nuggets for the winner
        }
        [bank] The bank holds ${ $dollars }
        [coach] The stagecoach holds ${ $dollars }
        [store] { $number ->
            [one] The winner draws { $number } card
           *[other] The winner draws { $number } cards, and keeps one
        }
        [saloon] { $number ->
            [one] The winner steals a card at random
           *[other] The winner steals one of { $number } cards
        }
        [sheriff] The winner gets the badge
       *[hall] { $number ->
            [one] The winner gets { $number } deed
           *[other] The winner gets { $number } deeds
        }
    }
web-without-card = without the card
web-with-this-card = with { $card }, unless somebody cancels it

## The tables of Cincinnati, in the frame.

web-die-fresh = Reroll die { $number }: { $face }, just rolled
web-play-at = Play { $at }
web-choose-table = Choose a table
web-you-hold = you have
web-have-nothing = nothing yet
web-suits = qualifies
web-your-choice = your choice
web-table-chances = { $percent }% to qualify, { $more }% with chips
web-table-chance = { $percent }% to qualify
web-percent = { $percent }%
web-colon = :
web-to-beat = To beat
web-to-get = To win here
web-you-lead = You lead
web-next-best = next best
web-alone-here = nobody else is here
web-only-yours = nobody else qualifies yet
web-total-of = total { $total }
web-duel-for = for { $stakes }
web-duel-for-nothing = no money to win
web-takes = takes { $stakes }
web-takes-nothing = has no money
web-to-keep = to keep { $stakes }
web-challenge = Challenge { $target }
web-cards-won =
    { $number ->
        [0] No card won yet
        [one] One card won
       *[other] { $number } cards won
    }
web-winnings = Your winnings
web-chip-worth = €{ $money } each
web-with-chips = €{ $money } with chips
web-money-short = €{ $thousands }k
web-cards-left = cards left
web-times = ×{ $number }

## Points, rounds and quick words.

web-pts =
    { $number ->
        [one] { $points } pt
       *[other] { $points } pts
    }
web-points-sure = { $points } so far
web-points-more = { $points } so far, plus hidden cards
web-log-filter = Only lines about
web-log-latest = Latest
web-round-over =
    { $game ->
       *[other] Round { $number } is over
    }
web-next-round =
    { $game ->
       *[other] Next round
    }
web-round-points =
    { $unsure ->
        [came] { $points } visible this round, plus hidden cards or deeds
        [went] { $points } visible this round, minus hidden cards or deeds
        [both] { $points } visible this round; hidden cards or deeds came and went
       *[none]
            { $game ->
               *[other] { $points } this round
            }
    }
web-round-unsure = “?”: hidden cards or deeds
web-gain-dollars = ${ $number }
web-gain-nuggets =
    { $number ->
        [one] { $number } nugget
       *[other] { $number } nuggets
    }
web-gain-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
web-gain-deeds =
    { $number ->
        [one] { $number } deed
       *[other] { $number } deeds
    }
web-gain-ranches =
    { $number ->
        [one] { $number } Ranch
       *[other] { $number } Ranches
    }
web-gain-outlaws =
    { $number ->
        [one] { $number } Outlaw
       *[other] { $number } Outlaws
    }
web-gain-badge = the badge
web-gain-chips =
    { $number ->
        [one] { $number } chip
       *[other] { $number } chips
    }
web-gain-duels =
    { $number ->
        [one] { $number } Duel card
       *[other] { $number } Duel cards
    }
web-reactions = Quick words
web-react-nice = Well played!
web-react-luck = Good luck!
web-react-ouch = Ouch!
web-react-thanks = Thanks!
web-react-laugh = Ha ha!
web-react-moment = One moment…

## Several people at one device.

device-way = One device
device-title = { $game } on this device
device-text = You all play here and pass the device on. Each of you sees only their own dice and cards.
device-people = Who plays
device-person = Player { $number }
device-remove = Remove player { $number }
device-add = One more person
device-bots = Bots
device-give = Give it to { $name }
device-give-text = Then they see their own cards and dice, and nobody else does.
device-i-am = I am { $name }
device-look = Look at the table
device-look-text = To see your own cards and dice, or to give orders for them. The others look away.
device-hand-on = Hand it on
device-spare = My reactions this round…
device-spare-title = Your reactions this round
device-spare-legend = When a card could be played in the middle of a move
device-spare-ask = ask me
    .text = The device comes to you every time, whether you have a card or not.
device-spare-orders = by my orders
    .text = For all to see: the orders below decide until the round is over, and the device does not come to you for this.
device-spare-none = none
    .text = For all to see: you play no card in the middle of others’ moves until the round is over, and the device does not come to you for this.
web-by-orders = by orders

## Plans and standing orders.

web-plan = Plan this round
web-plan-orders = Standing orders
web-plan-text = Decide in advance what you want: then the game does not wait for you. Nobody else sees it.
web-plan-about = What you say here answers for you, a moment after you are asked, as a quick player would. Where you say nothing you are asked. Nobody else sees it, and you can change it at any time.
web-plan-ask = ask me
web-plan-expert = as the expert would
web-plan-any = as the expert would
web-plan-never = never
web-plan-every = For every round, until I change it
web-plan-clear = Ask me everything again
web-plan-of = Plan: { $plan }
web-plan-part = { $about }: { $wish }
web-plan-between = { $first }; { $rest }
web-plan-by = By plan: { $plan }
web-plan-soon = Your plan answers in a moment.
web-plan-choose = Tap the places in the order in which you want them.
web-sealed-by-order = Your plan answered for you. { $waits }
