### What `hyakki puzzles` says.

cli-puzzles-making = { $done } of { $all } puzzles, { $time }
cli-puzzles-checking = { $path }: { $done } of { $all }, { $left } left
cli-puzzles-made = { $path }: { $n ->
        [one] 1 puzzle
       *[other] { $n } puzzles
    } from { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } of self-play
cli-puzzles-stopped = stopped: { $n ->
        [one] 1 puzzle is
       *[other] { $n } puzzles are
    } kept in { $path }; the same command goes on from there
cli-puzzles-other-game = { $path }: these are puzzles of another game, { $game }
cli-puzzles-other-seed = { $path }: made with seed { $seed }; go on with that seed, or choose another file
cli-puzzles-too-large = { $path }: larger than any file of puzzles
cli-puzzles-no-header = this is no file of puzzles: { $detail }
cli-puzzles-form = this form of puzzle files ({ $found }) is not known
cli-puzzles-changed = the puzzle was changed after it was made
cli-puzzles-seal = the file was changed after it was made: lines are missing, added or in another order, or the header is another
cli-puzzles-bad = { $path }: puzzle { $id }: { $why }
cli-puzzles-not-to-act = seat { $seat } has nothing to decide in its position
cli-puzzles-not-legal = { $why }
cli-puzzles-not-offered = “{ $action }” is not offered
cli-puzzles-no-question = it has no right or no wrong action
cli-puzzles-wrong = { $path }: puzzle { $id } is wrong: the proof gives “{ $right }”
cli-puzzles-overturned = { $path }: puzzle { $id } is overturned: its answer is ahead by { $lead } points only
cli-puzzles-checked = { $path }: { $proven } proven, { $wrong } of them wrong; { $strong } strong, { $overturned } of them overturned
cli-puzzles-none = there is no such puzzle
cli-puzzles-which = a number from 1 to { $n }, or an action as it is written; an empty line gives up
