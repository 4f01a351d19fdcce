# What the operator of a server says to everybody: a restart, the imprint, privacy.

operator-restart = The server restarts at { $time }. Games then continue where they stopped.
operator-restart-now = The server restarts in a moment. Games then continue where they stopped.
operator-hide = Hide
operator-foot = About this server
operator-imprint = Imprint
operator-privacy = Privacy
operator-no-text = The operator of this server has not filled in this page.
