### Chances: beside the choices in the browser, and in the tables of the terminal.

## Hints.

hint-qualify = { $percent } % to qualify
hint-qualify-chips =
    { $chips ->
        [one] { $percent } % to qualify, with the chip
       *[other] { $percent } % to qualify, with all { $chips } chips
    }
hint-win = { $percent } % to win the table
hint-duel = { $percent } % to win the duel
hint-place = { $place }: { $percent } %
