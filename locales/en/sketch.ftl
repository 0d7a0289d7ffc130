### Yokai Sketch

## On the box
game-sketch = Yokai Sketch
summary-sketch = Win the majority of the sketches around each yokai.
length-sketch = short
option-sketch-called = Colour of a called yokai in a notebook
option-sketch-called-printed = The colour printed on it
option-sketch-called-stack = The colour of the stack it was taken from

## Minds
mind-sketch-novice = Zashiki-warashi
mind-sketch-novice-character = Draws whatever comes to mind.
mind-sketch-apprentice = Kawauso
mind-sketch-apprentice-character = Takes the yokai that is nearly done.
mind-sketch-adept = Tanuki
mind-sketch-adept-character = Thinks one turn ahead, and calls when you least like it.
mind-sketch-master = Tenjōname
mind-sketch-master-character = Knows which sketches you hold by those you did not draw.

## Rules that an action can break
problem-must-play = With four cards in hand you must play at least one.
problem-no-such-sketch = This sketch is not on the card.
problem-no-such-ability = The card does not have that ability.
problem-called-from-same-stack = A yokai is called from another stack.
problem-last-yokai = The last yokai of a stack cannot be called.
problem-nothing-to-distract = The card your opponent played last is no longer on the table.

## What ended a match
sketch-ending-empty-stack = A stack has no yokai left.
sketch-ending-sixty-quiet-turns = Nobody took a yokai for sixty turns.

## At the table
sketch-colour-green = green
sketch-colour-red = red
sketch-colour-blue = blue
sketch-colour-yellow = yellow
sketch-yokai = { $colour } { $value }
sketch-card = card { $one } / { $other }
sketch-card-ability = card { $one } / { $other } with { $ability }
sketch-half = { $colour } half of the { $card }
sketch-call = Call
sketch-distract = Distract
sketch-stack = { $colour } stack: { $yokai } on top, { $left } yokai. Sketches: yours { $mine }, theirs { $theirs }, needed { $need }.
sketch-stack-called = { $colour } stack: called { $yokai } on top, drawn with { $colour } sketches, { $left } yokai. Sketches: yours { $mine }, theirs { $theirs }, needed { $need }.
sketch-called-here = Drawn with { $colour }
sketch-stack-empty = { $colour } stack: empty
sketch-notebook = Notebook of { $name }: { $n ->
        [one] 1 point
       *[other] { $n } points
    }: { $yokai }
sketch-deck = { $n ->
        [one] One card is left in the deck.
       *[other] { $n } cards are left in the deck.
    }
sketch-goal = Have more sketches than your opponent when a drawing is finished. When a stack is empty, most points win.
sketch-open = What is open
sketch-open-discard = Discard pile
sketch-open-discard-empty = Nothing has been discarded.
sketch-open-theirs = Known cards in the hand of { $name }
sketch-open-mine = Cards in your hand that your opponent knows
sketch-open-none = None.
sketch-open-stacks = Yokai in the stacks, from the top
sketch-open-unseen = in an order that nobody knows
sketch-taken = { $me ->
        [yes] Yours!
       *[no] { $name } takes it
    }
sketch-ran-away = It runs away!
sketch-play = Play
sketch-pass = End turn
sketch-do-play = Your hand is full: play a card. Choose one of its two sketches.
sketch-do-play-or-pass = { $n ->
        [0] Choose a sketch to play, or end your turn.
        [one] One card played. Play up to two more, or end your turn.
       *[other] { $n } cards played. Play one more, or end your turn.
    }
sketch-do-ability = Choose whether to use the card's ability.
sketch-preview-more = { $left ->
        [one] It joins your { $colour } side: one more sketch finishes { $yokai }.
       *[other] It joins your { $colour } side: { $left } more sketches finish { $yokai }.
    }
sketch-preview-yours = It finishes { $yokai }: yours, { $mine } to { $theirs }.
sketch-preview-theirs = It finishes { $yokai } for your opponent, { $theirs } to { $mine }.
sketch-preview-tie = It finishes { $yokai }, { $mine } to { $theirs }: the yokai runs away.
sketch-preview-call = On top of the { $colour } stack comes { $yokai }.
sketch-preview-distract = Their last card will move from { $from } to { $to }.
sketch-way-plain = Only the sketch
sketch-way-call = Call from { $colour }
sketch-way-distract = Distract
sketch-log-play = { $me ->
        [yes] You draw { $colour }.
       *[no] { $name } draws { $colour }.
    }
sketch-log-call = { $me ->
        [yes] You call a yokai from { $from } to { $to }.
       *[no] { $name } calls a yokai from { $from } to { $to }.
    }
sketch-log-distract = { $me ->
        [yes] You distract the yokai of { $other }.
       *[no] { $otherme ->
            [yes] { $name } distracts your yokai.
           *[no] { $name } distracts the yokai of { $other }.
        }
    }
sketch-log-distract-moved = { $me ->
        [yes] You distract the yokai of { $other }: the last card moves from { $from } to { $to }.
       *[no] { $otherme ->
            [yes] { $name } distracts your yokai: your last card moves from { $from } to { $to }.
           *[no] { $name } distracts the yokai of { $other }: the last card moves from { $from } to { $to }.
        }
    }
sketch-log-drawn = { $me ->
        [yes] You take the { $card } into your hand.
       *[no] { $name } takes the { $card } into the hand.
    }
sketch-log-refill = The deck is empty: the discard pile becomes the new one.
sketch-log-pass = { $me ->
        [yes] You end your turn.
       *[no] { $name } ends the turn.
    }
sketch-log-taken = { $me ->
        [yes] You take { $yokai }.
       *[no] { $name } takes { $yokai }.
    }
sketch-log-tie = Nobody takes { $yokai }: torn between you, it hides at the bottom of its stack.
sketch-action-play = play { $colour } of the { $card }
sketch-action-call = play { $colour } of the { $card } and call from { $from }
sketch-action-distract = play { $colour } of the { $card } and distract
sketch-action-pass = end the turn
sketch-aid-turn = You draw a card, then play up to three. With four cards in hand you must play at least one.
sketch-aid-complete = A yokai is complete when the sketches of both sides reach its number. The side with more takes it and discards its sketches there.
sketch-aid-tie = Equal sides: the yokai goes to the bottom of its stack, and all sketches there are discarded.
sketch-aid-end-printed = When a stack is empty the match ends. Most points win; tied, more colours. A called yokai has the colour printed on it.
sketch-aid-end-stack = When a stack is empty the match ends. Most points win; tied, more colours. A called yokai has the colour of the stack it was taken from.
sketch-aid-refill = When a card must be drawn and none is left, the discard pile becomes the deck.
sketch-aid-call = Call: take the top yokai of another stack, never its last one, and put it on the stack you played to.
sketch-aid-distract = Distract: your opponent's last card flips to its other sketch and moves there.

# What can come of a decision, as a review says it.
fact-sketch-taken-ours = you take a yokai before your next turn
fact-sketch-taken-theirs = your opponent takes a yokai before your next turn
fact-sketch-won = the match ends at once, and you win
fact-sketch-lost = the match ends at once, and you do not win
