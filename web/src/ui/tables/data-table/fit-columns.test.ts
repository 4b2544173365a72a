import { expect, it } from 'vitest';
import type { Column } from './column.ts';
import { fitColumn, shareRoom } from './fit-columns.ts';

const fits = [
  { full: 200, least: 150, tight: 90, grows: 2, atEnd: false },
  { full: 100, least: 100, tight: 80, grows: 1, atEnd: false },
  { full: 50, least: 50, tight: 40, grows: 0, atEnd: true },
];

it('gives most of the spare room to texts and none to buttons', () => {
  expect(shareRoom(fits, 650)).toEqual([400, 200, 50]);
});

it('leaves much spare room to the last column, so that a row can be read across', () => {
  expect(shareRoom(fits.slice(0, 2), 900)).toEqual([312, 156]);
});

it('leaves no room after a last column of numbers', () => {
  const numbers = fits.slice(0, 2).map((fit) => ({ ...fit, atEnd: fit.grows === 1 }));
  expect(shareRoom(numbers, 900)).toEqual([600, 300]);
});

it('narrows long texts first, then gaps and names, and then scrolls sideways', () => {
  expect(shareRoom(fits, 325)).toEqual([175, 100, 50]);
  expect(shareRoom(fits, 280)).toEqual([145, 90, 45]);
  expect(shareRoom(fits, 200)).toEqual([90, 80, 40]);
});

it('uses full widths while the room is unknown', () => {
  expect(shareRoom(fits, 0)).toEqual([200, 100, 50]);
});

it('lets one very long text among many wrap', () => {
  const name: Column<string> = { id: 'name', header: 'Name', value: (row) => row };
  const measure = ({ length }: string) => length;
  const fullOf = (rows: string[]) => fitColumn(name, rows, measure).full;
  const many = Array.from({ length: 40 }, () => 'x'.repeat(100));
  expect(fullOf([...many, 'x'.repeat(200)])).toBe(fullOf(many));
  expect(fullOf([...many, 'x'.repeat(140)])).toBe(fullOf(many) + 40);
  expect(fullOf(['x'.repeat(100), 'x'.repeat(200)])).toBe(fullOf(many) + 100);
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

it('keeps the longest word of a header and of names in a narrow table', () => {
  const measure = ({ length }: string) => 10 * length;
  const tightOf = (column: Column<string>, row: string) => fitColumn(column, [row], measure).tight;
  const name: Column<string> = { id: 'name', header: 'Name', value: (row) => row };
  expect(tightOf(name, 'Ana Beatriz Conceição')).toBe(105);
  expect(tightOf({ ...name, header: 'Administration of' }, 'Ana')).toBe(155);
  expect(tightOf({ ...name, kind: 'date' }, '17 Nov 2026')).toBe(125);
});
