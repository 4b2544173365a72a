import { expect, it } from 'vitest';
import { lineAxis } from './axes.tsx';
import { spreadHeights } from './LinePlot.tsx';

it('labels at one height move apart, the lowest stays', () => {
  expect(spreadHeights([40, 100, 44, 41], 10)).toEqual([24, 100, 44, 34]);
});

it.each([
  { selected: [7_250, 2_310], ticks: [0, 2_000, 4_000, 6_000, 8_000, 10_000] },
  { selected: [8_000], ticks: [0, 2_000, 4_000, 6_000, 8_000, 10_000] },
  { selected: [8_001], ticks: [0, 2_200, 4_400, 6_600, 8_800, 11_000] },
  { selected: [3_480], ticks: [0, 1_200, 2_400, 3_600, 4_800, 6_000] },
  { selected: [0.4], ticks: [0, 600, 1_200, 1_800, 2_400, 3_000] },
  { selected: [0], ticks: [0, 400, 800, 1_200, 1_600, 2_000] },
  { selected: [-1_200, 900], ticks: [-2_000, -1_000, 0, 1_000, 2_000, 3_000] },
  { selected: [-9_500], ticks: [-10_000, -8_000, -6_000, -4_000, -2_000, 0] },
])('spec §9: the axis over $selected has 5 steps: $ticks', ({ selected, ticks }) => {
  expect(lineAxis(selected)).toEqual({ domain: [ticks[0], ticks.at(-1)], ticks });
});
