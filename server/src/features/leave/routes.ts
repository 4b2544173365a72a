import { success } from '@intranet/contract/core/endpoint.ts';
import * as calls from '@intranet/contract/leave/endpoints.ts';
import { employeeNameSchema } from '@intranet/contract/people/schemas.ts';
import type { Actor } from '#core/actor.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { readChangeStamp } from '#core/http/cache/change-stamp.ts';
import { idempotencyKey } from '#core/http/idempotency-key.ts';
import type { Router } from '#core/http/route.ts';
import { findNamedPerson } from '#features/people/queries.ts';
import { decideLeave } from './approval/decide-leave.ts';
import { readDecisionToken } from './approval/decision-token.ts';
import { lookUpDecision } from './approval/look-up-decision.ts';
import { countApprovals, listApprovals } from './approval/pending-approvals.ts';
import { writeConflicts } from './conflicts.ts';
import type { Outcome } from './mails.ts';
import { authorizeName } from './policy.ts';
import { presentPending, writeLeaves } from './present.ts';
import { listActiveLeaves, listLeaves } from './queries.ts';
import { listPendingOf } from './request/list-pending-of.ts';
import { moveLeave } from './request/move-leave.ts';
import { previewLeave } from './request/preview-leave.ts';
import { submitLeave } from './request/submit-leave.ts';

const DECIDED: Record<Outcome, string> = {
  approved: 'Leave approved',
  rejected: 'Leave rejected',
  cancelled: 'Cancellation approved',
  cancellation_refused: 'Cancellation refused',
};

export function leaveRoutes({ route, cachedRoute, publicRoute }: Router, deps: Deps): void {
  /** Refuses another person's name before validating the leave's type or dates (D21). */
  const authorizeBodyName = async (actor: Actor, body: unknown) => {
    const name = employeeNameSchema.safeParse(
      (body as { NOMECOLABORADOR?: unknown } | null)?.NOMECOLABORADOR,
    );
    if (name.success) authorizeName(actor, await findNamedPerson(deps.db, name.data));
  };

  route(
    calls.submitLeave,
    async ({ actor, body, origin, request }) => {
      await submitLeave(deps, actor, origin, {
        name: body.NOMECOLABORADOR,
        type: body.LEAVE_TYPE,
        start: body.INICIO,
        end: body.FIM,
        requestKey: idempotencyKey(request),
      });
      return success('Email sent to the head for approval!');
    },
    authorizeBodyName,
  );

  route(
    calls.updateLeave,
    async ({ actor, body, origin }) => {
      await moveLeave(deps, actor, origin, {
        name: body.NOMECOLABORADOR,
        oldStart: body.OLD_START_DATE,
        newStart: body.NEW_START_DATE,
        newEnd: body.NEW_END_DATE,
      });
      return success('Vacation updated successfully!');
    },
    authorizeBodyName,
  );

  route(calls.pendingVacations, async ({ actor, query }) => ({
    ferias_pendentes: presentPending(await listPendingOf(deps, actor, query.nome)),
  }));

  route(calls.leavePreview, async ({ actor, query }) =>
    previewLeave(deps, actor, {
      name: query.nome,
      type: query.type,
      start: query.start,
      end: query.end,
      moving: query.moving ?? null,
    }),
  );

  cachedRoute(calls.leaveList, async ({ query: { area } }) => {
    const day = today(deps);
    return {
      stamp: await readChangeStamp(deps.db),
      variant: [area, day],
      write: async () => writeLeaves(await listLeaves(deps.db, area), day),
    };
  });

  cachedRoute(calls.conflicts, async ({ body: { area } }) => ({
    stamp: await readChangeStamp(deps.db),
    variant: [area],
    write: async () => `{"conflitos":${writeConflicts(await listActiveLeaves(deps.db, area))}}`,
  }));

  route(calls.approvals, async ({ actor }) => ({
    approvals: await listApprovals(deps.db, actor.accountId, today(deps)),
  }));

  route(calls.approvalsCount, async ({ actor }) => ({
    count: await countApprovals(deps.db, actor.accountId, today(deps)),
  }));

  route(calls.decideLeave, async ({ actor, body, params, origin }) => {
    const decider = { accountId: actor.accountId, name: actor.username };
    const outcome = await decideLeave(deps, decider, origin, {
      leaveId: params.id,
      version: body.version,
      decision: body.decision,
      note: body.note ?? '',
    });
    return success(DECIDED[outcome]);
  });

  publicRoute(calls.lookUpDecision, async ({ body, speaksFor }) => {
    const token = await readDecisionToken(deps.db, deps, body.token);
    speaksFor({ accountId: token.decider.accountId, username: token.decider.name });
    return lookUpDecision(deps, token);
  });

  publicRoute(calls.decideByToken, async ({ body, origin, speaksFor }) => {
    const { decider, leaveId, version } = await readDecisionToken(deps.db, deps, body.token);
    speaksFor({ accountId: decider.accountId, username: decider.name });
    const outcome = await decideLeave(deps, decider, origin, {
      leaveId,
      version,
      decision: body.decision,
      note: body.note ?? '',
    });
    return success(DECIDED[outcome]);
  });
}
