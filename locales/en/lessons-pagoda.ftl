### Lessons: Yokai Pagoda

## Your first round
lesson-pagoda-first = Your first round
lesson-pagoda-first-about = Offer, give, take and close: a whole round in five minutes.
lesson-pagoda-first-hello = Hello, I am Rokurokubi. Here you want to be rid of your offerings, because what is left in your hand at the end counts against you.
lesson-pagoda-first-count = Of each yokai only the lowest card counts: of your three kappa just the 2. Together you hold 17 points.
lesson-pagoda-first-turn = In your turn you play one card onto one of these two piles. What it does depends on the card it covers.
lesson-pagoda-first-match = A match is the same yokai or the same number. A kappa lies on the left: cover it with your kappa 9 or 5.
lesson-pagoda-first-match-low = That matches too, but keep your 2: it makes your other kappa cost so little.
lesson-pagoda-first-match-else = You may play that, but a match is better: play a high kappa onto the kappa.
lesson-pagoda-first-give = A match lets you give away a card, unseen by the rest. The tanuki 10 is your dearest: give it to whom you like.
lesson-pagoda-first-give-else = You may give that one. But the tanuki 10 alone costs you 10 points.
lesson-pagoda-first-lower = Hitotsume-kozō played a 3 onto an 8: no match, and lower. Then nothing happens.
lesson-pagoda-first-seven = Seven points are left. And Bakeneko has put a kappa 1 on the left: you want it!
lesson-pagoda-first-higher = A card without a match that is higher lets you take one. Play your tengu 6 onto the 3.
lesson-pagoda-first-higher-else = Allowed. But to take the kappa from the left, play the tengu 6 onto the right pile.
lesson-pagoda-first-take = From the deck, unseen, or the top of the other pile? The kappa 1 costs less than your kappa 2: take it.
lesson-pagoda-first-take-else = Who knows what the deck gives. The kappa 1 is certain: take it.
lesson-pagoda-first-almost = Six points: kappa 1, tengu 1 and oni 4. Without the oni only two are left.
lesson-pagoda-first-close = If you play a lower card without a match and hold 3 points or less then, you may close the round. Play the oni 4, and close!
lesson-pagoda-first-close-not = Say that you close: with the button, together with the card.
lesson-pagoda-first-close-else = You may play that. But with the oni 4 you can close the round now.
lesson-pagoda-first-pool = Closed! Everybody's cards go into their own pool. Yours counts two points, and the others' count more.
lesson-pagoda-first-end = Three rounds are played, and whoever's pool counts least wins. Try it!

## Match, higher, lower
lesson-pagoda-altar = Match, higher, lower
lesson-pagoda-altar-about = What each card does on a pile.
lesson-pagoda-altar-hello = A card is compared with the one it covers. First comes the question: does it match?
lesson-pagoda-altar-which = Which of these matches a kappa 5?
lesson-pagoda-altar-which-six = Tanuki 6
lesson-pagoda-altar-which-five = Tengu 5
lesson-pagoda-altar-which-four = Kitsune 4
lesson-pagoda-altar-which-no = A match has the same yokai or the same number.
lesson-pagoda-altar-match = Three of your plays match. Find one!
lesson-pagoda-altar-match-else = That is no match: same yokai or same number as the card on the pile.
lesson-pagoda-altar-give = A match is a duty, too: give one card away. Choose a dear one.
lesson-pagoda-altar-give-else = You will need that one. Give the kappa 9, the gashadokuro 7 or the tanuki 6.
lesson-pagoda-altar-higher = Now no match, but higher: your oni 8 on the left pile.
lesson-pagoda-altar-higher-else = Allowed. But play the oni 8 onto the left pile.
lesson-pagoda-altar-take = Higher, so you take a card: from the deck, or the top of the other pile.
lesson-pagoda-altar-lower = And lower: your yuki-onna 2 onto the 9.
lesson-pagoda-altar-lower-else = Allowed. But play the yuki-onna 2 onto the left pile.
lesson-pagoda-altar-end = Nothing happens: one card fewer, and no new one. Lower plays make your hand small.

