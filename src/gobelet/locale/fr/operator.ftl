# Ce que l’exploitant d’un serveur dit à tous : un redémarrage, les mentions légales, la confidentialité.

operator-restart = Le serveur redémarre à { $time }. Les parties reprennent ensuite où elles en étaient.
operator-restart-now = Le serveur redémarre dans un instant. Les parties reprennent ensuite où elles en étaient.
operator-hide = Masquer
operator-foot = À propos de ce serveur
operator-imprint = Mentions légales
operator-privacy = Confidentialité
operator-no-text = L’exploitant de ce serveur n’a pas rempli cette page.
