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
  route(calls.departures, ({ actor, query }) => readDeparturePage(deps, actor, query));

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
    const name = await cancelDeparture(deps, actor, params.id);
    return success(
      t('Departure cancelled. {name} keeps their account, leave and requests.', { name }),
    );
  });

  route(calls.departureFile, async ({ actor, params, reply }) => {
    const { name, file } = await readRecordFile(deps, actor, params.id);
    // Names have letters that a plain file name in a header can't have.
    const encoded = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
    reply.type('application/pdf').header('content-disposition', encoded);
    return file;
  });
}
