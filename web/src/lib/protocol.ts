// Made from the Rust types of hyakki-protocol by `cargo xtask typescript`. Do not edit.

export const PROTOCOL = 1;

/**
 * The games, in the order in which they are shown.
 */
export const GAMES = ["septet", "sketch", "pagoda", "tajuto"] as const;

export type GameName = (typeof GAMES)[number];

/**
 * The minds that people choose from, the weakest first.
 */
export const LEVELS = ["novice", "apprentice", "adept", "master"] as const;

export type Level = (typeof LEVELS)[number];

/**
 * Any mind: also those that matches of earlier versions were played by.
 */
export type MindName = Level | "random" | "r1" | "r2";

/**
 * The languages, by their tags; the first is for whoever speaks none of them.
 */
export const LANGUAGES = ["en", "de", "it"] as const;

/**
 * What a client sends.
 */
export type ClientMessage = { "type": "command", 
/**
 * Chosen by the client, to know the answer by.
 */
id: number, 
/**
 * What is asked.
 */
command: Command, 
/**
 * The match that it is about: at any other it is refused.
 */
match?: string, 
/**
 * What the client calls it, also when it sends it again: under one key it is done once.
 */
key?: string, } | { "type": "ping", 
/**
 * Chosen by the client, to know the answer by.
 */
id: number, };

/**
 * What the server sends. Every message carries how many steps the match has.
 */
export type ServerMessage = { "type": "table", 
/**
 * How many steps the match has.
 */
step: number, 
/**
 * The table.
 */
table: TableView, } | { "type": "done", 
/**
 * The id that the client chose.
 */
id: number, 
/**
 * How many steps the match has now.
 */
step: number, } | { "type": "refused", 
/**
 * The id that the client chose.
 */
id: number, 
/**
 * How many steps the match has.
 */
step: number, 
/**
 * Why.
 */
problem: Problem, } | { "type": "chat", 
/**
 * How many steps the match has.
 */
step: number, 
/**
 * In order.
 */
lines: Array<ChatLine>, } | { "type": "pong", 
/**
 * The id that the client chose.
 */
id: number, 
/**
 * How many steps the match has.
 */
step: number, 
/**
 * The server's time, in milliseconds since 1970.
 */
now_ms: number, } | { "type": "notice", 
/**
 * How many steps the match has.
 */
step: number, 
/**
 * What to tell.
 */
problem: Problem, };

/**
 * Something that was said.
 */
export type ChatLine = { 
/**
 * Its place in the table's chat, from 0.
 */
number: number, 
/**
 * The name of who said it.
 */
name: string, 
/**
 * The first seat of who said it, while they sit at the table.
 */
seat: number | null, 
/**
 * What was said: plain text, to be shown as such.
 */
text: string, 
/**
 * When, in milliseconds since 1970.
 */
at_ms: number, };

/**
 * What somebody asks of a table.
 */
export type Command = { "do": "sit", 
/**
 * The seat.
 */
seat: number, 
/**
 * The name shown to the others.
 */
name: string, 
/**
 * Something of one's own for the deals.
 */
nonce: string, 
/**
 * The SHA-256 of such a nonce, to be told by `reveal`; then there is no nonce here.
 */
pledge?: string, } | { "do": "leave", 
/**
 * The seat.
 */
seat: number, } | { "do": "resign", 
/**
 * The seat.
 */
seat: number, } | { "do": "abandon", } | { "do": "play-on", } | { "do": "rename", 
/**
 * The seat.
 */
seat: number, 
/**
 * The name shown to the others.
 */
name: string, } | { "do": "seat-mind", 
/**
 * The seat.
 */
seat: number, 
/**
 * Which mind.
 */
level: Level, } | { "do": "unseat-mind", 
/**
 * The seat.
 */
seat: number, } | { "do": "move", 
/**
 * The seat.
 */
seat: number, 
/**
 * The other one.
 */
to: number, } | { "do": "send-away", 
/**
 * The seat.
 */
seat: number, } | { "do": "set", 
/**
 * What is to be otherwise.
 */
change: SettingsChange, } | { "do": "agree", 
/**
 * The number of the terms that were looked at.
 */
terms: number, } | { "do": "act", 
/**
 * The seat.
 */
seat: number, 
/**
 * How many steps the actor had seen.
 */
step: number, 
/**
 * The action in the game's notation.
 */
action: string, } | { "do": "undo", 
/**
 * The seat.
 */
seat: number, 
/**
 * How many steps the actor had seen.
 */
step: number, } | { "do": "return", 
/**
 * The seat.
 */
seat: number, } | { "do": "vote-stand-in", 
/**
 * The absent one's seat.
 */
seat: number, } | { "do": "pause", } | { "do": "resume", } | { "do": "rematch", 
/**
 * For the deals.
 */
nonce: string, 
/**
 * The SHA-256 of such a nonce, to be told by `reveal`; then there is no nonce here.
 */
pledge?: string, } | { "do": "reveal", 
/**
 * The seat.
 */
seat: number, 
/**
 * The nonce.
 */
nonce: string, } | { "do": "say", 
/**
 * What.
 */
text: string, } | { "do": "claim-for-me", 
/**
 * The seat.
 */
seat: number, 
/**
 * On or off.
 */
on: boolean, };

