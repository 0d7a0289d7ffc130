import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

/**
 * Things move from where they were to where they are.
 * `anchor` names a place; `leave` remembers where a thing was last seen; `arrive` starts from there,
 * or from a named place when the thing was not seen before.
 */
const places = new Map<string, Element>();
const departures = new Map<string, { rect: DOMRect; at: number }>();

/** A departure is forgotten after this: whatever appears later has come from elsewhere. */
const MEMORY_MS = 1200;

export function anchor(element: Element, name: string): { update: (name: string) => void; destroy: () => void } {
  let current = name;
  places.set(current, element);
  return {
    update(next) {
      if (places.get(current) === element) places.delete(current);
      current = next;
      places.set(current, element);
    },
    destroy() {
      if (places.get(current) === element) places.delete(current);
    },
  };
}

/** What stands under a name now. */
export function elementAt(name: string): Element | undefined {
  return places.get(name);
}

let isStill = false;

/** What appears until the next frame stands where it belongs: a table that is opened has not moved. */
export function standStill(): void {
  isStill = true;
  requestAnimationFrame(() => (isStill = false));
}

export interface Journey {
  /** What moves: the same key is the same thing. */
  key: string;
  /** Where it comes from if it was not seen before. */
  from?: string;
  delay?: number;
}

export function leave(element: Element, { key }: { key: string }): TransitionConfig {
  departures.set(key, { rect: element.getBoundingClientRect(), at: performance.now() });
  return { duration: 0 };
}

export function arrive(element: Element, { key, from, delay = 0 }: Journey): () => TransitionConfig {
  // Deferred, so that what leaves in the same change has been remembered.
  return () => {
    if (isStill) return { duration: 0 };
    const duration = prefersReducedMotion.current ? 160 : 300;
    const start = prefersReducedMotion.current ? undefined : origin(key, from);
    departures.delete(key);
    if (!start) return { duration, delay, css: (t) => `opacity: ${t}` };
    const goal = element.getBoundingClientRect();
    const dx = start.left + start.width / 2 - goal.left - goal.width / 2;
    const dy = start.top + start.height / 2 - goal.top - goal.height / 2;
    const scale = goal.width > 0 ? Math.min(1.4, Math.max(0.35, start.width / goal.width)) : 1;
    const own = getComputedStyle(element).transform;
    const rest = own === "none" ? "" : own;
    return {
      duration,
      delay,
      easing: cubicOut,
      css: (_, u) =>
        `transform: translate(${u * dx}px, ${u * dy}px) scale(${1 + (scale - 1) * u}) ${rest}; z-index: 30`,
    };
  };
}

function origin(key: string, from: string | undefined): DOMRect | undefined {
  const seen = departures.get(key);
  if (seen && performance.now() - seen.at < MEMORY_MS) return seen.rect;
  return from === undefined ? undefined : places.get(from)?.getBoundingClientRect();
}

/** How long neighbours take to close a gap, in milliseconds. */
export function flipDuration(): number {
  return prefersReducedMotion.current ? 0 : 240;
}

/** Goes away to a named place; fades where it stands if there is none. */
export function depart(element: Element, { to }: { to?: string | undefined }): () => TransitionConfig {
  return () => {
    const goal = to === undefined || prefersReducedMotion.current ? undefined : places.get(to)?.getBoundingClientRect();
    if (!goal) return { duration: 160, css: (t) => `opacity: ${t}` };
    const start = element.getBoundingClientRect();
    const dx = goal.left + goal.width / 2 - start.left - start.width / 2;
    const dy = goal.top + goal.height / 2 - start.top - start.height / 2;
    return {
      duration: 320,
      easing: cubicOut,
      css: (t, u) => {
        const move = `translate(${u * dx}px, ${u * dy}px) scale(${0.25 + 0.75 * t})`;
        return `transform: ${move}; opacity: ${Math.min(1, t * 2)}; z-index: 30`;
      },
    };
  };
}
