### People at a table who come and go, and those who come for the first time.

## Those who are away
stands-in-for = A mind plays for { $name } from now on.
time-ran-out = { $name } has run out of time: a mind plays on.
time-ran-out-you = Your time has run out, so a mind plays for you.
vote-stand-in-for = { $name } is away: let a mind stand in
title-over = ● The match is over · Hyakki
absence-here = here
absence-away = away
absence-away-since = away for { $time }
absence-gone = gone
absence-gone-since = gone for { $time }
absence-stand-in = a mind plays
absence-stand-in-since = a mind plays, for { $time }
absence-resigned = has resigned
span-seconds = { $n } s
span-minutes = { $n } min
span-hours = { $n } h
span-days =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }
waited-label = { $name } is gone
waited-for = The match waits for { $name }.
wait-longer = Wait
end-match = End the match
votes-so-far = { $n } of { $of } want a mind to stand in.

## Ending a match before its end
resign = Resign
resign-text = The match ends at once, and the other side wins. This cannot be taken back.
resign-text-more = A mind plays your seat to the end, for good, and you come in behind all others. This cannot be taken back.
resign-text-team = The match ends when your partner agrees, and the other side wins. This cannot be taken back.
resign-yes = Yes, resign
agree-resign = Resign with them
wanted-resign = { $names } would like to resign.
asked-resign = You would like to resign. Your partner is asked.
abandon = Abandon the match
abandon-text = The match ends at once, and nobody wins. This cannot be taken back.
abandon-text-others = The match ends without a winner when everybody agrees who is still there. This cannot be taken back.
abandon-yes = Yes, abandon it
agree-abandon = Agree
wanted-abandon = { $names } would like to end the match without a winner.
asked-abandon = You would like to end the match without a winner. The others are asked.
play-on = Play on
has-resigned = { $name } has resigned: a mind plays on.
resigned-you = You have resigned. A mind plays your seat to the end.
ending-abandoned = The match was abandoned
ending-abandoned-text = Nobody played it to the end, and nobody has won.
ending-resigned-text =
    { $n ->
        [one] { $names } has resigned.
       *[other] { $names } have resigned.
    }
leave-match = Leave this match

## The first visit
first-visit = New here? A match of { $game } is the shortest way in.
first-visit-play = Play a first match