/**
 * Why something was refused. Nothing has changed.
 */
export type Problem = { 
/**
 * A name that programs can rely on, in lower case with hyphens; for an illegal action, the rule's name.
 */
code: string, 
/**
 * The same in English, for people.
 */
message: string, };

/**
 * A table as one viewer may see it: everything that a client gets to know, and all it needs to show.
 */
export type TableView = { 
/**
 * The id.
 */
id: string, 
/**
 * The server's time, in milliseconds since 1970: what the clocks are measured at.
 */
now_ms: number, 
/**
 * How many steps the match has: what an action must name.
 */
step: number, 
/**
 * What was chosen when the table was made.
 */
settings: Settings, 
/**
 * Where it stands.
 */
stage: StageName, 
/**
 * The seat of the host, who may change the settings before the first match; nothing while the host has none.
 */
host: number | null, 
/**
 * Whether the viewer is the host.
 */
is_host: boolean, 
/**
 * How often the host has changed what people agree to: the number that `agree` names.
 */
terms: number, 
/**
 * Whether the players have stopped the clocks.
 */
is_paused: boolean, 
/**
 * What the deals of the next match are committed to.
 */
next_commitment: string, 
/**
 * Until when pledged nonces are waited for, in the server's time: the match begins then, or with the last of them.
 * Whoever has pledged one tells it now. Nothing at all other times.
 */
reveal_by_ms: number | null, 
/**
 * The seats.
 */
chairs: Array<ChairView>, 
/**
 * The match being played or last played.
 */
match: MatchView | null, };

/**
 * Where a table stands.
 */
export type StageName = "gathering" | "playing" | "over";

/**
 * A seat.
 */
export type ChairView = { 
/**
 * Who plays it.
 */
holder: HolderView, 
/**
 * Whether the person is there; nothing for a mind, and where nobody sits.
 */
presence: PresenceView | null, 
/**
 * Whether the person agrees to what the host has changed; without it no match begins.
 */
has_agreed: boolean, 
/**
 * Whether a mind plays for an absent person until they return.
 */
has_stand_in: boolean, 
/**
 * Since when it does, in the server's time.
 */
stand_in_since_ms: number | null, 
/**
 * Whether the seat has resigned the match: a mind plays it to the end.
 */
has_resigned: boolean, 
/**
 * Whether the person wants their side to resign. Only their side sees it.
 */
wants_to_resign: boolean, 
/**
 * Whether the person wants nobody to play on.
 */
wants_to_abandon: boolean, 
/**
 * How many have voted to let a mind stand in.
 */
n_votes: number, 
/**
 * Whether the viewer has.
 */
has_my_vote: boolean, 
/**
 * Whether the person wants to play again.
 */
wants_rematch: boolean, 
/**
 * What the person said that their nonce for the next match will be: its SHA-256; nothing where none was pledged.
 */
pledge: string | null, 
/**
 * Whether the table makes claims for the seat that are always good.
 */
claims_for_me: boolean, 
/**
 * What is left on the clock; nothing where there is none.
 */
left_ms: number | null, };

/**
 * Whether the person of a seat is there.
 */
export type PresenceView = { "kind": "here" } | { "kind": "away", 
/**
 * In the server's time.
 */
since_ms: number, } | { "kind": "gone", 
/**
 * In the server's time.
 */
since_ms: number, };

/**
 * Who plays a seat.
 */
