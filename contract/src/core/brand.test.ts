import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandShades, contrast, DEFAULT_BRAND } from './brand.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#0f5c4d', '#ffffff', 7.93],
])('the contrast of %s and %s is %d', (a, b, expected) => {
  expect(contrast(a, b)).toBeCloseTo(expected, 1);
});

test('the default keeps its own shades', () => {
  expect(brandShades(DEFAULT_BRAND)[8]).toBe('#0f5c4d');
  expect(brandShades('#0F5C4D')).toEqual(brandShades(DEFAULT_BRAND));
});

test('makes ten shades of any colour, two for white text and three for dark ground', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), (rgb) => {
      const colour = `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      const shades = brandShades(colour);
      expect(shades).toHaveLength(10);
      for (const shade of shades) expect(shade).toMatch(/^#[0-9a-f]{6}$/);
      for (const shade of [shades[7], shades[8]]) {
        expect(contrast(shade, '#ffffff'), colour).toBeGreaterThanOrEqual(4.4);
      }
      for (const shade of [shades[2], shades[3], shades[4]]) {
        expect(contrast(shade, '#262b2d'), colour).toBeGreaterThanOrEqual(4.4);
      }
      expect(contrast(shades[0], '#ffffff')).toBeLessThan(contrast(shades[8], '#ffffff'));
    }),
  );
});
