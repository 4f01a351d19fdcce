### What can go wrong between a player and the server.

## Messages and requests.

not-json = This is not JSON, or not the JSON expected here: { $reason }
message-too-long = The message is too long: { $most } bytes at most.
not-text = Send messages as text, not as bytes.
hello-first = The first message must be “hello”.
hello-again = You have sent “hello” already.
message-out-of-place = This message does not belong here.
not-found = There is nothing at this address.
method-not-allowed = This address does not allow that.
server-error = Something went wrong on our side. It has been logged. Please try again.
store-down = The server can’t reach its database just now. Nothing is lost; please try again.
database-foreign = The database has a table “{ $name }” that is not Gobelet’s. Name another database with --database.
busy = The table is very busy. Please try again.
slow-down =
    That is too much at once. Please try again in { $seconds ->
        [one] a second.
       *[other] { $seconds } seconds.
    }
enough-rows = That is enough: each seat can send and change { $most } things at most in each phase of a game.
too-many-sockets = There are too many connections from your address. Close a tab and try again.
too-silent = Nothing has been heard from you for a while. Please connect again.
host-unknown = This server is not known as “{ $host }”. If it should, start it with --public-url http://{ $host }.
origin-unknown = Pages of { $origin } may not do that here. If they should, start the server with --origin { $origin }.
body-not-json = The body must be JSON, announced as application/json (Content-Type).
page-missing = The page has not been built: install Gobelet with pip, or build web/.
network-forbidden = Only the browser that Gobelet has opened itself can do that.
network-unknown-address = This computer has no address { $address } in a network.
network-cannot-listen = Nothing can listen at { $address }: { $reason }.

## Tables and seats.

unknown-table = There is no such table.
unknown-token = This key does not open a seat here.
unknown-bot = There is no bot “{ $bot }”; choose one of: { $known }.
name-empty = A name needs at least one letter.
nobody-plays = At least one seat must be for a person.
table-not-open = Nobody can sit down just now.
table-full = All seats are taken.
table-paused = The host has paused the game.
no-such-seat = There is no seat { $number }.
seat-taken = Seat { $number } is taken.
one-seat = This browser has seat { $number } here, and one browser has one seat. For several people at one device, make a table with the setting “shared”.
table-locked = The host has locked the table: nobody can sit down.
removed-by-host = The host has removed you from this table.
requests-full = { $number } people are asking for a seat already. Please try again later.
request-over = Nobody is asking for this seat any more.
request-declined = The host has not given you the seat.
not-waiting = You are not waiting for others any more.
only-for-players = You are watching: only players can do that.
only-for-hosts = Only the host can do that.
phase-other =
    { $phase ->
        [lobby] The game has not begun.
        [opening] The game is about to begin.
        [playing] The game has begun.
        [over] The game is over.
       *[other] The game was abandoned.
    }
clock-between = The field “{ $field }” is in seconds: at most 3600, or a clock of days, which is 86400, 259200 or 604800. { $number } is neither.
clock-one-device = The field “{ $field }” can’t be a clock of days at a table for several people at one device.
research-one-device = The field “{ $field }” can’t be true at a table for one device: each person agrees for themselves.
bank-without-clock = The field “{ $field }” needs a clock of seconds or minutes: a time bank runs when that has run out.
replace-oneself = You can’t replace yourself; leave the table instead.
chat-muted = The host has muted you.
commitment-broken = This does not match what you committed to.
record-sealed = The record of a game is published when the game is over.
record-no-question = The record has no question { $number } at which the game could go on.
replay-too-long = The game is too long to be replayed here: after { $seconds } seconds it was not over.
no-game = No game was played at this table.

## Answers.

question-over = That question is over.
answer-incomplete = The answer is not complete.
choice-not-one = An answer has exactly one field; this one has { $number }.
choice-other-game = That belongs to another game.
choice-unknown = There is no “{ $what }” to choose.
choice-places = Choose among the { $number } dice, each only once.
wait-not-now = There is nothing to wait for now.
undo-nothing = There is no decision of yours to undo yet.
undo-chance = Your last decision stands: dice were rolled or cards drawn since.
undo-others = Your last decision stands: others have answered since.
undo-shown = Your last decision stands: you have seen something new since.
undo-people = A decision can be undone only if all others are bots.
hints-people = Hints can be switched on or off only if all others are bots.
quiet-now = You have said that you play no reactions this round. Take that back to play one.
wait-no-more = You have asked to wait twice this round.
stand-in-clock = This table has a clock: when it runs out, a bot answers for those who are gone.
stand-in-window = A moment to react waits for nobody.
stand-in-not-awaited = Nobody is waiting for { $seat }.
    .you-seat = Nobody is waiting for you.
