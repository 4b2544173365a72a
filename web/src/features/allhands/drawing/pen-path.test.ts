import { expect, it } from 'vitest';
import { penPath } from './pen-path.ts';
import { LINE_WIDTH, pointAt } from './shapes.ts';

const SIZE = { width: 1280, height: 720 };
const line = (...xs: number[]) => xs.map((x) => pointAt(x, 300, SIZE));
const rightEnd = (path: string) =>
  Math.max(...[...path.matchAll(/(-?[\d.]+),-?[\d.]+/g)].map(([, x]) => Number(x)));

it.each([
  ['one move', line(700, 900)],
  ['two moves', line(700, 800, 900)],
  ['many moves', line(700, 710, 740, 790, 850, 880, 900)],
])('spec §9: after %s the line ends where the pointer was released', (_, points) => {
  const end = rightEnd(penPath(points, SIZE));
  expect(end).toBeGreaterThanOrEqual(900);
  expect(end).toBeLessThanOrEqual(900 + LINE_WIDTH);
});
