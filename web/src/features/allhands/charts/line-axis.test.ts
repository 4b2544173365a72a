import { expect, it } from 'vitest';
import { lineAxis } from './line-axis.ts';

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
