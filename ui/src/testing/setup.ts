import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { act, cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

/** The window's width unless `renderUi` sets another. */
const WIDTH = 1024;
/** The height of every element, so that a virtual list has room. */
const HEIGHT = 600;
/** The height of a virtual list's item. */
const ITEM_HEIGHT = 40;
const PX_PER_EM = 16;

// Routes and lazy parts load slowly on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// The files of a worker share modules and window, so each test cleans up.
/** Fake timers of a test don't reach it. */
const realTimeout = setTimeout;

// A transition of the library may end after its component; without a window it would throw.
afterAll(() => new Promise<void>((done) => realTimeout(done, 200)));

afterEach(() => {
  cleanup();
  act(() => notifications.clean());
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  window.innerWidth = WIDTH;
});

/** Evaluates width queries; all others, such as reduced motion, are false. */
function matches(query: string): boolean {
  const widths = [...query.matchAll(/\(width (<|>=) ([\d.]+)em\)/g)];
  return (
    widths.length > 0 &&
    widths.every(
      ([, side, limit]) => (side === '<') === window.innerWidth < Number(limit) * PX_PER_EM,
    )
  );
}

window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: matches(query),
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }) as MediaQueryList;

/** Reports each element once, because sizes never change without a layout. */
window.ResizeObserver = class implements ResizeObserver {
  readonly #report: ResizeObserverCallback;
  constructor(report: ResizeObserverCallback) {
    this.#report = report;
  }
  observe(target: Element) {
    const { clientWidth: inlineSize, clientHeight: blockSize } = target;
    const size = [{ inlineSize, blockSize }];
    this.#report(
      [
        {
          target,
          contentRect: target.getBoundingClientRect(),
          borderBoxSize: size,
          contentBoxSize: size,
          devicePixelContentBoxSize: size,
        },
      ],
      this,
    );
  }
  unobserve() {}
  disconnect() {}
};

function heightOf(element: HTMLElement): number {
  return element.dataset.index === undefined ? HEIGHT : ITEM_HEIGHT;
}

for (const side of ['clientWidth', 'offsetWidth']) {
  Object.defineProperty(HTMLElement.prototype, side, {
    configurable: true,
    get: () => window.innerWidth,
  });
}
for (const side of ['clientHeight', 'offsetHeight']) {
  Object.defineProperty(HTMLElement.prototype, side, {
    configurable: true,
    get(this: HTMLElement) {
      return heightOf(this);
    },
  });
}

// jsdom lacks it.
Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
  if (typeof to !== 'object') return;
  if (to.top !== undefined) this.scrollTop = to.top;
  if (to.left !== undefined) this.scrollLeft = to.left;
};
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
URL.createObjectURL = () => 'blob:made';
URL.revokeObjectURL = () => {};
HTMLImageElement.prototype.decode = () => Promise.reject(new Error('No picture is drawn here'));
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
