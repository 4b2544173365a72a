import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { BREAKPOINTS } from './breakpoints.ts';

it('house 3: style sheets and components name the same three breakpoints', () => {
  const sheet = readFileSync(path.join(import.meta.dirname, 'breakpoints.css'), 'utf8');
  const named = [
    ...sheet.matchAll(/--(below|from)-(\w+) (?:screen and )?\(width (<|>=) ([\d.]+em)\)/g),
  ];
  expect(named.map(([, side, name, sign, width]) => [side, name, sign, width])).toEqual(
    Object.entries(BREAKPOINTS).flatMap(([name, width]) => [
      ['below', name, '<', width],
      ['from', name, '>=', width],
    ]),
  );
});
