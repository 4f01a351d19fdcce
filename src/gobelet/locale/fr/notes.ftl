## Ce qu’ont fait l’horloge et la table. Après clock-answered viennent les options choisies.

clock-answered = Temps écoulé. Un bot a répondu pour vous :
clock-ran-out = Temps écoulé pour { $seat }.
    .you-seat = Temps écoulé pour vous.
seat-absent = Un bot joue pour { $seat } jusqu’à son retour.
    .you-seat = Un bot joue pour vous jusqu’à votre retour.
host-follows = { $seat } est maintenant l’hôte de la table.
    .you-seat = Vous êtes maintenant l’hôte de la table.
card-not-played = Cartes non jouées à temps : { $cards }.
undone = { $seat } revient sur sa dernière décision.
    .you-seat = Vous revenez sur votre dernière décision.

## Plans and standing orders.

plan-answered = Votre plan a répondu pour vous :
plan-silent = Vous répondez vous-même à cette question : votre plan se tait jusqu’à la suivante.
