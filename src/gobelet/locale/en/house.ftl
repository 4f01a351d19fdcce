## Settings of a server.

cli-help-config = A file with settings; without it, gobelet.toml if it is in this folder.
cli-help-database-password-file = A file that holds the password of the database.
cli-help-bus-password-file = A file that holds the password of the bus.
cli-help-log-format = How lines of the log look: text or json.
cli-help-log-level = What the log holds at least: debug, info, warning or error.
cli-help-imprint = A page with your imprint, Markdown or plain text; linked at the foot of the page.
cli-help-privacy = A page on privacy, the same way.
setting-page = { $where } names { $file }, which can’t be read: { $reason }.
setting-page-long = { $where } names { $file }, which is too long: { $most } characters at most.
setting-file = The settings in { $file } can’t be read: { $reason }. Correct the file, or name another with --config.
setting-secret-file = { $where } names { $file }, which can’t be read: { $reason }.
setting-unknown = There is no such setting: { $where }. “gobelet house settings” lists all.
setting-misspelt = There is no such setting: { $where }. Did you mean { $near }?
setting-word = { $where } is “{ $value }”; it can be one of: { $known }.
setting-number = { $where } should be a whole number from { $least } to { $most }, not “{ $value }”.
setting-flag = { $where } should be true or false, not “{ $value }”.
setting-list = { $where } should be a list of texts, not “{ $value }”.
setting-text = { $where } should be a text, not “{ $value }”.
setting-database = { $where } is sqlite:///FILE or postgresql://…, not “{ $value }”.
setting-bus = { $where } is redis://… or postgresql://…, not “{ $value }”.
setting-address = { $where } is no address that can be read: “{ $value }”.
setting-metrics = { $where } is PORT or HOST:PORT, such as 9100, not “{ $value }”.
setting-mail = { $where } is a host, with a port if it is not 587: mail.example.org or mail.example.org:465, not “{ $value }”.
setting-mail-sender = { $where } is a mail address, with a name if you like, not “{ $value }”.
setting-push-service = { $where } is the name of a host, such as push.example.org, not “{ $value }”.

## What stands in the way of a start.

start-no-folder = The folder { $folder } for the database does not exist: make it, or name another file with --database.
start-database-file = The database { $file } can’t be used: { $reason }. Make the file readable and writable, or name another with --database.
start-database-away = The database { $address } can’t be reached: { $reason }. Start it, or correct its address or password.
start-schema-newer = This database was last used by a newer Gobelet: its schema is { $found }, and this program knows { $known }. Install the newer version again, or name another database.
start-bus-away = The bus { $address } can’t be reached: { $reason }. Start it, or correct --bus.
start-port-taken = Nothing can listen at { $host }, port { $port }: { $reason }. Stop what is there, or choose another port ({ $where }).
start-metrics-port = Metrics can’t be shown at { $host }, port { $port }: { $reason }. Choose another address with --metrics.
start-host-unknown = “{ $host }” is no address of this machine ({ $where }). Use localhost, 0.0.0.0 for everybody, or one of its own addresses.

## The command `gobelet house`.

cli-house-overview =
    Look after a server: on its live database, while it runs or not.

    { "  " }gobelet house tables        list, show, close, unfreeze or delete tables
    { "  " }gobelet house players       find or ban players, or delete one with their data
    { "  " }gobelet house reports       list, show or dismiss what players have reported
    { "  " }gobelet house moderators    list, add or remove those who may moderate
    { "  " }gobelet house announce      say on all open pages that the server restarts
    { "  " }gobelet house statistics    count what the database holds
    { "  " }gobelet house check         check the database, and replay running games
    { "  " }gobelet house backup        copy the database, while games go on
    { "  " }gobelet house move          move everything to another database
    { "  " }gobelet house acts          list what the operator and moderators did
    { "  " }gobelet house export        write the games given to research as tables
    { "  " }gobelet house settings      show every setting, and where it was set

    “gobelet house COMMAND --help” shows more. All of them print JSON with --json.

    examples:
    { "  " }gobelet house tables --phase playing
    { "  " }gobelet house announce --in 10 --text "A new version"
    { "  " }gobelet house check --json
