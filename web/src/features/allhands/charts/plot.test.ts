import { expect, it } from 'vitest';
import { axisWords, cutToRoom, lineAxis, quarterWords, spreadHeights } from './plot.ts';

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

it('shows fewer labels if two would be equal, always the first and last', () => {
  const quarters = ['4Q2022', '1Q2023', '2Q2023', '3Q2023', '4Q2023'];
  expect(shown(quarters, 150)).toEqual(['4Q2022', '2Q2023', '4Q2023']);

  const twoYears = ['4Q2022', '1Q2023', '2Q2023', '3Q2023', '4Q2023', '1Q2024', '2Q2024', '3Q2024'];
  expect(shown(twoYears, 150)).toEqual(['4Q2022', '4Q2023', '3Q2024']);

  const years = Array.from({ length: 9 }, (_, index) => `${2016 + index}`);
  expect(shown(years, 140)).toEqual(['2016', '2018', '2020', '2022', '2024']);
});

it('shows the first quarter, and others evenly up to the last, as many as have room', () => {
  const quarters = ['4Q2022', '1Q2023', '2Q2023', '3Q2023'];
  const shownIn = (room: number) =>
    quarterWords(quarters, room, 10)?.map(({ quarter, year }) => `${quarter} ${year}`);
  expect(shownIn(120)).toEqual(['4Q 2022', '1Q 2023', '2Q 2023', '3Q 2023']);
  expect(shownIn(50)).toEqual(['4Q 2022', '3Q 2023']);
  expect(quarterWords(['Jan', 'Feb'], 120, 10)).toBeNull();
});

it('labels at one height move apart, the lowest stays', () => {
  expect(spreadHeights([40, 100, 44, 41], 10)).toEqual([24, 100, 44, 34]);
});

it.each([
  { selected: [7_250, 2_310], max: 10_000, ticks: [0, 2_000, 4_000, 6_000, 8_000, 10_000] },
  { selected: [8_000], max: 10_000, ticks: [0, 2_000, 4_000, 6_000, 8_000, 10_000] },
  { selected: [8_001], max: 11_000, ticks: [0, 2_200, 4_400, 6_600, 8_800, 11_000] },
  { selected: [3_480], max: 6_000, ticks: [0, 1_200, 2_400, 3_600, 4_800, 6_000] },
  { selected: [0.4], max: 3_000, ticks: [0, 600, 1_200, 1_800, 2_400, 3_000] },
  { selected: [0], max: 2_000, ticks: [0, 400, 800, 1_200, 1_600, 2_000] },
  { selected: [-1_200, 900], max: 3_000, ticks: [-2_000, -1_000, 0, 1_000, 2_000, 3_000] },
  { selected: [-9_500], max: 0, ticks: [-10_000, -8_000, -6_000, -4_000, -2_000, 0] },
])('spec §9: the axis over $selected ends at $max, in 5 steps', ({ selected, max, ticks }) => {
  expect(lineAxis(selected)).toMatchObject({ max, ticks });
});

it('spec §9: nothing selected has no axis', () => {
  expect(lineAxis([])).toBeNull();
});
