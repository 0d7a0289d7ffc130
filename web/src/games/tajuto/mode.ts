/** What the player is about to choose. */
export type Mode = "draw" | "offer" | "get" | "build" | "claim" | "keep" | "none";
