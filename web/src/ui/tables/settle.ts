const SETTLE_MS = 600;

const timers = new WeakMap<Element, number>();

/** Ignores presses on an element for 600 ms: a second click was meant for the previous content. */
export function settle(element: Element): void {
  window.clearTimeout(timers.get(element));
  element.setAttribute('data-settling', '');
  const timer = window.setTimeout(() => element.removeAttribute('data-settling'), SETTLE_MS);
  timers.set(element, timer);
}
