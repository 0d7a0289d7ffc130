### Rivedere, regole, impostazioni, ed entrare con un link.

## Rivedere
replay = Rivedi
replay-start = Prima del primo passo.
replay-deed = { $name }: { $action }
replay-chance = Il caso ha deciso.
replay-reel = Passi della partita
replay-first = All'inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Ferma
replay-forward = Un passo avanti
replay-last = Alla fine
replay-step = Passo { $step } di { $n }
replay-seat = Vista di chi
replay-public = Spettatore
replay-share = Condividi questo momento
replay-share-text = Questo link porta esattamente a questo passo, visto da questo posto.
replay-download = Scarica la registrazione
replay-to-table = Al tavolo di questa partita

## Regole
rules = Regole

## Impostazioni
save = Salva
saved = Salvato.
language = Lingua
theme = Aspetto
theme-system = Come il dispositivo
theme-night = Notte
theme-day = Giorno
sound-on = Acceso
sound-off = Spento
private-link = I tuoi altri dispositivi
private-link-text = Con questo link sei tu anche in un altro browser. Vale una volta, entro un giorno. Non mostrarlo a nessuno.
private-link-make = Crea un link privato
account = Account
account-text = Nessuno ha bisogno di un account. Con nome utente e password puoi tornare da ovunque.
account-is = Sei { $login }.
account-make = Crea un account
login = Nome utente
password = Password (almeno 8 caratteri)
password-old = Password attuale
password-new = Nuova password (almeno 8 caratteri)
password-change = Cambia la password
password-changed = Cambiata. Tutti gli altri tuoi browser e link non valgono più.
log-in = Accedi
log-out = Esci
logged-in = Che bello rivederti.
logged-out = Sei di nuovo un ospite.
sessions = Dove hai effettuato l’accesso
sessions-text = Tutti questi accessi sono tuoi. Chiudi quelli che non conosci o che non ti servono.
session-device = { $browser } su { $system }
session-unknown = Un browser
session-link = Un link privato che nessuno ha ancora usato
session-this = questo browser
session-times = dal { $began }, ultimo uso { $used }
session-made = creato il { $began }
session-end = Chiudi
session-end-one = Chiudi: { $name }
session-ended = Chiuso.
sessions-end = Chiudi tutti gli altri
sessions-ended = Tutti gli altri sono chiusi.
earlier = Chi altro sei qui
earlier-text = Questo browser conserva queste identità per te. Chi cambia non perde nulla.
earlier-be = Torna a essere { $name }
earlier-done = Sei di nuovo { $name }.
my-matches = Le tue partite finite
my-matches-none = Ancora nessuna.

## Entrare con un link
enter = Entra
enter-failed = Il link non apre nulla
enter-ask = Entrare come { $name }?
enter-text = Questo link fa di questo browser { $name }. Vale una volta sola.
enter-keeps = Finora qui sei { $name }. I tuoi tavoli e le tue partite come { $name } restano: dalle impostazioni ci si torna.
enter-yes = Entra come { $name }
enter-no = Rimani chi sei
