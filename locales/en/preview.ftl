### What a link tells before it is opened: in a chat, among results. For the server alone.

preview-home = Hyakki: four yokai games at an open table
preview-home-text = Play at once against minds, or send friends a link. Nobody needs an account.
preview-table = A table of { $game }
preview-table-free = A table of { $game }: { $n ->
        [one] one seat free
        [2] two seats free
        [3] three seats free
       *[other] { $n } seats free
    }
preview-table-free-with = { $names } { $n ->
        [one] waits
       *[other] wait
    } for you. Sit down: nobody needs an account.
preview-table-free-text = Whoever has this link can sit down. Nobody needs an account.
preview-table-with = At the table: { $names }.
preview-match = A match of { $game }
preview-match-with = { $names }: look back at every step.
preview-match-text = Look back at every step.
preview-rules = The rules of { $game }
preview-review = What happened in a match of { $game }
preview-review-with = { $names }: where it turned, what was luck, and what could have been played better.
preview-review-text = Where it turned, what was luck, and what could have been played better.
preview-lessons = Lessons in four yokai games
preview-lessons-text = Short lessons at the real table, for beginners and for those who want to play better.
preview-learn = Learn { $game } in five minutes
preview-learn-text = Short lessons at the real table. Nobody needs an account.
preview-puzzles = Today’s puzzles
preview-puzzles-text = One position of each game, one right answer, and its proof.
preview-puzzle = A puzzle of { $game }
preview-puzzle-text = One position, one right answer, and its proof. Do you see it?
