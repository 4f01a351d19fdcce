## What the clock and the table did. After clock-answered the options follow that were chosen.

clock-answered = Time ran out. A bot answered for you:
clock-ran-out = Time ran out for { $seat }.
    .you-seat = Time ran out for you.
seat-absent = A bot plays for { $seat } until they are back.
    .you-seat = A bot plays for you until you are back.
host-follows = { $seat } is the host now.
    .you-seat = You are the host now.
card-not-played = Not played in time: { $cards }.
undone = { $seat } has taken the last decision back.
    .you-seat = You have taken your last decision back.

## Plans and standing orders.

plan-answered = Your plan has answered for you:
plan-silent = You answer this question yourself: your plan is silent until it is settled.
