import * as calls from '@intranet/contract/balance/statement-endpoints.ts';
import { success } from '@intranet/contract/core/endpoint.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { compareLedger } from './compare-ledger.ts';
import { listVacationDue, readReconciliation } from './queries.ts';
import { readStatement } from './read-statement.ts';

function found(differences: number): string {
  if (differences === 0) return 'Ledger and leave agree';
  return differences === 1 ? '1 leave differs' : `${differences} leaves differ`;
}

export function statementRoutes({ route }: Router, deps: Deps): void {
  route(calls.statement, ({ actor, query }) => readStatement(deps, actor, query.nome ?? null));

  route(calls.vacationDue, () => listVacationDue(deps.db, today(deps)));

  route(calls.reconciliation, async () => ({ last: await readReconciliation(deps.db) }));

  route(calls.reconcile, async ({ actor, origin }) =>
    success(found(await compareLedger(deps, { actor, origin }))),
  );
}
