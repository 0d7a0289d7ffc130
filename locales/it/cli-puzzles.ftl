### Che cosa dice `hyakki puzzles`.

cli-puzzles-making = { $done } di { $all } problemi, { $time }
cli-puzzles-checking = { $path }: { $done } di { $all }, mancano { $left }
cli-puzzles-made = { $path }: { $n ->
        [one] 1 problema
       *[other] { $n } problemi
    } da { $matches ->
        [one] 1 partita
       *[other] { $matches } partite
    } degli spiriti fra loro
cli-puzzles-stopped = fermato: { $n ->
        [one] 1 problema è conservato
       *[other] { $n } problemi sono conservati
    } in { $path }; lo stesso comando continua da lì
cli-puzzles-other-game = { $path }: questi sono problemi di un altro gioco, { $game }
cli-puzzles-other-seed = { $path }: fatto con il seme { $seed }; continua con quello o scegli un altro file
cli-puzzles-too-large = { $path }: più grande di qualsiasi file di problemi
cli-puzzles-no-header = questo non è un file di problemi: { $detail }
cli-puzzles-form = questa forma di file di problemi ({ $found }) non è nota
cli-puzzles-changed = il problema è stato cambiato dopo essere stato fatto
cli-puzzles-seal = il file è stato cambiato dopo essere stato fatto: righe mancano, sono aggiunte o in altro ordine, o l’intestazione è un’altra
cli-puzzles-bad = { $path }: problema { $id }: { $why }
cli-puzzles-not-to-act = il posto { $seat } non ha nulla da decidere in questa posizione
cli-puzzles-not-legal = { $why }
cli-puzzles-not-offered = “{ $action }” non è tra le scelte
cli-puzzles-no-question = non ha una risposta giusta o non ne ha una sbagliata
cli-puzzles-wrong = { $path }: il problema { $id } è sbagliato: la prova dà «{ $right }»
cli-puzzles-overturned = { $path }: il problema { $id } è ribaltato: la sua risposta è avanti di soli { $lead } punti
cli-puzzles-checked = { $path }: { $proven } dimostrati, di cui { $wrong } sbagliati; { $strong } forti, di cui { $overturned } ribaltati
cli-puzzles-none = non c’è un problema così
cli-puzzles-which = un numero da 1 a { $n }, o un’azione come è scritta; una riga vuota rinuncia
