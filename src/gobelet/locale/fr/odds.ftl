### Chances: beside the choices in the browser, and in the tables of the terminal.

## Hints.

hint-qualify = { $percent } % de se qualifier
hint-qualify-chips =
    { $chips ->
        [one] { $percent } % de se qualifier, avec le jeton
       *[other] { $percent } % de se qualifier, avec les { $chips } jetons
    }
hint-win = { $percent } % de gagner la table
hint-duel = { $percent } % de gagner le duel
hint-place = { $place } : { $percent } %
