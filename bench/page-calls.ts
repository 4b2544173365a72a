import type { Role } from '@intranet/contract/core/roles.ts';
import { mayOpen, PAGES } from '@intranet/contract/pages.ts';
import type { Request } from '@playwright/test';
import { enter, withPage } from './browser.ts';
import { read, timed } from './company.ts';
import { percentile } from './load.ts';
import type { Product } from './product.ts';
import { type Finding, round } from './report.ts';

/** Tabs and dialogs with calls of their own. */
const MORE_PAGES: Readonly<Record<string, readonly string[]>> = {
  '/vacation': ['?tab=change-vacation'],
  '/myleave': ['?tab=balance'],
  '/approvals': ['?tab=deputies', '?tab=coverage'],
  '/calendar': ['?view=quarter'],
  '/leavereport': ['?view=person'],
  '/communication': ['?tab=revenue'],
  '/vacation_admin': ['?tab=due', '?tab=ledger', '?tab=settings', '?dialog=deduction'],
  '/admin': ['?tab=update-user', '?tab=delete-user', '?tab=update-username'],
};
/** A stream that never ends, and what a server sends from memory. */
const LEFT_OUT = /^\/api\/(updates|static|site)/;
const READS = 20;
/** A page has made its calls when none was pending for so many turns. */
const QUIET_TURNS = 5;
const TURN_MS = 100;
const MAX_TURNS = 600;
const MAX_P50 = 150;
const MAX_P99 = 600;
const MAX_KB = 300;

/** The addresses that the pages of a role read, each with the first page that reads it. */
async function collectCalls(
  url: string,
  cookie: string,
  role: Role,
): Promise<ReadonlyMap<string, string>> {
  const calls = new Map<string, string>();
  const addresses = PAGES.filter(
    ({ path, access }) => mayOpen(path, { role }) && (access !== 'public' || path === '/home'),
  ).flatMap(({ path }) => ['', ...(MORE_PAGES[path] ?? [])].map((more) => path + more));
  await withPage(url, async (page) => {
    await enter(page.context(), url, cookie);
    let current = '';
    const pending = new Set<Request>();
    const isCall = (request: Request) => {
      const address = request.url().replace(url, '');
      return address.startsWith('/api/') && !LEFT_OUT.test(address);
    };
    page.on('request', (request) => {
      if (isCall(request)) pending.add(request);
    });
    page.on('response', (response) => {
      const request = response.request();
      // Some pages ask for what a person doesn't have, such as an admin's own leave.
      if (!isCall(request) || request.method() !== 'GET' || !response.ok()) return;
      const address = request.url().replace(url, '');
      if (!calls.has(address)) calls.set(address, current);
    });
    page.on('requestfinished', (request) => pending.delete(request));
    page.on('requestfailed', (request) => pending.delete(request));
    for (const address of addresses) {
      current = address;
      pending.clear();
      await page.goto(address, { waitUntil: 'commit' });
      await page.getByRole('heading').first().waitFor();
      let quiet = 0;
      for (let turn = 0; quiet < QUIET_TURNS; turn += 1) {
        if (turn === MAX_TURNS) throw new Error(`${address} still waits for a call`);
        await page.waitForTimeout(TURN_MS);
        quiet = pending.size > 0 ? 0 : quiet + 1;
      }
    }
  });
  return calls;
}

/** Opens every page in a browser, and then measures every call that the pages made, one at a time. */
export async function measurePageCalls(
  { url, signIn }: Pick<Product, 'url' | 'signIn'>,
  username: string,
  who: string,
): Promise<Finding> {
  const cookie = await signIn(username);
  const { user } = await read<{ user: { role: Role } }>({ url }, cookie, '/api/current_user');
  const calls = await collectCalls(url, cookie, user.role);
  const figures: { call: string; page: string; p50: number; p99: number; kB: number }[] = [];
  for (const [call, page] of calls) {
    const times: number[] = [];
    let kB = 0;
    for (let turn = 0; turn < READS; turn += 1) {
      const { ms, bytes } = await timed(url + call, cookie);
      times.push(ms);
      kB = bytes / 1_000;
    }
    figures.push({ call, page, p50: percentile(times, 0.5), p99: percentile(times, 0.99), kB });
  }
  const most = (key: 'p50' | 'p99' | 'kB') => {
    const one = figures.toSorted((a, b) => b[key] - a[key])[0];
    return one ? `${round(one[key])} (${one.call.split('?')[0]})` : 'no call';
  };
  return {
    what: `the ${calls.size} calls of all pages for ${who}: slowest p50 and p99 in ms, largest in kB`,
    value: `${most('p50')}, ${most('p99')}, ${most('kB')}`,
    goal: `under ${MAX_P50} ms, ${MAX_P99} ms and ${MAX_KB} kB`,
    met: figures.every(({ p50, p99, kB }) => p50 < MAX_P50 && p99 < MAX_P99 && kB < MAX_KB),
    raw: figures.toSorted((a, b) => b.p50 - a.p50),
  };
}
