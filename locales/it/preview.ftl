### Quello che un link dice prima che lo si apra: in una chat, fra i risultati. Solo per il server.

preview-home = Hyakki: quattro giochi di yokai a un tavolo aperto
preview-home-text = Gioca subito contro gli spiriti, o manda un link agli amici. Nessuno ha bisogno di un account.
preview-table = Un tavolo di { $game }
preview-table-free = Un tavolo di { $game }: { $n ->
        [one] un posto libero
        [2] due posti liberi
        [3] tre posti liberi
       *[other] { $n } posti liberi
    }
preview-table-free-with = { $names } { $n ->
        [one] ti aspetta
       *[other] ti aspettano
    }. Siediti: nessuno ha bisogno di un account.
preview-table-free-text = Chi ha questo link può sedersi. Nessuno ha bisogno di un account.
preview-table-with = Al tavolo: { $names }.
preview-match = Una partita di { $game }
preview-match-with = { $names }: rivedila passo per passo.
preview-match-text = Rivedila passo per passo.
preview-rules = Le regole di { $game }
preview-review = Che cosa è successo in una partita di { $game }
preview-review-with = { $names }: dove è cambiata, che cosa è stata fortuna e che cosa si poteva giocare meglio.
preview-review-text = Dove è cambiata, che cosa è stata fortuna e che cosa si poteva giocare meglio.
preview-lessons = Lezioni di quattro giochi di yokai
preview-lessons-text = Lezioni brevi al tavolo vero, per chi comincia e per chi vuole giocare meglio.
preview-learn = Impara { $game } in cinque minuti
preview-learn-text = Lezioni brevi al tavolo vero. Nessuno ha bisogno di un account.
preview-puzzles = I problemi di oggi
preview-puzzles-text = Una posizione di ogni gioco, una sola risposta giusta e la sua prova.
preview-puzzle = Un problema di { $game }
preview-puzzle-text = Una posizione, una sola risposta giusta e la sua prova. La vedi?