export type HolderView = { "kind": "nobody" } | { "kind": "person", 
/**
 * The name.
 */
name: string, 
/**
 * Whether a program plays under this identity.
 */
is_bot: boolean, 
/**
 * Whether it is the viewer.
 */
is_me: boolean, } | { "kind": "mind", 
/**
 * Which one, by name.
 */
level: MindName, };

/**
 * A match as one viewer may see it.
 */
export type MatchView = { 
/**
 * The id.
 */
id: string, 
/**
 * Its number at this table, from 1.
 */
number: number, 
/**
 * What its deals are committed to.
 */
commitment: string, 
/**
 * Who wins and loses together: the seats of each side.
 */
teams: Array<Array<number>>, 
/**
 * The seats that must act.
 */
to_act: Array<number>, 
/**
 * What is seen: one side for each own seat; for everybody else the public one, if the table may be watched.
 */
sides: Array<SideView>, 
/**
 * Each seat's place when the match is over; 1 has won. Nobody has one in a match that was abandoned.
 */
places: Array<number> | null, 
/**
 * How the match ended, when it is over.
 */
outcome: OutcomeView | null, };

/**
 * How a match ended.
 */
export type OutcomeView = { 
/**
 * Each seat's place; 1 has won. Nobody has one in a match that was abandoned.
 */
places: Array<number>, 
/**
 * Each seat's points; nobody has any in a match that its players ended.
 */
points: Array<number>, 
/**
 * What ended it: in the game's words, or `resigned` or `abandoned`.
 */
ending: string, 
/**
 * The seats that have resigned.
 */
resigned: Array<number>, };

/**
 * What is seen from one side.
 */
export type SideView = { 
/**
 * The seat; nobody's is the public view.
 */
seat: number | null, 
/**
 * The view: the game's own type.
 */
view: unknown, 
/**
 * What the seat can do now, in the game's notation.
 */
legal: Array<string>, 
/**
 * The same actions in the same order, in parts: the game's own type.
 */
legal_parts: Array<unknown>, 
/**
 * Whether the seat can take back its last action.
 */
can_undo: boolean, };

/**
 * What is chosen when a table is made.
 */
export type Settings = { 
/**
 * The game.
 */
game: GameName, 
/**
 * How many play.
 */
players: number, 
/**
 * The game's options; those left out have their defaults.
 */
options: { [key in string]: string }, 
/**
 * How long people may think.
 */
clock: Clock, 
/**
 * Whether steps can be taken back.
 */
undo: boolean, 
/**
 * Whether others may watch.
 */
spectators: boolean, 
/**
 * Whether the table is listed for everybody.
 */
public: boolean, 
/**
 * Whether players may ask what a mind would play.
 */
hints: boolean, 
/**
 * When people may talk.
 */
talk: Talk, };

/**
 * What a host wants otherwise; what is left out stays as it is.
 */
export type SettingsChange = { 
/**
 * How many play. Of too many seats the free ones go first, then those of minds.
 */
players?: number, 
/**
 * The game's options, all of them; those left out have their defaults.
 */
options?: { [key in string]: string }, 
/**
 * How long people may think.
 */
clock?: Clock, 
/**
 * Whether steps can be taken back.
 */
undo?: boolean, 
/**
 * Whether others may watch.
 */
spectators?: boolean, 
/**
 * Whether the table is listed for everybody.
 */
public?: boolean, 
/**
 * Whether players may ask what a mind would play.
 */
hints?: boolean, 
/**
 * When people may talk.
 */
talk?: Talk, };

/**
 * How long people may think. Minds have no clock.
 */
export type Clock = { "kind": "none" } | { "kind": "per-move", 
/**
 * In milliseconds; play over days is just a long move.
 */
move_ms: number, } | { "kind": "bank", 
/**
 * What everybody starts with, in milliseconds.
 */
bank_ms: number, 
/**
 * What each move adds, in milliseconds.
 */
increment_ms: number, };

/**
 * When people may talk (ruling S3: partners in Septet exchange nothing but cards while they hold any).
 */
export type Talk = "by-the-rules" | "always" | "never";

/**
 * What the lobby's socket sends: the whole picture each time, never a patch.
 */
export type LobbyMessage = { "type": "lobby", 
/**
 * The own tables, the last touched first.
 */
mine: Array<TableSummary>, 
/**
 * Public tables, the last touched first.
 */
public: Array<TableSummary>, } | { "type": "notice", 
/**
 * What to tell.
 */
problem: Problem, };

