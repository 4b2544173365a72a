import { expect, it } from 'vitest';
import { shareRoom } from './fit-columns.ts';

const fits = [
  { full: 200, least: 150 },
  { full: 100, least: 100 },
];

it('shares more room than needed in proportion', () => {
  expect(shareRoom(fits, 600)).toEqual([400, 200]);
});

it('narrows long texts first, and scrolls sideways below the least widths', () => {
  expect(shareRoom(fits, 275)).toEqual([175, 100]);
  expect(shareRoom(fits, 200)).toEqual([150, 100]);
});

it('uses full widths while the room is unknown', () => {
  expect(shareRoom(fits, 0)).toEqual([200, 100]);
});
