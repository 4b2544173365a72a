import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrowPath, isWorthKeeping, pointAt, rectanglePath, toPx } from './shapes.ts';

const SIZE = { width: 1000, height: 500 };

it('spec §9: an arrow head is 10 px long, 30 degrees to each side, whatever the size', () => {
  for (const size of [SIZE, { width: 2000, height: 1000 }]) {
    const [, tip, left, , right] = arrowPath([0.1, 0.5], [0.5, 0.5], size).split(/[ML]/).slice(1);
    const [x, y] = [0.5 * size.width, 0.5 * size.height];
    expect(tip).toBe(`${x},${y}`);
    for (const end of [left, right]) {
      const [ex = 0, ey = 0] = (end ?? '').split(',').map(Number);
      expect(Math.hypot(ex - x, ey - y)).toBeCloseTo(10, 1);
      expect(Math.abs(Math.atan2(ey - y, x - ex))).toBeCloseTo(Math.PI / 6, 2);
    }
  }
});

it('a rectangle connects opposite corners', () => {
  expect(rectanglePath([0.4, 0.2], [0.1, 0.6], SIZE)).toBe('M400,100L100,100L100,300L400,300Z');
});

it('pitfall 25: a point keeps its share of the content at every size', () => {
  const px = fc.double({ min: 0, max: 4000, noNaN: true });
  fc.assert(
    fc.property(px, px, (x, y) => {
      const [backX, backY] = toPx(pointAt(x, y, SIZE), SIZE);
      expect(Math.abs(backX - x)).toBeLessThan(0.11);
      expect(Math.abs(backY - y)).toBeLessThan(0.11);
    }),
  );
  expect(toPx(pointAt(250, 250, SIZE), { width: 360, height: 900 })).toEqual([90, 450]);
});

it('a click draws a dot with the pen but no arrow', () => {
  const from = pointAt(10, 10, SIZE);
  expect(isWorthKeeping({ kind: 'pen', points: [from] }, SIZE)).toBe(true);
  expect(isWorthKeeping({ kind: 'arrow', from, to: pointAt(12, 11, SIZE) }, SIZE)).toBe(false);
  expect(isWorthKeeping({ kind: 'arrow', from, to: pointAt(10, 30, SIZE) }, SIZE)).toBe(true);
});
