### Learning a game by playing it.

learn = Learn
learn-what = Short lessons at a real table. A yokai of the house tells you what to look at, and you play.
learn-game = Learn { $game } in five minutes
learn-leave = Leave; you can go on later
learn-progress = How far you are
learn-back = One sentence back
learn-again = Back to the last checkpoint
learn-next = Next
learn-skip = Go on
learn-answers = Your answer
learn-wrong = Not this one.
learn-done = Well done! That was the lesson.
learn-play = Play against { $name }
learn-next-lesson = Next: { $title }
learn-all = All lessons
learn-done-of = { $done } of { $n } lessons done
learn-is-done = done
learn-begin = Begin here
learn-go-on = Go on ({ $n } %)
problem-no-such-lesson = There is no such lesson.
problem-other-lesson = The lesson has changed: it begins again.
