### Yokai Pagoda

## On the box
game-pagoda = Yokai Pagoda
summary-pagoda = Get rid of your offerings before the yokai count them.
length-pagoda = 15 min

## Minds
mind-pagoda-novice = Hitotsume-kozō
mind-pagoda-novice-character = Keeps too many cards, and gives the wrong ones away.
mind-pagoda-apprentice = Bakeneko
mind-pagoda-apprentice-character = Gives you what it cannot use.
mind-pagoda-adept = Rokurokubi
mind-pagoda-adept-character = Stretches its neck to see who is about to close.
mind-pagoda-master = Enma
mind-pagoda-master-character = Remembers every offering, and who gave it.

## Rules that an action can break
problem-play-first = A turn begins with a card played onto a pile.
problem-already-played = A card has been played already; finish the turn.
problem-match-must-give = After a match a card is given away, not drawn.
problem-higher-must-take = After a higher card a card is drawn or taken.
problem-give-from-hand = There are cards left in your hand, so one of them must be given.
problem-nothing-left-to-give = No card is left to give: choose somebody to draw one.
problem-not-to-yourself = The card must go to another player.
problem-no-such-player = There is no such player.
problem-closes-only-with-lower = Only a lower card without a match can close.
problem-closes-only-with-cards = Without cards in hand the round ends by itself.
problem-too-many-points = Your hand would count more than three points: it cannot close.

## What ended a match
pagoda-ending-closed = The last round was closed.
pagoda-ending-out-of-cards = Somebody has no offerings left.
pagoda-ending-turn-limit = The last round had lasted long enough.

## At the table
pagoda-yokai-kappa = Kappa
pagoda-yokai-tengu = Tengu
pagoda-yokai-tanuki = Tanuki
pagoda-yokai-kitsune = Kitsune
pagoda-yokai-oni = Oni
pagoda-yokai-yuki-onna = Yuki-onna
pagoda-yokai-nekomata = Nekomata
pagoda-yokai-karakasa = Karakasa
pagoda-yokai-rokurokubi = Rokurokubi
pagoda-yokai-gashadokuro = Gashadokuro
pagoda-card = { $yokai } { $value }
pagoda-unseen = an unseen card
pagoda-left = left
pagoda-right = right
pagoda-counts = { $card }, counts
pagoda-altar = Offering pile, { $pile }: { $card } on top, cards in it: { $n }.
pagoda-deck = The pagoda deck has { $n ->
        [one] one card
       *[other] { $n } cards
    }.
pagoda-round = Gate { $round } of { $of }
pagoda-answer-match = Match: give a card
pagoda-answer-higher = Higher: take a card
pagoda-answer-lower = Lower: nothing follows
pagoda-take = Take this
pagoda-take-card = Take { $card }
pagoda-draw = Draw
pagoda-close = Close the round ({ $pile })
pagoda-give-to = Give to { $name }
pagoda-pool-size = pool { $n }
pagoda-hand-counts = Your hand: { $n ->
        [one] 1 point
       *[other] { $n } points
    }
pagoda-pool-counts = Your pool counts { $n }
pagoda-pool = Your pool of failed offerings
pagoda-pool-look = { $cards ->
        [0] Pool: empty
        [one] Pool: { $n } (1 card)
       *[other] Pool: { $n } ({ $cards } cards)
    }
pagoda-pool-sum = { $cards ->
        [one] One card, which counts { $n }. Only the lowest card of each yokai counts.
       *[other] { $cards } cards, which count { $n }. Only the lowest card of each yokai counts.
    }
pagoda-pool-empty = No offering has failed yet.
pagoda-sort = Lay out
pagoda-sort-yokai = By yokai
pagoda-sort-value = By number
pagoda-goal = Empty your hand: what is left counts in your pool, and the fewest points win.
pagoda-gift = { $me ->
        [yes] You get { $card }.
       *[no] { $name } brings you { $card }.
    }