/**
 * A table in a list.
 */
export type TableSummary = { 
/**
 * The id.
 */
id: string, 
/**
 * The game.
 */
game: GameName, 
/**
 * Where it stands.
 */
stage: StageName, 
/**
 * Who sits where.
 */
seats: Array<HolderView>, 
/**
 * The own seats that must act now.
 */
my_turn: Array<number>, 
/**
 * The seats that minds play for people until they return.
 */
stood_in: Array<number>, 
/**
 * The seats that have resigned the match being played.
 */
resigned: Array<number>, 
/**
 * Who wins and loses together, while a match is played.
 */
teams: Array<Array<number>>, 
/**
 * Whether others may watch.
 */
spectators: boolean, 
/**
 * How many steps the match has.
 */
step: number, };

/**
 * Who the asker is.
 */
export type Identity = { 
/**
 * The id, which says nothing and opens nothing.
 */
user: string, 
/**
 * The name that others see.
 */
name: string, 
/**
 * Whether a program plays under this identity.
 */
is_bot: boolean, 
/**
 * The login, where there is an account.
 */
login: string | null, };

/**
 * Another name.
 */
export type Rename = { 
/**
 * The name that others see.
 */
name: string, };

/**
 * A login with its password: to make an account, or to enter one.
 */
export type Credentials = { 
/**
 * The login; its case does not matter.
 */
login: string, 
/**
 * The password.
 */
password: string, };

/**
 * A login and a password to be.
 */
export type NewCredentials = { 
/**
 * The login; its case does not matter.
 */
login: string, 
/**
 * The password.
 */
password: string, 
/**
 * The password until now; needed where there is an account already.
 */
old_password?: string, };

/**
 * Something secret that stands for an identity: it is shown once and never again.
 */
export type SecretToken = { 
/**
 * The token.
 */
token: string, };

/**
 * Which of the earlier identities of a browser is meant.
 */
export type ChosenIdentity = { 
/**
 * Its id.
 */
user: string, };

/**
 * A session of the asker's: a browser, a private link that nobody has used yet, or a bot's token.
 */
export type SessionSummary = { 
/**
 * The id by which it can be ended; it opens nothing.
 */
id: string, 
/**
 * What it is.
 */
kind: SessionKind, 
/**
 * The browser, if the server knew it when the session began: "Firefox".
 */
browser: string | null, 
/**
 * What the browser runs on, if the server knew it: "Android".
 */
system: string | null, 
/**
 * When it began.
 */
began_ms: number, 
/**
 * When it was last used, to the hour.
 */
last_used_ms: number, 
/**
 * Whether it is the one that asks.
 */
is_this: boolean, };

/**
 * What a session is.
 */
export type SessionKind = "browser" | "link" | "bot";

/**
 * A new bot, with the token that it shows as `Authorization: Bearer …`.
 */
export type NewBot = { 
/**
 * The bot's id.
 */
user: string, 
/**
 * The bot's name.
 */
name: string, 
/**
 * The token; it is shown once and never again.
 */
token: string, };

/**
 * A match in a list.
 */
export type MatchSummary = { 
/**
 * The id.
 */
id: string, 
/**
 * Where it was played.
 */
table: string, 
/**
 * The game.
 */
game: GameName, 
/**
 * Who played, by seat.
 */
names: Array<string>, 
/**
 * The level of the mind that played, by seat; nothing where a person did.
 */
levels: Array<MindName | null>, 
/**
 * The own seats.
 */
mine: Array<number>, 
/**
 * When it began, in milliseconds since 1970.
 */
began_ms: number, 
/**
 * When it ended.
 */
ended_ms: number | null, 
/**
 * Each seat's place when it ended; 1 has won. Nobody has one in a match that was abandoned.
 */
places: Array<number> | null, 
/**
 * What ended it: in the game's words, or `resigned` or `abandoned`.
 */
ending: string | null, 
/**
 * The seats that resigned.
 */
resigned: Array<number>, };

/**
 * What a viewer saw after so many steps of a match.
 */
