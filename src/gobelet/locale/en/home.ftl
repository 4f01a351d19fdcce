### The first page, its settings, and what all pages of the browser say around a game.

## Settings.

home-sound = Sound
home-sound-on = on
home-sound-off = off
home-shortcuts = Single-key shortcuts
home-shortcuts-on = on
home-shortcuts-off = off
home-skip = Skip to the content
home-volume = Volume
home-volume-percent = { $number }%
home-motion = Motion
home-motion-auto = like the system
home-motion-less = as little as possible

## The games.

home-edition = Edition
home-edition-2009 = 2009
home-edition-revised = Revised
home-edition-extension = Extension
home-edition-extension-indians = Ext. + Indian die
home-learn = Learn
home-learn-text = The rules in plain words, and a first game with a coach at your side.
home-level = Level
home-their-level = Their level
home-which-game = Game
home-rivals = Rivals
home-coached = { $game } with a coach
home-to-learn = Learn the games

## Bots, by how well they play.

home-bot-about = { $bot }: { $text }
home-bot-random = beginner
    .text = plays anything that is allowed.
home-bot-greedy = average
    .text = takes what is worth most at the moment.
home-bot-expert = strong
    .text = plans whole combinations, and knows the odds.
home-bot-search = very strong
    .text = imagines what it can’t see and tries its choices out; takes its time.
home-bot-learned = self-taught
    .text = learnt by playing against itself.

## My games.

home-tournaments = Play in a tournament, or make one
home-you = Your looks, your other devices, your data
home-running = Games in progress
home-game-round = { $game } · { $round }
home-they-wait =
    { $number ->
        [one] { $names } waits.
       *[other] { $names } wait.
    }
home-your-turn-left = Your turn · { $time } left
home-clock-left = { $time } on your clock.
home-return = To the table
home-turn-elsewhere = Your turn elsewhere
home-go-on = Go on
home-more-games =
    { $number ->
        [one] { $number } more game
       *[other] { $number } more games
    }
home-fewer-games = Fewer games
home-no-games = The games you play are listed here, on this device only.
home-watch-replay = Replay
home-gone = no longer kept on the server
home-open-record = Open a record file

## A new table.

home-corrections = Values from your own box
home-corrections-text = The rulebook does not print these values: set them as they are in your box. What you leave empty stays as it is.
home-hints = Hints during the game
home-hints-yes = allowed
home-hints-no = not allowed

## Lost and found.

home-nowhere = There is nothing here
home-nowhere-text = The address may be wrong, or what was here is gone.
home-offline = You are offline. Everything waits until the connection is back.
home-online = You are back online.
home-new-version = A new version of Gobelet is ready.
home-load-version = Load it
home-later = Later