stand-in-too-soon = A bot may answer for { $seat } once they have been gone for two minutes.
    .you-seat = A bot may answer for you once you have been gone for two minutes.

## What a link shows when it is shared. Tables that are not listed, and those that do not exist, look alike.

link-home = Gobelet: dice-cup games
    .text = Dice Town and Cincinnati in the browser, with friends or with bots. No account, nothing to install.
link-some-table = A table at Gobelet
    .text = Dice-cup games in the browser: follow the link to sit down or to watch. No account, nothing to install.
link-some-game = A game at Gobelet
    .text = Follow the link to look at a game again, move by move.
link-table =
    { $phase ->
        [lobby] { $free ->
            [0] { $game }: about to begin
            [one] { $game }: { $free } seat free
           *[other] { $game }: { $free } seats free
        }
        [opening] { $game }: about to begin
        [playing] { $game }: game in progress
        [over] { $game }: finished game
        [abandoned] { $game }: unfinished game
       *[other] { $game }: stopped game
    }
link-table-text =
    { $phase ->
        [lobby] At { $host }’s table. Follow the link to sit down; no account, nothing to install.
        [opening] At { $host }’s table. Follow the link to watch.
        [playing] At { $host }’s table. Follow the link to watch.
        [over] At { $host }’s table. Follow the link to look at the game again, move by move.
       *[other] At { $host }’s table.
    }

## Proofs of fair dice.

proof-unreadable = The proof can’t be read: { $reason }
proof-not-keyed = The dice of this record were drawn by the generator “{ $generator }”, which proves nothing.
proof-secret = The server’s secret is not the one it committed to.
proof-entropy = What seat { $number } opened is not what it committed to.
proof-drawn = The entropy that was drawn for seat { $number } does not follow from the secret.
proof-seed = The seed of the dice does not follow from the secret and the players’ entropies.

## The commands `gobelet serve` and `gobelet bot`.

cli-about-serve = Start the server: tables online, for this machine or for everybody.
cli-help-host = The address to listen at; 0.0.0.0 for everybody.
cli-help-port = The port; without it, 8080 or any that is free.
cli-help-database = sqlite:///FILE or postgresql://…; without it, a file of your own.
cli-help-bus = redis://… or postgresql://…: how several workers talk to each other.
cli-help-workers = How many worker processes; more than one needs --bus.
cli-help-bots = How many processes for bots.
cli-help-origin = A site, beside this one, whose pages may connect.
cli-help-public-url = The address by which others reach this server, such as https://play.example.org, or https://example.org/gobelet under a path.
cli-help-sockets = How many connections at once from one address.
cli-help-requests = How many requests a second from one address.
cli-help-keep = Days after which tables whose game is over are deleted; 0: never.
cli-help-abandon-lobby = Days after which a lobby without anybody is abandoned.
cli-help-abandon-game = Days after which a game without anybody is abandoned.
cli-help-trust = Proxies that are trusted to name the players’ addresses.
cli-help-metrics = Where Prometheus finds counts and times; without it, nowhere.
cli-help-no-open = Don’t open the browser.
cli-serving = Gobelet is at { $address } (Ctrl-C stops it).
cli-serving-others = Other devices: { $address } ({ $adapter })
cli-network-open = Devices in this network can join at { $address } (not encrypted).
cli-network-closed = Devices in this network can no longer join.
cli-workers-need-bus = Several workers need --bus redis://… to talk to each other.
cli-url-unknown = { $option } is the address of a site, such as https://play.example.org, not “{ $value }”.
setting-base-path = { $where } may end with a path under which the server is reached, such as https://example.org/gobelet. “{ $value }” can’t be one: it has other signs than letters, digits, “-”, “_” and “.”, or means something else here.
cli-about-bot = Seat a bot of yours at any table.
cli-help-url = The table’s link, such as https://example.org/t/…
cli-help-token = The key of the seat; without it the bot takes a free seat, or a bot’s.
cli-help-bot-name = What the bot is called, if it takes a seat.
cli-help-bot = One of our bots, or a class of yours.
cli-url-form = That is not the link of a table: { $url }
cli-bot-missing = The bot { $bot } can’t be loaded: { $reason }
cli-no-server = Nobody answers at { $url }: { $reason }
cli-bot-done =
    { $place ->
        [0] The game was abandoned.
        [1] The game is over: won, points: { $points }.
       *[other] The game is over: place { $place }, points: { $points }.
    }