export type StepView = { 
/**
 * How many steps.
 */
step: number, 
/**
 * How many there are in all.
 */
n_steps: number, 
/**
 * The seat whose view it is; nobody's is the public one.
 */
seat: number | null, 
/**
 * What happened at the step that led here, in the game's notation.
 */
line: string | null, 
/**
 * The same in parts where it was an action: the game's own type.
 */
line_parts: unknown, 
/**
 * Who acted at the step that led here; nobody when it was chance.
 */
actor: number | null, 
/**
 * Who had to act then.
 */
to_act: Array<number>, 
/**
 * The view: the game's own type.
 */
view: unknown, 
/**
 * What the seat could do then, in the game's notation.
 */
legal: Array<string>, 
/**
 * The same actions in the same order, in parts: the game's own type.
 */
legal_parts: Array<unknown>, };

/**
 * A stretch of a match, step by step, as one viewer knew it then
 */
export type Course = { 
/**
 * The match.
 */
match: string, 
/**
 * How many steps the match has by now.
 */
n_steps: number, 
/**
 * The seat whose views they are; nobody's are the public ones.
 */
seat: number | null, 
/**
 * What was seen after each of these steps.
 */
steps: Array<CourseStep>, };

/**
 * What a viewer knew after a step.
 */
export type CourseStep = { 
/**
 * After how many steps.
 */
step: number, 
/**
 * Who acted at the step that led here; nobody when it was chance.
 */
actor: number | null, 
/**
 * Who had to act then.
 */
to_act: Array<number>, 
/**
 * What happened at the step that led here, in the game's notation; nothing while the match is played: the views tell of it
 * what may be known.
 */
line: string | null, 
/**
 * The same in parts where it was an action: the game's own type.
 */
line_parts: unknown, 
/**
 * The view: the game's own type.
 */
view: unknown, };

/**
 * What came out when the record of a match that is over was replayed and its deals were drawn anew
 */
export type Verdict = { 
/**
 * Whether every step is one that the rules allow, the outcome follows, and every deal comes from the secret.
 */
is_right: boolean, 
/**
 * How many steps there are.
 */
n_steps: number, 
/**
 * How many of them are chance: those were drawn anew.
 */
n_deals: number, 
/**
 * What the deals were committed to; nothing for a match that was played elsewhere without.
 */
commitment: string | null, 
/**
 * Whether the secret was revealed: without it the deals cannot be drawn anew.
 */
is_revealed: boolean, 
/**
 * The seats that pledged a nonce and did not tell it: each had the choice between two deals, if it knew the secret.
 */
untold: Array<number>, 
/**
 * The first thing that is wrong, in English, with its line.
 */
wrong: string | null, };

/**
 * How far the review of a match is
 */
export type ReviewStatus = { "state": "none" } | { "state": "waiting", 
/**
 * How many were asked for earlier.
 */
n_before: number, } | { "state": "working", 
/**
 * How many steps of the match are done.
 */
n_done: number, 
/**
 * Of how many; 0 as long as that is not known.
 */
n_steps: number, } | { "state": "failed" } | { "state": "done", 
/**
 * The review.
 */
review: MatchReview, };

/**
 * What could have been played better in a match, and what was luck. Winning chances are from 0 to 1, and lists are in the order
 * of the seats.
 */
export type MatchReview = { 
/**
 * The game.
 */
game: GameName, 
/**
 * How many playouts judged each decision.
 */
nodes: number, 
/**
 * Each seat's winning chance before the first step.
 */
expectation: Array<number>, 
/**
 * Each seat's winning chance after each step, all cards known but those that nobody has seen.
 */
values: Array<Array<number>>, 
/**
 * The steps at which most was won and lost.
 */
turning_points: Array<TurningPoint>, 
/**
 * Every decision at which there was a choice.
 */
choices: Array<ReviewedChoice>, 
/**
 * The costliest decisions, at most three of a seat: find something better.
 */
exercises: Array<Exercise>, 
/**
 * The sums for each seat.
 */
seats: Array<ReviewedSeat>, };

/**
 * A step at which much was won and lost
 */
export type TurningPoint = { 
/**
 * How many steps there are after it: where the match stands then.
 */
step: number, 
/**
 * Who acted; nobody where chance fell.
 */
seat: number | null, 
/**
 * What it changed for each seat.
 */
changes: Array<ReviewedParts>, };

/**
 * A change of a winning chance in parts, which add up to it
 */
export type ReviewedParts = { 
/**
 * Luck of deals, draws and reshuffles.
 */
deals: number, 
/**
 * How much better or worse than the reviewer's quick play the decision was, by what its seat could know.
 */
play: number, 
/**
 * Luck of the unseen: how the hidden cards answered.
 */
unseen: number, };

