/** A pointer that moves further than this (px) between press and release is dragging. */
const DRAG_DISTANCE = 10;
/** The browser's own click follows a release within this time. */
const CLICK_MS = 50;

interface Press {
  button: HTMLElement;
  pointerId: number;
  x: number;
  y: number;
  left: number;
  top: number;
}

/**
 * Completes presses whose button moved before the release, which the browser drops.
 * @param signal ends this
 */
export function completeMovedPresses(page: Document, signal?: AbortSignal): void {
  const watching = signal ? { signal } : {};
  const first = { ...watching, capture: true };
  let press: Press | null = null;
  let moved: HTMLElement | null = null;

  page.addEventListener(
    'pointerdown',
    ({ target, pointerId, isPrimary, button: which, clientX, clientY }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      press = null;
      if (!button || !isPrimary || which !== 0) return;
      const { left, top } = button.getBoundingClientRect();
      press = { button, pointerId, x: clientX, y: clientY, left, top };
    },
    first,
  );
  // An ignored press doesn't move the focus either.
  page.addEventListener(
    'mousedown',
    (event) => {
      const ignored = [...page.querySelectorAll('[data-settling]')].some((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const { clientX: x, clientY: y } = event;
        return x >= left && x <= right && y >= top && y <= bottom;
      });
      if (ignored) event.preventDefault();
    },
    watching,
  );
  page.addEventListener(
    'pointercancel',
    () => {
      press = null;
    },
    watching,
  );
  page.addEventListener(
    'pointerup',
    ({ pointerId, clientX, clientY }) => {
      const released = press;
      press = null;
      if (released?.pointerId !== pointerId || !released.button.isConnected) return;
      if (Math.hypot(clientX - released.x, clientY - released.y) > DRAG_DISTANCE) return;
      const { left, top } = released.button.getBoundingClientRect();
      if (left === released.left && top === released.top) return;
      const { button } = released;
      moved = button;
      setTimeout(() => {
        if (moved !== button) return;
        moved = null;
        button.click();
      }, CLICK_MS);
    },
    first,
  );
  page.addEventListener(
    'click',
    (event) => {
      // Keyboard and scripted clicks have no pointer event.
      if (!moved || !event.isTrusted || event.detail === 0) return;
      if (event.target instanceof Node && moved.contains(event.target)) {
        moved = null;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    },
    first,
  );
}
