### Problemi, per la pagina e per i comandi.

puzzle-easy = facile
puzzle-medium = medio
puzzle-hard = difficile
puzzle-expert = molto difficile
puzzle-kind-proven-open = Tutte le mani sono scoperte. Una sola risposta vince la manche; l’ha dimostrato un risolutore esatto.
puzzle-kind-proven-closed = Vedi solo la tua mano. Di tutti i mondi che vanno d’accordo con ciò che sai, la risposta vince nel maggior numero; sono stati contati tutti.
puzzle-kind-strong = Vedi quello che vede il tuo posto. La risposta è nettamente davanti a tutte le altre, per due giudici su migliaia di continuazioni.
puzzle-ask = Che cosa fai?
puzzle-ask-offered = Che cosa scegli tra queste?
puzzle-right = Giusto.
puzzle-wrong = Non è il meglio.
puzzle-right-is = La risposta giusta è { $action }.
puzzle-about = Si tratta di: { $themes }.
puzzle-points = Se da qui nessuno sbaglia, la manche ti porta { $tried } punti con la tua risposta e { $right } con quella giusta.
puzzle-line = La tua risposta è confutata così: { $line }
puzzle-worlds = Di { $n } mondi possibili la tua risposta vince in { $tried }, quella giusta in { $right }.
puzzle-lost-world = In questo mondo, per esempio, la risposta giusta vince e la tua no:
puzzle-chances = Probabilità di vittoria: { $tried } % con la tua risposta, { $right } % con quella giusta.
puzzle-chance = Probabilità di vittoria: { $right } %.
puzzle-fact = { $fact }: { $tried } volte su 100 con la tua risposta, { $right } con quella giusta

## La pagina
puzzles = Problemi
puzzles-what = Una posizione, una risposta giusta. Ognuna è dimostrata, e la prova è conservata con essa.
puzzles-home = I problemi di oggi: di ogni gioco una posizione, una risposta giusta.
puzzles-today = Oggi
puzzles-practice = Esercitarsi
puzzles-solve = Risolvi
puzzles-solved = risolto
puzzles-missed = mancato
puzzles-look-again = Guarda di nuovo
puzzles-none-yet = Di questo gioco non c’è ancora un problema.
puzzles-streak = { $n ->
        [one] 1 giorno di fila
       *[other] { $n } giorni di fila
    }
puzzles-theme = Di che cosa si tratta
puzzles-any-theme = qualsiasi cosa
puzzles-difficulty = Quanto difficile
puzzles-any-difficulty = non importa
puzzles-counted = { $name } ({ $n })
puzzle-player = Giocatore { $n }
puzzle-board = La posizione
puzzle-verdict = La tua scelta
puzzle-next = Il prossimo
puzzle-look = Guarda la posizione
puzzle-back = A tutti i problemi
puzzle-open-hands = Tutte le mani
puzzle-lost-hands = Tutte le mani in quel mondo
puzzle-move = { $name }: { $action }
puzzle-refuted = Così è confutata la tua risposta:

## Di che cosa si tratta
puzzle-theme-save-the-ace = conservare la A verde
puzzle-theme-play-the-ace = giocare la A verde
puzzle-theme-give-away-a-boss = dare via un boss
puzzle-theme-take-a-boss = prendere un boss
puzzle-theme-lead-a-boss = uscire con un boss
puzzle-theme-duck-the-seventh-trick = evitare la settima presa
puzzle-theme-give-the-seventh-trick = lasciare agli altri la settima presa
puzzle-theme-ruff = prendere con l’atout
puzzle-theme-lead = l’uscita
puzzle-theme-follow = rispondere al seme
puzzle-theme-discard = lo scarto
puzzle-theme-pass = il passaggio
puzzle-theme-call = Richiamo
puzzle-theme-distract = Distrazione
puzzle-theme-save-ability = rinunciare all’abilità
puzzle-theme-take-yokai = prendere uno yokai
puzzle-theme-give-yokai = lasciarne uno all’avversario
puzzle-theme-stop = fermarsi
puzzle-theme-prepare = preparare
puzzle-theme-close = chiudere la manche
puzzle-theme-do-not-close = non chiudere ancora
puzzle-theme-whom-to-give = a chi dare che cosa
puzzle-theme-feed = far pescare qualcuno
puzzle-theme-draw = pescare
puzzle-theme-take = prendere dalla pila
puzzle-theme-match = giocare una carta uguale
puzzle-theme-higher = giocare più alto
puzzle-theme-lower = giocare più basso
puzzle-theme-feel = cercare un piano nel sacchetto
puzzle-theme-offer = presentare un’Offerta
puzzle-theme-build = costruire
puzzle-theme-market-first = prima il Mercato
puzzle-theme-shrine = Santuario
puzzle-theme-wisdom = Saggezza
puzzle-theme-extra-tile = una tessera Azione in più
puzzle-theme-inauguration = tessera Inaugurazione
puzzle-theme-claim = reclamare un obiettivo
puzzle-theme-keep = quale piano tenere
puzzle-theme-end-turn = finire il turno
