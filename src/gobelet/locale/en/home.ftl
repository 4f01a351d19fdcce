### The first page, its settings, and what all pages of the browser say around a game.

## Settings.

home-sound = Sound
home-sound-on = on
home-sound-off = off
home-motion = Motion
home-motion-auto = like the system
home-motion-less = as little as possible

## The games.

home-edition = Edition
home-edition-2009 = 2009
home-edition-revised = Revised
home-edition-extension = Extension
home-edition-extension-indians = Extension + Indian die
home-rules = Rules
home-learn = Learn
home-learn-text = The rules in our words, and a first game with a coach at your side.
home-opponents =
    { $number ->
        [one] { $number } bot
       *[other] { $number } bots
    }
home-opponents-label = How many bots
home-level = Their level
home-to-learn = Read the rules

## Bots, by how well they play.

home-bot-about = { $bot }: { $text }
home-bot-random = beginner
    .text = plays anything that is allowed.
home-bot-greedy = fair
    .text = takes what is worth most at the moment.
home-bot-expert = strong
    .text = plans whole combinations, and knows the odds.
home-bot-search = very strong
    .text = imagines what it can’t see and tries its choices out; takes its time.
home-bot-learned = self-taught
    .text = learnt by playing against itself.

## My games.

home-running = Still running
home-finished = Finished
home-no-games = The games you play are listed here, on this device only.
home-watch-replay = Replay
home-gone = no longer kept on the server
home-open-record = Open a record file

## A new table.

home-corrections = Corrections by owners of the box
home-corrections-text = Values that the rulebook does not print can be set as your box has them. What you leave empty stays as it is.
home-hints = Hints during the game
home-hints-yes = allowed
home-hints-no = not allowed

## Lost and found.

home-nowhere = There is nothing here
home-nowhere-text = The address may be wrong, or what stood here is gone.
home-offline = You are offline. Everything waits until the connection is back.
home-online = You are back online.
