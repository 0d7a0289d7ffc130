### Words of the whole house: pages, tables, settings.

## Games
players-range =
    { $least ->
        [2] { $most ->
            [2] 2 players
           *[other] 2–{ $most } players
        }
       *[other] { $least }–{ $most } players
    }

## Navigation
home = Home
to-home = To the home page
navigation = Pages
settings = Settings
close = Close
go-on = Go on
loading = One moment …
try-now = Try now
copy = Copy
copied = Copied
you = You
guest = Guest
table = Table

## Home
welcome = Four tables are lit tonight.
welcome-text = Choose a game: minds are ready to play, and friends need nothing but a link.
home-what = An open table for yokai games: play with friends by a link, or at once against minds. No account, nothing to install.
home-games = Games
home-alone = The server does not answer.
home-alone-text = We keep trying. Nothing of your matches is lost; what is shown here may be old.
resume-yours = It is your turn.
resume-theirs = { $n ->
        [one] { $names } is to play.
       *[other] To play: { $names }.
    }
resume-gathering = Waits for players.
resume-with = With { $names }
resume-since = Begun { $when }
show-all = Show all { $n }
show-fewer = Show fewer
minds-what = What is a mind?
minds-text = A program that plays at this table like a person: it knows only what its seat may know, never your cards, and takes its time. There are four levels, and each game has a character of its own for each of them.
my-turn = It is your turn
going-on = Your tables
open-tables = Open tables
open-tables-none = Nobody is waiting for players. Make a table with friends and list it here.
watch-tables = To watch
watch-tables-none = No public match is being played.
play-now = Play now
with-friends = With friends
choose-players = How many play?
choose-mind = How well should the minds play?
choose-clock = Clock at a table with friends
clock-none = No clock
clock-quick = 30 seconds a move
clock-calm = 15 minutes each, 10 seconds a move
clock-days = Two days a move
clock-per-move = { $time } a move
clock-bank = { $time } each, { $more } more a move
choose-spectators = Let others watch
choose-public = List the table for everybody
choose-hints = Allow asking a mind for advice, against minds
choose-hints-people = Allow asking a mind for advice, among people
choose-undo = Allow taking moves back
more-choices = More choices
read-rules = Read the rules

## Minds
mind-novice = Novice
mind-apprentice = Apprentice
mind-adept = Adept
mind-master = Master

## Waiting for players
seat-free = Free seat
sit-here = Sit here
get-up = Get up
seat-mind = Seat a mind
unseat-mind = Send away
your-name = Your name
gathering-shuffling = Everybody is shuffling …
gathering-waiting = Waiting for the others. The match begins when every seat is taken.
gathering-choose = You are invited: choose a seat.
gathering-asked = Every seat is taken: the match begins when the changes suit you.
gathering-not-agreed = { $n ->
        [one] Every seat is taken. Waiting until the changes suit { $names }.
       *[other] Every seat is taken. Waiting until the changes suit these: { $names }.
    }
gathering-changed = Something has changed.
gathering-changed-marked = What is played otherwise now is marked. No match begins before it suits you.
gathering-changed-text = Look at the seats and at what is played. No match begins before it suits you.
gathering-agree = That suits me
gathering-looks = looks at the changes
seats = Seats
host = Host
team-number = Team { $n }
team-opposite = Partners sit opposite each other.
move-seat = Change seats
move-here = Change with this one
level-of = Level of { $name }
name-take = This is me
name-change = Another name
name-ideas = Crane, Willow, Heron, Maple, Otter, Plum, Lark, Cedar, Firefly, Carp
terms = What is played
terms-host = You can change this until the match begins. Whoever sits here already is asked again.
terms-others = { $name } can change this until the match begins; then you are asked first.
terms-before = until now: { $value }
setting-undo = Taking moves back
setting-hints = Advice from a mind
setting-spectators = Spectators
setting-public = Listed for everybody
setting-talk = Talking
talk-by-the-rules = As the rules say: not between partners
talk-always = Always
talk-never = Never
yes = yes
no = no
share = Share
share-table = Play { $game } with me
invite-title = Invite friends
invite-text = Whoever has this link can sit down. Nobody needs an account.
table-link = Link to this table
qr-label = The link to this table as a QR code

## At the table
your-hand = Your hand
n-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
waiting-for = { $me ->
        [yes] It is your turn.
       *[no] { $absence ->
            [away] { $name } is away.
            [gone] { $name } is away.
            [stand-in] A mind plays for { $name } …
            [resigned] A mind plays for { $name } …
           *[none] { $name } is thinking …
        }
    }
is-thinking = { $name } is to play.
clock-left = { $time } left
undo = Take back
hint = What would a master play?
hint-says = A mind would choose: { $action }
sound = Sound
haptics = Vibration
log = Log
log-empty = Nothing has happened yet.
log-mind = { $name } plays as { $level ->
        [novice] a novice
        [apprentice] an apprentice
        [adept] an adept
        [master] a master
       *[other] { $level }
    }.
chat = Chat
chat-news = Chat: something new was said
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
aid = Player aid
side-tabs = Log, chat and player aid
rules-whole = All the rules
title-your-turn = ● Your turn · Hyakki
no-watching = This table does not let others watch.
line-connecting = Connecting
line-open = Connected
line-lost = Connection lost
line-gone = Not connected
connection-lost = The connection is lost. Nothing of the match is: we keep trying.
connection-back =
    { $n ->
        [0] You are back. Nothing has happened in the meantime.
        [one] You missed one move.
       *[other] You missed { $n } moves.
    }
leave-to-mind = Let a mind play for me
leave-to-mind-text = A mind plays your seat at an easy pace until you take it back. Everybody sees that it does.
leave-to-mind-yes = Let it play
cancel = Not now
pause = Stop the clocks
claims-for-me = Claim objectives for me
is-paused = The clocks are stopped.
resume = Go on
stood-in-for-you = A mind plays for you.
return = Play again yourself
is-absent = { $name } seems to be away.
vote-stand-in = Let a mind stand in

## The end of a match
ending-label = The end of the match
ending-won = You have won!
ending-won-together = You have won together!
ending-other =
    { $n ->
        [one] { $names } has won.
       *[other] { $names } have won.
    }
rematch = Play again
rematch-asked = Waiting for the others
rematch-wanted = { $names } would like to play again.
look-back = Look back
see-table = See the table
see-ending = To the result

## When something is wrong
table-gone = This table is gone
table-gone-text = The link may be wrong, or the table was cleared away long after its last match.
table-failed = The table could not be drawn. Nothing of the match is lost.
page-wrong = Something went wrong
page-not-loaded = A part of the page could not be loaded. Check the connection and load the page again.
no-such-page = There is no such page
no-such-page-text = The address leads nowhere here.
