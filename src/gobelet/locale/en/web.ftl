### What only the browser page says. The other files are shared with the terminal.

## The first page.

web-title = Gobelet: dice-cup games
web-headline = Pick up the cup
web-subline = Dice-cup games in your browser: at once against bots, or with friends by a link.
web-players = { $least } to { $most } players
web-length-dicetown = 30 to 45 minutes
web-length-cincinnati = 20 to 30 minutes
web-play-now = Play now
web-invite = Invite friends
web-you = You
web-your-name = Your name
web-guest = Guest
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
web-phase-opening = beginning
web-phase-playing = in play
web-phase-over = over
web-phase-abandoned = abandoned
web-phase-frozen = stopped
web-unreachable = The server does not answer.
web-try-again = Try again

## A new table.

web-invite-title = { $game } with friends
web-seats = Seats
web-you-host = You, the host
web-seat-number = Seat { $number }
web-a-friend = A friend
web-a-bot = Bot: { $bot }
web-bot = bot
web-add-seat = Add a seat
web-remove-seat = Remove seat { $number }
web-value-sheriff-random = drawn at random
web-value-bribes-yes = yes
web-value-bribes-no = no
web-value-seat = seat { $number }
web-clock = Time for an answer
web-clock-none = no clock
web-beat = Time to react with a card, the same every time
web-seconds = { $seconds } s
web-listed = Show this table to everybody on the first page
web-bots-seats-open = Let anybody with the link take a bot’s seat during the game
web-create = Create the table

## The waiting room.

web-waiting-room = The table is set
web-link = Send this link to your friends
web-link-here = The link of this table
web-qr = The link as a QR code
web-copy = Copy
web-copied = Copied
web-share = Share
web-copy-by-hand = The link is selected: copy it by hand.
web-network = Friends on other devices
web-network-here-only = This link works on this computer only.
web-network-offer = Let devices in this network join
web-network-which = Which network?
web-network-plain = The connection is not encrypted. Do this in a network that you trust.
web-network-none = It is in no network just now.
web-network-open = Devices in this network can join ({ $adapter }, { $address }).
web-network-is-open = Devices in this network can join
web-network-until = This lasts until you close it or Gobelet ends. The connection is not encrypted.
web-network-close = Close it
web-network-nobody = Nobody gets through?
web-network-help = The other device must be in the same network, for example the same Wi-Fi, not a guest network. The firewall of this computer must let Python answer at { $link }.
web-network-how = For friends on other devices, use the browser that Gobelet opened when it started, or start it with --host 0.0.0.0 or --public-url.
web-free-seat = Free seat
web-free-text = for whoever has the link
web-thats-you = you
web-host = host
web-here = here
web-not-here = not connected
web-away = a bot plays
web-program = a program
web-quiet = no reactions
web-patience =
    { $hours ->
        [0] After { $minutes } minutes without anybody this table is closed.
       *[other]
            { $days ->
                [0] After { $hours } hours without anybody this table is closed.
                [1] After a day without anybody this table is closed.
               *[other] After { $days } days without anybody this table is closed.
            }
    }
web-start = Start the game
web-start-with-bots =
    { $number ->
        [one] Start now, with a bot on the free seat
       *[other] Start now, with bots on the { $number } free seats
    }
web-host-starts = { $name } starts the game.
web-opening = The dice are being sealed …
web-join = Take a seat
web-sit-free = Take seat { $number }
web-sit-bot = Take over from { $name }
web-ask-seat = Ask the host for { $name }’s seat
web-asking-pending = The host is asked whether you may take the seat.
web-asking-declined = The host has said no. You can go on watching.
web-locked = The host has locked the table: nobody can sit down now. You are looking on.
web-looking-on = You are looking on: you see what everybody may see.
web-connecting = Coming to the table …
web-no-such-table = There is no such table.
web-wrong-token = This link’s key does not open a seat at this table.
web-removed = The host has given your seat to somebody else.
web-look-on = Look on
web-lost = The connection is lost. Trying to get back …
web-back = Connected again.
web-home = To the first page

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
web-leave = Leave the table
web-pause = Pause
web-go-on = Go on
web-abandon = Abandon the game
web-abandon-sure = Really end it for everybody
web-mute = Mute
web-unmute = Let speak
web-give-to-bot = Give to a bot
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
web-paused-host-gone = The game is paused, and its host is gone.
web-clock-stands = No player is connected. The clock stands until somebody is back.
web-time-short = Ten seconds left.

## The prompt.

web-prompt = What is asked
web-round = Round { $number }
web-help = What this asks
web-rule = Rule { $rule }, in a new tab
web-skip = Skip
web-sealed = Your answer is sealed. { $waits }
web-waits-for =
    { $who-count ->
        [one] The table waits for { $who }.
       *[other] The table waits for { $who }.
    }
