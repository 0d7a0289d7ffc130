### Tajuto

## On the box
game-tajuto = Tajuto
summary-tajuto = Build eight pagodas together, and profit most from it.
length-tajuto = longer
option-tajuto-hand = Feeling for a size in the bag
option-tajuto-hand-sure = Sure hand: you get the size you name
option-tajuto-hand-shaky = Shaky hand: one draw in four brings a neighbouring size
option-tajuto-hand-blind = Blind: any floor may come
option-tajuto-totals = Opponents' face-down tiles
option-tajuto-totals-hidden = Hidden until the end
option-tajuto-totals-shown = Shown

## Minds
mind-tajuto-novice = Karakasa
mind-tajuto-novice-character = Hops from pagoda to pagoda.
mind-tajuto-apprentice = Azukiarai
mind-tajuto-apprentice-character = Counts its beans, and buys what it can pay for.
mind-tajuto-adept = Tengu
mind-tajuto-adept-character = Sees three floors ahead from above.
mind-tajuto-master = Daidarabotchi
mind-tajuto-master-character = Has built mountains; a pagoda is a small thing.

## Rules that an action can break
problem-starting-tiles-used = A, B and C are all used this turn.
problem-no-extra-tile = You do not have that tile.
problem-extra-tile-used = You have used that tile this turn.
problem-too-dear = You do not have enough meditation points.
problem-name-a-size = Name the size you feel for.
problem-blind-hand = Your hand is blind: no size can be named.
problem-empty-bag = The bag is empty.
problem-no-such-size = The bag has no floor of that size left.
problem-no-floor-yet = That pagoda has no floor yet.
problem-finished = That pagoda is finished.
problem-cube-there = A cube already lies on that floor.
problem-cube-spent = You have offered that cube already.
problem-stack-empty = No such tile is left.
problem-inauguration-taken = That inauguration tile is taken.
problem-inauguration-gone = That inauguration tile is out of the game.
problem-floor-not-there = The floor that this pagoda needs next does not lie before you.
problem-objective-taken = That objective has been claimed.
problem-objective-not-met = You do not meet that objective.
problem-must-build = A floor before you can be built, so it must be built before your turn ends.
problem-choose-what-to-keep = Choose the floor that you keep.
problem-nothing-to-choose = There is nothing to choose.
problem-kept-floor-not-there = That floor does not lie before you.

## What ended a match
tajuto-ending-fourth-pagoda = The fourth pagoda is finished.
tajuto-ending-stand-off = Nobody went on building.

## At the table
tajuto-pagoda-red = red
tajuto-pagoda-orange = orange
tajuto-pagoda-yellow = yellow
tajuto-pagoda-green = green
tajuto-pagoda-blue = blue
tajuto-pagoda-purple = purple
tajuto-pagoda-white = white
tajuto-pagoda-black = black
tajuto-floor = { $pagoda } floor { $size }
tajuto-inauguration = the { $pagoda } inauguration tile
tajuto-wisdom = Wisdom { $n }
tajuto-tile-a = A (draw, offer or get)
tajuto-tile-b = B (draw, offer or get)
tajuto-tile-c = C (draw, offer or get)
tajuto-tile-m = Market
tajuto-tile-s = Shrine
tajuto-tile-d = D (draw)
tajuto-tile-e = E (offer)
tajuto-tile-f = F (get)
tajuto-mp = Meditation points
tajuto-sp = Spirituality points
tajuto-mp-of = { $name }: { $n } meditation points.
tajuto-garden = The garden of eight pagodas
tajuto-village = Village
tajuto-objectives = Objectives
tajuto-actions = What you can do
tajuto-goal = Most spirituality points win; the fourth finished pagoda ends the match.
tajuto-finished = { $me ->
        [yes] You finish the { $pagoda } pagoda!
       *[no] { $name } finishes the { $pagoda } pagoda!
    }
tajuto-before = { $me ->
        [yes] What lies before you
       *[no] What lies before { $name }
    }
tajuto-look = Look at what lies before { $name }
tajuto-look-track = How far everybody is on the track
tajuto-look-mine = Look at your tiles
tajuto-tiles-of = The tiles of { $name }
tajuto-last-turn = Last turn
tajuto-floors-of = Floors
tajuto-cubes-of = Cubes
tajuto-cubes-left-of = { $n ->
        [0] no cube left
        [one] one cube left
       *[other] { $n } cubes left
    }
