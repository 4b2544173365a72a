import * as calls from '@intranet/contract/balance/endpoints.ts';
import { success } from '@intranet/contract/core/endpoint.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { readChangeStamp } from '#core/http/cache/change-stamp.ts';
import { idempotencyKey } from '#core/http/idempotency-key.ts';
import type { Router } from '#core/http/route.ts';
import { deductVacation } from './deduct-vacation.ts';
import { listBalances } from './queries.ts';

export function balanceRoutes({ route, cachedRoute }: Router, deps: Deps): void {
  cachedRoute(calls.balances, async () => {
    const day = today(deps);
    return {
      stamp: await readChangeStamp(deps.db),
      variant: [day],
      read: async () => ({ saldos: await listBalances(deps.db, day) }),
    };
  });

  route(calls.deductVacation, async ({ actor, body, origin, request }) => {
    await deductVacation(deps, actor, origin, {
      area: body.area,
      name: body.name,
      date: body.date,
      days: body.days,
      type: body.leave_type,
      requestKey: idempotencyKey(request),
    });
    return success('Vacation Deduction submitted!');
  });
}