## Giving
lesson-pagoda-giving = Giving
lesson-pagoda-giving-about = Which card to give away, and to whom.
lesson-pagoda-giving-hello = A gift is the best way to get rid of points. But high numbers are not always the dear ones.
lesson-pagoda-giving-match = On the left lies a 9. Play your oni 9: a match, and the 9 is gone, too.
lesson-pagoda-giving-match-low = That matches too, but the oni 9 costs you more.
lesson-pagoda-giving-match-else = No match. Play the oni 9 onto the 9.
lesson-pagoda-giving-give = Now give: the kappa 10 or the tengu 6? Look at what each of them counts.
lesson-pagoda-giving-give-ten = The kappa 10 costs you nothing: of your kappa only the 2 counts. Give the tengu 6.
lesson-pagoda-giving-give-else = You may. But the tengu 6 is dearest now.
lesson-pagoda-giving-secret = Only the two of you know which card it was. Remember what you gave, and to whom.
lesson-pagoda-giving-match2 = An 8 on the right: which of your cards matches it?
lesson-pagoda-giving-match2-else = Look for the same number: you hold an 8.
lesson-pagoda-giving-give2 = Six points are left. Which gift takes most of them?
lesson-pagoda-giving-give2-else = The nekomata 3 is your dearest card: kappa 10 costs nothing.
lesson-pagoda-giving-whom = To whom do you rather give a dear card?
lesson-pagoda-giving-whom-many = Who holds many cards
lesson-pagoda-giving-whom-few = Who holds few cards
lesson-pagoda-giving-whom-no = Think again: who could close the round next?
lesson-pagoda-giving-end = Right: three points are soon too many for whoever is about to close.

## Closing the round
lesson-pagoda-closing = Closing the round
lesson-pagoda-closing-about = Three points, a lower card, and one card left.
lesson-pagoda-closing-hello = Nine points: kappa 1, tengu 2 and oni 6. Without the oni there would be three.
lesson-pagoda-closing-match = Get rid of the oni by a match: a tengu onto the tengu.
lesson-pagoda-closing-match-two = Keep the tengu 2: without it the 9 would count.
lesson-pagoda-closing-match-else = Allowed. But a high tengu onto the right pile lets you give the oni away.
lesson-pagoda-closing-give = And now the oni 6.
lesson-pagoda-closing-give-else = The oni 6 costs you most.
lesson-pagoda-closing-three = Three points! But a match closes nothing: only a lower card without a match does.
lesson-pagoda-closing-close = On the left lies a 6. Which card can you play below it and still hold three points? Close!
lesson-pagoda-closing-close-say = The right card. Now say that you close: with the button.
lesson-pagoda-closing-close-else = Allowed. But the kappa 5 is lower than 6, and your kappa 1 still counts for all kappa.
lesson-pagoda-closing-shown = You show your hand, and the round is over. Your three points go into your pool.
lesson-pagoda-closing-last = And if a lower card is your last one?
lesson-pagoda-closing-last-close = I close
lesson-pagoda-closing-last-itself = The round ends by itself
lesson-pagoda-closing-last-no = To close you need at least one card left.
lesson-pagoda-closing-end = Then nothing of yours goes into the pool: no points at all.

## Pools over three rounds
lesson-pagoda-pools = Pools over three rounds
lesson-pagoda-pools-about = What lies in your pool changes what your cards are worth.
lesson-pagoda-pools-hello = Hitotsume-kozō has closed round 1 at once. Your whole hand lies in your pool now: 34 points.
lesson-pagoda-pools-same = But at the end each yokai counts once in the whole pool, by its lowest card. You have a kappa 2 there.
lesson-pagoda-pools-cost = What will your kappa 7 and kappa 9 cost you, then?
lesson-pagoda-pools-cost-sixteen = 16 points
lesson-pagoda-pools-cost-seven = 7 points
lesson-pagoda-pools-cost-nothing = Nothing
lesson-pagoda-pools-cost-no = The kappa 2 in your pool counts for all your kappa.
lesson-pagoda-pools-match = Gashadokuro and rokurokubi are new and dear. A gashadokuro lies on the right: match it.
lesson-pagoda-pools-match-else = Allowed. But the gashadokuro 8 would cost you 8 new points: play it onto the right pile.
lesson-pagoda-pools-give = Now give. Remember which of your cards really cost something.
lesson-pagoda-pools-give-kappa = The kappa costs you nothing any more. Give the rokurokubi 6.
lesson-pagoda-pools-give-else = The rokurokubi 6 is your dearest card: you have none in your pool.
lesson-pagoda-pools-yuki = Keep the yuki-onna 3, by the way: in your pool it makes 3 points of 9.
lesson-pagoda-pools-end = After the last round all pools are counted, and the fewest points win.
