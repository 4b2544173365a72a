import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import * as calls from '@intranet/contract/people/leaving-endpoints.ts';
import type { Router } from '#core/http/route.ts';
import { readDeparturePage } from './departure-page.ts';
import type { LeavingDeps } from './hooks.ts';
import { cancelDeparture, planDeparture } from './plan-departure.ts';
import { readDeparture } from './read-departure.ts';
import { readRecordFile } from './record-file.ts';

export function leavingRoutes({ route }: Router, deps: LeavingDeps): void {
  route(calls.departures, ({ query }) => readDeparturePage(deps.db, query));

  route(calls.departure, ({ actor, params, query }) =>
    readDeparture(deps, actor, params.id, {
      lastDay: query.last_day,
      paysOut: query.pays_out === undefined ? undefined : query.pays_out === 'yes',
    }),
  );

  route(calls.planDeparture, async ({ actor, params, body }) => {
    const isDone = await planDeparture(deps, actor, params.id, body);
    return success(isDone ? t('Departure completed') : t('Departure planned'));
  });

  route(calls.cancelDeparture, async ({ actor, params }) => {
    await cancelDeparture(deps, actor, params.id);
    return success(t('Departure cancelled'));
  });

  route(calls.departureFile, async ({ params, reply }) => {
    const file = await readRecordFile(deps, params.id);
    reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="departure-${params.id}.pdf"`);
    return file;
  });
}
