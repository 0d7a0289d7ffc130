// Made from the Rust types of hyakki-septet by `cargo xtask typescript`. Do not edit.

/**
 * What a viewer knows and remembers of a match.
 */
export type SeptetView = { 
/**
 * Whose view this is.
 */
viewer: number | null, 
/**
 * How many play.
 */
players: number, 
/**
 * How rounds are counted.
 */
scoring: Scoring, 
/**
 * Who leads in the first round.
 */
lead: Lead, 
/**
 * Who wins and loses together with each seat, itself included.
 */
teams: Array<Array<number>>, 
/**
 * To whom this seat passes cards.
 */
passes_to: number | null, 
/**
 * How many bosses win a round.
 */
bosses_to_win: number, 
/**
 * How many tricks lose a round.
 */
losing_tricks: number, 
/**
 * What the match waits for.
 */
phase: PhaseView, 
/**
 * Who must act.
 */
to_act: Array<number>, 
/**
 * The round's number, from 1; 0 before the first.
 */
round: number, 
/**
 * Points so far.
 */
points: Array<number>, 
/**
 * The card turned up in this round.
 */
trump: Card | null, 
/**
 * The own hand.
 */
hand: CardSet, 
/**
 * How many cards everybody holds.
 */
hand_sizes: Array<number>, 
/**
 * The cards this seat passed, as soon as it has.
 */
passed: Trio | null, 
/**
 * The cards this seat received, once all have passed.
 */
received: Trio | null, 
/**
 * Who leads this round, once that is known; between rounds, who leads the next.
 */
leader: number | null, 
/**
 * What everybody learnt from the first round's lead.
 */
lead_card: LeadCard | null, 
/**
 * The cards played in this round, in order.
 */
plays: Array<Play>, 
/**
 * How many of these lie on the table as an unfinished trick.
 */
n_on_table: number, 
/**
 * The suits each seat has shown to be out of.
 */
voids: Array<SuitSet>, 
/**
 * Tricks each seat has won in this round.
 */
tricks: Array<number>, 
/**
 * Bosses each seat has captured in this round.
 */
bosses: Array<CardSet>, 
/**
 * What the round before brought.
 */
last_round: RoundResult | null, 
/**
 * The result, when the match is over.
 */
outcome: Outcome | null, };

/**
 * What the match waits for.
 */
export type PhaseView = "deal" | "pass" | "play" | "over";

/**
 * How rounds are counted.
 */
export type Scoring = "advanced" | "basic";

/**
 * Who leads in the first round (ruling S2).
 */
export type Lead = "holder" | "dealt";

/**
 * The card that decided the first lead, as everybody knows it.
 */
export type LeadCard = { 
/**
 * Green A or blue 13.
 */
card: Card, 
/**
 * Who has it, or was dealt it.
 */
seat: number, 
/**
 * Whether it was shown after the pass; otherwise the seat was dealt it and may have passed it on.
 */
is_shown: boolean, };

/**
 * A card played by a seat.
 */
export type Play = { 
/**
 * Who played it.
 */
seat: number, 
/**
 * The card.
 */
card: Card, };

/**
 * What a round brought, as everybody saw it.
 */
export type RoundResult = { 
/**
 * The round's number, from 1.
 */
round: number, 
/**
 * How it ended.
 */
end: RoundEnd, 
/**
 * Who won it.
 */
winners: Array<number>, 
/**
 * What each of them got.
 */
gained: number, 
/**
 * The bosses that counted for the winners, those out of hands included. With two winners of three players: none.
 */
bosses: CardSet, 
/**
 * The bosses that were still in hands and were revealed (ruling S7: nothing else is).
 */
out_of_hands: CardSet, 
/**
 * The round's trump card.
 */
trump: Card, 
/**
 * Its last trick.
 */
last_trick: LastTrick, };

/**
 * How a round ended.
 */
export type RoundEnd = "bosses" | "seven-tricks" | "last-trick";

/**
 * A finished trick.
 */
export type LastTrick = { 
/**
 * Who led.
 */
leader: number, 
/**
 * Each seat's card.
 */
cards: Array<Card | null>, 
/**
 * Who took it.
 */
winner: number, };

/**
 * A card: its suit in the high bits, its rank within the suit (0 to 6) in the low three.
 */
export type Card = string;

/**
 * A set of cards.
 */
export type CardSet = Array<Card>;

/**
 * Three different cards, in ascending order.
 */
export type Trio = Array<Card>;

/**
 * What a player does.
 */
export type Action = { "kind": "pass", 
/**
 * The cards.
 */
cards: Trio, } | { "kind": "play", 
/**
 * The card.
 */
card: Card, };

/**
 * A set of suits.
 */
export type SuitSet = Array<string>;

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
