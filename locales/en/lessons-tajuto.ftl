### Lessons: Tajuto

## Your first pagoda
lesson-tajuto-first = Your first pagoda
lesson-tajuto-first-about = Draw, build, offer and buy: three turns in five minutes.
lesson-tajuto-first-hello = Greetings, I am Tengu. You and Karakasa raise eight pagodas in this garden, floor by floor.
lesson-tajuto-first-track = Building brings meditation points, MP: your monk walks ahead on this track, and you spend them on tiles.
lesson-tajuto-first-tiles = In your turn you use your action tiles. A is free, B costs 4 MP and C 6 MP.
lesson-tajuto-first-draw = All pagodas begin with a base. Use A: draw a floor of size 1 from the bag.
lesson-tajuto-first-draw-else = Nothing could be built with that yet: every pagoda needs a size 1 first.
lesson-tajuto-first-colour = You choose the size, and chance the colour: it is red.
lesson-tajuto-first-build = Build it! You get as many MP as the pagoda has floors then: one.
lesson-tajuto-first-end = The other tiles cost more than you have. End your turn.
lesson-tajuto-first-end-else = That costs too much now, or helps little. End your turn.
lesson-tajuto-first-rival = Karakasa has built the second red floor, for 2 MP. The pagodas belong to nobody.
lesson-tajuto-first-offer = Use A for an offer: put your red cube on the red pagoda. That brings 2 MP and 1 MP for each floor.
lesson-tajuto-first-offer-else = Allowed. But an offer at the red pagoda brings 4 MP at once.
lesson-tajuto-first-draw3 = Four more: five MP! Now B pays: draw a floor of size 3, the next that red needs.
lesson-tajuto-first-draw3-end = You have MP for one more action: draw a size 3.
lesson-tajuto-first-draw3-else = Allowed. But only a size 3 could be red 3, which covers your cube.
lesson-tajuto-first-cover = Red, what luck! Build it: 3 MP for the third floor, and 2 MP more because it covers a cube.
lesson-tajuto-first-cover-else = First build the red floor: your turn cannot end before that.
lesson-tajuto-first-end2 = Six MP. C would cost all of them: end your turn and keep them.
lesson-tajuto-first-village = In the village tiles are for sale. Wisdom tiles carry spirituality points, SP, and SP decide who wins.
lesson-tajuto-first-get = Use A to get a tile: Wisdom 2 costs 6 MP and brings 2 SP.
lesson-tajuto-first-get-small = That would be 1 SP for 2 MP. You can afford more: Wisdom 2.
lesson-tajuto-first-get-else = Allowed. But now is the time to get Wisdom 2.
lesson-tajuto-first-points = Two SP: more expensive Wisdom, Shrines, inaugurated pagodas and objectives bring more.
lesson-tajuto-first-end3 = When the fourth pagoda is finished, the game ends at once and the most SP win. Now try it!

## Feeling for a floor
lesson-tajuto-drawing = Feeling for a floor
lesson-tajuto-drawing-about = Sizes, colours, and the floor you keep.
lesson-tajuto-drawing-hello = The bag holds 48 floors: six sizes in eight colours. You name the size, chance gives the colour.
lesson-tajuto-drawing-bold = Be bold and plan ahead: draw a size 2, although no base stands yet.
lesson-tajuto-drawing-bold-else = Usually wise. But today we want to see what happens to a floor without its base: size 2.
lesson-tajuto-drawing-blue = Blue 2, and blue has no base. It cannot be built now.
lesson-tajuto-drawing-end = One floor that cannot be built stays before you. End your turn.
lesson-tajuto-drawing-end-else = You have no points for more. End your turn.
lesson-tajuto-drawing-base = Now you would love the blue base: draw a size 1.
lesson-tajuto-drawing-base-else = Allowed. But blue needs its base first: size 1.
lesson-tajuto-drawing-build = Blue! Chance is with you. Build it.
lesson-tajuto-drawing-must = And now the kept floor fits: you cannot end your turn before it is built. That brings 2 MP more.
lesson-tajuto-drawing-end2 = Three MP in one turn. End it.
lesson-tajuto-drawing-keep = Suppose two floors lie before you at the end, and neither can be built?
lesson-tajuto-drawing-keep-both = I keep both
lesson-tajuto-drawing-keep-one = I keep one
lesson-tajuto-drawing-keep-none = Both go back
lesson-tajuto-drawing-keep-no = Exactly one may stay, and you choose which.
lesson-tajuto-drawing-end3 = The others go back into the bag. So a good kept floor is a plan for the next turn.

