### The page “You”: the player, their devices, their games, and what is stored of them.

you-about = You need no account. Your name and your games belong to this browser, unless you keep your player.
you-name-and-looks = Name and looks
you-looks-about = The others at your table see this. If somebody there has the same face or colour already, you get the next free one.
you-face = Face
you-face-number = Face { $number }
you-colour = Colour
you-colour-0 = Red
you-colour-1 = Blue
you-colour-2 = Green
you-colour-3 = Violet
you-colour-4 = Ochre
you-colour-5 = Teal

## Keeping the player.

you-keep = Keep this player
you-keep-about = With a passkey your name, your games and your settings come along to any other device. There is no password: your device asks for your finger, your face or its PIN.
you-keep-passkey = Keep with a passkey
you-keep-another = Add another passkey
you-passkeys = Your passkeys
you-passkey-of = Passkey of { $date }
you-remove = Remove
you-no-passkeys-browser = This browser can’t use passkeys. A code does the same.
you-no-passkeys-server = Passkeys do not work at this server: it has no public address that begins with https. A code does the same.
you-no-passkeys-address = Passkeys work at { $address } only. A code does the same here.
you-code-about = With a code you bring this player to one other device, once, within ten minutes.
you-code = Code
you-code-make = Show a code
you-code-again = Show another code
you-code-left =
    { $number ->
        [one] Valid once, for another minute. On the other device, open the page “You”.
       *[other] Valid once, for { $number } minutes. On the other device, open the page “You”.
    }

## Coming from another device.

you-arrive = Bring your player here
you-arrive-about = Did you keep your player on another device? This browser then plays as that player.
you-arrive-passkey = Use a passkey
you-arrive-code = Use the code
you-code-enter = Code from the other device
you-arrive-stays = Games that you have begun in this browser stay in its list.

## Devices and games.

you-devices = Your devices
you-device = A browser
you-device-this = this one
you-device-seen = last here on { $date }
you-devices-about = A device that you remove is no longer this player, and can’t play on in running games.
you-games = Your games
you-games-all =
    { $number ->
        [one] Show { $number } game
       *[other] Show all { $number } games
    }

## What is stored.

you-stored = What is stored
you-stored-about = The server keeps your name and looks, your settings, your devices, and at which tables you have sat.
you-stored-nothing = The server knows nothing of you yet. It does once you sit down at a table, or keep this player.
you-download = Download my data
you-delete = Delete this player
you-delete-sure = Delete this player?
you-delete-gone = Your name, your settings, your passkeys and what you have written in chats are deleted at once. Nobody can bring them back.
you-delete-games = In running games you leave, and a bot plays for you.
you-delete-records = Records of finished games stay. They call you “a former player”.
you-delete-devices = Your other devices lose this player, too.
you-delete-yes = Delete for good
you-delete-no = Keep it

## What was done.

you-done-kept = This player is kept. Add a second passkey, or keep another device signed in, in case you lose this one.
you-done-arrived = Your player is here, with your games.
you-done-deleted = This player is deleted. You can play on as somebody new at any time.

## Games for research.

you-research = Games for research
you-research-text = Some hosts give finished games to those who study how people and programs play. Yours count only if you agree here, and so does everybody else at the table. Names are replaced; chat and times are left out.
you-research-give = Give my games to research
you-research-back = If you take it back, or delete this player, your games are in no later export. What was exported before stays where it is.

## Moderation.

you-moderation = For moderators
you-moderation-text = The operator of this server has named you as a moderator.
you-moderation-open = Open moderation

## The page of the player.

you-page = Your page
you-page-text = Ratings, places, favourites, and against whom you play.
you-page-open = Open your page

## Notices.

you-notices = When it is your turn
you-notices-about = Get a notice when a game waits for you and you are not at the table. This is meant for games over days, and works for all.
you-push-on = Notify me on this device
you-push-off = No longer on this device
you-push-is-on = This device shows a notice.
you-push-elsewhere =
    { $number ->
        [one] { $number } other device of yours shows one.
       *[other] { $number } other devices of yours show one.
    }
you-push-insecure = On this device there are no notices: browsers show them only at https addresses and at localhost.
you-push-missing = This browser can’t show notices while the page is closed. On an iPhone or iPad, add Gobelet to the home screen and open it there.
you-push-blocked = Notices from this site are blocked in your browser. Allow them in its settings, then come back.
you-push-failed = This browser has no connection to its push service. Please try again later.
you-mail = E-mail address
you-mail-give = Send me e-mails
you-mail-asked = We have sent an e-mail to { $address }. Open the link in it within two days: nothing else is sent before.
you-mail-is-on = E-mails go to { $address }. Each has a link that ends them.
you-mail-remove = Remove this address
you-notice-kinds = Notify me about
you-notice-turn = A game waits for you
you-notice-over = A game is over
you-notice-rematch = The others play again
you-quiet = Quiet hours
you-quiet-from = from
you-quiet-to = to
you-quiet-about = Notices from these hours arrive afterwards. Times are those of { $zone }.
you-notice-once = There is one notice for each time that a game waits, and none while you are at the table.
mail-page-confirm = Notices by e-mail
mail-page-confirm-about = Somebody wants to hear at your address when it is their turn at Gobelet. If that is you, confirm.
mail-page-confirm-yes = Confirm this address
mail-page-confirmed = Thank you. Notices go to { $address } from now on.
mail-page-stop = No more e-mails
mail-page-stopped = No more e-mails come to { $address }. The address is deleted.
mail-page-stopped-before = No more e-mails come to this address.
mail-page-waits = One moment…
mail-page-you = To your settings

## Notices of a table.

you-table-offer = Notify me
you-table-offer-text = Get a notice when it is your turn, on this device or by e-mail.
you-table-mute = No notices
you-table-mute-text = You are notified when this table waits for you. Here you end that for this table alone.
you-table-unmute = Notices again
you-table-unmute-text = You get no notices from this table while you are away.
