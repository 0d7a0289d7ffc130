### Puzzles, for the page and for the commands.

puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-expert = expert
puzzle-kind-proven-open = All hands are open. Exactly one answer wins the round; an exact solver has proved it.
puzzle-kind-proven-closed = You see your own hand. Of all worlds that fit what you know, the answer wins in the most; all were counted.
puzzle-kind-strong = You see what your seat sees. The answer is clearly ahead of all others, by two judges over thousands of playouts.
puzzle-ask = What do you do?
puzzle-ask-offered = Which of these do you choose?
puzzle-right = Right.
puzzle-wrong = Not the best.
puzzle-right-is = Right is { $action }.
puzzle-about = It is about: { $themes }.
puzzle-points = If nobody errs from here, the round brings you { $tried } points with your answer and { $right } with the right one.
puzzle-line = Your answer is refuted so: { $line }
puzzle-worlds = Of { $n } possible worlds your answer wins in { $tried }, the right one in { $right }.
puzzle-lost-world = In this world, for example, the right answer wins and yours does not:
puzzle-chances = Winning chance: { $tried } % with your answer, { $right } % with the right one.
puzzle-chance = Winning chance: { $right } %.
puzzle-fact = { $fact }: { $tried } of 100 times with your answer, { $right } with the right one

## The page
puzzles = Puzzles
puzzles-what = One position, one right answer. Each is proved, and its proof is kept with it.
puzzles-home = Today’s puzzles: one position of each game, one right answer.
puzzles-today = Today
puzzles-practice = Practise
puzzles-solve = Solve it
puzzles-solved = solved
puzzles-missed = missed
puzzles-look-again = Look again
puzzles-none-yet = There is no puzzle of this game yet.
puzzles-streak = { $n ->
        [one] 1 day in a row
       *[other] { $n } days in a row
    }
puzzles-theme = What about
puzzles-any-theme = anything
puzzles-difficulty = How hard
puzzles-any-difficulty = any
puzzles-counted = { $name } ({ $n })
puzzle-player = Player { $n }
puzzle-board = The position
puzzle-verdict = What you chose
puzzle-next = The next one
puzzle-look = Look at the position
puzzle-back = To all puzzles
puzzle-open-hands = All hands
puzzle-lost-hands = All hands in that world
puzzle-move = { $name }: { $action }
puzzle-refuted = So your answer is refuted:

## What a puzzle is about
puzzle-theme-save-the-ace = save green A
puzzle-theme-play-the-ace = play green A
puzzle-theme-give-away-a-boss = give away a boss
puzzle-theme-take-a-boss = take a boss
puzzle-theme-lead-a-boss = lead a boss
puzzle-theme-duck-the-seventh-trick = duck the seventh trick
puzzle-theme-give-the-seventh-trick = give them the seventh trick
puzzle-theme-ruff = take with a trump
puzzle-theme-lead = the lead
puzzle-theme-follow = follow suit
puzzle-theme-discard = the discard
puzzle-theme-pass = the pass
puzzle-theme-call = Call
puzzle-theme-distract = Distract
puzzle-theme-save-ability = do without the ability
puzzle-theme-take-yokai = take a yokai
puzzle-theme-give-yokai = let the opponent have one
puzzle-theme-stop = stop
puzzle-theme-prepare = prepare
puzzle-theme-close = close the round
puzzle-theme-do-not-close = do not close yet
puzzle-theme-whom-to-give = whom to give what
puzzle-theme-feed = let somebody draw
puzzle-theme-draw = draw
puzzle-theme-take = take from the pile
puzzle-theme-match = play a match
puzzle-theme-higher = play higher
puzzle-theme-lower = play lower
puzzle-theme-feel = feel for a floor
puzzle-theme-offer = offer
puzzle-theme-build = build
puzzle-theme-market-first = Market first
puzzle-theme-shrine = Shrine
puzzle-theme-wisdom = Wisdom
puzzle-theme-extra-tile = a tile more to act with
puzzle-theme-inauguration = inauguration tile
puzzle-theme-claim = claim an objective
puzzle-theme-keep = which floor to keep
puzzle-theme-end-turn = end the turn
