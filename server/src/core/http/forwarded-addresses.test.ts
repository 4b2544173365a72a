import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../../testing/factories.ts';
import { send } from '../../testing/over-http.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { cleanForwardedAddresses } from './forwarded-addresses.ts';

const t = useTestApp({ TRUST_PROXY: '127.0.0.1' });

const login = (n: number, forwarded: string) =>
  send(t, '/api/login', {
    body: { username: `nobody ${n}`, password: PASSWORD },
    headers: { 'x-forwarded-for': forwarded },
  });

async function statusesOf(forwardedOf: (n: number) => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < 24; n += 1) statuses.push((await login(n, forwardedOf(n))).statusCode);
  return statuses;
}

const LIMITED = [...Array(20).fill(401), ...Array(4).fill(429)];

describe('J5: 24 names from one address get 429, whatever the proxy adds', () => {
  test.each<[string, (n: number) => string, string]>([
    ['a port', (n) => `11.22.33.44:${2_000 + n}`, '11.22.33.44'],
    ['a port after IPv6', (n) => `[2001:db8::1]:${2_000 + n}`, '2001:db8::1'],
    ['brackets without a port', () => '[2001:db8::1]', '2001:db8::1'],
    ['a made-up entry before it', (n) => `made up ${n}, 11.22.33.44:80`, '11.22.33.44'],
    ['no address at all', (n) => `unknown${n}`, '127.0.0.1'],
  ])('%s', async (_, forwardedOf, address) => {
    expect(await statusesOf(forwardedOf)).toEqual(LIMITED);
    const { rows } = await t.database.pool.query('select distinct address from audit_entries');
    expect(rows).toEqual([{ address }]);
  });

  test('different addresses don’t share a limit', async () => {
    const statuses = await statusesOf((n) => `11.22.33.${n}:2000`);
    expect(statuses).toEqual(Array(24).fill(401));
  });
});

test.each([
  ['1.2.3.4, 10.0.0.1', '1.2.3.4, 10.0.0.1'],
  ['1.2.3.4:55, [::1]:80, fe80::1', '1.2.3.4, ::1, fe80::1'],
  ['999.2.3.4:55', undefined],
  ['1.2.3.4, <script>', undefined],
  ['1.2.3.4, , 5.6.7.8', '5.6.7.8'],
  ['', undefined],
])('J5: X-Forwarded-For %j is read as %j', (header, expected) => {
  const headers: Record<string, string> = { 'x-forwarded-for': header };
  cleanForwardedAddresses({ headers });
  expect(headers['x-forwarded-for']).toBe(expected);
});
