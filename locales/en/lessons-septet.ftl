### Lessons: Yokai Septet

## Your first round
lesson-septet-first = Your first round
lesson-septet-first-about = Bosses, tricks and trump: a whole round in five minutes.
lesson-septet-first-hello = Good evening, I am Kitsune! You play with Kappa, who sits opposite, against Nurarihyon and Kodama.
lesson-septet-first-bosses = The seven of each suit is a boss, and you hold a red one. A team that captures four bosses wins the round.
lesson-septet-first-lanterns = Each trick you win lights a lantern. Beware of the red one: a team's seventh trick loses the round, unless it brings the fourth boss.
lesson-septet-first-trump = This card was turned up and is out of play. Its suit is trump: purple beats all other suits.
lesson-septet-first-pass = First everybody passes three cards to the partner. Give Kappa your three green ones.
lesson-septet-first-pass-else = Any three could be passed. Today give Kappa all your green cards: 2, 4 and 5.
lesson-septet-first-leader = Kappa holds green A, shows it and leads. It is the super trump, which beats every other card.
lesson-septet-first-follow = Red was led and you have red, so you must follow. Kodama's 12 is too high for you: keep your boss.
lesson-septet-first-follow-boss = Then Kodama would capture your boss! Play the red 6.
lesson-septet-first-lost = The highest red card took the trick: a lantern for them. Whoever wins a trick leads the next one.
lesson-septet-first-ruff = Kodama leads the green boss. You have no green, so you may play anything: take it with a trump!
lesson-septet-first-ruff-else = You may play that, but only purple takes the boss.
lesson-septet-first-won = Your first boss! And now you lead.
lesson-septet-first-blue = Lead the blue 13. No blue card is higher, and the blue boss is the lowest of all.
lesson-septet-first-early-boss = Your boss alone is not safe yet. Wait a little with it.
lesson-septet-first-blue-else = You may lead anything. But try the blue 13: it may catch a boss.
lesson-septet-first-fell = Nurarihyon had no other blue card and had to give you the boss. Two!
lesson-septet-first-black = Once more: lead the black 11, the highest black card.
lesson-septet-first-black-else = You may lead anything. But nobody beats the black 11 in black.
lesson-septet-first-partner = Kappa gave you the black boss, because your team counts together. Three bosses, and three tricks.
lesson-septet-first-seventh = Suppose your team wins its seventh trick, without a fourth boss. What then?
lesson-septet-first-seventh-win = We win the round
lesson-septet-first-seventh-lose = We lose the round
lesson-septet-first-seventh-nothing = We play on
lesson-septet-first-seventh-no = No: the seventh trick loses. Look at the red lantern!
lesson-septet-first-red = The missing boss is in your own hand. The red 12 is gone, and Kappa has led red: trust him with your red 7.
lesson-septet-first-red-else = You may lead that. But your red 7 would be the fourth boss, if Kappa can take it.
lesson-septet-first-end = Kappa's red 11 takes it: four bosses, and the round is yours! Now play a whole match.

## Following and trump
lesson-septet-following = Following and trump
lesson-septet-following-about = What you must play, what you may play, and who takes the trick.
lesson-septet-following-hello = Yellow is trump. Nurarihyon has led purple, and you play last.
lesson-septet-following-follow = You have purple and must follow. The highest card of the led suit takes the trick: take it!
lesson-septet-following-follow-low = Legal, but the 6 stays above it. Take the trick with the 8.
lesson-septet-following-lead = Yours. Whoever wins the trick leads, and may lead anything.
lesson-septet-following-blue = Try your blue 12: only the 13 is higher.
lesson-septet-following-blue-else = You may. But we want to see what becomes of the blue 12.
lesson-septet-following-trumped = Kodama has no blue and may play anything, so he trumps: even a small trump beats the highest blue.
lesson-septet-following-forced = Black is led, and you have one black card. Then there is no choice, whatever you would like better.
lesson-septet-following-ruff = Again black, and now you have none. Do to Kodama what he did to you!
lesson-septet-following-ruff-else = Any card is allowed now, but only a trump takes the trick.
lesson-septet-following-won = The trick is yours, and Kappa has added the black boss.
lesson-septet-following-super = One more question: green 5 is led, then come yellow 9, green A and green 7. Which card takes the trick?
lesson-septet-following-super-seven = Green 7
lesson-septet-following-super-nine = Yellow 9
lesson-septet-following-super-ace = Green A
lesson-septet-following-super-no = Not that one: one card beats even trump.
lesson-septet-following-end = Right: green A beats everything, and still it must follow green like any green card.