web-window = A moment for a card, if anybody has one to play.
web-take-back = Take it back
web-no-reactions = No reactions from me this round
web-react-again = Ask me for reactions again
web-wait-seen = Holds the table. The others see that you want time, not why.
web-wait = Wait ({ $number } left)
web-waits =
    { $number ->
        [one] { $names } wants time to think.
       *[other] { $names } want time to think.
    }
web-seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
web-your-turn = Your turn
web-sound = Sound
web-keys = Keys
web-key-digits = tap a die, a card or a player; choose
web-key-enter = confirm what is tapped
web-key-zero = pass, or play no card
web-key-brute = keep with Brute, or without
web-key-offer = offer a dollar, a nugget
web-key-less = take back a dollar, a nugget, everything
web-key-undo = take a sealed answer back
web-key-skip = skip what is being shown
web-key-walk = go from one thing to the next
web-key-help = this page
web-paused = The host has paused the game.
web-abandoned = The game was abandoned.
web-frozen = The table has been stopped.
web-thinks = thinks
web-has-sealed = ready

asked-keep =
    { $who-count ->
        [one] { $who } chooses dice.
       *[other] { $who } choose dice.
    }
asked-keep-fewer = { $who } can’t pay for all, and chooses which dice to keep.
asked-own-card = { $who } may play { $card }.
asked-keep-one = { $who } chooses among the cards drawn.
asked-rob = { $who } is choosing whom to rob.
asked-backs = { $who } draws from { $victim }’s hand.
asked-loot = { $who } looks at { $victim }’s cards and takes one.
asked-offer =
    { $who-count ->
        [one] { $who } considers a bribe for { $sheriff }.
       *[other] { $who } consider bribes for { $sheriff }.
    }
asked-raise =
    { $who-count ->
        [one] { $who } may add to the bribe for { $sheriff }.
       *[other] { $who } may add to their bribes for { $sheriff }.
    }
asked-name-winner = { $who }, the Sheriff, settles the tie { $place-at }.
asked-order-visits = { $who }, the Sheriff, orders the visits to Doc Badluck.
asked-visit = { $who } is at Doc Badluck’s.
asked-fence = { $who } fences deeds.
asked-name-champion = { $who }, the Sheriff, names the winner of the game.
asked-call-outlaws =
    { $who-count ->
        [one] { $who } may play Outlaws before the roll.
       *[other] { $who } may play Outlaws before the roll.
    }
asked-choose-action = { $who } is first { $place-at } and chooses an action.
asked-name-second = { $who }, the Sheriff, settles who is second { $place-at }.
asked-offer-second =
    { $who-count ->
        [one] { $who } considers a bribe for second place.
       *[other] { $who } consider bribes for second place.
    }
asked-raise-second =
    { $who-count ->
        [one] { $who } may add to the bribe for second place.
       *[other] { $who } may add to their bribes for second place.
    }
asked-see-doc = { $who } sees Doc Badluck at once.
asked-voucher = { $who } looks through the Store’s discard.
asked-choose-find = { $who } chooses among River cards.
asked-order-river = { $who } puts River cards back.
asked-drink = { $who } must drink an Elixir.
asked-friendship = { $who } chooses a friend.
asked-domination = { $who } chooses whom to dominate.
asked-give-card = { $who } chooses a Store card to give to { $taker }.
asked-give-deed = { $who } chooses a deed to give to { $taker }.
asked-play-at-once = { $who } plays { $card } at once.
asked-shaman = The Shaman turns a die for { $who }.
asked-ambush = { $who } prepares an ambush.
asked-warpath = { $who } chooses the place to raid.
asked-village = { $who } may give land to the village.
asked-choose-table =
    { $who-count ->
        [one] { $who } chooses a table.
       *[other] { $who } choose their tables.
    }
asked-declare =
    { $who-count ->
        [one] { $who } says which dice to reroll.
       *[other] { $who } say which dice to reroll.
    }
asked-extra-roll = { $who } may pay a chip for an extra roll.
asked-challenge = { $who } holds a Duel card and chooses an opponent.
asked-duel-reroll = { $who } chooses dice to reroll in the duel.
asked-duel-extra = { $who } may pay a chip for an extra roll in the duel.

## Answers.

web-die = Die { $number }: { $face }
web-face = { $face }
web-choose-dice = Choose dice
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
        [1] Reroll 1 die
       *[other] Reroll { $number } dice
    }
web-pay-dice =
    { $number ->
        [0] Pay a chip
        [1] Pay a chip, reroll 1 die
       *[other] Pay a chip, reroll { $number } dice
    }
web-gun-dice =
    { $number ->
        [1] Play Double Gun: reroll 1 die
       *[other] Play Double Gun: reroll { $number } dice
    }
web-aside = Set aside:
web-at-your-table =
    { $table ->
        [caesars] You are { $at }, where { $wants } wins; you have { $total }.
       *[other] You are { $at }, where { $wants } wins; you have { $hand }.
    }
