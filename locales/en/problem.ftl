### Why something was refused. What has no words here is said in English by the server.

problem-no-answer = The server does not answer. Try again in a moment.
problem-not-connected = There is no connection to the table at the moment.
problem-not-your-turn = It is not your turn.
problem-stale = The table has moved on in the meantime. Look again, and choose anew.
problem-bad-notation = The table does not understand this move. Load the page again.
problem-seat-taken = This seat is taken.
problem-not-your-seat = This seat is not yours.
problem-no-such-seat = There is no such seat.
problem-match-has-begun = The match has begun.
problem-no-match = No match is being played.
problem-match-not-over = The match is not over yet.
problem-paused = The table is paused.
problem-not-paused = The table is not paused.
problem-undo-forbidden = This table plays without taking back.
problem-not-the-last-actor = Somebody else has acted since: it cannot be taken back.
problem-chance-has-fallen = Chance has fallen since, and cannot be taken back.
problem-revealed = Others have seen something since, and cannot forget it.
problem-not-a-player = Only players at the table can do this.
problem-no-talk-now = Partners do not talk while a round runs.
problem-too-long = This is too long.
problem-too-fast = That was too fast. Wait a moment.
problem-bad-link = This link was used already, or is too old.
problem-who-are-you = The server does not know who you are. Load the page again.
problem-other-origin = This was asked from the page of another address.
problem-no-hints = This table plays without advice.
problem-no-advice = The mind that was asked has no answer. Ask again, or trust yourself.
problem-no-such-mind = There is no such mind.
problem-nothing-to-vote-on = Nobody else sits in this seat.
problem-bad-config = The game cannot be played like this.
problem-bad-clock = A clock runs from one second to one year.
problem-taken = This login is taken.
problem-wrong-login = This login and password do not belong together.
problem-bad-name = This name is too short or too long.
problem-bad-password = This password is too short or too long.
problem-no-such-match = There is no such match.
problem-no-such-table = There is no such table.
problem-no-such-step = The match does not have that many steps.
problem-no-such-game = There is no such game.
problem-unavailable = The database is away for a moment. Nothing is lost.
problem-busy = The table is very busy. Try again in a moment.
problem-conflict = Somebody else was first. Try again.
problem-too-many-sockets = Too many connections are open here. Close another tab, or try again later.
problem-other-protocol = The server is newer than this page: load the page again.
problem-internal = Something went wrong on the server. Try again in a moment.

## Septet
problem-must-pass = First three cards must be passed.
problem-not-passing = Cards are passed only before the first trick.
problem-pass-is-final = A pass is final.
problem-not-in-hand = This card is not in your hand.
problem-must-follow-suit = You must follow the suit that was led.

## Sketch
problem-must-play = With four cards in hand you must play at least one.
problem-no-such-sketch = This sketch is not on the card.
problem-no-such-ability = The card does not have that ability.
problem-called-from-same-stack = A yokai is called from another stack.
problem-last-yokai = The last yokai of a stack cannot be called.
problem-nothing-to-distract = The card your opponent played last is no longer on the table.

## Pagoda
problem-play-first = A turn begins with a card played onto a pile.
problem-already-played = A card has been played already; finish the turn.
problem-match-must-give = After a match a card is given away, not drawn.
problem-higher-must-take = After a higher card a card is drawn or taken.
problem-give-from-hand = There are cards left in your hand, so one of them must be given.
problem-nothing-left-to-give = No card is left to give: choose somebody to draw one.
problem-not-to-yourself = The card must go to another player.
problem-no-such-player = There is no such player.
problem-closes-only-with-lower = Only a lower card without a match can close.
problem-closes-only-with-cards = Without cards in hand the round ends by itself.
problem-too-many-points = Your hand would count more than three points: it cannot close.

## Tajuto
problem-starting-tiles-used = A, B and C are all used this turn.
problem-no-extra-tile = You do not have that tile.
problem-extra-tile-used = You have used that tile this turn.
problem-too-dear = You do not have enough meditation points.
problem-name-a-size = Name the size you feel for.
problem-blind-hand = Your hand is blind: no size can be named.
problem-empty-bag = The bag is empty.
problem-no-such-size = The bag has no floor of that size left.
problem-no-floor-yet = That pagoda has no floor yet.
problem-finished = That pagoda is finished.
problem-cube-there = A cube already lies on that floor.
problem-cube-spent = You have offered that cube already.
problem-stack-empty = No such tile is left.
problem-inauguration-taken = That inauguration tile is taken.
problem-inauguration-gone = That inauguration tile is out of the game.
problem-floor-not-there = The floor that this pagoda needs next does not lie before you.
problem-objective-taken = That objective has been claimed.
problem-objective-not-met = You do not meet that objective.
problem-must-build = A floor before you can be built, so it must be built before your turn ends.
problem-choose-what-to-keep = Choose the floor that you keep.
problem-nothing-to-choose = There is nothing to choose.
problem-kept-floor-not-there = That floor does not lie before you.
