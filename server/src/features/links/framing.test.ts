import { expect, test } from 'vitest';
import { type FramingHeaders, mayBeFramed } from './framing.ts';

const OURS = 'https://intranet.acme.com';
const may = (headers: FramingHeaders, ours = OURS, page = 'https://reports.acme.com/x') =>
  mayBeFramed(headers, new URL(page), new URL(ours));
const options = (...lines: string[]) => ({ 'x-frame-options': lines });
const policy = (...lines: string[]) => ({ 'content-security-policy': lines });
const ancestors = (sources: string) => policy(`frame-ancestors ${sources}`);

test('nothing said: anybody may', () => {
  expect(may({})).toBe(true);
});

test.each([
  [['DENY'], false],
  [['deny'], false],
  [[' Deny '], false],
  [['SAMEORIGIN'], false],
  [['sameorigin, SAMEORIGIN'], false],
  [['SAMEORIGIN', 'SAMEORIGIN'], false],
  [['DENY', 'SAMEORIGIN'], false],
  [['SAMEORIGIN, ALLOWALL'], false],
  [['ALLOWALL', 'nonsense'], false],
  // Browsers ignore unknown values.
  [['ALLOWALL'], true],
  [['ALLOW-FROM https://other.com'], true],
  [['nonsense'], true],
  [['nonsense, other'], true],
  [[''], true],
] as [string[], boolean][])('X-Frame-Options %j: %s', (lines, allowed) => {
  expect(may(options(...lines))).toBe(allowed);
});

test('SAMEORIGIN allows a page of our own address, DENY does not', () => {
  expect(may(options('SAMEORIGIN'), OURS, `${OURS}/x`)).toBe(true);
  expect(may(options('DENY'), OURS, `${OURS}/x`)).toBe(false);
});

test.each([
  ["'none'", false],
  ['', false],
  ["'self'", false],
  ['*', true],
  ['https:', true],
  ['http:', true],
  ['HTTPS:', true],
  ['wss:', false],
  ['data:', false],
  ['https://intranet.acme.com', true],
  ['https://intranet.acme.com/', true],
  ['http://intranet.acme.com', true],
  ['HTTPS://Intranet.Acme.COM', true],
  ['intranet.acme.com', true],
  ['intranet.acme.com:443', true],
  ['intranet.acme.com:*', true],
  ['https://intranet.acme.com:8443', false],
  ['*.acme.com', true],
  ['https://*.acme.com', true],
  ['https://*.com', true],
  ['*:443', true],
  ['*.intranet.acme.com', false],
  ['acme.com', false],
  ['https://acme.com', false],
  ['*.cme.com', false],
  ['xintranet.acme.com', false],
  ['intranet.acme.com.evil.com', false],
  ["'self' https://other.com https://*.acme.com", true],
  ["'self' https://other.com", false],
  ["'none' https://intranet.acme.com", true],
  ["'unsafe-inline' nonsense!", false],
])('frame-ancestors %s: %s', (sources, allowed) => {
  expect(may(ancestors(sources))).toBe(allowed);
});

test.each([
  ['http://localhost:3000', 'http://localhost:3000', true],
  ['http://localhost:3000', 'http://localhost:*', true],
  ['http://localhost:3000', 'http://localhost', false],
  // A source without a scheme uses the page's own: https.
  ['http://localhost:3000', 'localhost:3000', false],
  ['http://localhost:3000', 'https:', false],
  ['http://localhost:3000', '*', true],
  ['https://intranet.acme.com:8443', 'https://intranet.acme.com:8443', true],
  ['https://intranet.acme.com:8443', 'https://intranet.acme.com', false],
  ['https://intranet.acme.com:8443', 'https://*.acme.com:*', true],
])('from %s, frame-ancestors %s: %s', (ours, sources, allowed) => {
  expect(may(ancestors(sources), ours)).toBe(allowed);
});

test("'self' is the page's own origin", () => {
  expect(may(ancestors("'self'"), OURS, `${OURS}/x`)).toBe(true);
  expect(may(ancestors("'self'"), OURS, `${OURS}:8443/x`)).toBe(false);
});

test.each([
  ['every header must allow it', ['frame-ancestors *', "frame-ancestors 'none'"], false],
  ['every policy of a header, too', ["frame-ancestors *, frame-ancestors 'none'"], false],
  ['and then it is allowed', ['frame-ancestors *', 'frame-ancestors https:'], true],
  ['among other directives', ["default-src 'none'; Frame-Ancestors\t'none' ;img-src *"], false],
  ['the first of two in a policy counts', ["frame-ancestors *; frame-ancestors 'none'"], true],
  ['a policy that does not speak of it', ["default-src 'none'; frame-src 'none'"], true],
  ['beside one that does', ["default-src 'self'", "frame-ancestors 'none'"], false],
  ['an empty one', [''], true],
] as [string, string[], boolean][])('policies: %s', (_, lines, allowed) => {
  expect(may(policy(...lines))).toBe(allowed);
});

test('frame-ancestors overrides X-Frame-Options, whichever way; a policy without it does not', () => {
  expect(may({ ...options('DENY'), ...ancestors('https:') })).toBe(true);
  expect(may({ ...options('ALLOWALL'), ...ancestors("'none'") })).toBe(false);
  expect(may({ ...options('DENY'), ...policy("default-src 'self'") })).toBe(false);
});
