### What the commands of `hyakki` say. They also speak with the words of common.ftl and problem.ftl.

cli-error = error: { $why }
cli-stopped = stopped before the end
cli-heading = { $game }, { $n ->
        [one] 1 player
       *[other] { $n } players
    }
cli-seat = seat { $seat }: { $what }
cli-default = (default)
cli-not-found = there is no such file
cli-not-allowed = this may not be read or written
cli-is-a-folder = this is a folder

## The database
cli-open = Hyakki is open at { $address }
cli-cannot-listen = cannot listen on { $address }: { $why }
cli-url-not-an-address = this is not an address such as https://games.example.org
cli-url-scheme = an address begins with https:// or http://
cli-url-more-than-a-site = this is more than the address of a site: nothing may stand behind the host and its port
cli-bad-log = “{ $log }” is no setting of the log: use off, error, warn, info, debug or trace, alone or for a module, as in hyakki_server=debug
cli-bad-time = { $option } is from { $least } to { $most }
cli-bad-contact = “{ $contact }” is no address to write to: use mailto:…, https://… or tel:…
cli-no-database = { $path }: there is no such database
cli-no-data-folder = you have no data folder; say where the database is with --database sqlite:PATH
cli-backed-up = { $file }: { $n ->
        [one] 1 byte
       *[other] { $n } bytes
    }
cli-pruned = removed { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }, { $users ->
        [one] 1 user
       *[other] { $users } users
    }
cli-would-prune = would remove { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }, { $users ->
        [one] 1 user
       *[other] { $users } users
    }
cli-too-young = { $age }: nothing younger than a day is removed
cli-clock-before-1970 = the clock of this machine stands before 1970

## Simulating
cli-option-shape = an option is written name=value, not “{ $text }”
cli-option-twice = option “{ $name }” is given twice
cli-progress = { $done } of { $all } games, { $speed }, { $left } left
cli-title-played = played
cli-title-length = length
cli-title-wins = wins
cli-title-points = points
cli-title-ended = ended by
cli-played = { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $seconds } s, { $speed } games/s on { $threads ->
        [one] 1 thread
       *[other] { $threads } threads
    }, seed { $seed }
cli-length = { $mean } steps on average, { $shortest } to { $longest }
cli-fewer-threads = { $n ->
        [one] 1 thread plays
       *[other] { $n } threads play
    }, not { $asked }: more would gain nothing
cli-tied = everybody tied: { $percent } %

## Replaying and verifying
cli-step = Step { $step } of { $n }: { $what }
cli-step-before = before the first
cli-step-action = seat { $seat } acted
cli-step-chance = chance
cli-no-such-step = { $path }: there { $n ->
        [one] is only 1 step
       *[other] are only { $n } steps
    }, not { $step }
cli-no-such-seat = there is no seat { $seat }: the seats are 0 to { $last }
cli-untold = { $path }: { $n ->
    [one] seat { $seats } pledged a nonce for the deals and did not tell it
   *[other] seats { $seats } pledged nonces for the deals and did not tell them
}
cli-resigned = { $path }: { $n ->
    [one] seat { $seats } resigned
   *[other] seats { $seats } resigned
}
cli-abandoned = { $path }: the match was abandoned
cli-right = { $path }: right ({ $what }, { $n ->
        [one] 1 step
       *[other] { $n } steps
    })
cli-right-so-far = { $path }: right so far ({ $what }, { $n ->
        [one] 1 step
       *[other] { $n } steps
    })
cli-verified = { $n ->
        [one] 1 record: right
       *[other] { $n } records: all right
    }
cli-verified-some = { $n ->
        [one] 1 record
       *[other] { $n } records
    }: { $right } right, { $wrong } wrong
cli-record-too-large = { $path }: larger than any record

## What a game does not have
config-players = this game is for { $least } to { $most } players, not { $found }
config-players-exactly = this game is for { $most } players, not { $found }
config-no-options = there is no option “{ $name }” (this game has no options)
config-option = there is no option “{ $name }” (it has { $known })
config-value = option “{ $option }” cannot be “{ $value }” (it can be { $known })

## What is wrong with a record
record-line = line { $line }: { $why }
record-not-utf8 = not UTF-8 text
record-empty = the record is empty
record-too-long = longer than { $n } bytes
record-json = malformed: { $detail }
record-shape = a line holds one of `chance`, `seat` with `action`, `undo`, `resign`, `abandon`, `outcome` and `secret`
record-format = record format { $found } is not known (this program reads format { $known })
record-game = there is no game “{ $name }”
record-rules = played by rules version { $found }, and this program knows version { $known }
record-names = `names` must hold one name for each player, of at most { $n } characters and no control characters
record-nonces = `nonces` must hold one text for each player, of at most { $n } bytes
record-commitment = `commitment` must hold 64 hexadecimal digits in lower case
record-pledges = `pledges` must hold 64 hexadecimal digits in lower case or nothing for each player, and is left out where nobody pledged
record-broken-pledge = broken pledge: seat { $seat } told another nonce than it had pledged
record-seat = there is no seat { $seat }
record-notation = malformed step: { $detail }
record-illegal = illegal step: seat { $seat } cannot play “{ $action }”: { $why } ({ $rule })
record-chance = impossible chance: { $detail }
record-undo = impossible undo: only actions of the seat that acted last can be taken back, and at least one
record-concession = impossible concession: seats of sides that have not resigned, each once and in order, can resign or abandon a match that is not over
record-after-concession = nothing but the outcome can follow: the match was resigned or abandoned
record-early-outcome = an outcome is stated, but the match is not over
record-wrong-outcome = wrong outcome: stated is { $stated }, but the steps give { $replayed }
record-after-end = nothing but the secret can follow the outcome
record-early-secret = a secret can stand only behind the outcome of a match with a commitment
record-wrong-secret = wrong secret: it is not the one that the header commits to
record-unfair = unfair chance: step { $step } is not what the secret and the nonces give
record-unfinished = the record ends before the match does