cli-about-house-settings = Show every setting of a server, its value, and where it was set. Passwords are not shown. The command line counts before the environment, that before the file.
cli-help-house-json = Print JSON, for programs.
cli-setting-default = not set
cli-about-house-tables = Tables: list, show TABLE, close TABLE (its game is abandoned, for all to see), unfreeze TABLE (if this program can go on with it), delete TABLE (with its log, for ever).
cli-about-house-players = Players: find NAME, by a part of the name, an id or the address of their page; ban WHO, unban NUMBER, bans; delete PLAYER, with all that is stored of them.
cli-about-house-announce = Say on all open pages that the server restarts, and when. It goes when the server has restarted after that time, or with --withdraw.
cli-about-house-statistics = Count what the database holds: tables by phase, players, connections, workers.
cli-about-house-check = Check the database: the file, the numbers of all rows, and whether every running game replays. Exit code 0: all is well; 1: it is not.
cli-about-house-backup = Copy the live SQLite database into a new file, and the key that signs records beside it, while games go on. For PostgreSQL there is pg_dump.
cli-about-house-move = Move everything to an empty database, from SQLite to PostgreSQL or back: all rows, compared with those of the source, and the key that signs records. The server must be stopped. The source stays as it is.
cli-help-backup-file = The new file.
cli-help-move-to = The empty database: sqlite:///FILE or postgresql://…
cli-help-move-password-file = The file with its password.
cli-about-house-acts = List what was done with “gobelet house” and by moderators, the latest first: when, by whom (the id of a moderator), what, why.
cli-about-house-ban = Ban a player, an address or a network, or names of a pattern, for some days: no tables, no seats, no chat. With --chat, only no chat.
cli-about-house-unban = Lift a ban or a mute before its end.
cli-about-house-bans = List bans and mutes that have not ended.
cli-about-house-reports = Reports on which nobody has acted: list, show NUMBER, with what was said before it, dismiss NUMBER.
cli-about-house-moderators = Who may open the page for moderators (/moderation), with a passkey: list, add PLAYER, remove PLAYER.
cli-help-ban-who = The id of a player; with --by address an address or a network, such as 203.0.113.0/24; with --by name a name, with * and ? for any letters.
cli-help-ban-by = What WHO is: player, address or name.
cli-help-ban-days = For how many days.
cli-help-ban-chat = Mute only: they play on, and say nothing.
cli-help-ban-number = The number of the ban, as “bans” shows it.
cli-help-report-number = The number of the report.
house-ban-done = Ban { $number } holds for { $days } days. A running server follows within two seconds.
house-mute-done = Mute { $number } holds for { $days } days. A running server follows within two seconds.
house-unban-done = { $number } is lifted. A running server follows within two seconds.
house-no-bans = Nobody is banned or muted.
house-no-reports = There are no open reports.
house-no-moderators = There are no moderators.
house-no-moderator = The player { $player } is no moderator.
house-no-passkey = The player { $player } has no passkey: they make one on their page “You”, then they can moderate.
house-no-scope = --by can be one of { $known }, not “{ $value }”.
house-no-restriction = There is no ban or mute { $number }.
house-needs-reason = Give a --reason: it is kept in the log.
house-report-dismissed = Report { $number } is dismissed.
house-moderator-add = The player { $player } may moderate, at /moderation and with their passkey.
house-moderator-remove = The player { $player } moderates no more.
cli-help-phase = Only tables in this phase: lobby, opening, playing, over, abandoned or frozen.
cli-help-table = The id of a table, as its link has it.
cli-help-reason = Why, for the log.
cli-help-yes = Really delete it: there is no way back.
cli-help-player-words = A part of the name, an id, or the address of the player’s page.
cli-help-player-id = The id of a player, as “find” shows it.
cli-help-in = When the server restarts, in minutes from now.
cli-help-announcement = What you want to add, at most 200 characters.
cli-help-withdraw = Withdraw what was announced.
house-seats = people { $people }, bots { $bots }, free { $free }
house-here-yes = connected
house-here-no = not connected
house-no-tables = There are no such tables.
house-no-players = There are no such players.
house-no-acts = Nothing was done yet.
house-no-phase = There is no phase “{ $value }”; choose one of: { $known }.
house-player-has = tables { $tables }, passkeys { $passkeys }
house-close-done = The table { $table } is closed: its game is abandoned.
house-unfreeze-done = The table { $table } goes on where it was.
house-delete-done = The table { $table } is deleted.
house-player-deleted = The player { $player } is deleted. A running server takes the name out of tables at once, another when it starts.
house-announced = All open pages say that the server restarts at { $time }.
house-withdrawn = Nothing is announced any more.
house-frozen-why = It is frozen: { $reason }.
house-checked =
    { $findings ->
        [0] All is well. Running games replayed: { $tables }.
       *[other] Something is wrong: { $findings }. Running games replayed: { $tables }.
    }
house-say-yes = This can’t be undone. Say --yes if you mean it.
house-text-long = The text is too long: { $most } characters at most.
house-no-database = There is no database { $file }. Name it with --database, in a file of settings or in GOBELET_DATABASE.
house-schema-older = This database has the schema “{ $found }”, and this program needs { $known }: start the server once, it brings the database up to date.
house-backed-up = The copy is { $file }. Tables: { $tables }, rows in their logs: { $rows }. It holds the secrets of running games.
house-backup-postgresql = { $address } is a PostgreSQL database: make its backups with pg_dump, which works during games, too.
house-backup-there = { $file } is there already. Name a new file.
house-backup-failed = The copy could not be made: { $reason }
house-moved = Everything is in { $address } now: { $rows } rows in { $tables } tables, the same as before. Set “database” to it, and start the server. Never start one with the old database again: games would go on in both.
house-move-same = Source and target are the same database.
house-move-in-use = A server uses { $address }: it was heard of { $seconds } seconds ago. Stop it first. If it was killed, wait until { $most } seconds have passed.
house-move-busy = { $address } is in use, and was not free within { $seconds } seconds: { $reason }
house-move-filled = { $address } is not empty: there are rows in “{ $name }”. Move to a new database.
house-move-differs = The copy of “{ $name }” has { $found } rows and should have { $expected }, or they differ. Nothing was moved.
house-move-failed = Nothing was moved: { $reason }
house-move-key-there = There is a key in { $file } already, and it is another one. Move it away first.
house-frozen = This table is frozen: unfreeze it, or delete it.
house-not-frozen = This table is not frozen.
house-still-frozen = This table can’t go on with this program: { $reason }
house-no-player = There is no player with the id { $player }.
