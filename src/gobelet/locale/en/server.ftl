### What can go wrong between a player and the server.

## Messages and requests.

not-json = This is not JSON, or not what is expected here: { $reason }
message-too-long = A message has { $most } bytes at most.
not-text = Messages are text, not bytes.
hello-first = The first message must be “hello”.
hello-again = You have said hello already.
message-out-of-place = This message does not belong here.
not-found = There is nothing at this address.
method-not-allowed = This can’t be done with this address.
server-error = Something went wrong on our side. It has been noted.
store-down = The server can’t reach its database just now. Nothing is lost; please try again.
database-foreign = The database holds a table “{ $name }” that is not as Gobelet writes it. Name another one with --database.
busy = The table is very busy. Please try again.
slow-down =
    That is too much at once. Please try again in { $seconds ->
        [one] a second.
       *[other] { $seconds } seconds.
    }
enough-rows = That is enough: a seat can say and change { $most } things in each phase of a game.
too-many-sockets = There are too many connections from your address.
too-silent = You have not been heard for a while.
host-unknown = This server does not go by the name “{ $host }”. If it should, start it with --public-url http://{ $host }.
origin-unknown = Pages of { $origin } may not do that here. If they should, start the server with --origin { $origin }.
body-not-json = The body must be JSON, announced as application/json (Content-Type).
page-missing = The page has not been built: install Gobelet with pip, or build web/.
network-forbidden = Only the browser that Gobelet has opened itself can do that.
network-unknown-address = This computer has no address { $address } in a network.
network-cannot-listen = Nothing can listen at { $address }: { $reason }.

## Tables and seats.

unknown-table = There is no such table.
unknown-token = This key opens no seat here.
unknown-bot = There is no bot “{ $bot }”; choose one of: { $known }.
name-empty = A name has at least one letter.
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
request-over = Nobody asks for this seat any more.
request-declined = The host has not given you the seat.
only-for-players = You are looking on: only players can do that.
only-for-hosts = Only the host can do that.
phase-other =
    { $phase ->
        [lobby] The game has not begun.
        [opening] The game is about to begin.
        [playing] The game has begun.
        [over] The game is over.
       *[other] The game was broken off.
    }
replace-oneself = You can’t replace yourself; you can leave.
chat-muted = The host has muted you.
commitment-broken = This is not what you committed yourself to.
record-sealed = The record of a game is published when the game is over.
record-no-question = The record has no question { $number } at which the game could go on.
replay-too-long = The game is too long to be shown: after { $seconds } seconds it was not over.
no-game = No game was played at this table.

## Answers.

question-over = That question is over.
answer-incomplete = The answer is not complete.
choice-not-one = An answer has exactly one field, not { $number }.
choice-other-game = That belongs to another game.
choice-unknown = There is no “{ $what }” to choose.
choice-places = There are { $number } dice to choose from, each once.
wait-not-now = There is nothing to wait for.
quiet-now = You have said that you play no reactions this round. Take that back to play one.
wait-no-more = You have asked to wait twice this round.
stand-in-clock = This table has a clock: it answers for those who are gone.
stand-in-window = A reaction window waits for nobody.
stand-in-not-awaited = Nobody waits for { $seat }.
stand-in-too-soon = A bot may answer for { $seat } once they have been gone for two minutes.

## Proofs of fair dice.

proof-unreadable = The proof can’t be read: { $reason }
proof-not-keyed = The dice of this record were drawn by the generator “{ $generator }”, which proves nothing.
proof-secret = The server’s secret is not the one that it committed itself to.
proof-entropy = What seat { $number } opened is not what it committed itself to.
proof-drawn = The entropy that was drawn for seat { $number } does not follow from the secret.
proof-seed = The seed of the dice does not follow from the secret and the players’ entropies.

## The commands `gobelet serve` and `gobelet bot`.

cli-about-serve = Start the server: tables online, for this machine or for everybody.
cli-help-host = The address to listen at; 0.0.0.0 for everybody.
cli-help-port = The port; without it 8080, or any that is free.
cli-help-database = sqlite:///FILE or postgresql://…; without it a file of yours.
cli-help-bus = redis://… or postgresql://…: how several workers hear of each other.
cli-help-workers = Processes that serve; more than one needs --bus.
cli-help-bots = Processes in which bots think.
cli-help-origin = A site, beside this one, whose pages may connect.
cli-help-public-url = The address by which others reach this server, as https://play.example.org.
cli-help-sockets = Connections at once from one address.
cli-help-requests = Requests a second from one address.
cli-help-keep = Days after which tables whose game is over are deleted; 0: never.
cli-help-abandon-lobby = Days without anybody after which a lobby is abandoned.
cli-help-abandon-game = Days without anybody after which a game is abandoned.
cli-help-trust = Proxies whose word on the players’ addresses is taken.
cli-help-metrics = Where Prometheus finds counts and times; without it, nowhere.
cli-help-no-open = Don’t open the browser.
cli-serving = Gobelet is at { $address } (Ctrl-C stops it).
cli-serving-others = Other devices: { $address } ({ $adapter })
cli-network-open = Devices in this network can join at { $address } (not encrypted).
cli-network-closed = Devices in this network can no longer join.
cli-workers-need-bus = Several workers need --bus redis://… to hear of each other.
cli-database-unknown = --database is sqlite:///FILE or postgresql://…, unlike “{ $value }”.
cli-bus-unknown = --bus is redis://… or postgresql://…, unlike “{ $value }”.
cli-url-unknown = { $option } is the address of a site, as https://play.example.org, unlike “{ $value }”.
cli-port-taken = Nothing can listen at { $host }, port { $port }: { $reason }.
cli-about-bot = Seat a bot of yours at any table.
cli-help-url = The table’s link, as https://example.org/t/…
cli-help-token = The key of the seat; without it the bot takes a free seat, or a bot’s.
cli-help-bot-name = What the bot is called, if it takes a seat.
cli-help-bot = One of our bots, or a class of yours.
cli-url-form = That is not the link of a table: { $url }
cli-bot-missing = The bot { $bot } can’t be loaded: { $reason }
cli-no-server = Nobody answers at { $url }: { $reason }
cli-bot-done =
    { $place ->
        [0] The game was broken off.
        [1] The game is over: won with { $points } points.
       *[other] The game is over: { $points } points, place { $place }.
    }
