# Reporting somebody, and the page of moderators.

report-title = Report { $name }
report-title-line = Report what { $name } said
report-title-watcher = Report what somebody said
report-line = “{ $text }”
report-kind = What is wrong?
report-kind-insult = Insults or hate
report-kind-spam = Spam
report-kind-name = Their name
report-kind-unfair = Unfair play
report-kind-other = Something else
report-more = Do you want to add something? (optional)
report-about = The moderators of this server see it, with the last lines of the chat. { $name } will not know.
report-about-watcher = The moderators of this server see it, with the last lines of the chat. Nobody else hears of it.
report-send = Send
report-thanks = Thank you. The moderators of this server will look at it.
report-mute-too = You can also mute them for yourself in the menu of the table.

moderation-title = Moderation
moderation-about = For players whom the operator of this server has named as moderators.
moderation-open = Open with my passkey
moderation-server = Passkeys do not work at this server: it needs a public https address.
moderation-address = Passkeys work at { $address } only. Please open the page there.
moderation-browser = This browser has no passkeys.
moderation-as = { $name }, until { $time }
moderation-close = Close
moderation-renew = Look again
moderation-reports = { $number ->
    [0] Reports
   *[other] Reports ({ $number })
}
moderation-no-reports = No reports are waiting.
moderation-more = { $number } more are waiting behind these.
moderation-by = by { $name }
moderation-by-somebody = by somebody without a player
moderation-watcher = Somebody who looked on
moderation-adds = They add: “{ $text }”
moderation-said = What was said
moderation-nothing-said = Nobody had said anything.
moderation-this-line = the line that was reported
moderation-table = Look at the table
moderation-act = What do you do?
moderation-act-dismiss = Nothing
moderation-act-mute = Mute
moderation-act-ban = Ban
moderation-scope = Who?
moderation-scope-player = This player
moderation-scope-address = Their address
moderation-scope-name = This name
moderation-scope-address-about = Everybody at this address, such as a school or a family.
moderation-scope-name-about = Everybody who takes this name.
moderation-for = For how long?
moderation-hours = { $hours ->
    [1] An hour
    [24] A day
    [168] A week
    [720] A month
   *[other] A year
}
moderation-reason = Why? It is kept in the log.
moderation-do-dismiss = Dismiss the report
moderation-do-mute = Mute
moderation-do-ban = Ban
moderation-bans = Bans and mutes
moderation-no-bans = Nobody is banned or muted.
moderation-kind-ban = Banned
moderation-kind-mute = Muted
moderation-whose-player = player
moderation-whose-address = address
moderation-whose-name = names
moderation-until = until { $time }
moderation-lift = Lift
moderation-lift-do = Lift it
moderation-back = Cancel
moderation-acts = What was done
moderation-no-acts = Nothing yet.
moderation-all-acts = Show all { $number }
moderation-operator = The operator
moderation-did-ban = banned { $about } until { $time }
moderation-did-mute = muted { $about } until { $time }
moderation-did-lift-ban = lifted the ban of { $about }
moderation-did-lift-mute = lifted the mute of { $about }
moderation-did-dismiss-report = dismissed report { $about }
moderation-did-add-moderator = made { $about } a moderator
moderation-did-remove-moderator = took moderation away from { $about }
moderation-nameless = an address
