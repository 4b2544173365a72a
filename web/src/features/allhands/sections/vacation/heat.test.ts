import { expect, it } from 'vitest';
import { legendOf, shadeOf } from './heat.ts';

it.each([
  [0, 0, 0],
  [0, 9, 0],
  [1, 1, 4],
  [1, 9, 1],
  [3, 9, 2],
  [9, 9, 4],
])('%d of at most %d has shade %d', (count, highest, shade) => {
  expect(shadeOf(count, highest)).toBe(shade);
});

it('the legend shows the counts of each shade', () => {
  expect(legendOf(9).map(({ text }) => text)).toEqual(['0', '1–2', '3–4', '5–6', '7–9']);
  expect(legendOf(2).map(({ text }) => text)).toEqual(['0', '1', '2']);
  expect(legendOf(0).map(({ text }) => text)).toEqual(['0']);
});
