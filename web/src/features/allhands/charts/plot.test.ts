import { expect, it } from 'vitest';
import { sliceLabel } from './pie-labels.ts';
import { axisWords, cutToRoom } from './plot.ts';

it.each([
  { text: 'Technology', room: 60, shown: 'Technology' },
  { text: 'Technology', room: 59, shown: 'Technolo…' },
  { text: 'New York City', room: 30, shown: 'New…' },
  { text: 'Technology', room: 17, shown: '' },
  { text: 'Jan', room: 18, shown: 'Jan' },
])('$text in $room px: "$shown"', ({ text, room, shown }) => {
  expect(cutToRoom(text, room, 10)).toBe(shown);
});

const shown = (labels: string[], room: number) =>
  axisWords(labels, room, 10).map((word) => word.shown);

it('shows every label and shortens long ones', () => {
  expect(shown(['Financial Services', 'Retail', 'Health'], 300)).toEqual([
    'Financial Serv…',
    'Retail',
    'Health',
  ]);
});

it('shows every nth label if two would be equal, always the last', () => {
  const quarters = ['4Q2022', '1Q2023', '2Q2023', '3Q2023', '4Q2023'];
  expect(shown(quarters, 150)).toEqual(['4Q2022', '2Q2023', '4Q2023']);

  const years = Array.from({ length: 9 }, (_, index) => `${2016 + index}`);
  expect(shown(years, 140)).toEqual(['2016', '2018', '2020', '2022', '2024']);
});

const slice = (share: number, from = 0) => ({
  startAngle: from * 2 * Math.PI,
  endAngle: (from + share) * 2 * Math.PI,
  name: 'Agribusiness',
  figure: '11',
});

it.each([
  { share: 0.3, words: ['Agribusiness', '11'] },
  { share: 0.05, words: ['11'] },
  { share: 0.005, words: [] },
])('a slice of $share bears $words', ({ share, words }) => {
  expect(sliceLabel(slice(share), { radius: 200, font: 14 })).toEqual(words);
});