## Players.

player-secret = This needs the secret of a player: 64 hexadecimal digits, as “Authorization: Bearer …”.
unknown-player = The server does not know this player. Sit down at a table, or choose a name on the page “You”.
no-seat-of-yours = You have no seat at this table.
unknown-device = There is no such device of yours.
device-known = This device has a player already. Send a new secret.
devices-full = A player has { $most } devices at most. Remove one first.
unknown-passkey = There is no such passkey of yours.
passkeys-full = A player has { $most } passkeys at most. Remove one first.
passkeys-nowhere = Passkeys do not work at this server: they need a public address that begins with https and is not a number.
passkey-refused = This passkey was not accepted. Please try again.
code-refused = This code is wrong, used or older than ten minutes.

## Rated tables, and players' pages.

rated-clock = A rated table needs a clock. Choose one for “clock”, or make the table without rating.
rated-hints = At a rated table nobody sees the chances of their choices. Leave “hints” out.
rated-open = At a rated table nobody takes a seat over. Leave “open” out.
rated-shared = At a rated table everybody has a device of their own. Leave “shared” out.
rated-choices = Rated games are played by the rules as they are printed. Leave “choices” out.
rated-alone = A rated table needs { $number } people at least: games against our bots alone are not rated.
rated-bot = The strength of the bot { $bot } is not known in this ruleset. Choose another for a rated table.
rated-player = Only known players sit at a rated table. In the browser you are one by yourself; a program shows the secret of a player: gobelet bot --player FILE.
rated-seat-free = A seat is still free. At a rated table everybody must be there before the start, or give the seat to a bot.
rated-no-plans = At a rated table with a clock of minutes everybody decides in person: no plans, and no order “if it is worth it”.
rated-running = This game is rated: until it is over nobody takes a seat, nobody is replaced, and it is neither paused nor called off.
no-player-page = There is no such page, or its player does not show it.
ratings-not-yet = There are no ratings of this game before it is over.
cli-help-player = A file with the secret of the bot’s own player, for rated tables; made if it is not there.
cli-player-file = { $file } is no file with the secret of a player: 64 hexadecimal digits.
## The daily table.

daily-sealed = This is a daily table. Until its day is over nobody else sees it, and there is no record, replay or rematch. It opens at midnight UTC, { $hours ->
        [0] { "" }
        [one] in one hour and{ " " }
       *[other] in { $hours } hours and{ " " }
    }{ $hours ->
        [0] in { $minutes } min.
       *[other] { $minutes } min.
    }
daily-no-undo = Nothing can be undone at the daily table: everybody plays it once.
daily-no-plans = At the daily table everybody decides in person: no plans, and no order “if it is worth it”.
daily-no-hints = There are no hints at the daily table.
daily-same-bots = At the daily table everybody plays against the same bots.
daily-over = The day { $day } is over. Play the daily table of today.
daily-not-yet = The day { $day } has not begun.
daily-no-day = “{ $day }” is not a day. Write it as 2026-11-17.
daily-nothing = There is no daily table of “{ $game }” on { $day }.
daily-once = You have had your try at this daily table. The next one comes at midnight UTC.
proof-not-duplicate = Dice that several tables share come from the generator “duplicate”; this record names “{ $generator }”.
## Tournaments.

tournament-unknown = There is no such tournament. It may have been deleted.
tournament-title = A tournament needs a title.
tournament-begins = A tournament begins from now on, within 90 days.
tournament-over = This tournament is over.
tournament-closed = Nobody can enter this tournament any more.
tournament-full = This tournament is full: { $number } people take part.
tournament-not-entered = You do not take part in this tournament.
tournament-replaced = The judge has replaced you in this tournament.
tournament-judge-only = Only the judge of the tournament can do that.
tournament-reason = Give a reason. Everybody will read it.
tournament-phase = That is not possible now: { $phase ->
        [entry] the tournament has not begun.
        [playing] the tournament is being played.
        [cancelled] the tournament was cancelled.
       *[over] the tournament is over.
    }
