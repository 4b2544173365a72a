import { readAddress } from '@intranet/contract/links/address.ts';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '#core/http/security.ts';
import { frameSourcesOf } from './frame-sources.ts';

test('S14, D35: each origin once, sorted; nothing of the path', () => {
  expect(
    frameSourcesOf([
      'https://b.com/x?key=1#y',
      'https://a.com',
      'HTTPS://B.com/other',
      'https://b.com:8443/',
      'https://b.com:443/',
      'https://c.com./x',
      'https://São.Example/',
    ]),
  ).toEqual([
    'https://a.com',
    'https://b.com',
    'https://b.com:8443',
    'https://c.com.',
    'https://xn--so-sia.example',
  ]);
});

test("S14: 'self' only for a sample report; nothing for nothing", () => {
  const stored = ['/sample-reports/a.html', 'https://a.com/', '/sample-reports/b'];
  expect(frameSourcesOf(stored, '/sample-reports/')).toEqual(["'self'", 'https://a.com']);
  expect(frameSourcesOf(stored)).toEqual(['https://a.com']);
  expect(frameSourcesOf([])).toEqual([]);
});

// Addresses are checked at input, and again for the header, in case a bad one is stored.
const HOSTILE = [
  "https://a.com;script-src 'unsafe-inline'",
  'https://a;b',
  'https://a,b.com',
  'https://*.com',
  'https://*',
  "https://a.com'unsafe-inline'/",
  "https://'self'/",
  'https://a.com/;script-src *',
  'https://a.com/?x=, frame-ancestors *',
  "https://a.com/#';",
  'https://a.com:8443/;,*"\'',
  'https://a b.com/',
  'https://a.com\r\nx: y',
  'https://user:pass@a.com/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]:8443/',
  'https://ａ.com/',
  'https://a。com/',
  'https://%3b.com/',
  'https://a%2ccom/',
  'http://a.com/',
  'http:;*',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://a.com/x',
  'blob:null/x',
  '//evil.com/',
  '/home',
  '',
  ' ',
  'nonsense',
];

test.each(HOSTILE)('S14: nothing that is stored adds to the policy: %j', (url) => {
  const source = /^https:\/\/[a-z\d.-]+(:\d+)?$/;
  const kept = readAddress(url);
  for (const one of [url, ...(kept === null ? [] : [kept])]) {
    const sources = frameSourcesOf([one]);
    for (const each of sources) expect(each).toMatch(source);
    const names = contentSecurityPolicy('http://intranet.test', sources)
      .split(';')
      .map((directive) => directive.split(' ')[0]);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(12);
  }
});
