### In più persone a uno schermo.

screen-sit = Qualcuno qui
screen-name = Chi siede qui?
screen-player = Giocatore { $n }
screen-title = Tocca a { $name }
screen-text = Passa il dispositivo. Non si vede nulla finché { $name } non lo dice.
screen-its-me = Sono { $name }
screen-who = Chi è davanti allo schermo?
screen-who-text = Non si vede nulla finché qualcuno non dice chi guarda.
screen-hand-over = Passa il dispositivo
screen-take-back = { $name } ritira l'ultima mossa