## Building and offering
lesson-tajuto-building = Building and offering
lesson-tajuto-building-about = How a cube pays twice.
lesson-tajuto-building-hello = Red has three floors, green one. You have your action tile A, and 2 MP.
lesson-tajuto-building-offer = An offer brings 2 MP and 1 MP for each floor. Where does it bring more?
lesson-tajuto-building-offer-low = Green brings 3 MP, red 5. Offer at red.
lesson-tajuto-building-offer-else = Allowed. But this time make an offer at the red pagoda.
lesson-tajuto-building-draw = Seven MP. For 4 of them B lets you draw: which size does red need next?
lesson-tajuto-building-draw-end = You can afford B: draw for red.
lesson-tajuto-building-draw-else = Allowed. But red has three floors and needs size 4.
lesson-tajuto-building-cover = Red 4! Four MP for the fourth floor, and 2 more, because it covers a cube: your own.
lesson-tajuto-building-cover-else = First build red 4.
lesson-tajuto-building-end = Nine MP. End your turn.
lesson-tajuto-building-end-else = Allowed. But save your points for now and end your turn.
lesson-tajuto-building-theirs = Karakasa has put a cube on green. Whoever covers it gets the 2 MP; its owner gets nothing.
lesson-tajuto-building-draw2 = Try for green 2: draw a size 2.
lesson-tajuto-building-draw2-else = Allowed. But green needs size 2.
lesson-tajuto-building-cover2 = There it is. Build!
lesson-tajuto-building-cover2-else = First build green 2.
lesson-tajuto-building-end2 = Two and two: four MP, with their cube. A cube is spent for good, so offer where many floors stand.

## Market and Shrine
lesson-tajuto-village = Market and Shrine
lesson-tajuto-village-about = What to buy, and in which order.
lesson-tajuto-village-hello = You have saved 17 MP. In the village the cheapest tile of each kind lies on top.
lesson-tajuto-village-market = A Market costs 10 MP and makes every later tile cheaper by 2. Get it with A.
lesson-tajuto-village-market-else = Allowed. But early in the game the Market pays best.
lesson-tajuto-village-prices = Look: all prices have fallen by 2. What it costs to use B and C has not.
lesson-tajuto-village-wisdom = Seven MP are left. Use B for 4 MP, and get Wisdom 1: for you it costs nothing now.
lesson-tajuto-village-wisdom-else = Allowed. But try what the Market does: Wisdom 1.
lesson-tajuto-village-end = End your turn. A and B stand up again then.
lesson-tajuto-village-end-else = You cannot afford more. End your turn.
lesson-tajuto-village-shrine = A Shrine brings 1 SP at the end for each of your Wisdom tiles, and for each inauguration tile of a finished pagoda.
lesson-tajuto-village-shrine-sum = Four Wisdom tiles, one safe inauguration tile and one Shrine: what does the Shrine add?
lesson-tajuto-village-shrine-sum-one = 1 SP
lesson-tajuto-village-shrine-sum-four = 4 SP
lesson-tajuto-village-shrine-sum-five = 5 SP
lesson-tajuto-village-shrine-no = It counts Wisdom tiles and safe inauguration tiles, whatever is printed on them.
lesson-tajuto-village-end2 = So the Market comes early, and the Shrine when you own many tiles.

## Objectives and the end
lesson-tajuto-ending = Objectives and the end
lesson-tajuto-ending-about = Finish a pagoda, claim what is yours, and see how it ends.
lesson-tajuto-ending-hello = Red lacks only its roof. Beside it lies its inauguration tile: 4 SP, if the pagoda is finished in this game.
lesson-tajuto-ending-get = It costs 8 MP, and you have 9. Get it, with A!
lesson-tajuto-ending-get-else = Allowed. But somebody might finish red before you own its tile.
lesson-tajuto-ending-end = Now wait for the roof. End your turn.
lesson-tajuto-ending-end-else = You have no points left. End your turn.
lesson-tajuto-ending-roof = Draw a roof, of size 6.
lesson-tajuto-ending-roof-else = Allowed. But red needs its roof: size 6.
lesson-tajuto-ending-finish = Red! Finish the first pagoda of the game.
lesson-tajuto-ending-safe = It is finished: your tile turns face down, and its 4 SP are safe.
lesson-tajuto-ending-claim = And an objective is yours: the first pagoda. Claim it in your turn: 1 SP, first come, first served.
lesson-tajuto-ending-claim-else = First claim your objective.
lesson-tajuto-ending-when = When is the game over?
lesson-tajuto-ending-when-first = After the first pagoda
lesson-tajuto-ending-when-fourth = With the fourth pagoda
lesson-tajuto-ending-when-eighth = With the eighth pagoda
lesson-tajuto-ending-when-no = Four of the eight pagodas are finished then.
lesson-tajuto-ending-last = At once, and whoever built it gets 1 SP. So does the monk who stands alone furthest along the track.
lesson-tajuto-ending-end2 = Then the most SP win: so do not hurry if others have more.
