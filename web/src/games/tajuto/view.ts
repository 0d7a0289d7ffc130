// Made from the Rust types of hyakki-tajuto by `cargo xtask typescript`. Do not edit.

/**
 * What a seat or a spectator knows.
 */
export type TajutoView = { 
/**
 * Whose view this is.
 */
viewer: number | null, 
/**
 * The option `hand`.
 */
hand: Hand, 
/**
 * The option `totals`: while it is `hidden` and the match is not over, a face shows nobody else's face-down tiles.
 */
totals: Totals, 
/**
 * What the match waits for.
 */
stage: PhaseView, 
/**
 * Whose turn it is, also while a floor is drawn; nobody's before the first turn and after the end.
 */
acting: number | null, 
/**
 * Whether a floor was built in this turn.
 */
has_built: boolean, 
/**
 * The eight pagodas, in order.
 */
garden: Array<PagodaView>, 
/**
 * The floors in the bag.
 */
bag: Floors, 
/**
 * How many floors of each size the bag has, the bases first.
 */
bag_sizes: Array<number>, 
/**
 * The ten stacks of the village, in order.
 */
village: Array<StackView>, 
/**
 * The price of an inauguration tile.
 */
inauguration_price: Price, 
/**
 * The space on the track that an objective asks for.
 */
objective_space: number, 
/**
 * The objectives nobody has claimed.
 */
objectives: Objectives, 
/**
 * The players, in seat order.
 */
players: Array<PlayerView>, 
/**
 * Who finished the first pagoda.
 */
first_finisher: number | null, 
/**
 * Who finished the fourth pagoda, which ended the match.
 */
fourth_finisher: number | null, 
/**
 * Who stood alone furthest on the track at the end.
 */
furthest: number | null, 
/**
 * How near a stand-off is.
 */
stand_off: StandOff, 
/**
 * The last thing a player did.
 */
last: Last | null, 
/**
 * How the match ended.
 */
outcome: Outcome | null, };

/**
 * How surely fingers find a size in the bag (ruling T2).
 */
export type Hand = "sure" | "shaky" | "blind";

/**
 * Whether the interface shows what lies face down before the opponents.
 */
export type Totals = "hidden" | "shown";

/**
 * What the match waits for.
 */
export type PhaseView = { "name": "setup" } | { "name": "act" } | { "name": "draw", 
/**
 * The size felt for, unless the hand is blind.
 */
size: Size | null, } | { "name": "over" };

/**
 * A pagoda of the garden.
 */
export type PagodaView = { 
/**
 * Which.
 */
pagoda: Pagoda, 
/**
 * How many floors it has.
 */
height: number, 
/**
 * The floor it needs next, unless it is finished.
 */
next: Floor | null, 
/**
 * Whose cube lies on its top floor.
 */
cube: number | null, 
/**
 * Where its inauguration tile is.
 */
inauguration: Inauguration, };

/**
 * Where an inauguration tile is.
 */
export type Inauguration = { "name": "offered" } | { "name": "owned", 
/**
 * Who.
 */
seat: number, } | { "name": "gone" };

/**
 * A price.
 */
export type Price = { 
/**
 * As it stands on the tile.
 */
printed: number, 
/**
 * After the viewer's Markets; as printed for a spectator.
 */
yours: number, };

/**
 * A stack of the village.
 */
export type StackView = { 
/**
 * Which.
 */
stack: Stack, 
/**
 * How many tiles it still has.
 */
left: number, 
/**
 * The price of its top tile, if it has one.
 */
price: Price | null, };

/**
 * What lies before a player.
 */
