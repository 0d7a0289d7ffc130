// Made from the Rust types of hyakki-sketch by `cargo xtask typescript`. Do not edit.

/**
 * What a seat or a spectator knows and remembers.
 */
export type SketchView = { 
/**
 * Who is looking.
 */
viewer: number | null, 
/**
 * How many play.
 */
players: number, 
/**
 * The option `called`.
 */
called: Called, 
/**
 * What the match waits for.
 */
stage: PhaseView, 
/**
 * Whose turn it is, also while cards are shuffled for it; nobody's before the setup and after the end.
 */
turn_of: number | null, 
/**
 * The cards played in this turn.
 */
n_played: number, 
/**
 * Whether the seat whose turn it is may stop here.
 */
may_pass: boolean, 
/**
 * The hands.
 */
hands: Array<HandView>, 
/**
 * The cards left in the deck.
 */
deck_len: number, 
/**
 * The discard pile.
 */
discard: CardBag, 
/**
 * The stacks in the order of colours.
 */
stacks: Array<StackView>, 
/**
 * The yokai taken.
 */
notebooks: Array<Notebook>, 
/**
 * The last card each seat played, while it lies on the table: this is what Distract turns.
 */
last_cards: Array<Placed | null>, 
/**
 * Turns that ended since a yokai was taken; the sixtieth ends the match.
 */
n_quiet_turns: number, 
/**
 * Whether a yokai was taken in this turn, so that the quiet turns begin anew after it.
 */
is_yokai_taken: boolean, 
/**
 * What happened when somebody acted last.
 */
last_step: Happened | null, 
/**
 * How the match ended.
 */
outcome: Outcome | null, };

/**
 * What the match waits for.
 */
export type PhaseView = "setup" | "reshuffle" | "play" | "over";

/**
 * The colour that a called yokai has in a notebook (ruling K2). It matters only when points are tied.
 */
export type Called = "printed" | "stack";

/**
 * What a viewer knows of a hand.
 */
export type HandView = { 
/**
 * How many cards it has.
 */
len: number, 
/**
 * The cards, if the hand is the viewer's own.
 */
cards: CardBag | null, 
/**
 * The cards in it that the opponent knows, since the deck was empty once and showed both players the other's hand.
 * Both players remember that; for a spectator it is not kept.
 */
known: CardBag | null, };

/**
 * A stack of yokai as everybody knows it, from the top down, and the sketches at it.
 */
export type StackView = { 
/**
 * The stack's colour.
 */
colour: Colour, 
/**
 * The visible yokai, and those everybody saw being covered.
 */
seen: Pile, 
/**
 * The yokai under those, which nobody has seen; which they are is known, but not their order.
 */
unseen: YokaiSet, 
/**
 * The yokai under those, which everybody saw go to the bottom.
 */
below: Pile, 
/**
 * Each seat's sketches.
 */
sides: Array<CardBag>, };

/**
 * The yokai a player has taken, each with the stack it was taken from: a called yokai lay in a foreign one.
 */
export type Notebook = { yokai: YokaiSet, points: number, called: Array<[Yokai, Colour]> };

/**
 * A sketch card on the table.
 */
export type Placed = { 
/**
 * The card.
 */
card: Card, 
/**
 * The stack it lies at.
 */
colour: Colour, };

/**
 * What happened when somebody acted.
 */
export type Happened = { 
/**
 * Who acted.
 */
seat: number, 
/**
 * The yokai completed by it, in order.
 */
completed: Array<Completed>, action: string, action_parts: Action, };

/**
 * A yokai whose drawing was completed.
 */
export type Completed = { 
/**
 * The stack.
 */
stack: Colour, 
/**
 * The yokai.
 */
yokai: Yokai, 
/**
 * Who took it; nobody if the sides were equal and it ran to the bottom.
 */
taken_by: number | null, };

/**
 * A kind of sketch card: a pair of colours, plain or with an ability.
 *
 * Cards of one kind are interchangeable, so a card is its kind. In order: the pairs `gr gb gy rb ry by`,
 * each of them plain, with Call, with Distract.
 */
export type Card = string;

/**
 * Sketch cards without an order: a hand, one side of a stack, the discard pile.
 *
 * Three bits count each kind; above them stands the number of cards, so that adding bags adds that too.
 */
export type CardBag = Array<Card>;

/**
 * A yokai card: one of twenty, each there once.
 *
 * Three low bits hold the value and two above them the colour, so that neither needs a division.
 */
export type Yokai = string;

/**
 * A set of yokai.
 */
export type YokaiSet = Array<Yokai>;

/**
 * Yokai on top of each other, at most 25: five bits each, the top one lowest.
 */
export type Pile = Array<Yokai>;

/**
 * A colour of yokai and sketches. Green is printed, the others are ours (ruling K9).
 */
export type Colour = string;

/**
 * What a player can do in a turn.
 *
 * A card is placed and its ability used in one action, because nothing is revealed in between.
 */
export type Action = { "kind": "play", 
/**
 * The card.
 */
card: Card, 
/**
 * The sketch used, and so the stack.
 */
colour: Colour, } & ({ "ability": "none" } | { "ability": "call", 
/**
 * The stack.
 */
from: Colour, } | { "ability": "distract" }) | { "kind": "pass" };

/**
 * What is done with the ability of a card played.
 */
export type AbilityUse = { "ability": "none" } | { "ability": "call", 
/**
 * The stack.
 */
from: Colour, } | { "ability": "distract" };

/**
 * How a match ended.
 */
export type Outcome = { 
/**
 * Each seat's place; 1 has won. Equal places are shared, and the place after them counts everybody before it;
 * a team is one side and takes one place.
 */
places: Array<number>, 
/**
 * Each seat's points, in the game's own unit.
 */
points: Array<number>, 
/**
 * What ended it, in the game's words (`"fourth pagoda"`).
 */
ending: string, };
