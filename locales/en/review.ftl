# What happened in a finished match: what could have been played better, and what was luck.

review = What happened here?
review-seat = Through whose eyes
review-in-work = The match is being reviewed
review-in-work-text = Every decision is tried out again in thousands of worlds. You can leave this page: the review is made all the same, and kept.
review-beginning = It begins at once.
review-waiting = { $n ->
    [one] One other match is before it.
   *[other] { $n } other matches are before it.
}
review-working = { $n } % of the match is done.
review-failed = This match cannot be reviewed: it ended before anybody had decided anything, or the reviewer failed.
review-exercises = Find something better
review-exercises-text = The decisions that cost most, judged only by what could be known then. What would you do now?
review-try = Try step { $step }
review-no-mistakes = No decision here surely gave away 3 points of winning chance. Well played!
review-nothing-counted = At none of these decisions was anything at stake, so there is nothing to find better.
review-curve = Winning chances
review-curve-text = The winning chance of each side in percent, from the first step to the last, with all cards known but those that nobody has seen.
review-turns = Turning points
review-no-turns = No single step decided this match.
review-turn-link = Turning point { $n }: look at step { $step }
review-turn-step = Step { $step }
review-turn-deals = { $change } points, most of it by what was dealt or drawn
review-turn-play = { $change } points, most of it by the decision
review-turn-unseen = { $change } points, most of it because of how the hidden cards lay
review-ledger = Luck and skill
review-expected = expected
review-part-deals = deals and draws
review-part-own-play = own play
review-part-others-play = others' play
review-part-unseen = the unseen
review-part-conceded = resigned
review-result = result
review-error = ± { $n }
review-ledger-what = What are these parts?
review-ledger-text = In points of winning chance: what was expected before the first card, and what changed it until the result. Deals and draws are luck. Play is how much better or worse the decisions were than the reviewer's quick play, by what their players could know; ± is its 99 % interval. The unseen is luck too: a good decision that met bad cards, or the other way round.
review-accuracy = Accuracy
review-counted = { $n ->
    [one] of 100, in one decision
   *[other] of 100, in { $n } decisions
}
review-none-counted = no decision counted
review-n-inaccuracy = { $n ->
    [one] one inaccuracy
   *[other] { $n } inaccuracies
}
review-n-mistake = { $n ->
    [one] one mistake
   *[other] { $n } mistakes
}
review-n-blunder = { $n ->
    [one] one blunder
   *[other] { $n } blunders
}
review-accuracy-what = What is this number?
review-accuracy-text = Each decision counts 100 if it is as good as the best, and less the more winning chance it gives away: 100·e^(−loss / 23 points). The accuracy is the mean over all decisions at which something was at stake. What was forced, or did not matter, is left out.
review-label-text = An inaccuracy surely gives away 3 points of winning chance, a mistake 7, a blunder 15: the lower end of the 99 % interval counts.
review-label-inaccuracy = Inaccuracy
review-label-mistake = Mistake
review-label-blunder = Blunder
review-position = The position, as you knew it
review-find = Find something better
review-back = Back to the review
review-verdict = Your try
review-right = Right: nothing is better by more than 2 points.
review-wrong = Something is better: this gives away { $n } points of winning chance.
review-played = This is what was done in the match. It gives away { $n } points of winning chance.
review-untried = This looks so unpromising that the reviewer did not try it.
review-again = Try again
review-tell = Show the answer
review-next = The next one
review-action = What
review-value = Chance, %
review-against = Against what was done
review-interval = [{ $low }, { $high }]
review-is-right = right
review-was-played = done in the match
review-reason = In { $better } of 100 worlds with the better choice, and in { $played } with what was done: { $fact }.
review-open-cards = With open cards this was best: { $actions }; what was done cost { $n ->
    [one] one point
   *[other] { $n } points
} of the round. Nobody could know that, and it does not count.
review-how = Every alternative was tried in the same worlds with the same luck behind it. In brackets is the 99 % interval.
problem-too-many-reviews = Too many reviews wait, yours or everybody's. Ask again when one of them is done.
problem-other-rules = This match was played by an earlier version of the rules and cannot be reviewed.