/**
 * How bad a decision was, by the winning chance that it surely gave away
 */
export type LabelName = "inaccuracy" | "mistake" | "blunder";

/**
 * A decision, judged by what its seat could know
 */
export type ReviewedChoice = { 
/**
 * How many steps were before it: the position that was decided about.
 */
step: number, 
/**
 * Who decided.
 */
seat: number, 
/**
 * The winning chance that it gave away against the best alternative.
 */
loss: number, 
/**
 * How bad that was, if it surely was.
 */
label: LabelName | null, 
/**
 * Whether something was at stake.
 */
is_counted: boolean, };

/**
 * A costly decision, with all that was thought about it
 */
export type Exercise = { 
/**
 * How many steps were before it: the position to decide about.
 */
step: number, 
/**
 * Who decided.
 */
seat: number, 
/**
 * What it did, in the game's notation.
 */
action: string, 
/**
 * The winning chance that it gave away against the best alternative.
 */
loss: Interval, 
/**
 * The same in the game's own points, as a mean.
 */
points_lost: number, 
/**
 * How bad that was.
 */
label: LabelName, 
/**
 * The alternatives that were tried, the best first; what was done is among them.
 */
options: Array<ExerciseOption>, 
/**
 * What speaks for the best of the others, the clearest first.
 */
reasons: Array<ReviewReason>, 
/**
 * What only open cards could have told, in the points of a round; nothing where nobody can say that exactly.
 */
open_cards: OpenCardsView | null, };

/**
 * An alternative at a decision
 */
export type ExerciseOption = { 
/**
 * The action, in the game's notation.
 */
action: string, 
/**
 * The winning chance with it.
 */
value: number, 
/**
 * How far it is behind what was done; below 0 it is ahead.
 */
behind: Interval, 
/**
 * How often it was tried.
 */
n_playouts: number, 
/**
 * Whether it is a right answer: within 2 points of the best.
 */
is_right: boolean, };

/**
 * Something that comes of two alternatives with different frequency
 */
export type ReviewReason = { 
/**
 * What it is, by the name that the game has for it.
 */
fact: string, 
/**
 * In how many of 100 worlds it came true with what was done.
 */
chosen: number, 
/**
 * In how many of 100 worlds it came true with the best of the others.
 */
other: number, };

/**
 * What an exact solver says of a decision with all hands open
 */
export type OpenCardsView = { 
/**
 * The points of the round with what was done.
 */
played: number, 
/**
 * The points of the round at best.
 */
best: number, 
/**
 * The actions that bring the best, in the game's notation.
 */
best_actions: Array<string>, };

/**
 * A mean with its 99 % interval
 */
export type Interval = { 
/**
 * The mean.
 */
value: number, 
/**
 * The lower end.
 */
low: number, 
/**
 * The upper end.
 */
high: number, };

/**
 * What a match was like for one seat: `expectation + deals + own_play + others_play + unseen + conceded` is `result`
 */
export type ReviewedSeat = { 
/**
 * Its winning chance before the first step.
 */
expectation: number, 
/**
 * Luck of deals, draws and reshuffles.
 */
deals: number, 
/**
 * Its own decisions, against the reviewer's quick play.
 */
own_play: number, 
/**
 * Half the length of the 99 % interval of `own_play`.
 */
own_play_error: number, 
/**
 * The decisions of all others, partners too.
 */
others_play: number, 
/**
 * Luck of the unseen.
 */
unseen: number, 
/**
 * What it changed that somebody resigned.
 */
conceded: number, 
/**
 * Its share of the win; in a match that was abandoned the winning chance when it ended.
 */
result: number, 
/**
 * How well it decided, from 0 to 100; nothing where nothing was at stake.
 */
accuracy: number | null, 
/**
 * How many decisions counted.
 */
n_counted: number, 
/**
 * How many inaccuracies, mistakes and blunders there were.
 */
n_labelled: Array<number>, };

/**
 * What a mind would play
 */
export type Hint = { 
/**
 * The step that it is about.
 */
step: number, 
/**
 * The mind that was asked.
 */
mind: Level, 
/**
 * What it would play, in the game's notation.
 */
action: string, 
/**
 * The same in parts: the game's own type.
 */
action_parts: unknown, 
/**
 * How many simulated matches the figures rest on; 0 where there are no figures.
 */
simulations: number, 
/**
 * The actions it thought about most, the one it would play first.
 */
considered: Array<HintedAction>, };

