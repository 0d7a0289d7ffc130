import { afterEach, expect, test, vi } from "vitest";
import { canShare, copyLink, shareBySystem } from "./share";

const LINK = { title: "Play with me", url: "https://games.example.org/table/x" };

afterEach(() => vi.unstubAllGlobals());

test("the share sheet is offered where there is one that takes links", () => {
  vi.stubGlobal("navigator", {});
  expect(canShare(LINK)).toBe(false);
  vi.stubGlobal("navigator", { share: () => Promise.resolve() });
  expect(canShare(LINK)).toBe(true);
  vi.stubGlobal("navigator", { share: () => Promise.resolve(), canShare: () => false });
  expect(canShare(LINK)).toBe(false);
});

test("whoever closes the sheet has changed their mind, and nothing is wrong", async () => {
  const share = vi.fn(() => Promise.reject(new DOMException("closed", "AbortError")));
  vi.stubGlobal("navigator", { share });
  await shareBySystem(LINK);
  expect(share).toHaveBeenCalledWith(LINK);
});

test("a link that cannot be copied is said not to be", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("forbidden")) } });
  expect(await copyLink(LINK.url)).toBe(false);
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.resolve() } });
  expect(await copyLink(LINK.url)).toBe(true);
});