## Bosses and the seventh trick
lesson-septet-bosses = Bosses and the seventh trick
lesson-septet-bosses-about = When a trick is a gift, and when it is a trap.
lesson-septet-bosses-hello = The round is nearly over. Your team has three bosses, one short of the win.
lesson-septet-bosses-six = But it has won six tricks, too. One more without a boss, and the round is lost.
lesson-septet-bosses-duck = Nurarihyon has led the blue 12, and you have no blue. Is a boss in this trick? Choose!
lesson-septet-bosses-duck-no = Green A would take it: the seventh trick, without a boss. Let them have it!
lesson-septet-bosses-ducked = Well ducked. A trick you do not want is best given away with your worst card.
lesson-septet-bosses-now = Your last card is green A, and it will take this trick: your seventh. What happens?
lesson-septet-bosses-now-lose = We lose: seven tricks
lesson-septet-bosses-now-win = We win: enough bosses
lesson-septet-bosses-now-no = Look at the trick: two bosses lie in it, and you need one.
lesson-septet-bosses-take = The fourth boss comes first, even with the seventh trick. Take it!
lesson-septet-bosses-end = Won! Had the seventh trick lost it, the others would even have got the bosses still in hands.

## The pass
lesson-septet-pass = The pass
lesson-septet-pass-about = Three cards that shape the whole round.
lesson-septet-pass-hello = Before every round you pass three cards to your partner, unseen by the others, and before you know what you get.
lesson-septet-pass-lone = Your blue boss is alone and the lowest blue card: it falls as soon as somebody leads blue.
lesson-septet-pass-pass = Pass it, and with it both pink cards: then you can trump in two suits.
lesson-septet-pass-pass-else = You may pass any three. Try the blue 7, pink 4 and pink 5: no blue and no pink remain.
lesson-septet-pass-got = Kappa gave you green A, so you show it and lead. And you know three cards of his: remember them.
lesson-septet-pass-talk = May you tell Kappa which suits you have no cards of?
lesson-septet-pass-talk-yes = Yes, we are partners
lesson-septet-pass-talk-no = No
lesson-septet-pass-talk-why = Partners tell each other nothing except through the cards they pass and play.
lesson-septet-pass-lead = Lead something harmless: a black card.
lesson-septet-pass-lead-else = Allowed. But keep your trumps, your bosses and your high cards: lead black.
lesson-septet-pass-blue = Nurarihyon takes it and leads blue: now the boss would have fallen.
lesson-septet-pass-ruff = You have no blue. Green is trump: take the trick cheaply!
lesson-septet-pass-ruff-else = Allowed, but the trick is worth taking: with your green 3.
lesson-septet-pass-end = And the boss in it is yours, because Kappa kept it for you. That is what a pass can do.

## Counting points
lesson-septet-points = Counting points
lesson-septet-points-about = What a won round is worth, star by star.
lesson-septet-points-hello = Experienced players count stars: the printed ones on the bosses of the team that wins the round.
lesson-septet-points-trump = Green is trump, and the boss of the trump suit counts nothing. Your other two bosses bring one point each.
lesson-septet-points-waste = No boss lies in this trick. Do not waste your trump on it.
lesson-septet-points-waste-else = Allowed. But throw away what helps least: the yellow 4.
lesson-septet-points-yellow = Yellow is led, and one yellow card is left to you.
lesson-septet-points-boss = Kappa has thrown the blue boss into this trick, with two stars. Take it: your fourth!
lesson-septet-points-boss-else = Allowed, but only your trump takes the boss.
lesson-septet-points-sum = Green boss, pink boss, yellow boss, blue boss; green is trump. How many points is the round?
lesson-septet-points-sum-three = 3
lesson-septet-points-sum-four = 4
lesson-septet-points-sum-five = 5
lesson-septet-points-sum-no = Count the stars: pink 1, yellow 1, blue 2. Green has none, and is trump besides.
lesson-septet-points-end = Four points. The first team with seven or more wins the match.
