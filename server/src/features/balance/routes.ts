import * as calls from '@intranet/contract/balance/endpoints.ts';
import * as settingsCalls from '@intranet/contract/balance/settings-endpoints.ts';
import * as statementCalls from '@intranet/contract/balance/statement-endpoints.ts';
import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { readChangeStamp } from '#core/http/cache/change-stamp.ts';
import { idempotencyKey } from '#core/http/idempotency-key.ts';
import type { Router } from '#core/http/route.ts';
import { personOf } from '#features/people/policy.ts';
import { deductVacation } from './deduct-vacation.ts';
import { readBalancePage } from './list/balance-page.ts';
import { listBalances, readOwnBalance } from './queries.ts';
import { changeLeaveSettings } from './settings/change-leave-settings.ts';
import { readLeaveSettings } from './settings/queries.ts';
import { compareLedger, type Differences } from './statement/compare-ledger.ts';
import { listVacationDue, readReconciliation } from './statement/queries.ts';
import { readStatement } from './statement/read-statement.ts';
import { readVacationDuePage } from './statement/vacation-due-page.ts';

function describe({ leaves, balances }: Differences): string {
  if (leaves + balances === 0) return t('Everything matches');
  const sentences = [
    leaves > 0 &&
      t('{differences, plural, one {# leave doesn’t match} other {# leaves don’t match}}', {
        differences: leaves,
      }),
    balances > 0 &&
      t('{count, plural, one {# saved balance is wrong} other {# saved balances are wrong}}', {
        count: balances,
      }),
  ];
  return sentences.filter(Boolean).join(', ');
}

export function balanceRoutes({ route, cachedRoute }: Router, deps: Deps): void {
  cachedRoute(calls.balances, async () => {
    const day = today(deps);
    return {
      stamp: await readChangeStamp(deps.db),
      variant: [day],
      read: async () => ({ saldos: await listBalances(deps.db, day) }),
    };
  });

  route(calls.balancePage, ({ query }) => readBalancePage(deps.db, query, today(deps)));

  route(calls.deductVacation, async ({ actor, body, request }) => {
    await deductVacation(deps, actor, {
      area: body.area,
      person: { name: body.name, employeeId: body.employee_id },
      date: body.date,
      days: body.days,
      type: body.leave_type,
      requestKey: idempotencyKey(request),
    });
    return success(t('Vacation Deduction submitted!'));
  });

  route(settingsCalls.leaveSettings, () => readLeaveSettings(deps.db));

  route(settingsCalls.changeLeaveSettings, async ({ actor, body }) => {
    await changeLeaveSettings(deps, actor, body);
    return success(t('Settings saved'));
  });

  route(statementCalls.statement, ({ actor, query }) =>
    readStatement(deps, actor, personOf(actor, query)),
  );

  route(statementCalls.ownBalance, async ({ actor: { employee } }) => ({
    own: employee && (await readOwnBalance(deps.db, employee.id, today(deps))),
  }));

  route(statementCalls.vacationDue, () => listVacationDue(deps.db, today(deps)));

  route(statementCalls.vacationDuePage, ({ query }) =>
    readVacationDuePage(deps.db, query, today(deps)),
  );

  route(statementCalls.reconciliation, async () => ({ last: await readReconciliation(deps.db) }));

  route(statementCalls.reconcile, async ({ actor }) =>
    success(describe(await compareLedger(deps, actor))),
  );
}
