## What the clock and the table did. After clock-answered the options follow that were chosen.

clock-answered = Time ran out. A bot answered for you:
clock-ran-out = Time ran out for { $seat }.
seat-absent = A bot plays for { $seat } until they are back.
host-follows = { $seat } is the host now.
card-not-played = Not played in time: { $cards }.
