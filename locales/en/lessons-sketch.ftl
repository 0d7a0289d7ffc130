### Lessons: Yokai Sketch

## Your first drawings
lesson-sketch-first = Your first drawings
lesson-sketch-first-about = Sketches, majorities and what stays behind: four turns in five minutes.
lesson-sketch-first-hello = Welcome, I am Tanuki! You and Zashiki-warashi draw the yokai you meet, and whoever draws most of one keeps it.
lesson-sketch-first-stack = Four stacks, each with a yokai on top. This one needs three sketches, and is worth three points.
lesson-sketch-first-hand = You have drawn a card and hold four now. Each shows two sketches, and you play it for one of them.
lesson-sketch-first-green = Up to three cards a turn. Choose the green half of a card and play it to the green stack.
lesson-sketch-first-green-else = That is allowed. But only three green sketches finish the green yokai now.
lesson-sketch-first-green2 = One of three: the ring fills. Play another green sketch.
lesson-sketch-first-green3 = And the third!
lesson-sketch-first-taken = The drawing is finished, and all its sketches are yours: you take the yokai. Your turn ends with the third card.
lesson-sketch-first-theirs = Now Zashiki-warashi has two of the four sketches that the red yokai needs.
lesson-sketch-first-red = You will hardly stop that. Still, play one red sketch: it will not be lost.
lesson-sketch-first-red-pass = You may stop, but first play one red sketch.
lesson-sketch-first-red-else = That is allowed. But red will be decided soon: play a red sketch.
lesson-sketch-first-pass = With fewer than four cards you may stop. Keep the last one: end your turn.
lesson-sketch-first-pass-else = You may play it, but you will need it next turn. End your turn now.
lesson-sketch-first-majority = Three sketches to one: they take the red yokai. It does not matter whose turn it is, only who has more.
lesson-sketch-first-stays = But look: their sketches are gone, and yours is still there. It counts for the next red yokai, a 3.
lesson-sketch-first-two = Two more red sketches, and it is yours!
lesson-sketch-first-two-else = Both of your cards have a red half: play them to the red stack.
lesson-sketch-first-three = One is missing.
lesson-sketch-first-count = Two yokai, six points, to their four.
lesson-sketch-first-equal = What do you think happens when a drawing is finished and both have equally many sketches?
lesson-sketch-first-equal-player = Whoever played last takes it
lesson-sketch-first-equal-away = The yokai runs away
lesson-sketch-first-equal-both = Both score it
lesson-sketch-first-equal-no = No, nobody gets it. Guess again!
lesson-sketch-first-end = It runs to the bottom of its stack. When a stack is empty, the most points win: now play a match!

## Majorities
lesson-sketch-majority = Majorities
lesson-sketch-majority-about = More sketches take the yokai; equally many let it run.
lesson-sketch-majority-hello = The yellow yokai needs five sketches, and Zashiki-warashi has two there. Only the sum of both sides finishes it.
lesson-sketch-majority-one = You hold three yellow sketches. Three and two are five: play one!
lesson-sketch-majority-one-else = Allowed. But with all three yellow sketches you win the yellow yokai now.
lesson-sketch-majority-two = Another one.
lesson-sketch-majority-three = The fifth decides.
lesson-sketch-majority-won = Three are more than two: five points. Theirs stay there for the next yellow yokai.
lesson-sketch-majority-red = Now they want the red 4. You cannot get more sketches than they have, but as many.
lesson-sketch-majority-tie = Play both of your red sketches.
lesson-sketch-majority-tie-else = Allowed. But two red sketches of yours spoil their plan.
lesson-sketch-majority-tie2 = And the second.
lesson-sketch-majority-end = Two each: the yokai runs to the bottom of its stack, and all sketches there are discarded. A tie defends.

