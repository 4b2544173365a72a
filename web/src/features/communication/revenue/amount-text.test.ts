import { expect, test } from 'vitest';
import { caretIn, formatReais, grouped } from './amount-text.ts';

test.each([
  ['R$ 1.234.567', '1.234.567'],
  ['1234567', '1.234.567'],
  ['999', '999'],
  ['1000', '1.000'],
  ['007', '7'],
  ['000', '0'],
  ['', ''],
  ['none', ''],
])('pitfall 28: %j is shown as %j', (typed, text) => {
  expect(grouped(typed)).toBe(text);
});

/** Types or deletes at the `|`, as a browser would; the result marks the caret with `|`. */
function after(typed: string, forward = false): string {
  const [before = '', behind = ''] = typed.split('|');
  const text = grouped(before + behind);
  const caret = caretIn(text, behind, forward);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

test.each([
  ['a digit at the end', '1.2345|', '12.345|'],
  ['a digit at the start', '9|1.234', '9|1.234'],
  ['a digit in the middle', '15|.234', '15|.234'],
  ['the separator deleted backward: the next one takes a digit', '1.234|567', '1.234|.567'],
  ['a paste over all', 'R$ 1.234.567|', '1.234.567|'],
  ['all deleted', '|', '|'],
])('the caret keeps the digits behind it: %s', (_, typed, wanted) => {
  expect(after(typed)).toBe(wanted);
});

test('deleting a separator forward moves the caret past it', () => {
  expect(after('1|234', true)).toBe('1.|234');
});

test('formats an amount as currency', () => {
  expect(formatReais(1_234_567).replace(/\s/, ' ')).toBe('R$ 1.234.567');
});
