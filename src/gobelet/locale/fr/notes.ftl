## Ce qu’ont fait l’horloge et la table. Après clock-answered viennent les options choisies.

clock-answered = Temps écoulé. Un bot a répondu pour vous :
clock-ran-out = Temps écoulé pour { $seat }.
seat-absent = Un bot joue pour { $seat } jusqu’à son retour.
host-follows = { $seat } est maintenant l’hôte.
card-not-played = Pas joué à temps : { $cards }.