## What stays behind
lesson-sketch-leftovers = What stays behind
lesson-sketch-leftovers-about = Sketches of the one who lost a yokai count for the next.
lesson-sketch-leftovers-hello = A blue 7: the dearest yokai of its stack, and nobody finishes it alone in one turn.
lesson-sketch-leftovers-one = Start it anyway: play your three blue sketches.
lesson-sketch-leftovers-one-else = Allowed. But this lesson is about blue: play a blue sketch.
lesson-sketch-leftovers-two = The second.
lesson-sketch-leftovers-three = And the third.
lesson-sketch-leftovers-race = Five of seven. You have no blue card now, so the race is theirs.
lesson-sketch-leftovers-pass = Save your cards: end your turn.
lesson-sketch-leftovers-pass-else = Allowed, but better kept. End your turn.
lesson-sketch-leftovers-lost = Four to three: the 7 is theirs. Their four sketches are gone, your three stay, and the next blue yokai is a 3.
lesson-sketch-leftovers-now = Three sketches for a 3. Do you get it at once?
lesson-sketch-leftovers-now-yes = Yes, it is finished
lesson-sketch-leftovers-now-wait = No, it waits
lesson-sketch-leftovers-now-no = A yokai that is turned up waits until another sketch is added there.
lesson-sketch-leftovers-take = You have just drawn a blue sketch. Add it!
lesson-sketch-leftovers-take-else = Allowed. But one blue sketch is all you need.
lesson-sketch-leftovers-end = Yours, for a single card. Before you let a yokai go, look at what it leaves behind.

## Call the Yokai
lesson-sketch-call = Call the Yokai
lesson-sketch-call-about = A card that brings a yokai from another stack.
lesson-sketch-call-hello = Two of your cards call a yokai: it comes from the top of another stack to the one you play to.
lesson-sketch-call-one = Green wants seven sketches, yellow only three. Play two plain green ones first.
lesson-sketch-call-one-else = Keep the calling cards for later: first two plain green sketches.
lesson-sketch-call-two = The other one, too.
lesson-sketch-call-call = Now the trick: play the green half of your calling card, and call yellow's 3.
lesson-sketch-call-call-not = Without its ability it is just a third sketch of seven. Call the yellow 3!
lesson-sketch-call-call-else = Allowed. But three green sketches and a yellow 3 on top of them would be points at once.
lesson-sketch-call-taken = On the green stack it is drawn with green sketches, and three are enough: yours!
lesson-sketch-call-danger = Three blue sketches of five: next turn the blue 5 is theirs. Call it away!
lesson-sketch-call-away = Play your calling card to red, and call the blue yokai.
lesson-sketch-call-away-else = Allowed, but then they finish the blue 5. Call it to the red stack.
lesson-sketch-call-end = Under it lay the blue 7, which needs four more. Only the last yokai of a stack cannot be called.

## Distract the Yokai
lesson-sketch-distract = Distract the Yokai
lesson-sketch-distract-about = A card that turns the last sketch of your opponent.
lesson-sketch-distract-hello = Zashiki-warashi leads two to nothing at the red 4. You hold three red sketches, but the second one already finishes it: two to two.
lesson-sketch-distract-last = But the card she played last can be distracted, as long as it still lies on the table.
lesson-sketch-distract-distract = Play the red half of your distracting card, and distract.
lesson-sketch-distract-distract-not = Use its ability: that makes the difference.
lesson-sketch-distract-distract-else = Allowed. But first distract, with the red half of the card that can.
lesson-sketch-distract-turned = Her card has turned: now it is a blue sketch, still on her side. At red it stands one to one.
lesson-sketch-distract-two = Two more red sketches finish the drawing.
lesson-sketch-distract-two-else = Allowed. But both of your other red sketches win the red 4.
lesson-sketch-distract-three = And the last.
lesson-sketch-distract-won = Three to one: four points!
lesson-sketch-distract-gone = Suppose her last card had been discarded meanwhile. Which card would you distract then?
lesson-sketch-distract-gone-older = The one before
lesson-sketch-distract-gone-none = None
lesson-sketch-distract-gone-no = No other card takes its place.
lesson-sketch-distract-end = So keep such a card for the moment after they have played what hurts.