tournament-too-few = A tournament needs at least two people.
tournament-paused = The tournament is paused. Let it go on first.
tournament-no-entry = Nobody with that number takes part.
tournament-no-table = There is no such table in this round.
tournament-places = Give { $number } places, one for each seat: 1 for the first. Equals share a place, as in 1, 1, 3.
tournament-sealed = All tables of round { $round } have the same dice. Until the round is over nobody else sees this game, and there is no record, replay or rematch.
tournament-no-undo = Nothing can be undone in a tournament.
tournament-no-hints = There are no hints in a tournament.
tournament-no-plans = In a tournament with a clock of minutes everybody decides in person: no plans, and no order “if it is worth it”.
tournament-seats = The tournament says who sits at this table.
## Notices.

push-address = A subscription leads to an https address of a push service, without a port.
push-service-unknown = “{ $host }” is no push service that this server knows. Its operator can add it with --push-service.
push-keys = These are no keys of a push subscription. Subscribe again, and send them as the browser writes them.
unknown-zone = There is no time zone “{ $zone }”. Send a name such as Europe/Paris.
no-mails = This server sends no mails.
mail-address = This is no mail address. Please check it: letters, digits and signs, an “@”, and a domain.
mail-refused = The owner of this address wants no mails from here.
mail-often = This address was asked too often. Please look for our mail there, or try again tomorrow.
mail-link = This link is wrong, used or older than two days.
notice-turn = Your turn: { $game }
notice-turn-text = The others wait for you.
notice-turn-until = You have until { $time }.
notice-over = Game over: { $game }
notice-over-text = See how it ended.
notice-rematch = A rematch: { $game }
notice-rematch-text = The others play again, and have kept your seat.
mail-notice =
    { $text }

    { $link }

    --
    No more mails: { $stop }
    Which mails, and when: { $settings }
mail-confirm-subject = Notices of your games: please confirm this address
mail-confirm =
    Hello,

    somebody wants to hear at this address when it is their turn in a game at { $home }. If that is you, open this link and confirm, within two days:

    { $link }

    If it is not you, do nothing: no more mails come. So that nobody can ask you again:

    { $stop }
cli-help-push-service = Another push service that browsers may name, such as push.example.org; may be repeated.
cli-help-mail = The mail server for notices: HOST or HOST:PORT. Its password comes from GOBELET_MAIL_PASSWORD or a file.
cli-help-mail-sender = From whom mails come, such as "Gobelet <gobelet@example.org>".
cli-help-mail-user = The name by which to log in there.
cli-help-mail-password-file = A file that holds the password.
cli-mail-needs = --mail needs { $option }.

## Requests that break off.

broken-off = The request ended before it was whole. Please send it again.

## The key of the house.

cli-help-signing-key = The file with the key that signs the records of this server; made if it is not there. Without it, beside the database.
signing-key-unreadable = The signing key { $file } can’t be read or made: { $reason }.
signing-key-wrong = { $file } is no signing key: it should hold 64 hexadecimal digits.

## Moderation.

name-unwanted = This name can’t be used here. Please choose another.
banned = You are banned from this server until { $until }.
chat-muted-until = A moderator has muted you in the chat until { $until }.
no-such-line = This line of chat is no longer there. You can still report the player.
report-nobody = There is no person on this seat who could be reported.
report-oneself = This is you. Please report somebody else.
reports-enough = You have sent { $most } reports today. Thank you; please go on tomorrow.
mute-unknown = Only players whom this server knows can mute others. Sit down at a table first.
mute-nobody = There is nobody on this seat whom you could mute.
mutes-full = You mute { $most } players, which is the limit. Unmute some first.
moderation-session = Please show your passkey again: the session of a moderator ends after half an hour.
not-moderator = This passkey is not that of a moderator. The operator of this server names them.
moderator-protected = A moderator can’t be banned or muted here. Please ask the operator.
report-unknown = There is no report { $number }.
report-settled = Another moderator has already acted on report { $number }.
report-scope = This report does not know enough of that player: choose another way to ban or mute them.
restriction-gone = This ban or mute has been lifted or has ended.
reason-empty = Please give a reason: it is kept in the log.
ban-address = “{ $value }” is no address. Write 203.0.113.7, or a network such as 203.0.113.0/24 or 2001:db8::/48.
ban-loopback = “{ $value }” is this machine itself. If all players come from it, set “trust” to the address of your proxy.
ban-wide = The network “{ $value }” is too wide: name at least { $bits } bits of it.
ban-pattern = “{ $value }” is no pattern for names: it needs at least { $least } letters beside * and ?, and has at most { $most }.
cli-help-words = A file of words for the filter of names and chat, one a line; beside the built-in ones.
