import { readFileSync } from 'node:fs';
import { contrast } from '@intranet/contract/core/brand.ts';
import { expect, it } from 'vitest';

const slide = readFileSync(`${import.meta.dirname}/../sections/Slide.module.css`, 'utf8');
const INK = '#0c0f10';
const SERIES = [...slide.matchAll(/--s\d: light-dark\((#\w{6}), (#\w{6})\)/g)];

// The first two follow the company's colour.
it.each([
  { scheme: 'light', place: 1, text: ['#ffffff', INK] },
  { scheme: 'dark', place: 2, text: [INK, INK] },
])(
  '$scheme: neighbours among the fixed series differ without colour and carry their text',
  ({ place, text }) => {
    const colors = SERIES.map((match) => match[place] ?? '');
    expect(colors).toHaveLength(6);
    for (const [index, color] of colors.entries()) {
      expect(contrast(color, text[index % 2] ?? '')).toBeGreaterThan(4.5);
      const next = colors[index + 1];
      if (next) expect(contrast(color, next)).toBeGreaterThan(1.75);
    }
  },
);
