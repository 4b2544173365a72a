import { expect, it } from 'vitest';
import { groupHeadings } from './row-groups.ts';
import { type Sample, sample, sampleColumns } from './sample.fixture.ts';

const headings = (rows: readonly Sample[], column: string) => [
  ...groupHeadings(sampleColumns, rows, { column, direction: 'asc' }),
];

const many = (...rows: Sample[]) => Array.from({ length: 4 }, () => rows).flat();
const byName = ['Ana', 'Ávila', 'bia', 'Bruno'].flatMap((name) => many(sample(name)));

it('names begin with a letter, whatever its accent and case', () => {
  expect(headings(byName, 'name')).toEqual([
    [0, 'A'],
    [8, 'B'],
  ]);
});

it('days are grouped under their month, and missing ones below a dash', () => {
  const days = ['2026-10-02', '2026-10-31', '2027-01-01', null];
  const rows = days.flatMap((day) => many(sample('Ana', day)));
  expect(headings(rows, 'start')).toEqual([
    [0, 'October 2026'],
    [8, 'January 2027'],
    [12, '–'],
  ]);
});

it('the column that a list is grouped by always has headings, while it sorts', () => {
  const rows = [sample('Ana', '2026-10-02'), sample('Bia', '2027-01-01')];
  const found = (column: string) => [
    ...groupHeadings(sampleColumns, rows, { column, direction: 'asc' }, 'start').values(),
  ];
  expect(found('start')).toEqual(['October 2026', 'January 2027']);
  expect(found('name')).toEqual([]);
  // The former order, until the server's reply.
  rows.push(sample('Caio', '2026-10-05'));
  expect(found('start')).toEqual([]);
});

it('a log, which has its own order, is grouped by day, however short', () => {
  const log = sampleColumns.map((column) => ({ ...column, sortable: false }));
  const [name, ...others] = log;
  const columns = [...others, { ...name, headingOf: ({ start }: Sample) => start ?? '' }];
  const rows = [sample('Ana', '2026-10-02'), sample('Bia', '2026-10-01')];
  const found = groupHeadings(columns as typeof sampleColumns, rows, null);
  expect([...found.values()]).toEqual(['2026-10-02', '2026-10-01']);
});

it.each([
  ['a short list', byName.slice(0, 11), 'name'],
  ['figures', byName, 'balance'],
  ['names that share no letter', [...'abcdefghijklm'].map((name) => sample(name)), 'name'],
])('%s has none', (_, rows, column) => {
  expect(headings(rows, column)).toEqual([]);
});
