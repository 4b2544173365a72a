import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BREAKPOINTS, useBelow } from './breakpoints.ts';

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

it('a component keeps its layout while it is printed', () => {
  const width = Object.assign(new EventTarget(), { matches: false });
  const print = { matches: false };
  vi.stubGlobal('matchMedia', (query: string) => (query === 'print' ? print : width));
  const { result } = renderHook(() => useBelow('sm'));
  const change = (printing: boolean, isNarrow: boolean) =>
    act(() => {
      print.matches = printing;
      width.matches = isNarrow;
      width.dispatchEvent(new Event('change'));
    });
  change(true, true);
  expect(result.current, 'the sheet is narrow').toBe(false);
  change(false, false);
  expect(result.current, 'the window is wide').toBe(false);
  change(false, true);
  expect(result.current, 'the window became narrow').toBe(true);
});
