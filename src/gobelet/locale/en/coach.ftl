### What the coach says in a first game: each prompt is explained once.

## The coach.

coach-play = { $game } with a coach
coach-title = Your coach
coach-got-it = Got it
coach-off = I can manage alone
coach-welcome-dicetown = Welcome to town! Every round you first roll dice, all at once and hidden under your cups, and set some aside until you have five. Then the places of the street are visited one after the other: at each, whoever has most dice of its face gains something. So do not collect everything: choose one or two faces and get more of them than the others. When the mine or the deeds run out, the most points win: nuggets, money, deeds, equipment and the badge.
coach-welcome-cincinnati = Welcome to the casino! It is played over twelve rounds. Each round cards are laid on the tables, everybody rolls five dice and picks a table in secret, then has two more rolls to make the best of it. Whoever has the best dice at a table takes all of its cards. The most money wins. A table with fewer visitors is easier to win, so mind what lies there and who will want it.
coach-the-end = That was your first game. The score shows line by line where everybody’s points come from. In the replay you can look at every moment again, also through the eyes of the others, and play on from any of them.

## Dice Town.

coach-keep = You rolled under your cup; the others do not see it. Tap the dice that you want to keep, then press the button. One die is free, every further one costs $1. Several dice of one face win a place; a good poker hand wins the Town Hall. Money is scarce: keeping one die at a time costs nothing, but whoever has five dice first leaves the others one last roll.
coach-keep-fewer = Your Brute was stopped by Wanted, so the dice must be paid for after all, and your money does not reach. Choose those that matter most; the others go back under the cup.
coach-cheat = All dice lie open, and you hold a Professional Cheater: one of your dice set aside may become any face. It is best used where one more die wins a place that you would lose or share. It can wait for a better day, too.
coach-wanted = Somebody plays a card, and your Wanted can make it useless. There is only one Wanted in the game: keep it for a card that would really hurt you, or would help the leader.
coach-own-card = You have won this place and hold a card for it. Played now it makes the gain bigger. If the gain is small this time, you may keep the card for another round, but a card left at the end is worth nothing.
coach-split = Somebody has just robbed the bank. Even Split gives you half of it, rounded down. For a few dollars only it may be better to wait for a fuller bank.
coach-keep-one = These are the cards that you drew at the General Store. One is yours, the others are discarded unseen. Equipment is worth its points at the end; the others are tricks to be played at the right moment. Each card says what it does.
coach-rob = You won the saloon: choose whose hand you draw from. Everybody sees how many Store cards and deeds each player holds, and whoever holds many deeds has most to lose. Deeds behind a fence are safe.
coach-backs = The backs of Store cards and deeds differ, so you choose how many of each you draw; which ones is chance. Deeds are worth 1 to 5 points each; a Store card may be anything.
coach-loot = Look at what you have drawn and keep one card. The others go back to their owner, who knows what you saw.
coach-office = This is the moment just before the badge moves. Nervous Joe takes up to $4 from a player of your choice; Marshall leaves the badge where it is. Both can wait.
coach-offer = You are tied with somebody, so the Sheriff decides who wins here, and may be bribed. What you offer is lost only if you are chosen. Ask yourself what the place is worth, and offer a little less. You may also offer nothing.
coach-raise = Now you see all offers, and everybody may add to their own, once. After that the Sheriff chooses. Adding a little more than the best offer often does it, but the Sheriff is free.
coach-name-winner = You wear the badge, so you break the tie. You get what the one you choose has offered, and the others keep theirs. You need not take the best offer: think of who would gain most by it.
coach-order-visits = Several players go to Doc Badluck, and as Sheriff you say in which order. Those who go first take money and nuggets from the others before these can.
coach-visit = You gained nothing this round, so Doc Badluck has something for you, depending on your dice: deeds behind a fence, a Store card, $2 or a nugget from every other player. A nugget is a whole point, $2 are one too.
coach-fence = Fenced deeds lie open before you and can no longer be stolen at the saloon. Fence the best ones.
coach-elixir = Your Elixir gives you a visit to Doc Badluck even though you have gained something; and if you may visit anyway, a second one.
coach-name-champion = The game ends in a tie that not even the number of deeds breaks. As Sheriff you name the winner, and nobody can bribe you.

## Dice Town, revised edition.

