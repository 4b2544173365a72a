import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import * as calls from '@intranet/contract/leave/own-endpoints.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { personOf } from '#features/people/policy.ts';
import { listApproversOfEmployee } from '../approval/approvers.ts';
import { cancelLeave, requestCancellation, withdrawLeave } from './end-leave.ts';
import { listLeaveOf, readLeave } from './read-leave.ts';

export function ownLeaveRoutes({ route }: Router, deps: Deps): void {
  route(calls.myLeaves, async ({ actor, query }) => ({
    leaves: await listLeaveOf(deps, actor, personOf(actor, query)),
  }));

  route(calls.ownApprovers, async ({ actor: { employee } }) => ({
    approvers: employee && (await listApproversOfEmployee(deps.db, employee.id, today(deps))),
  }));

  route(calls.leaveDetail, async ({ actor, params }) => readLeave(deps, actor, params.id));

  route(calls.withdrawLeave, async ({ actor, body, params }) => {
    const undo = await withdrawLeave(deps, actor, { leaveId: params.id, version: body.version });
    return { ...success(t('Request withdrawn')), undo };
  });

  route(calls.askCancellation, async ({ actor, body, params }) => {
    const undo = await requestCancellation(deps, actor, {
      leaveId: params.id,
      version: body.version,
      note: body.note ?? '',
    });
    return { ...success(t('Cancellation requested')), undo };
  });

  route(calls.cancelLeave, async ({ actor, body, params }) => {
    const undo = await cancelLeave(deps, actor, {
      leaveId: params.id,
      version: body.version,
      note: body.reason,
    });
    return { ...success(t('Leave cancelled')), undo };
  });
}
