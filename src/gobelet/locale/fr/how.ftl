### Comment jouer : les mots sous les images.

how-dicetown-1 = Avec des dés de poker, vous prenez les lieux de la rue. Chaque lieu a sa face.
how-dicetown-2 = Tous lancent en même temps, en secret, sous leur gobelet.
how-dicetown-3 = Gardez ce que vous voulez : un dé est gratuit, chaque dé de plus coûte 1 $. On relance le reste.
how-dicetown-4 = Qui a le plus de 9 prend la mine : une pépite par 9. Une pépite vaut un point.
how-dicetown-5 = Qui a le plus de 10 braque la banque. L’argent payé pour les dés finit là.
how-dicetown-6 = Qui a le plus de J pioche au General Store et garde une carte : des points, ou un coup à jouer.
how-dicetown-7 = Qui a le plus de Q prend le saloon : piochez dans une main et gardez une carte.
how-dicetown-8 = Qui a le plus de K prend l’étoile. Le Sheriff tranche les égalités, et se laisse soudoyer.
how-dicetown-9 = La meilleure main de poker prend des titres à la mairie. Ils valent de 1 à 5 points.
how-dicetown-10 = Qui n’a rien gagné passe chez Doc Badluck. Quand la mine ou les titres s’épuisent, on compte : le plus fort total l’emporte.

how-cincinnati-1 = Des cartes sont posées sur les tables : argent, jetons, duels. Qui gagne une table les emporte toutes.
how-cincinnati-2 = Tous lancent cinq dés sous le gobelet et choisissent une table en secret.
how-cincinnati-3 = L’Atlantic demande un brelan ou mieux. La meilleure main gagne.
how-cincinnati-4 = Le Ballroom demande une suite : quatre ou cinq dés qui se suivent.
how-cincinnati-5 = Le Caesar’s demande un total de 11 au plus. Le plus petit total gagne.
how-cincinnati-6 = Deux autres lancers suivent. Relancez les dés que vous voulez, ou aucun.
how-cincinnati-7 = Ensuite, un jeton paie un lancer de plus. Un jeton gardé vaut 5 000 €.
how-cincinnati-8 = Les meilleurs dés d’une table prennent ses cartes. Ce que personne ne gagne reste, et d’autres s’y ajoutent.
how-cincinnati-9 = Une carte Duel : affrontez quelqu’un, dés visibles, pour sa plus forte carte d’argent.
how-cincinnati-10 = Après douze manches, on compte l’argent et les jetons. La plus grosse fortune gagne.