export type PlayerView = { 
/**
 * Meditation points: the monk's space.
 */
mp: number, 
/**
 * The cubes left.
 */
cubes: Pagodas, 
/**
 * Floors drawn or kept.
 */
floors: Floors, 
/**
 * The starting tiles A, B, C and the extra tiles D, E, F, in this order.
 */
action_tiles: Array<ActionTileView>, 
/**
 * How many Wisdom tiles of 1, 2, 3, 4 and 5 SP. Face down.
 */
wisdom: Array<number>, 
/**
 * How many Markets.
 */
markets: number, 
/**
 * How many Shrines. Face down.
 */
shrines: number, 
/**
 * Inauguration tiles of pagodas that are not finished.
 */
open_inaugurations: Pagodas, 
/**
 * Inauguration tiles of finished pagodas. Face down.
 */
safe_inaugurations: Pagodas, 
/**
 * The objectives claimed, without the two final ones. Face down.
 */
objectives: Objectives, 
/**
 * How many tiles lie face down.
 */
n_face_down: number, 
/**
 * The spirituality points as they stand. Secret while the tiles lie face down.
 */
score: Score, };

/**
 * Action tiles of one kind before a player.
 */
export type ActionTileView = { 
/**
 * The letter on it.
 */
tile: string, 
/**
 * What using it costs.
 */
cost: number, 
/**
 * How many the player has.
 */
owned: number, 
/**
 * How many of them are used in this turn.
 */
used: number, };

/**
 * The last thing a player did.
 */
export type Last = { 
/**
 * Who.
 */
seat: number, 
/**
 * The floor that came out of the bag, if it was a draw and chance has fallen.
 */
drawn: Floor | null, action: string, action_parts: Action, };

/**
 * How near a stand-off is (ruling T11).
 */
export type StandOff = { 
/**
 * Turns in a row without a tile used or a floor built.
 */
idle_turns: number, 
/**
 * How many of them end the match.
 */
idle_turns_limit: number, 
/**
 * Turns in a row without a floor built.
 */
turns_without_building: number, 
/**
 * How many of them end the match.
 */
building_limit: number, };

/**
 * A player's spirituality points, by where they come from.
 */
export type Score = { 
/**
 * Printed on Wisdom tiles.
 */
wisdom: number, 
/**
 * Inauguration tiles of finished pagodas.
 */
inaugurations: number, 
/**
 * What Shrines add to those two.
 */
shrines: number, 
/**
 * Objectives, the two final ones included.
 */
objectives: number, 
/**
 * All together.
 */
total: number, };

/**
 * A pagoda of the garden; its colour is also the colour of its floors and of the cubes offered to it.
 */
export type Pagoda = string;

/**
 * A set of pagodas: bit i is the pagoda at place i.
 */
export type Pagodas = Array<Pagoda>;

/**
 * One of the 48 floors. Ordered by size, then by pagoda.
 */
export type Floor = string;

/**
 * A set of floors: bit i is the floor at place i, so that each size is one byte of pagodas.
 */
export type Floors = Array<Floor>;

/**
 * The size of a floor: 1 is the base and the widest, 6 the roof.
 */
export type Size = number;

/**
 * A stack of the village, and the kind of tile in it.
 */
export type Stack = string;

/**
 * An objective that is claimed in the claimer's turn, first come.
 */
export type Objective = string;

/**
 * A set of objectives: bit i is the objective at place i.
 */
export type Objectives = Array<Objective>;

/**
 * What a player can do in one step. Ordered as declared.
 *
 * The layout is fixed to one aligned word with the kind in its first byte: random play waits for that byte.
 */
export type Action = { "kind": "draw", 
/**
 * The tile used: a starting one or D.
 */
with: With, 
/**
 * The size felt for; none exactly when the hand is blind.
 */
size: Size | null, } | { "kind": "offer", 
/**
 * The tile used: a starting one or E.
 */
with: With, 
/**
 * The pagoda.
 */
pagoda: Pagoda, } | { "kind": "claim", 
/**
 * The objective.
 */
objective: Objective, } | { "kind": "build", 
/**
 * The pagoda.
 */
pagoda: Pagoda, } | { "kind": "end", 
/**
 * The floor kept; given exactly when two or more floors lie there that cannot be built.
 */
keep: Floor | null, } | { "kind": "get", 
/**
 * The tile used: a starting one or F.
 */
with: With, 
/**
 * The tile got.
 */
tile: Tile, };

/**
 * The action tile that is used.
 */
export type With = "starting" | "extra";

/**
 * A tile that can be got.
 */
export type Tile = string;

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
