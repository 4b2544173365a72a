import { performance } from 'node:perf_hooks';
import { LIST_PAGE } from '@intranet/contract/core/list-page.ts';
import { sql } from 'kysely';
import { openDatabase } from '../../server/src/core/db/database.ts';
import { balancesOn } from '../../server/src/features/balance/balances.ts';
import { readBalancePage } from '../../server/src/features/balance/list/balance-page.ts';
import { renewBalanceSnapshot } from '../../server/src/features/balance/renew-snapshot.ts';
import { today } from '../company.ts';
import { median } from '../load.ts';
import type { Part } from '../part.ts';
import { round } from '../report.ts';

const ROUNDS = 9;

async function timed(read: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await read();
  return performance.now() - since;
}

/** All balances, and the first page by balance, in turn with the plain sum of the ledger. */
export const balances: Part = {
  name: 'balances',
  async measure({ product }) {
    const { db, close } = openDatabase(product.database, {
      onError: (error) => console.error(error.message),
    });
    const reads = {
      sum: () =>
        sql`select employee_id, sum(days) filter (
            where kind in ('debit', 'reversal', 'deduction') or effective_on <= ${today}) as days
          from ledger_entries group by employee_id`.execute(db),
      all: () => db.selectFrom(balancesOn(today)).selectAll().execute(),
      page: () => readBalancePage(db, { sort: 'balance:desc', limit: LIST_PAGE }, today),
    };
    const times = { sum: [] as number[], all: [] as number[], page: [] as number[] };
    try {
      await renewBalanceSnapshot(db);
      for (let turn = 0; turn < ROUNDS; turn += 1) {
        for (const name of ['sum', 'all', 'page'] as const) {
          times[name].push(await timed(reads[name]));
        }
      }
    } finally {
      await close();
    }
    const raw = {
      sum: median(times.sum),
      all: median(times.all),
      page: median(times.page),
    };
    return (['all', 'page'] as const).map((name) => ({
      what: name === 'all' ? 'all balances: p50' : `first ${LIST_PAGE} by balance: p50`,
      value: `${round(raw[name])} ms, sum of the ledger ${round(raw.sum)} ms`,
      goal: 'less than the sum of the ledger',
      met: raw[name] < raw.sum,
      raw,
    }));
  },
};
