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