web-with-card = with { $card }
web-at-most =
    { $number ->
        [0] You can’t take any now.
        [one] Not more than { $number } die: you can’t pay for more.
       *[other] Not more than { $number } dice: you can’t pay for more.
    }
web-at-least =
    { $number ->
        [one] Tap at least { $number } die.
       *[other] Tap at least { $number } dice.
    }
web-turn-which = Which die do you turn?
web-turn-into = { $face } becomes:
web-turn = Turn { $face } into { $turned }
web-yours = Yours
web-for-sheriff = For { $name }, the Sheriff
web-tap-to-offer = Tap what you want to offer.
web-offer-clear = Take all back
web-less-dollars =
    { $number ->
        [one] Take back your dollar
       *[other] Take back one of { $number } dollars
    }
web-more-dollars = Offer a dollar more, of { $left } left
web-less-nuggets =
    { $number ->
        [one] Take back your nugget
       *[other] Take back one of { $number } nuggets
    }
web-more-nuggets = Offer a nugget more, of { $left } left
web-goods = { $goods }
web-offer = Offer { $goods }
web-offer-nothing = Offer nothing
web-raise = Add { $goods }
web-raise-nothing = Add nothing
web-fence = Fence { $number } of { $of }
web-order-done = They go in like this
web-earlier = { $name } earlier
web-later = { $name } later
web-call-outlaw =
    { $number ->
        [0] Outlaw of { $face }, ${ $dollars } when Wanted: stays home
        [one] Outlaw of { $face }, ${ $dollars } when Wanted: sets { $number } die
       *[other] Outlaw of { $face }, ${ $dollars } when Wanted: sets { $number } dice
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
        [one] Send 1 Outlaw, and roll
       *[other] Send { $number } Outlaws, and roll
    }
web-has-dollars = has ${ $dollars }
web-has-cards = { $cards } Store cards, { $deeds } deeds
web-has-money = ${ $money }
web-your-roll = Under your cup: { $dice }

## The town.

web-street = The street
web-players-title = Players
web-ahead = { $names }: { $number } × { $face }
web-ahead-hand = { $names }: { $hand }
web-second-there = second, { $said }
web-standing = Who is ahead
web-two-actions = Two actions: the first chooses, the second takes the other
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
    .text = Who takes land at the Town Hall may give a piece of it to the village, for the Indian die.
web-indian-home = the Indian die lies here
web-indian-with = { $name } has the Indian die
web-indian-die = the Indian die
web-guarded = under guard: nobody can steal here this round
web-elixirs-left =
    { $number ->
        [one] { $number } more Elixir in the pile
       *[other] { $number } more Elixirs in the pile
    }
web-doc-elixirs = For those who won no place this round: they must drink one of the open Elixirs, or the top one of the pile.
web-doc-open = may see Doc Badluck, so far
web-outlaw = Outlaw of { $face }, ${ $dollars } when Wanted
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
web-nuggets = nuggets
web-store-cards = Store cards in hand
web-deeds = deeds in hand
web-fenced = fenced deeds
web-deck = { $deck } cards in the deck, { $discard } discarded
web-pile = { $number } more deeds in the pile
web-sheriff-is = { $name } wears the badge
web-is-sheriff = Sheriff
web-dice-of =
    { $hidden ->
        [0] Dice: { $dice }
       *[other] Dice: { $dice }; { $hidden } under the cup
    }
web-holds-out = Offers
web-offers-nothing = nothing offered
web-deed = Deed worth { $points }
web-fenced-deed = Fenced deed worth { $points }
web-your-hand = Your hand
web-empty-hand = No cards yet.
web-looked-at = Cards being looked at
web-playable-now = can be played now
web-play-card = Play this card
web-order = When this card could be played
web-order-ask = ask me
web-order-play = play it
web-order-never = don’t

## The casino.

web-money = ${ $money }
web-chips = chips
web-bare = no cards
web-total = total { $total }
web-will-reroll = rerolls { $pips }
web-stands = stands
web-under-cup = dice under the cup
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
web-casino-deck =
    { $deck ->
        [one] { $deck } card in the deck
       *[other] { $deck } cards in the deck
    }
web-rounds = round { $round } of { $rounds }

## Log, chat, the end.

web-side = Log and chat
web-log = Log
web-chat = Chat
web-unread = unread
web-chat-empty = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-the-end = The end
web-you-win = You win!
web-wins =
    { $number ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
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
web-fair-sealed = Before the first throw the server and every browser each drew a secret number, and showed only a seal of it: a seal fits one number, and the number can’t be guessed from it.
web-fair-opened = Then the browsers opened theirs, and all dice of the game were made from all the numbers together. So nobody, the server included, could choose or know the dice.
web-fair-checked = Now the record opens the server’s number, too. The replay checks here that every number fits its seal; “gobelet verify” throws all the dice again.
web-fair-server = The server’s seal:
web-fair-seat = The seal of { $name }:
