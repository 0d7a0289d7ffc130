/** How far a finger must move before it drags, in pixels: less is a tap. */
const THRESHOLD = 10;

export interface Dragging {
  enabled: boolean;
  onlift?: () => void;
  /** Dropped onto the element whose `data-drop` has this value. */
  ondrop: (place: string) => void;
}

function placeUnder(x: number, y: number, moving: Element): HTMLElement | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (moving.contains(element)) continue;
    const place = element.closest<HTMLElement>("[data-drop]");
    if (place) return place;
  }
  return null;
}

/** A table in a lesson is zoomed, and its pixels are not the finger's. Not every browser tells. */
function zoomOf(element: Element & { currentCSSZoom?: number }): number {
  return element.currentCSSZoom ?? 1;
}

/** Lets an element be dragged onto places marked with `data-drop`. A tap stays a click. */
export function drag(
  element: HTMLElement,
  options: Dragging,
): { update: (options: Dragging) => void; destroy: () => void } {
  let current = options;
  let start: { x: number; y: number; id: number } | null = null;
  let isDragging = false;
  let over: HTMLElement | null = null;

  function mark(place: HTMLElement | null): void {
    if (place === over) return;
    over?.classList.remove("drop-over");
    place?.classList.add("drop-over");
    over = place;
  }

  function down(event: PointerEvent): void {
    if (!current.enabled || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    // A quick finger leaves the element before it is caught: listen everywhere until it lifts.
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
  }

  function forget(): void {
    start = null;
    mark(null);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (!isDragging) {
      if (Math.hypot(dx, dy) < THRESHOLD) return;
      isDragging = true;
      element.classList.add("dragging");
      current.onlift?.();
    }
    const zoom = zoomOf(element);
    element.style.setProperty("translate", `${dx / zoom}px ${dy / zoom}px`);
    mark(placeUnder(event.clientX, event.clientY, element));
  }

  function up(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const place = isDragging && event.type === "pointerup" ? over : null;
    forget();
    if (!isDragging) return;
    isDragging = false;
    swallowClick();
    if (place?.dataset.drop) current.ondrop(place.dataset.drop);
    element.classList.remove("dragging");
    element.style.removeProperty("translate");
  }

  /** The click that ends a drag is not a tap. */
  function swallowClick(): void {
    const swallow = (event: Event): void => event.stopPropagation();
    element.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 0);
  }

  element.addEventListener("pointerdown", down);
  return {
    update: (next) => (current = next),
    destroy: forget,
  };
}