tajuto-used = { $n } of { $of } used this turn
tajuto-does-a = Draw, offer or get a tile, for nothing.
tajuto-does-b = Draw, offer or get a tile, for 4 MP.
tajuto-does-c = Draw, offer or get a tile, for 6 MP.
tajuto-does-d = One more draw a turn, for 2 MP.
tajuto-does-e = One more offer a turn.
tajuto-does-f = One more tile a turn.
tajuto-does-m = Later tiles cost 2 MP less.
tajuto-does-s = At the end 1 SP for each of your Wisdom tiles and of your inauguration tiles of finished pagodas.
tajuto-does-w = { $n } SP.
tajuto-does-i = 4 SP if this pagoda is finished, otherwise nothing.
tajuto-does-objective = 1 SP.
tajuto-village-touch = Touch a tile to read what it does. Get also takes a pagoda's inauguration tile, for { $n } MP: 4 SP if it is finished.
tajuto-get-for = Get · { $n } MP
tajuto-price = { $n } MP
tajuto-short = { $use ->
        [0] You are { $n } MP short.
       *[other] You are { $n } MP short: using the tile costs { $use }, too.
    }
tajuto-mine = Before you
tajuto-tiles = Your action tiles
tajuto-cubes = Your offering cubes: { $cubes }
tajuto-floors = Floors before you
tajuto-no-floors = No floor lies before you.
tajuto-bag = The bag: feel for a size
tajuto-size = Size { $size }: { $left } in the bag
tajuto-stack = { $tile }: { $price } meditation points, { $left } left
tajuto-plot = The { $pagoda } pagoda: { $n ->
        [0] no floor yet
        [one] one floor
       *[other] { $n } floors
    }.
tajuto-cube-of = { $me ->
        [yes] A cube of yours lies on top.
       *[no] A cube of { $name } lies on top.
    }
tajuto-inauguration-of = { $me ->
        [yes] Its inauguration tile belongs to you.
       *[no] Its inauguration tile belongs to { $name }.
    }
tajuto-face-down = { $n ->
        [one] One tile lies face down.
       *[other] { $n } tiles lie face down.
    }
tajuto-tile-cost = { $tile }: { $n } MP
tajuto-which-tile = Which tile to use
tajuto-draw-blind = Draw a floor
tajuto-cubes-left = { $n } left
tajuto-claim = Claim
tajuto-end = End turn
tajuto-end-question = End your turn already?
tajuto-end-left = You can still:
tajuto-end-ask = Ask me before a turn with actions left ends
tajuto-end-stay = Play on
tajuto-end-anyway = End it anyway
tajuto-end-undo = Take the end back
tajuto-back = Back
tajuto-left-claim = claim an objective, for nothing
tajuto-left-draw = { $n ->
        [0] draw a floor, for nothing
       *[other] draw a floor, for { $n } MP
    }
tajuto-left-offer = { $n ->
        [0] offer a cube, for nothing
       *[other] offer a cube, for { $n } MP
    }
tajuto-left-get = { $n ->
        [0] get a tile, for its price
       *[other] get a tile, for { $n } MP and its price
    }
tajuto-keep = Keep { $pagoda } { $size }
tajuto-verb-draw = Draw
tajuto-verb-offer = Offer
tajuto-verb-get = Get
tajuto-verb-build = Build
tajuto-verb-claim = Claim
tajuto-brings = { $verb }: { $n } MP.
tajuto-brings-floor = { $floor }: { $n } MP
tajuto-do-any = Draw, offer, get or build; then end your turn.
tajuto-do-any-keep = Draw, offer, get or build. At the end of your turn you keep one floor; { $n ->
        [one] the other goes back into the bag.
       *[other] the other { $n } go back into the bag.
    }
tajuto-do-end = Nothing more can be done: end your turn.
tajuto-do-build-first = A floor fits: build it before your turn ends.
tajuto-do-draw = { $use ->
        [0] Feel for a size in the bag.
       *[other] Feel for a size in the bag. The tile costs { $use } MP.
    }
tajuto-do-offer = { $use ->
        [0] Choose a pagoda for your cube.
       *[other] Choose a pagoda for your cube. The tile costs { $use } MP.
    }
