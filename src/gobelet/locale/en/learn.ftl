### Learn: each game in a minute, and its rules.

learn-minute = { $game } in a minute
learn-dicetown-1 = Everybody rolls five poker dice at once, hidden under the cup, and keeps some. One die is free, each extra one costs $1. Then the rest are rolled again, until somebody has five.
learn-dicetown-2 = Each place of the street belongs to a face. Most 9s: nuggets from the mine. Most 10s: the money on the bank. Most Js: cards of the General Store. Most Qs: a card from somebody’s hand. Most Ks: the Sheriff’s badge.
learn-dicetown-3 = The best poker hand takes deeds at the Town Hall.
learn-dicetown-4 = Ties are settled by the Sheriff, who may be bribed. Whoever gained nothing is comforted by Doc Badluck.
learn-dicetown-5 = When the mine or the deeds are used up, the game ends. Nuggets, every $2, deeds, equipment and the badge are points; the most win.
learn-cincinnati-1 = In each of the twelve rounds, cards are laid on the tables: money, chips, duels. What nobody wins stays there, and more is added.
learn-cincinnati-2 = Everybody rolls five dice under the cup and chooses a table in secret. Then cups and choices are shown.
learn-cincinnati-3 = Two more rolls follow, with the dice you like. After that a chip buys an extra roll.
learn-cincinnati-4 = At Atlantic the best hand from three of a kind upwards wins, at Ballroom the best straight, at Caesar’s the lowest total of 11 or less.
learn-cincinnati-5 = A Duel card lets you fight for somebody’s highest money card. After twelve rounds money and chips are counted; the richest wins.

learn-how = { $game } in ten pictures
learn-pictures = Pictures
learn-previous = Back
learn-next = Next
learn-step = { $step } of { $steps }
learn-help = Rules and help
learn-tab-rules = Rules
learn-tab-hands = Hands
learn-tab-cards = Cards and places
learn-tab-how = How to play

learn-rules = The rules, numbered
learn-rules-of = Rules of { $game }
learn-search = Look up a rule, a card or a place
learn-search-hint =
    { $game ->
        [cincinnati] CI-24, duel, chip…
       *[other] DT-11, Brute, bank…
    }
learn-found =
    { $number ->
        [0] No rule
        [one] { $number } rule
       *[other] { $number } rules
    }
learn-nothing = Nothing in these rules matches “{ $query }”.
learn-contents = Contents
learn-places = Places
learn-cards = Cards
learn-others = Rules of other games and editions
learn-mark-r = is a ruling of ours, where the rulebook is silent; where it says otherwise, the rule “departs” from it.
learn-mark-v = is a value that the rulebook does not print. Everything else is from the rulebook.