coach-drink = You controlled no place, so you must see the Doc, and drink one of the two Elixirs that lie open, or the unknown one on top of the pile. Take what gives you points now, or protects those you have.
coach-elixir-first = Somebody is about to visit the Doc. With your Elixir card you may slip in before, and choose an Elixir first.
coach-friendship = The Elixir of Friendship: choose a player, who gives you a Store card; which one is that player’s choice, so do not expect the best.
coach-domination = The Elixir of Domination: choose a player, who gives you a deed from hand, of that player’s choice. One with a single deed has no choice.
coach-give-card = You must give a Store card, and may choose which. Action cards that you will hardly get to play are easiest to part with; equipment is points.
coach-give-deed = You must give a deed from your hand, and may choose which: the one worth least, usually.
coach-play-at-once = This card is played as soon as you get it: you cannot keep it. Choose where it takes most.
coach-marshall = The badge is about to change hands, and your Marshall can stop that. The badge settles ties, brings bribes, and is worth 5 points at the end.

## Dice Town, the Extension.

coach-call-outlaws = Outlaws in front of you can set dice before a roll: each makes one or two of your dice show their face, kept and free. Then they are gone, and Wanted. They are worth most when a place is decided by one or two dice.
coach-choose-action = You are first here and choose one of the two actions; the second-placed player must take the other. Think of both: what you gain, and what you leave.
coach-name-second = You are the Sheriff and name the second-placed player, who takes the action that is left. You keep that player’s offer.
coach-offer-second = You are tied for second place, and the Sheriff decides. The second takes the action that the first leaves, so offer what that would be worth to you.
coach-raise-second = The offers for second place are on the table. Everybody may add to their own, once.
coach-joe = Now Nervous Joe can be played: he takes up to $4 from a player of your choice. Whoever has $4 or more is the best address.
coach-see-doc = You took the Store’s second action, a visit to the Doc at once. The remedies depend on your dice, and here you cannot leave without one.
coach-whisky = The one you rob has a Ranch. With Whisky you take it instead of drawing cards. Ranches are worth more the more you have: 1, 2, 3 points …
coach-insurance = You were robbed, and your Insurance replaces the loss: you draw a card of the same kind.
coach-desperado = You are recruiting. With Desperado you need not take the top Outlaw, but may choose any of the pile: one whose face you collect.
coach-double-gun = You are hunting. Each die captures a Wanted Outlaw of its face; with Double Gun you reroll the dice that hit nobody.
coach-voucher = You found a voucher in the river: look through the discarded Store cards and take one. Only you see which.
coach-choose-find = Discoveries: you drew up to three River cards, and apply one of them. The others go back on top of the river.
coach-order-river = Put the other River cards back in the order you like. Only you know what comes next, so remember it when you win the mine again.

## Dice Town, the Indian die.

coach-shaman = The Indian die shows the Shaman: turn one of your dice to any face, before the places are visited. Look for a place that you lose or share by one die.
coach-ambush = The Indian die shows an ambush: a die of an opponent is rolled again. Choose one that wins a place just so, best one that you then win.
coach-warpath = The Indian die shows the warpath: at one place nothing happens this round. Raid the place that would give most to somebody else.
coach-village = You have taken land at the Town Hall, and may give one card of it to the village for the Indian die. You roll it next round. A deed of 1 or 2 points is a fair price.
coach-smoke = With Smoke Signals you take the Indian die, from the village or from its holder, and roll it next round.

## Cincinnati.

coach-choose-table = Under your cup lies your first roll, which only you see. Choose a table: Atlantic wants three of a kind or more, Ballroom a straight, Caesar’s a low total of 11 or less. Two rolls follow, so look at what your dice can become, at the cards on the tables, and at how many others may go there.
coach-declare = Now everybody says which dice to reroll. Tap those that do not help at your table, or tap none to stand. You may reroll dice that you kept before, too.
coach-extra-roll = The free rolls are over. A chip buys another one, for the dice that you name. A chip is worth $5,000 at the end, so pay it where a good chance stands for a table worth more.
coach-challenge = You won a Duel card, and it must be played. Choose an opponent: if you win the duel, you take that player’s highest money card; if you lose, you lose nothing. So challenge whoever has the dearest card.
coach-duel-reroll = A duel is fought with open dice, in turn, up to three rolls each. The better poker hand wins. Reroll what does not help; if you are ahead, you may stand.
coach-duel-extra = Chips buy extra rolls in duels as well. Compare what is at stake, one money card, with the $5,000 that a chip is worth.
