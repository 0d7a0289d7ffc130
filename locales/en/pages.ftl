### Replay, rules, settings, and coming in by a link.

## Replay
replay = Look back
replay-start = Before the first step.
replay-deed = { $name }: { $action }
replay-chance = Chance has fallen.
replay-reel = Steps of the match
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-step = Step { $step } of { $n }
replay-seat = Whose view
replay-public = Spectator
replay-share = Share this moment
replay-share-text = This link leads to exactly this step, seen from this seat.
replay-download = Download the record
replay-to-table = To the table of this match

## Rules
rules = Rules

## Settings
save = Save
saved = Saved.
language = Language
theme = Light
theme-system = Like the device
theme-night = Night
theme-day = Day
sound-on = On
sound-off = Off
private-link = Your other devices
private-link-text = This link makes another browser you. It works once, within a day. Show it to nobody.
private-link-make = Make a private link
account = Account
account-text = Nobody needs an account. With a login and a password you can come back from anywhere.
account-is = You are { $login }.
account-make = Make an account
login = Login
password = Password (at least 8 characters)
password-old = Password until now
password-new = New password (at least 8 characters)
password-change = Change the password
password-changed = Changed. All your other browsers and links are out.
log-in = Log in
log-out = Log out
logged-in = Welcome back.
logged-out = You are a guest again.
sessions = Where you are logged in
sessions-text = All of these are yours. End what you do not know, or do not need.
session-device = { $browser } on { $system }
session-unknown = A browser
session-link = A private link that nobody has used yet
session-this = this browser
session-times = since { $began }, last used { $used }
session-made = made { $began }
session-end = End
session-end-one = End: { $name }
session-ended = Ended.
sessions-end = End all others
sessions-ended = All others are out.
earlier = Who else you are here
earlier-text = This browser keeps these identities for you. Whoever changes loses nothing.
earlier-be = Be { $name } again
earlier-done = You are { $name } again.
my-matches = Your finished matches
my-matches-none = None yet.

## Coming in by a link
enter = Come in
enter-failed = The link does not open
enter-ask = Come in as { $name }?
enter-text = This link makes this browser { $name }. It works once.
enter-keeps = Until now you are { $name } here. Your tables and matches as { $name } are kept: the settings lead back to them.
enter-yes = Come in as { $name }
enter-no = Stay who I am