## What is wrong with the database
store-unavailable = the database is not available: { $detail }
store-corrupt = the database is damaged: { $detail }
store-newer = the database has version { $found }, and this program knows version { $known }: use a newer program
store-bad-url = not the address of a database: { $detail } (use sqlite:PATH or postgres://…)
store-served = another server is using this database: one SQLite file is for one server, several share a PostgreSQL
store-all-too-old = even the newest thing in the database would be removed: either nobody was here for so long, or the clock is wrong; nothing was removed
store-nearly-all-too-old = nearly everything in the database would be removed: if the clock is right and that is wanted, hyakki prune --yes does it; nothing was removed
store-backup-exists = { $path } is there already
store-backup-failed = the backup could not be written: { $detail }
store-use-pg-dump = a PostgreSQL database is backed up with pg_dump
store-refused = the database refused: { $detail }

## Solving
cli-solve-other-game = { $path }: is a match of { $game }; only Septet can be solved
cli-bad-position = this position cannot be solved: { $why }
cli-no-position = a record or a position is needed
cli-not-solvable-at = { $path }: after { $step ->
        [one] 1 step
       *[other] { $step } steps
    } { $why }
cli-solving = solving; a hard position takes minutes
cli-solve-seat = seat { $seat } plays
cli-solve-best = best
cli-solve-line = best line { $line }
cli-solve-nodes = { $n ->
        [one] 1 position
       *[other] { $n } positions
    } looked at

## Reviewing
cli-review-progress = reviewing: { $done } of { $all } steps, { $left } left
cli-review-empty = nobody decided anything in this match
cli-review-effort = { $n } playouts for each decision, seed { $seed }
cli-review-player = player
cli-review-expected = expected
cli-review-deals = deals and draws
cli-review-own = own play
cli-review-others = others' play
cli-review-unseen = the unseen
cli-review-result = result
cli-review-accuracy = accuracy
cli-review-counted = { $accuracy } ({ $n ->
        [one] 1 decision
       *[other] { $n } decisions
    })
cli-review-nothing-counted = – (nothing was at stake)
cli-review-parts = In points of winning chance: result = expected + deals and draws + own play + others' play + the unseen. Own play is measured against the reviewer's quick play, ± its 99 % interval; the unseen is how the hidden cards answered.
cli-review-conceded = Somebody resigned, and that changed the result beyond these parts: { $changes }
cli-review-accuracy-is = Accuracy is the mean of 100·e^(−loss / 23 points) over the decisions at which something was at stake, judged by what the player could know.
cli-review-no-mistakes = No decision surely lost 3 points of winning chance.
cli-review-label-inaccuracy = inaccuracy
cli-review-label-mistake = mistake
cli-review-label-blunder = blunder
cli-review-choice = step { $step }, { $name }: { $action }, { $label }: { $loss } points lost [{ $low }, { $high }]; { $best } was better
cli-review-why = { $fact }: in { $other } of 100 worlds with { $best }, in { $chosen } with { $action }
cli-review-open-only = Good by what could be known, but not with open cards (not counted):
cli-review-open-choice = step { $step }, { $name }: { $why }
cli-review-chances = nothing in the game's own words tells them apart: you win in { $other } of 100 worlds with { $best }, in { $chosen } with { $action }
cli-review-points-lost = in points of the game { $action } brings { $points } against { $best } on average
cli-review-open-cards = with open cards { $actions } was best, and { $action } cost { $n ->
        [one] 1 point
       *[other] { $n } points
    } of the round (not counted)
cli-review-curve = Winning chance of each seat over the match, all cards known but those that nobody has seen. The dots are turning points.
cli-review-turning = step { $step }: { $what }
cli-review-chance-fell = chance
cli-review-picture = What became of each seat's expectation
cli-review-exercises = Find something better
cli-review-exercise = { $name }, step { $step }: what would you do?
cli-review-answer = The answer
cli-review-right = right
cli-review-played = played
cli-review-action = action
cli-review-value = winning chance, %
cli-review-behind = against the choice, points
cli-lessons-wrong = { $path }: { $why }
cli-lessons-right = { $path }: right; { $ways ->
    [one] one way
   *[other] { $ways } ways
} through it, { $keys } messages
