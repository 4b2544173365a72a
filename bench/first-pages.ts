import { ordersOf } from '@intranet/contract/core/list-page.ts';
import { ENDPOINTS } from '@intranet/contract/endpoints.ts';
import { requestLeave, thisMonth, timed, today } from './company.ts';
import { median } from './load.ts';
import type { Bench } from './part.ts';
import { type Finding, round } from './report.ts';

const ROUNDS = 9;
/** Limits in ms. Orders other than the usual one may have no index. */
const MAX_P50 = { usual: 60, all: 150 };
/** The query parameters that some lists require. */
const REQUIRED: Readonly<Record<string, string>> = {
  '/api/calendar/people': thisMonth(),
  '/api/leave-days': `year=${today.slice(0, 4)}`,
};

/** The first page of every list, in its usual order and in every order, by the contract. */
function listFirstPages(): Record<keyof typeof MAX_P50, string[]> {
  const lists = ENDPOINTS.map(({ path, query }) => ({
    address: `${path}?${REQUIRED[path] ?? ''}`,
    orders: ordersOf(query),
  })).filter(({ orders }) => orders.length > 0);
  return {
    usual: lists.map(({ address }) => address),
    all: lists.flatMap(({ address, orders }) => orders.map((one) => `${address}&sort=${one}`)),
  };
}

/** Reads each page several times, each time after somebody requested leave. */
export async function measureFirstPages({
  product,
  cookie,
  nextLeave,
}: Pick<Bench, 'product' | 'cookie' | 'nextLeave'>): Promise<Finding[]> {
  const findings: Finding[] = [];
  const pages = listFirstPages();
  for (const order of ['usual', 'all'] as const) {
    const raw: { path: string; p50: number }[] = [];
    for (const path of pages[order]) {
      const times: number[] = [];
      for (let turn = 0; turn < ROUNDS; turn += 1) {
        await requestLeave(product, cookie, nextLeave);
        times.push((await timed(product.url + path, cookie)).ms);
      }
      raw.push({ path, p50: median(times) });
    }
    raw.sort((a, b) => b.p50 - a.p50);
    const [slowest] = raw;
    if (!slowest) throw new Error('The contract has no lists in pages');
    const which = order === 'usual' ? 'in their usual order' : 'in all orders';
    findings.push({
      what: `first pages of all lists ${which} (${raw.length}), right after a write: slowest p50`,
      value: `${round(slowest.p50)} ms (${slowest.path})`,
      goal: `under ${MAX_P50[order]} ms`,
      met: slowest.p50 < MAX_P50[order],
      raw,
    });
  }
  return findings;
}
