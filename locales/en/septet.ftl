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
septet-boss-stars = { $suit } { $value } (boss, { $n ->
        [0] no star
        [one] 1 star
       *[other] { $n } stars
    })
septet-boss-trump = { $suit } { $value } (boss of the trump suit, counts nothing)
septet-lost-to = { $me ->
        [yes] { $card }, captured by you
       *[no] { $card }, captured by { $name }
    }
septet-partner = Partner
septet-holds = holds { $card }
septet-goal = { $need ->
        [3] Three bosses win the round. Your seventh trick loses it.
       *[other] Four bosses win the round. Your team's seventh trick loses it.
    }
septet-round = Round { $round }
septet-us = We
septet-them = They
septet-trump = Trump
septet-trump-is = The turned card is { $card }; its suit is trump.
septet-led = led
septet-leads = leads
septet-news-leads = { $me ->
        [yes] You took the last trick of the round before and lead.
       *[no] { $name } took the last trick of the round before and leads.
    }
septet-lies = { $name }: { $card }.
septet-trick-empty = No card lies on the table.
septet-trick-won = { $me ->
        [yes] Your trick
       *[no] { $name } takes it
    }{ $n ->
        [0] {""}
        [one] {" "}· 1 boss
       *[other] {" "}· { $n } bosses
    }
septet-board = { $label }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $bosses } of { $need } bosses, { $tricks } of seven tricks.
septet-pass = Pass
septet-play = Play
septet-first-play = Choose a card first.
septet-first-pass = { $n ->
        [one] Choose one more card first.
       *[other] Choose { $n } more cards first.
    }
septet-do-pass = Choose { $n } cards for { $name }: { $chosen } of { $n }.
septet-wait-pass = The others are still choosing what to pass.
septet-do-lead = You lead: play any card.
septet-do-follow = Follow with { $suit }.
septet-do-any = You have no { $suit }: play any card.
septet-must-follow = You hold { $suit } and have to follow: { $card } must wait.
septet-would-lead = You would lead { $suit }: whoever has { $suit } must follow.
septet-would-beat-all = Nothing beats it: the trick would be yours.
septet-would-win-so-far = It wins the trick so far.
septet-would-win = It takes the trick{ $n ->
        [0] .
        [one] : one boss.
        [2] : two bosses.
        [3] : three bosses.
       *[other] : four bosses.
    }
septet-would-win-round = It takes the trick and enough bosses: the round would be yours.
septet-would-lose-round = It takes the seventh trick, and that loses the round.
septet-would-stay-below = { $mate ->
        [yes] It stays below { $card } of your partner.
       *[no] It stays below { $card } of { $name }.
    }
septet-would-give-boss = { $mate ->
        [yes] The boss goes to { $card } of your partner, so far.
       *[no] The boss goes to { $card } of { $name }, so far.
    }
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
septet-last-trick = { $me ->
        [yes] The last trick was yours.
       *[no] The last trick went to { $name }.
    }
septet-log-round = Round { $round }: { $card } is turned up, its suit is trump.
septet-log-round-over = { $me ->
        [alone] Round { $round } is yours
        [among] Round { $round } goes to you and { $names }
       *[no] Round { $round } goes to { $names }
    } ({ $end ->
        [bosses] enough bosses
        [seven-tricks] the others took a seventh trick
       *[last-trick] last trick
    }): +{ $n }.
septet-log-passed = You pass { $cards } to { $name }.
septet-log-revealed = { $n ->
        [one] A boss was still in a hand: { $cards }.
       *[other] Bosses were still in hands: { $cards }.
    }
septet-log-received = You receive { $cards }.
septet-log-shows = { $me ->
        [yes] You show { $card } and lead.
       *[no] { $name } shows { $card } and leads.
    }
septet-log-was-dealt = { $me ->
        [yes] You were dealt { $card } and lead.
       *[no] { $name } was dealt { $card } and leads.
    }
septet-log-play = { $me ->
        [yes] You play { $card }.
       *[no] { $name } plays { $card }.
    }
septet-story-bosses =
    { $n ->
        [one] One boss counted.
       *[other] { $n } bosses counted.
    }
septet-log-trick-number = Trick { $n }
septet-log-trick = { $me ->
        [yes] You take the trick with { $card }
       *[no] { $name } takes the trick with { $card }
    }{ $n ->
        [0] .
        [one] : one boss.
        [2] : two bosses.
        [3] : three bosses.
       *[other] : four bosses.
    }
septet-action-play = play { $card }
septet-action-pass = pass { $cards }
septet-aid-goal-4 = Capture bosses, the sevens: a team with four of them wins the round.
septet-aid-goal-3 = Capture bosses, the sevens: whoever has three of them wins the round.
septet-aid-pass-4 = Before the first trick everybody passes three cards to the partner.
septet-aid-pass-3 = Before the first trick everybody passes three cards to the left.
septet-aid-lead-holder = In the first round, whoever holds green A after the pass shows it and leads. If green A is turned up, blue 13 takes its place.
septet-aid-lead-dealt = In the first round, whoever was dealt green A leads and shows nothing. If green A is turned up, blue 13 takes its place.
septet-aid-follow = Follow the suit that was led if you can; otherwise play anything.
septet-aid-win = Green A takes every trick. Otherwise the highest trump, otherwise the highest card of the suit led.
septet-aid-seventh-4 = A team that takes its seventh trick loses the round, unless this trick brings its fourth boss. The other team wins and adds all bosses that are still in hands.
septet-aid-seventh-3 = Whoever takes a seventh trick loses the round, unless this trick brings the third boss. Both others win.
septet-aid-last = If all cards are played, whoever took the last trick wins the round.
septet-aid-score-advanced-4 = The winners of a round count the stars on their bosses; the boss of the trump suit counts nothing. Seven points win the match.
septet-aid-score-advanced-3 = The winner of a round counts the stars on the bosses; the boss of the trump suit counts nothing. After a seventh trick both others get 3 points. With 7 points the match ends, and the most points win.
septet-aid-score-basic-4 = A round brings the winning team 1 point, whatever its bosses. Two points win the match.
septet-aid-score-basic-3 = A round brings each winner 1 point, whatever the bosses. Two points win the match.
septet-aid-stars = { $n ->
        [0] no star
        [one] 1 star
       *[other] { $n } stars
    }

# What can come of a decision, as a review says it.
fact-septet-bosses-ours = your side captures enough bosses
fact-septet-bosses-theirs = the others capture enough bosses
fact-septet-seventh-theirs = the others take a seventh trick
fact-septet-seventh-ours = your side takes a seventh trick
fact-septet-last-trick-ours = your side takes the last trick
fact-septet-last-trick-theirs = the others take the last trick
