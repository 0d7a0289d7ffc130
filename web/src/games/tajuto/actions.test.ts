import { expect, test } from "vitest";
import type { Noted } from "../face";
import { chooseDeed, deedsOf, hasBothWays, objectOf } from "./actions";
import type { Action } from "./view";

test.each<[Action, string]>([
  [{ kind: "draw", size: 3, with: "starting" }, "3"],
  [{ kind: "draw", size: null, with: "extra" }, ""],
  [{ kind: "offer", pagoda: "r", with: "extra" }, "r"],
  [{ kind: "get", tile: "Ir", with: "starting" }, "Ir"],
  [{ kind: "claim", objective: "cubes0" }, "cubes0"],
  [{ kind: "end", keep: "r4" }, "r4"],
  [{ kind: "end", keep: null }, ""],
])("%o is done with “%s”", (action, what) => {
  expect(objectOf(action)).toBe(what);
});

const draw = (size: number, tile: "starting" | "extra"): Noted<Action> => ({
  kind: "draw",
  size,
  with: tile,
  notation: tile === "extra" ? `draw ${size} D` : `draw ${size}`,
});

test("of two ways the one asked for is chosen, of one way that one", () => {
  const end: Noted<Action> = { kind: "end", keep: null, notation: "end" };
  const deeds = deedsOf([draw(1, "starting"), draw(1, "extra"), draw(2, "extra"), end], "draw");
  expect(hasBothWays(deeds)).toBe(true);
  expect(chooseDeed(deeds, "1", true)?.action).toBe("draw 1 D");
  expect(chooseDeed(deeds, "1", false)?.action).toBe("draw 1");
  expect(chooseDeed(deeds, "2", false)?.action).toBe("draw 2 D");
  expect(chooseDeed(deeds, "6", false)).toBeUndefined();
});
