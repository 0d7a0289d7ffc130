import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Counts what is struck, and when. */
const struck: number[] = [];
const param = (): object => ({ setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn(), value: 0 });
const node = (): object => {
  const made = {
    frequency: param(),
    gain: param(),
    connect: (next: unknown) => next,
    start: (at: number) => struck.push(at),
    stop: vi.fn(),
  };
  return made;
};
class FakeContext {
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  createOscillator = node;
  createGain = node;
  createBufferSource = node;
  createBiquadFilter = node;
  createBuffer = (): object => ({ getChannelData: () => new Float32Array(400) });
}

const kept = new Map<string, string>();
const vibrate = vi.fn(() => true);
let now = 0;

beforeEach(() => {
  struck.length = 0;
  now = 0;
  kept.clear();
  vibrate.mockClear();
  vi.resetModules();
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("navigator", { vibrate });
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("performance", { now: () => now });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const box = async () => (await import("./sound.svelte")).sound;

test("nothing is heard or felt until it is switched on", async () => {
  const { SOUNDS } = await import("./sound.svelte");
  for (const name of SOUNDS) (await box()).play(name);
  expect(struck).toEqual([]);
  expect(vibrate).not.toHaveBeenCalled();
});

test("each setting is remembered by itself", async () => {
  (await box()).toggle();
  vi.resetModules();
  expect([(await box()).isOn, (await box()).isFelt]).toEqual([true, false]);
  (await box()).toggleFelt();
  (await box()).toggle();
  vi.resetModules();
  expect([(await box()).isOn, (await box()).isFelt]).toEqual([false, true]);
});

test("what matters less is left out while something sounds, what matters more waits for its end", async () => {
  kept.set("hyakki.sound", "on");
  const sound = await box();
  sound.play("completed");
  const first = struck.length;
  expect(first).toBeGreaterThan(0);
  sound.play("card");
  expect(struck).toHaveLength(first);
  sound.play("turn");
  expect(struck.length).toBeGreaterThan(first);
  expect(Math.min(...struck.slice(first))).toBeGreaterThan(0.2);
  now = 5000;
  struck.length = 0;
  sound.play("card");
  expect(Math.min(...struck)).toBe(0);
});

test("the hand feels what the ear would hear, also without sound", async () => {
  kept.set("hyakki.haptics", "on");
  (await box()).play("refused");
  expect(vibrate).toHaveBeenCalledExactlyOnceWith([28, 40, 28]);
  expect(struck).toEqual([]);
});
