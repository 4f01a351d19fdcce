### How to play: the words under the pictures.

how-dicetown-1 = With poker dice you win the places of the street. Each place has its face.
how-dicetown-2 = All players roll at once, hidden under their cups.
how-dicetown-3 = Keep what you want: one die is free, each extra one costs $1. Roll the rest again.
how-dicetown-4 = The most 9s win the gold mine: a nugget for each 9. A nugget is a point.
how-dicetown-5 = The most 10s rob the bank. What you pay for dice ends up there.
how-dicetown-6 = The most Js draw cards at the General Store and keep one: worth points, or to play later.
how-dicetown-7 = The most Qs win the saloon: draw from somebody’s hand, and keep one card.
how-dicetown-8 = The most Ks win the badge. The Sheriff settles all ties, and may be bribed.
how-dicetown-9 = The best poker hand takes deeds at the Town Hall. They are worth 1 to 5 points.
how-dicetown-10 = Whoever gains nothing sees Doc Badluck. When the mine or the deeds run out, the most points win.

how-cincinnati-1 = There are cards on the tables: money, chips, duels. Whoever wins a table takes all its cards.
how-cincinnati-2 = All roll five dice under the cup, and choose a table in secret.
how-cincinnati-3 = Atlantic wants three of a kind or better. The best hand wins.
how-cincinnati-4 = Ballroom wants a straight: four or five dice in a row.
how-cincinnati-5 = Caesar’s wants a total of 11 or less. The lowest wins.
how-cincinnati-6 = Two more rolls follow. Reroll the dice you like, or none.
how-cincinnati-7 = After that a chip buys an extra roll. A chip you keep is worth €5,000.
how-cincinnati-8 = The best dice at a table take its cards. What nobody wins stays, and more is added.
how-cincinnati-9 = A Duel card: fight somebody with open dice for their highest money card.
how-cincinnati-10 = After twelve rounds money and chips are counted. The richest wins.
