// Made from the Rust types of hyakki-pagoda by `cargo xtask typescript`. Do not edit.

/**
 * What one viewer knows and remembers of a match: everything that lay open, the own cards,
 * and every turn as this viewer saw it.
 */
export type PagodaView = { 
/**
 * Whose view this is.
 */
viewer: number | null, 
/**
 * How many play.
 */
players: number, 
/**
 * What the match waits for.
 */
waiting: PhaseView, 
/**
 * The number on the Torii gate: the round, from 1; 0 before the first deal.
 */
gate: number, 
/**
 * How many rounds the match has.
 */
n_gates: number, 
/**
 * How many turns are left before this round ends by itself (ruling P8), this one included.
 */
n_turns_left: number, 
/**
 * How many cards the pagoda deck has.
 */
deck_size: number, 
/**
 * The cards of the left pile, the top card last.
 */
left_pile: Array<Card>, 
/**
 * The cards of the right pile, the top card last.
 */
right_pile: Array<Card>, 
/**
 * How many cards each player holds.
 */
hand_sizes: Array<number>, 
/**
 * How many cards are in each player's pool.
 */
pool_sizes: Array<number>, 
/**
 * The viewer's own cards; a spectator has none.
 */
own: OwnCards | null, 
/**
 * The cards that started the left and the right pile.
 */
opening: Array<Card> | null, 
/**
 * All rounds so far as the viewer saw them.
 */
rounds: Array<RoundView>, 
/**
 * Everybody's pool, once the match is over.
 */
pools: Array<CardSet> | null, };

/**
 * What the match waits for.
 */
export type PhaseView = { "for": "setup" } | { "for": "play", 
/**
 * The seat.
 */
seat: number, } | { "for": "give", 
/**
 * The seat.
 */
seat: number, } | { "for": "feed", 
/**
 * The seat.
 */
seat: number, } | { "for": "draw-or-take", 
/**
 * The seat.
 */
seat: number, } | { "for": "shuffle", 
/**
 * What the card is needed for.
 */
need: CardNeed, } | { "for": "over" } & Outcome;

/**
 * What a card of the empty deck is needed for.
 */
export type CardNeed = "deal" | { "hand": number } | { "pile": Pile };

/**
 * The viewer's own cards.
 */
export type OwnCards = { 
/**
 * The hand.
 */
hand: CardSet, 
/**
 * What the hand counts.
 */
hand_points: number, 
/**
 * The pool of failed offerings.
 */
pool: CardSet, 
/**
 * What the pool counts.
 */
pool_points: number, };

/**
 * A round as one viewer saw it.
 */
export type RoundView = { 
/**
 * Who began.
 */
starter: number, 
/**
 * How many cards each player was dealt.
 */
dealt: Array<number>, 
/**
 * How many cards had been dealt when the piles became a new deck, if that happened during the deal.
 */
n_dealt_before_shuffle: number | null, 
/**
 * The cards dealt to the viewer, in order.
 */
own_deal: Array<Card>, 
/**
 * The turns.
 */
turns: Array<TurnView>, 
/**
 * How it ended, if it has.
 */
end: RoundEnd | null, };

/**
 * A turn as one viewer saw it; as text `2: k5 L draw ?`.
 */
export type TurnView = string;

/**
 * How a round ended.
 */
export type RoundEnd = { 
/**
 * Who ended it.
 */
by: number, 
/**
 * How.
 */
ending: Ending, 
/**
 * The hand that the closer showed.
 */
shown: CardSet | null, 
/**
 * How many cards went from each hand into the pool.
 */
n_failed: Array<number>, };

/**
 * How a round ended.
 */
export type Ending = "closed" | "out of cards" | "turn limit";

/**
 * An offering card: a yokai and a value from 1 to 10. Ordered by yokai, then by value.
 *
 * It is kept as 16 × yokai + value.
 */
export type Card = string;

/**
 * A set of cards: a hand, a pool, or any other.
 *
 * Each yokai is a lane of twelve bits, and the bits 1 to 10 of a lane are the values.
 */
export type CardSet = Array<Card>;

/**
 * One of the two offering piles.
 */
export type Pile = string;

/**
 * What a player can do: a play, and after a match or a higher card what follows from it.
 *
 * The order of the fields makes the order of the actions: plays that close come after all that do not.
 */
export type Action = { "kind": "play", 
/**
 * Whether the round is closed with it.
 */
close: boolean, 
/**
 * The card.
 */
card: Card, 
/**
 * The pile it covers.
 */
pile: Pile, } | { "kind": "give", 
/**
 * The card.
 */
card: Card, 
/**
 * Who gets it.
 */
to: number, } | { "kind": "feed", 
/**
 * Who draws.
 */
to: number, } | { "kind": "draw" } | { "kind": "take" };

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
