### In più persone a uno schermo.

screen-sit = Qualcuno qui
screen-name = Chi siede qui?
screen-player = Giocatore { $n }
screen-title = Tocca a { $name }
screen-text = Passa il dispositivo. Nulla si vede prima che { $name } lo dica.
screen-its-me = Sono { $name }
screen-who = Chi è davanti allo schermo?
screen-who-text = Nulla si vede prima che qualcuno dica chi guarda.
screen-hand-over = Passa il dispositivo
screen-take-back = { $name } ritira l'ultima mossa
