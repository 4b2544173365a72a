import { expect, test } from 'vitest';
import { nextPath } from './next-path.ts';

test.each(['/vacation', '/vacation?tab=a%20b&x=1', '/leave-decision#token', '/'])(
  '%s is followed',
  (wanted) => {
    expect(nextPath(wanted)).toBe(wanted);
    expect(new URL(wanted, 'https://intranet.test').origin).toBe('https://intranet.test');
  },
);

test.each([
  undefined,
  null,
  '',
  'vacation',
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '\t//evil.test',
  '/a\\b',
  'javascript:alert(1)',
])('%j leads home', (wanted) => {
  expect(nextPath(wanted)).toBe('/home');
});
