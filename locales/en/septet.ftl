### Yokai Septet

## On the box
game-septet = Yokai Septet
summary-septet = Take the bosses, but beware of the seventh trick.
length-septet = 30 min
option-septet-scoring = How rounds count
option-septet-scoring-advanced = The stars of the captured bosses, first to 7
option-septet-scoring-basic = One point a round, first to 2
option-septet-lead = Who leads first
option-septet-lead-holder = Whoever holds green A after the pass, and shows it
option-septet-lead-dealt = Whoever was dealt green A

## Minds
mind-septet-novice = Kodama
mind-septet-novice-character = Loves the bosses, and forgets to count the tricks.
mind-septet-apprentice = Kappa
mind-septet-apprentice-character = Follows the old rules of thumb, politely and at once.
mind-septet-adept = Kitsune
mind-septet-adept-character = Counts every suit and smells who is void.
mind-septet-master = Nurarihyon
mind-septet-master-character = Remembers every card, and wonders about those you did not play.

## Rules that an action can break
problem-must-pass = First three cards must be passed.
problem-not-passing = Cards are passed only before the first trick.
problem-pass-is-final = A pass is final.
problem-must-follow-suit = You must follow the suit that was led.

## What ended a match
septet-ending-enough-bosses = The last round was decided by bosses.
septet-ending-seven-tricks = The last round was lost by a seventh trick.
septet-ending-last-trick = The last round was decided by the last trick.

## At the table
septet-suit-green = green
septet-suit-purple = purple
septet-suit-pink = pink
septet-suit-yellow = yellow
septet-suit-black = black
septet-suit-red = red
septet-suit-blue = blue
septet-card = { $suit } { $value }
septet-boss = { $suit } { $value } (boss)
septet-round = Round { $round }
septet-us = We
septet-them = They
septet-trump = Trump
septet-trump-is = The turned card is { $card }; its suit is trump.
septet-led = led
septet-leads = leads
septet-lies = { $name }: { $card }.
septet-trick-empty = No card lies on the table.
septet-board = { $label }: { $points } points, { $bosses } of { $need } bosses, { $tricks } of seven tricks.
septet-pass = Pass
septet-play = Play
septet-do-pass = Choose { $n } cards for { $name }: { $chosen } of { $n }.
septet-wait-pass = The others are still choosing what to pass.
septet-do-lead = You lead: play any card.
septet-do-follow = Follow with { $suit }.
septet-do-any = You have no { $suit }: play any card.
septet-round-over = Round { $round } is over
septet-round-won = The round is yours!
septet-round-lost = The round goes to { $names }.
septet-end-bosses = Enough bosses were captured.
septet-end-seven-tricks = A seventh trick was taken, and that loses.
septet-end-last-trick = The cards ran out: the last trick decides.
septet-gained = It brings { $n ->
        [one] 1 point
       *[other] { $n } points
    }.
septet-counted = The bosses that counted
septet-last-trick = The last trick went to { $name }.
septet-log-round = Round { $round }: { $card } is turned up, its suit is trump.
septet-log-round-over = Round { $round } goes to { $names } ({ $end ->
        [bosses] enough bosses
        [seven-tricks] the others took a seventh trick
       *[last-trick] last trick
    }): +{ $n }.
septet-log-received = You receive { $cards }.
septet-log-play = { $me ->
        [yes] You play { $card }.
       *[no] { $name } plays { $card }.
    }
septet-log-trick = { $me ->
        [yes] The trick is yours.
       *[no] The trick goes to { $name }.
    }
septet-action-play = play { $card }
septet-action-pass = pass { $cards }
septet-aid-goal = Capture bosses, the sevens: four win the round for a team, three for one of three players.
septet-aid-pass = Before the first trick everybody passes three cards: to the partner, with three players to the left.
septet-aid-follow = Follow the suit that was led if you can; otherwise play anything.
septet-aid-win = Green A takes every trick. Otherwise the highest trump, otherwise the highest card of the suit led.
septet-aid-seventh = Whoever takes a seventh trick loses the round at once.
septet-aid-stars = Bosses of higher suits bring more points; the boss of the trump suit brings none. Seven points win.
