import { afterEach, expect, test } from 'vitest';
import { actionOfKey } from './deck-keys.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

/** Returns the action of a key pressed on the element with the id `here`, or on no element. */
function pressed(html: string, key: string, how: KeyboardEventInit = {}) {
  document.body.innerHTML = html;
  let action: ReturnType<typeof actionOfKey> = null;
  const listener = (event: KeyboardEvent) => {
    action = actionOfKey(event);
  };
  window.addEventListener('keydown', listener);
  const target = document.getElementById('here') ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...how }));
  window.removeEventListener('keydown', listener);
  return action;
}

test.each([
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'previous'],
  ['PageDown', 'down'],
  ['PageUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowUp', 'up'],
  ['Home', 'first'],
  ['End', 'last'],
  ['b', 'black'],
  ['B', 'black'],
  ['.', 'black'],
  ['f', 'fullscreen'],
  ['g', 'overview'],
  ['p', 'presenter'],
  ['x', null],
  ['Escape', null],
])('spec §2, the keys of presenters: %s → %s', (key, action) => {
  expect(pressed('<button id="here"></button>', key)).toBe(action);
});

test.each([
  ['an input', '<input id="here">'],
  ['a search field', '<input id="here" type="search">'],
  ['a text area', '<textarea id="here"></textarea>'],
  ['a select', '<select id="here"></select>'],
  ['an editable text', '<div contenteditable><b id="here"></b></div>'],
  ['an open dialog', '<div role="dialog" aria-modal="true"></div>'],
])('no key acts in %s', (_where, html) => {
  for (const key of ['PageDown', 'ArrowRight', 'Home', 'b', 'g']) {
    expect(pressed(html, key), key).toBeNull();
  }
});

test('a focused checkbox does not block a presenter remote; toolbars use their own arrows', () => {
  expect(pressed('<input id="here" type="checkbox">', 'PageDown')).toBe('down');
  expect(pressed('<div role="toolbar"><button id="here"></button></div>', 'ArrowRight')).toBeNull();
  expect(pressed('<div role="toolbar"><button id="here"></button></div>', 'b')).toBe('black');
});

test.each([
  ['a choice of two', '<div role="radiogroup"><input id="here" type="radio"></div>'],
  ['a toolbar', '<div role="toolbar"><button id="here"></button></div>'],
])('a clicker turns the page from %s, arrows do not', (_where, html) => {
  expect(pressed(html, 'PageDown')).toBe('down');
  expect(pressed(html, 'PageUp')).toBe('up');
  expect(pressed(html, 'ArrowDown')).toBeNull();
  expect(pressed(html, 'End')).toBeNull();
});

test.each([
  ['a slider', '<div role="slider" id="here"></div>'],
  ['a range', '<input id="here" type="range">'],
  ['a list', '<div role="listbox"><div id="here"></div></div>'],
])('%s keeps the page keys', (_where, html) => {
  expect(pressed(html, 'PageDown')).toBeNull();
});

test('ignores the browser’s own shortcuts', () => {
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
    expect(pressed('', 'f', how)).toBeNull();
    expect(pressed('', 'ArrowLeft', how)).toBeNull();
  }
  expect(pressed('', 'b', { repeat: true })).toBeNull();
  expect(pressed('', 'PageDown', { repeat: true })).toBe('down');
});
