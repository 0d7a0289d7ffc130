### People at a table who come and go, and those who come for the first time.

## Those who are away
stands-in-for = A mind plays for { $name } from now on.
time-ran-out = { $name } has run out of time: a mind plays on.
time-ran-out-you = Your time has run out, so a mind plays for you.
vote-stand-in-for = { $name } is away: let a mind stand in
title-over = ● The match is over · Hyakki

## The first visit
first-visit = New here? A match of { $game } is the shortest way in.
first-visit-play = Play a first match