/**
 * One action as a mind looked at it
 */
export type HintedAction = { 
/**
 * The action, in the game's notation.
 */
action: string, 
/**
 * The same in parts: the game's own type.
 */
action_parts: unknown, 
/**
 * How much of its attention the mind gave it, from 0 to 1: its share of the simulations, where there were any.
 */
share: number, 
/**
 * The chance of winning with it, from 0 to 1; nothing where nothing was simulated.
 */
value: number | null, };

/**
 * A lesson in a list.
 */
export type LessonSummary = { 
/**
 * The game that is taught.
 */
game: GameName, 
/**
 * The name in addresses.
 */
name: string, 
/**
 * How many steps it has.
 */
n_steps: number, 
/**
 * Where the learner sits.
 */
seat: number, 
/**
 * Whose faces sit in the other seats.
 */
minds: Array<Level | null>, 
/**
 * Who teaches.
 */
teacher: Level, };

/**
 * How far a learner has come.
 */
export type LessonProgress = { 
/**
 * What the learner has played and answered, from the first to the last.
 */
played: Array<string>, };

/**
 * What comes next in a lesson
 */
export type LessonReply = { "type": "part", 
/**
 * One picture after the other.
 */
frames: Array<LessonFrame>, 
/**
 * Whether the lesson ends with it.
 */
is_last: boolean, } | { "type": "wrong", 
/**
 * The rule that forbids it; nothing if it is legal.
 */
problem: Problem | null, 
/**
 * What the lesson says to it: the key of a message; nothing if a rule forbids it.
 */
said: string | null, };

/**
 * One picture of a lesson, with what is said to it.
 */
export type LessonFrame = { 
/**
 * Which step of the lesson it is, from 0.
 */
step: number, 
/**
 * Where the learner can go back to.
 */
checkpoint: LessonPoint, 
/**
 * What is said: the key of a message in `lessons-<game>.ftl`; nothing while others play.
 */
said: string | null, 
/**
 * What the teacher points at; `docs/lessons.md` has the places.
 */
show: Array<string>, 
/**
 * What the learner does now.
 */
task: LessonTask, 
/**
 * What the learner can answer, if something is asked.
 */
answers: Array<LessonAnswer>, 
/**
 * How many steps the match has.
 */
match_step: number, 
/**
 * Who must act in the match.
 */
to_act: Array<number>, 
/**
 * The learner's view: the game's own type.
 */
view: unknown, 
/**
 * What the learner could do by the rules, in the game's notation; only where something is to be played.
 */
legal: Array<string>, 
/**
 * The same actions in the same order, in parts: the game's own type.
 */
legal_parts: Array<unknown>, };

/**
 * A place in a lesson.
 */
export type LessonPoint = { 
/**
 * How many decisions of the learner come before it.
 */
n_played: number, 
/**
 * The step of the lesson.
 */
step: number, };

/**
 * What the learner does at a picture.
 */
export type LessonTask = "watch" | "go-on" | "play" | "answer";

/**
 * An answer to choose.
 */
export type LessonAnswer = { 
/**
 * What is played to choose it.
 */
id: string, 
/**
 * What it says: the key of a message.
 */
said: string, };

/**
 * A game as it is offered.
 */
export type GameSummary = { 
/**
 * The name in records, addresses and settings.
 */
name: GameName, 
/**
 * The name on the box.
 */
title: string, 
/**
 * The game in one sentence.
 */
summary: string, 
/**
 * The fewest who can play.
 */
least_players: number, 
/**
 * The most who can play.
 */
most_players: number, 
/**
 * How many play when nobody says.
 */
default_players: number, 
/**
 * The game's switches.
 */
options: Array<GameOption>, };

/**
 * One switch of a game.
 */
export type GameOption = { 
/**
 * The name in settings.
 */
name: string, 
/**
 * What it decides.
 */
summary: string, 
/**
 * The values it can have; the first is the default.
 */
values: Array<GameOptionValue>, };

/**
 * One value of a switch.
 */
export type GameOptionValue = { 
/**
 * The name in settings.
 */
name: string, 
/**
 * What it means.
 */
summary: string, };

/**
 * The puzzles of a day, and what there is to practise
 */
export type PuzzleDay = { 
/**
 * The day in universal time, counted from 1970-01-01.
 */
day: number, 
/**
 * Each game.
 */
games: Array<PuzzleGame>, };

