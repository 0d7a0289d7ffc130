### The course of a match: the log, looking back, what was missed.

## The log
log-round = Round { $n }
log-turn =
    { $me ->
        [yes] Turn { $n } · you
       *[no] Turn { $n } · { $name }
    }
log-deal = Before the first turn

## Looking back while the match goes on
look-back-label = Looking back
look-back-at = Step { $step } of { $n }
look-back-end = Back to now

## What was missed
missed-skip = Skip
missed-all = From the beginning

## The moves of a finished match
replay-moves = Moves
replay-speed = Speed
replay-times = { NUMBER($n) }×
replay-open = Open hands
replay-hand = What { $name } holds
replay-keys = Keyboard
replay-keys-step = one step back or on
replay-keys-turn = one turn back or on
replay-keys-ends = to the beginning or to the end
replay-keys-play = play or pause

## A match as a story
story = How it went
story-turn-of = { $me ->
        [yes] You
       *[no] { $name }
    }
story-turning-point = the turning point
story-turning-text = The turning point is the last change of lead by points: whoever was in front then stayed there.
story-turned = The turning point: { $part }
share-picture = Share a picture
share-picture-failed = The picture could not be drawn.
