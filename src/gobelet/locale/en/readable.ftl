### A table as text, for programs and language models: what lies where, what is asked, and what may be answered.

readable-seat = You are { $name }, seat { $number } of { $count }; seats are counted from 0.
readable-watching = You look on. { $count } play; seats are counted from 0.
readable-round =
    { $game ->
       *[other] Round { $round }.
    }
readable-table = On the table: { $text }
readable-hidden = { $number } face down
readable-player = Seat { $number }, { $name }: { $text }
readable-player-you = Seat { $number }, { $name } (you): { $text }
readable-known = You know for certain, though it lies face down:
readable-known-table = on the table: { $text }
readable-known-player = { $name }: { $text }
readable-cards = What the cards do:
readable-question = Question { $number } [{ $rule }]: { $text }
readable-said = You have said so far: { $text }
readable-options = Your options:
readable-option = { $number } = { $words }: { $text }
readable-option-plain = { $number } = { $text }
readable-how = Answer with the number of an option, or with the words behind it.
readable-sealed = You have answered.
readable-waiting = The game waits for { $names }.
readable-over = The game is over.
readable-score = { $name }: { $score }
readable-score-won = { $name }: { $score }, and wins
readable-news = What has happened:

## Answers that are none.

readable-not-understood = “{ $text }” is not an answer that can be read. Expected is one of these, by its number or in its words: { $known }.
readable-not-allowed = “{ $text }” is not possible now: { $reason } Expected is one of these, by its number or in its words: { $known }.
readable-nothing-asked = You are not asked anything now.
readable-more = and { $number } more
text-not-reset = Call reset first: there is no game yet.