/**
 * The puzzles of a game
 */
export type PuzzleGame = { 
/**
 * The game.
 */
game: GameName, 
/**
 * How many there are.
 */
n_puzzles: number, 
/**
 * The id of the puzzle of the day: the same on every host that has the same puzzles.
 */
today: string | null, 
/**
 * What they are about, and how many are about it.
 */
themes: Array<PuzzleCount>, 
/**
 * How hard they are, and how many are that hard.
 */
difficulties: Array<PuzzleCount>, 
/**
 * How many days in a row the caller has solved; only for somebody with an account.
 */
streak: PuzzleStreak | null, };

/**
 * A name, and how many puzzles it holds for
 */
export type PuzzleCount = { 
/**
 * The name.
 */
name: string, 
/**
 * How many.
 */
n: number, };

/**
 * Days in a row on which the puzzle of the day was solved at the first try
 */
export type PuzzleStreak = { 
/**
 * How many, up to today or, while today's is not tried, up to yesterday.
 */
days: number, 
/**
 * Whether the first try at today's was right; nothing before it.
 */
today: boolean | null, };

/**
 * A puzzle without its answer
 */
export type PuzzleView = { 
/**
 * The game.
 */
game: GameName, 
/**
 * The id.
 */
id: string, 
/**
 * What stands behind the answer: `proven-open`, `proven-closed` or `strong`.
 */
kind: string, 
/**
 * How hard it is: `easy`, `medium`, `hard` or `expert`.
 */
difficulty: string, 
/**
 * How many play.
 */
players: number, 
/**
 * Who must act.
 */
seat: number, 
/**
 * How many steps led to the position.
 */
step: number, 
/**
 * Where it stands among those that fit, from 0; 0 for one that was asked for by its id.
 */
place: number, 
/**
 * How many fit; 1 for one that was asked for by its id.
 */
n_fitting: number, 
/**
 * What the seat knows: the game's own type.
 */
view: unknown, 
/**
 * What every seat knows, where all hands are open; otherwise nothing.
 */
open_views: Array<unknown>, 
/**
 * Whether only some of what the seat can do is asked about, because there are hundreds: these are in `legal` then.
 */
is_offered: boolean, 
/**
 * What can be answered, in the game's notation: what the seat can do.
 */
legal: Array<string>, 
/**
 * The same in the same order, in parts.
 */
legal_parts: Array<unknown>, };

/**
 * An answer to a puzzle
 */
export type PuzzleTry = { 
/**
 * What the seat would do, in the game's notation.
 */
action: string, };

/**
 * What is said to an answer
 */
export type PuzzleVerdict = { 
/**
 * Whether it is right, or worth the same as what is.
 */
is_right: boolean, 
/**
 * What is right, in the game's notation.
 */
right: Array<string>, 
/**
 * The first of them in parts.
 */
right_parts: unknown, 
/**
 * What the puzzle is about.
 */
themes: Array<string>, 
/**
 * In what the figures are: `points` of the round, `worlds` in which it is won, or `chances` to win in percent.
 */
measure: string, 
/**
 * What the answer is worth.
 */
tried: number, 
/**
 * What the right one is worth.
 */
best: number, 
/**
 * How many worlds there are, where worlds were counted.
 */
n_worlds: number | null, 
/**
 * Where worlds were counted, what every seat would see in one of those in which the right answer wins and a wrong one does
 * not: the game's own type. Otherwise nothing.
 */
lost_world: Array<unknown>, 
/**
 * How a wrong answer is refuted, where all hands are open or in that world: what follows, to the end of the round.
 */
line: Array<PuzzleMove>, 
/**
 * What comes more or less often with the answer than with the right one, the clearest first.
 */
facts: Array<PuzzleFact>, 
/**
 * The streak after this try, for somebody with an account.
 */
streak: PuzzleStreak | null, };

/**
 * What a seat does
 */
export type PuzzleMove = { 
/**
 * The seat.
 */
seat: number, 
/**
 * What it does, in the game's notation.
 */
action: string, 
/**
 * The same in parts: the game's own type.
 */
action_parts: unknown, };

/**
 * How often something comes of an action, in percent
 */
export type PuzzleFact = { 
/**
 * What comes: a word of the game.
 */
fact: string, 
/**
 * After the answer.
 */
tried: number, 
/**
 * After the right one.
 */
best: number, };
