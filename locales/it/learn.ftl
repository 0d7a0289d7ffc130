### Imparare un gioco giocandolo.

learn = Imparare
learn-what = Brevi lezioni a un tavolo vero. Uno yokai di casa ti mostra che cosa conta, e tu giochi.
learn-game = Impara { $game } in cinque minuti
learn-leave = Esci; potrai riprendere più tardi
learn-progress = A che punto sei
learn-back = Una frase indietro
learn-again = Torna all'ultima tappa
learn-next = Avanti
learn-skip = Avanti
learn-answers = La tua risposta
learn-wrong = Questa no.
learn-done = Ben fatto! La lezione è finita.
learn-play = Gioca contro { $name }
learn-next-lesson = La prossima: { $title }
learn-all = Tutte le lezioni
learn-done-of = { $done } lezioni su { $n }
learn-is-done = fatta
learn-begin = Comincia qui
learn-go-on = Riprendi ({ $n } %)
problem-no-such-lesson = Questa lezione non esiste.
problem-other-lesson = La lezione è cambiata e ricomincia da capo.
