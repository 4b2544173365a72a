import { expect, it } from 'vitest';
import type { Column } from './column.ts';
import { fitColumn, shareRoom } from './fit-columns.ts';

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

it('adds the room of buttons beside the text, up to the most a column takes', () => {
  const name: Column<string> = { id: 'name', header: 'Name', value: (row) => row };
  const text = (letters: number) => 'x'.repeat(letters);
  const measure = ({ length }: string) => 10 * length;
  const fullOf = (column: Column<string>, row: string) => fitColumn(column, [row], measure).full;
  const plain = fullOf(name, text(20));
  expect(fullOf({ ...name, beside: 32 }, text(20))).toBe(plain + 32);
  expect(fullOf({ ...name, most: 160 }, text(20))).toBe(160);
});