pagoda-gift-from = From { $name }
pagoda-do-close = You can close the round now, with a card in a gold frame. Or choose any card to offer.
pagoda-do-place-close = { $card } can close the round: your pool then counts { $pool }. Or choose a pile.
pagoda-do-play = Choose a card to offer.
pagoda-do-place = { $card }: choose a pile. Your hand then counts { $n }.
pagoda-do-give = A match: choose a card to give away.
pagoda-do-give-whom = Who gets { $card }? Your hand then counts { $n }.
pagoda-do-feed = A match with your last card: choose who draws one.
pagoda-do-take = Higher: draw from the pagoda, or take the top of the other pile.
pagoda-round-over = Round { $round } is over
pagoda-end-closed = { $me ->
        [yes] You closed the round and showed your hand.
       *[no] { $name } closed the round and showed this hand.
    }
pagoda-end-out-of-cards = { $me ->
        [yes] You have no cards left.
       *[no] { $name } has no cards left.
    }
pagoda-end-turn-limit = The round had lasted long enough.
pagoda-shown = The hand shown
pagoda-failed = { $n ->
        [0] no failed offering
        [one] one failed offering
       *[other] { $n } failed offerings
    }
pagoda-log-round = Round { $round } begins. { $me ->
        [yes] You start.
       *[no] { $name } starts.
    }
pagoda-log-play = { $me ->
        [yes] You offer { $card } on the { $pile } pile.
       *[no] { $name } offers { $card } on the { $pile } pile.
    }
pagoda-log-give = { $me ->
        [yes] You give { $other } { $card }.
       *[no] { $otherme ->
            [yes] { $name } gives you { $card }.
           *[no] { $name } gives { $other } { $card }.
        }
    }
pagoda-log-feed = { $otherme ->
        [yes] You must draw { $card }.
       *[no] { $other } must draw { $card }.
    }
pagoda-log-draw = { $me ->
        [yes] You draw { $card }.
       *[no] { $name } draws { $card }.
    }
pagoda-log-take = { $me ->
        [yes] You take { $card } from the other pile.
       *[no] { $name } takes { $card } from the other pile.
    }
pagoda-log-flip = { $card } starts the pile anew.
pagoda-log-shuffle = The piles become a new deck.
pagoda-log-close = { $me ->
        [yes] You close the round.
       *[no] { $name } closes the round.
    }
pagoda-log-hand = { $me ->
        [yes] You show { $cards }.
       *[no] { $name } shows { $cards }.
    }
pagoda-log-end = Round { $round } is over{ $ending ->
       *[closed] .
        [out-of-cards] : { $me ->
            [yes] you have no cards left.
           *[no] { $name } has no cards left.
        }
        [turn-limit] : it had lasted long enough.
    }
pagoda-log-failed = { $me ->
        [yes] { $n ->
            [one] One offering of yours has failed.
           *[other] { $n } offerings of yours have failed.
        }
       *[no] { $n ->
            [one] One offering of { $name } has failed.
           *[other] { $n } offerings of { $name } have failed.
        }
    }
pagoda-action-play = { $card } on the { $pile } pile
pagoda-action-close = { $card } on the { $pile } pile, and close
pagoda-action-give = give { $card } to { $me ->
        [yes] you
       *[no] { $name }
    }
pagoda-action-feed = let { $me ->
        [yes] yourself
       *[no] { $name }
    } draw
pagoda-action-draw = draw from the pagoda
pagoda-action-take = take from the other pile
pagoda-aid-turn = Play one card onto either pile and compare it with the card it covers.
pagoda-aid-match = Same yokai or same number: give a card of your hand to somebody; with no card left, somebody draws one.
pagoda-aid-higher = No match, higher: draw from the pagoda, or take the top card of the other pile.
pagoda-aid-lower = No match, lower: with three points or fewer left in hand you may close the round.
pagoda-aid-points = Only the lowest card of each yokai counts. What is left in your hand goes into your pool.
pagoda-aid-end = { $n } rounds. The pool with the fewest points wins.

# What can come of a decision, as a review says it.
fact-pagoda-few-left = you have one card or none left when the round ends
fact-pagoda-many-left = you have five cards or more left when the round ends
fact-pagoda-other-few-left = another player has one card or none left when the round ends