tajuto-do-get = Choose a tile. What you can pay is lit.
tajuto-do-build = Choose the pagoda to build on.
tajuto-do-claim = Claim an objective that you meet.
tajuto-do-keep = Which floor do you keep? The others go back into the bag.
tajuto-objective-wisdom5 = 5 points of Wisdom
tajuto-objective-wisdom10 = 10 points of Wisdom
tajuto-objective-cubes4 = 4 or fewer cubes left
tajuto-objective-cubes0 = No cube left
tajuto-objective-space30 = Space 30 on the track
tajuto-objective-first = Finished the first pagoda
tajuto-objective-fourth = Finishing the fourth pagoda
tajuto-objective-furthest = Alone furthest at the end
tajuto-scores = How the points come about
tajuto-part-wisdom = Wisdom
tajuto-part-inaugurations = Inaugurations
tajuto-part-shrines = Shrines
tajuto-part-objectives = Objectives
tajuto-part-total = Sum
tajuto-log-draw = { $me ->
        [yes] You draw the { $floor }.
       *[no] { $name } draws the { $floor }.
    }
tajuto-log-offer = { $me ->
        [yes] You offer at the { $pagoda } pagoda: { $n } MP.
       *[no] { $name } offers at the { $pagoda } pagoda: { $n } MP.
    }
tajuto-log-get = { $me ->
        [yes] You get { $tile }: { $n } MP.
       *[no] { $name } gets { $tile }: { $n } MP.
    }
tajuto-log-build = { $me ->
        [yes] You build on the { $pagoda } pagoda: { $n } MP.
       *[no] { $name } builds on the { $pagoda } pagoda: { $n } MP.
    }
tajuto-log-claim = { $me ->
        [yes] You claim: { $objective }.
       *[no] { $name } claims: { $objective }.
    }
tajuto-log-safe = { $me ->
        [yes] Its inauguration tile is safe: 4 SP for you.
       *[no] Its inauguration tile is safe: 4 SP for { $name }.
    }
tajuto-log-unowned = Nobody owns its inauguration tile: it leaves the game.
tajuto-log-given = { $me ->
        [yes] You are given the objective: { $objective }.
       *[no] { $name } is given the objective: { $objective }.
    }
tajuto-log-end = { $me ->
        [yes] You end your turn.
       *[no] { $name } ends the turn.
    }
tajuto-log-end-keep = { $me ->
        [yes] You end your turn and keep the { $floor }.
       *[no] { $name } ends the turn and keeps the { $floor }.
    }{ $n ->
        [0] {""}
       *[other] {" "}Back into the bag: { $floors }.
    }
tajuto-action-draw = draw a floor { $size }
tajuto-action-offer = offer at the { $pagoda } pagoda
tajuto-action-get = get { $tile }
tajuto-action-build = build on the { $pagoda } pagoda
tajuto-action-claim = claim: { $objective }
tajuto-action-end = end the turn
tajuto-action-end-keep = end the turn and keep the { $floor }
tajuto-aid-turn = Draw, offer, get, build and claim in any order. Of A, B and C the cheapest is used first: A costs nothing, B 4 and C 6 meditation points. Each tile works once a turn.
tajuto-aid-extra = Once got, they are used beside A, B and C: D draws for 2 meditation points, E offers and F gets a tile for nothing.
tajuto-aid-draw-sure = You get the size you name; its colour is chance.
tajuto-aid-draw-shaky = Feel for a size; its colour is chance, and one draw in four brings a neighbouring size.
tajuto-aid-draw-blind = Your hand is blind: any floor of the bag may come.
tajuto-aid-offer = Put your cube of that colour on the pagoda's top floor: 2 points and 1 for each floor.
tajuto-aid-get = Pay for a tile of the village or for an inauguration tile. Each Market takes 2 off.
tajuto-aid-build = Put a floor onto its pagoda when it is the next size: 1 point for each floor, 2 more if it covers a cube. Needs no tile.
tajuto-aid-claim = Take an objective that you meet now. Needs no tile.
tajuto-aid-end-turn = What can be built must be built. Of the other floors you keep one.
tajuto-aid-finished = At six floors the owner of the inauguration tile has 4 points for sure.
tajuto-aid-score = Wisdom, 4 for each inauguration tile of a finished pagoda, 1 for each objective; each Shrine adds 1 for each of those Wisdom and inauguration tiles.
tajuto-aid-totals-hidden = What lies face down before the others is hidden until the match is over.
tajuto-aid-totals-shown = What lies face down before the others is shown.
tajuto-aid-end = The fourth finished pagoda ends the match at once. Most spirituality points win.

# What can come of a decision, as a review says it.
fact-tajuto-built = you build in this turn
fact-tajuto-built-more = you build two floors or more in this turn
fact-tajuto-finished = you finish a pagoda in this turn
fact-tajuto-claimed = you claim an objective in this turn
fact-tajuto-won = the match ends with this turn, and you win
fact-tajuto-lost = the match ends with this turn, and you do not win
