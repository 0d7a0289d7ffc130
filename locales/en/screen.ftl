### Several people at one screen.

screen-sit = Somebody here
screen-name = Who sits here?
screen-player = Player { $n }
screen-title = { $name } is next
screen-text = Hand the device over. Nothing is shown before { $name } says so.
screen-its-me = I am { $name }
screen-who = Who is at the screen?
screen-who-text = Nothing is shown before somebody says who is looking.
screen-hand-over = Hand the device over
screen-take-back = { $name } takes the last move back
