import { expect, test } from 'vitest';
import { nextPath } from './next-path.ts';

test.each([
  '/vacation',
  '/vacation?tab=a%20b&x=1',
  '/vacation?q=100%',
  '/a%20b',
  '/leave-decision#token',
  '/logouts',
  '/apis',
  '/?next=/logout',
  '/',
])('%s is followed', (wanted) => {
  expect(nextPath(wanted)).toBe(wanted);
  expect(new URL(wanted, 'https://intranet.test').origin).toBe('https://intranet.test');
});

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
  '/..//evil.test',
  '/a//b',
  '/vacation?back=//evil.test',
  '/%2f/evil.test',
  '/%2F%2fevil.test',
  '/%252f%252fevil.test',
  '/%5c%5cevil.test',
  '/%5cevil.test',
  '/a/../b',
  '/%2e%2e/logout',
  '/.',
  '/%',
  '/%25252525252e',
  '/logout',
  '/LogOut',
  '/logout/',
  '/logout?x=1',
  '/logout#x',
  '/log%6fut',
  '/%256cogout',
  '/./logout',
  '/vacation/../logout',
  '/api',
  '/api/',
  '/API/logout',
  '/api%2flogout',
  '/%61pi/current_user',
  '/x/../api/current_user',
])('%j leads home', (wanted) => {
  expect(nextPath(wanted)).toBe('/home');
});
