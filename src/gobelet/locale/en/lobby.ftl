### What only the way to a table with friends says: the invitation, and the room where they wait.

## A new table.

lobby-invite-title = { $game } with friends
lobby-you-host = You, the host
lobby-add-seat = Add a seat
lobby-remove-seat = Remove seat { $number }
lobby-value-sheriff-random = drawn at random
lobby-value-bribes-yes = yes
lobby-value-bribes-no = no
lobby-value-seat = seat { $number }
lobby-clock = Time for an answer
lobby-clock-none = no clock
lobby-bank = Time in reserve, for the whole game
lobby-bank-minutes =
    { $minutes ->
        [0] none
       *[other] { $minutes } min
    }
lobby-beat = Time to react with a card
lobby-over-days-text = You do not all have to be here at the same time. The clock of an answer runs day and night, also while nobody is connected. When it runs out, a bot answers.
lobby-listed = Show this table to everybody on the home page
lobby-bots-seats-open = Let anybody with the link take a bot’s seat during the game
lobby-create = Create the table
lobby-link-next = Create the table: then you have a link for your friends.
lobby-settings = Settings
lobby-friends =
    { $number ->
        [one] { $number } friend
       *[other] { $number } friends
    }
lobby-bots =
    { $number ->
        [one] { $number } bot
       *[other] { $number } bots
    }
lobby-answer = { $seconds } s per answer
lobby-in-reserve = { $minutes } min in reserve
lobby-to-react = { $seconds } s to react
lobby-with-hints = hints
lobby-for-all = shown to everybody
lobby-with-open = bots’ seats open
lobby-with-delay =
    { $game ->
       *[other] spectators one round behind
    }
lobby-for-research = for research

## The waiting room.

lobby-invites = { $seat } invites you to play { $game }
lobby-sit-instead = Sit down instead of the bot { $seat }
lobby-full = All seats are taken. You can stay and watch.
lobby-not-yet = not here yet
lobby-how = The game in ten pictures
lobby-waiting-room = The table is ready
lobby-free-text = for whoever has the link
lobby-patience =
    { $hours ->
        [0] This table closes after { $minutes } minutes with nobody here.
       *[other]
            { $days ->
                [0] { $hours ->
                    [one] This table closes after an hour with nobody here.
                   *[other] This table closes after { $hours } hours with nobody here.
                }
                [1] This table closes after a day with nobody here.
               *[other] This table closes after { $days } days with nobody here.
            }
    }
lobby-start-with-bots =
    { $number ->
        [one] Start now, with a bot on the free seat
       *[other] Start now, with bots on the { $number } free seats
    }
lobby-network-how = For friends on other devices, use the browser that Gobelet opened when it started, or start it with --host 0.0.0.0 or --public-url.
