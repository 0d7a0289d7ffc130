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
