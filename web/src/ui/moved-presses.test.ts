import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeMovedPresses } from './moved-presses.ts';

const press = vi.fn<() => void>();
let button: HTMLButtonElement;
let top = 0;

// jsdom has neither pointer events nor trusted clicks, so a mouse event replaces the pointer event.
const pointer = (target: EventTarget, type: string, x = 5) =>
  target.dispatchEvent(
    Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: 5 }), {
      pointerId: 1,
      isPrimary: true,
    }),
  );

// Other files share the document, so this ends with the file.
const watching = new AbortController();
beforeAll(() => completeMovedPresses(document, watching.signal));
afterAll(() => watching.abort());
beforeEach(() => {
  vi.useFakeTimers();
  top = 0;
  button = document.createElement('button');
  button.getBoundingClientRect = () => new DOMRect(0, top, 100, 30);
  button.addEventListener('click', press);
  document.body.append(button);
});
afterEach(() => {
  vi.useRealTimers();
  button.remove();
  press.mockReset();
});

describe('a press whose button moved before the release', () => {
  it('counts, although the browser drops it', () => {
    pointer(button, 'pointerdown');
    top = 80;
    pointer(document.body, 'pointerup');
    vi.runAllTimers();
    expect(press).toHaveBeenCalledOnce();
  });

  it('does not count when the pointer was dragged away', () => {
    pointer(button, 'pointerdown');
    top = 80;
    pointer(document.body, 'pointerup', 60);
    vi.runAllTimers();
    expect(press).not.toHaveBeenCalled();
  });

  it('does not count when the button is gone or disabled', () => {
    pointer(button, 'pointerdown');
    top = 80;
    button.disabled = true;
    pointer(document.body, 'pointerup');
    vi.runAllTimers();
    button.disabled = false;
    pointer(button, 'pointerdown');
    top = 160;
    button.remove();
    pointer(document.body, 'pointerup');
    vi.runAllTimers();
    expect(press).not.toHaveBeenCalled();
  });
});

it('a press whose button stays is left to the browser', () => {
  pointer(button, 'pointerdown');
  pointer(button, 'pointerup');
  vi.runAllTimers();
  expect(press).not.toHaveBeenCalled();
});
