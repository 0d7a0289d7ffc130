### Was ein Link sagt, bevor er geöffnet wird: in einem Chat, unter Treffern. Nur für den Server.

preview-home = Hyakki: vier Yokai-Spiele an einem offenen Tisch
preview-home-text = Spiel sofort gegen Geister, oder schick deinen Freunden einen Link. Niemand braucht ein Konto.
preview-table = Ein Tisch { $game }
preview-table-free = Ein Tisch { $game }: { $n ->
        [one] ein Platz ist frei
        [2] zwei Plätze sind frei
        [3] drei Plätze sind frei
       *[other] { $n } Plätze sind frei
    }
preview-table-free-with = { $names } { $n ->
        [one] wartet
       *[other] warten
    } auf dich. Setz dich dazu: Niemand braucht ein Konto.
preview-table-free-text = Wer diesen Link hat, kann sich setzen. Niemand braucht ein Konto.
preview-table-with = Am Tisch: { $names }.
preview-match = Eine Partie { $game }
preview-match-with = { $names }: Jeder Schritt lässt sich noch einmal ansehen.
preview-match-text = Jeder Schritt lässt sich noch einmal ansehen.
preview-rules = Die Regeln von { $game }
preview-review = Was in einer Partie { $game } geschah
preview-review-with = { $names }: wo es sich wendete, was Glück war und was besser gegangen wäre.
preview-review-text = Wo es sich wendete, was Glück war und was besser gegangen wäre.
preview-lessons = Lektionen zu vier Yokai-Spielen
preview-lessons-text = Kurze Lektionen am richtigen Tisch, für den Anfang und für alle, die besser spielen wollen.
preview-learn = Lern { $game } in fünf Minuten
preview-learn-text = Kurze Lektionen am richtigen Tisch. Niemand braucht ein Konto.
preview-puzzles = Die Rätsel von heute
preview-puzzles-text = Eine Stellung aus jedem Spiel, eine richtige Antwort und ihr Beweis.
preview-puzzle = Ein Rätsel zu { $game }
preview-puzzle-text = Eine Stellung, eine richtige Antwort und ihr Beweis. Siehst du sie?
