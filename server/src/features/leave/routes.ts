import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import * as calls from '@intranet/contract/leave/endpoints.ts';
import { importLeaves as importLeavesCall } from '@intranet/contract/leave/import-endpoints.ts';
import { leavePage } from '@intranet/contract/leave/list-endpoints.ts';
import {
  leaveDaysPage,
  leaveReport,
  leaveReportOfPeople,
} from '@intranet/contract/leave/report-endpoints.ts';
import { chosenIdSchema, employeeNameSchema } from '@intranet/contract/people/schemas.ts';
import { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { readChangeStamp } from '#core/http/cache/change-stamp.ts';
import { idempotencyKey } from '#core/http/idempotency-key.ts';
import type { Router } from '#core/http/route.ts';
import { personOf } from '#features/people/policy.ts';
import { findPerson } from '#features/people/queries.ts';
import { approvalRoutes } from './approval/routes.ts';
import { conflictRoutes } from './conflicts/routes.ts';
import { importLeaves } from './import/import-leaves.ts';
import { areaCalled } from './leave-sql.ts';
import { readLeavePage } from './list/leave-page.ts';
import { authorizeName } from './policy.ts';
import { presentLeaves, presentPending } from './present.ts';
import { listLeaves } from './queries.ts';
import { readLeaveDaysPage } from './report/leave-days-page.ts';
import { listLeaveDays, listLeaveDaysOfPeople, listLeaveYears } from './report/queries.ts';
import { moveLeave } from './request/move-leave.ts';
import { previewLeave } from './request/preview-leave.ts';
import { listPendingOf } from './request/read-leave.ts';
import { submitLeave } from './request/submit-leave.ts';

const personInBody = z.object({
  NOMECOLABORADOR: employeeNameSchema,
  employee_id: chosenIdSchema,
});

export function leaveRoutes(router: Router, deps: Deps): void {
  const { route } = router;
  /** Refuses another person's name before validating the leave's type or dates (D21). */
  const authorizeBodyName = async (actor: Actor, body: unknown) => {
    const { data } = personInBody.safeParse(body);
    if (!data) return;
    const key = { name: data.NOMECOLABORADOR, employeeId: data.employee_id };
    authorizeName(actor, await findPerson(deps.db, key, actor.accountId));
  };

  route(
    calls.submitLeave,
    async ({ actor, body, request }) => {
      await submitLeave(deps, actor, {
        person: { name: body.NOMECOLABORADOR, employeeId: body.employee_id },
        type: body.LEAVE_TYPE,
        start: body.INICIO,
        end: body.FIM,
        requestKey: idempotencyKey(request),
      });
      return success(t('Email sent to the head for approval!'));
    },
    authorizeBodyName,
  );

  route(
    calls.updateLeave,
    async ({ actor, body }) => {
      await moveLeave(deps, actor, {
        person: { name: body.NOMECOLABORADOR, employeeId: body.employee_id },
        oldStart: body.OLD_START_DATE,
        newStart: body.NEW_START_DATE,
        newEnd: body.NEW_END_DATE,
      });
      return success(t('Vacation updated successfully!'));
    },
    authorizeBodyName,
  );

  route(calls.pendingVacations, async ({ actor, query }) => ({
    ferias_pendentes: presentPending(await listPendingOf(deps, actor, personOf(actor, query))),
  }));

  route(calls.leavePreview, async ({ actor, query }) =>
    previewLeave(deps, actor, {
      person: personOf(actor, query),
      type: query.type,
      start: query.start,
      end: query.end,
      moving: query.moving ?? null,
    }),
  );

  route(importLeavesCall, ({ actor, body, file }) =>
    importLeaves(deps, actor, { file, ...body, charge: body.charge === 'yes' }),
  );

  leaveListRoutes(router, deps);
  conflictRoutes(router, deps);
  approvalRoutes(router, deps);
}

/** The list of all leave, cached until something changes, and the report. */
function leaveListRoutes({ route, cachedRoute }: Router, deps: Deps): void {
  cachedRoute(calls.leaveList, async ({ query: { area } }) => {
    const day = today(deps);
    return {
      stamp: await readChangeStamp(deps.db, areaCalled(area)),
      variant: [area, day],
      read: async () => presentLeaves(await listLeaves(deps.db, area), day),
    };
  });

  route(leavePage, ({ query }) => readLeavePage(deps.db, query, today(deps)));

  route(leaveReport, async ({ query: { year } }) => ({
    year,
    years: await listLeaveYears(deps.db),
    rows: await listLeaveDays(deps.db, year),
  }));

  route(leaveReportOfPeople, async ({ query: { year } }) => ({
    year,
    rows: await listLeaveDaysOfPeople(deps.db, year),
  }));

  route(leaveDaysPage, ({ query }) => readLeaveDaysPage(deps.db, query));
}
