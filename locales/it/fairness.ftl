### Se le carte sono state distribuite onestamente.

fairness = La distribuzione è stata onesta?
fairness-text = Prima della prima carta il tavolo ha fissato un segreto con la sua impronta, e ogni giocatore ha aggiunto qualcosa di suo alla mescolata. Ora che la partita è finita il segreto è aperto, e tutto si può controllare.
fairness-check = Controlla ora
fairness-checking = Controllo in corso…
fairness-by-browser = Questo browser
fairness-by-server = Il server
fairness-good = Giusto
fairness-bad = Sbagliato
fairness-open = Non verificabile
fairness-noted = L'impronta è quella che questo browser ha annotato prima della distribuzione.
fairness-noted-wrong = Questo browser ha aggiunto qualcosa di suo alla mescolata, ma nella registrazione non c'è.
fairness-noted-open = Durante la distribuzione questo browser non era al tavolo, e quindi non ha annotato l'impronta.
fairness-noted-silent = Questo browser aveva promesso qualcosa per mescolare, ma non c’era in tempo per darlo.
fairness-pledges = Chi aveva promesso qualcosa per mescolare ha dato proprio quello, prima di poter sapere che cosa avrebbero dato gli altri.
fairness-pledges-wrong = Qualcuno ha dato per mescolare qualcosa di diverso da quello che aveva promesso.
fairness-untold = { $n ->
    [one] { $names } ha promesso qualcosa per mescolare e non l’ha dato in tempo.
   *[other] { $names } hanno promesso qualcosa per mescolare e non l’hanno dato in tempo.
} Succede quando la linea è lenta; chi gestisce il server e gioca potrebbe così scegliere tra due distribuzioni.
fairness-odd = Da sapere
fairness-secret = Il segreto ha l'impronta fissata in precedenza.
fairness-secret-wrong = Il segreto ha un'impronta diversa da quella fissata.
fairness-secret-open = Nella registrazione non c'è un segreto con impronta.
fairness-secret-insecure = I browser calcolano le impronte solo sulle pagine con https.
fairness-replay =
    { $steps ->
        [one] L'unico passo segue le regole;
       *[other] Tutti i { $steps } passi seguono le regole;
    } { $deals ->
        [one] la mescolata viene dal segreto.
       *[other] tutti i { $deals } eventi casuali vengono dal segreto.
    }
fairness-replay-open = Tutti i { $steps } passi seguono le regole. Senza segreto la distribuzione non si può ripetere.
fairness-replay-wrong = La registrazione non regge: { $why }
fairness-yourself = Non ti fidi di nessuno dei due? Scarica la registrazione e controllala sul tuo computer:
