import { success } from '@intranet/contract/core/endpoint.ts';
import { type Message, msg, t } from '@intranet/contract/core/i18n/t.ts';
import * as calls from '@intranet/contract/leave/endpoints.ts';
import { z } from 'zod';
import { today } from '#core/clock.ts';
import { cursorDay, cursorId, readCursor, writeCursor } from '#core/db/cursor.ts';
import type { Deps } from '#core/deps.ts';
import type { PublicCall } from '#core/http/call.ts';
import { idempotencyKey } from '#core/http/idempotency-key.ts';
import type { Router } from '#core/http/route.ts';
import { hashToken } from '#core/tokens.ts';
import { seesDepartures } from '#features/people/leaving/policy.ts';
import { listAway } from '../queries.ts';
import { findStepOfLink, undoSteps } from '../undo/undo-steps.ts';
import { decideLeave } from './decide-leave.ts';
import { assertOwnLink, lookUpDecision, readDecisionToken } from './look-up-decision.ts';
import type { Outcome } from './outcome-mails.ts';
import {
  countApprovals,
  findWaitingLeave,
  listApprovals,
  readApproval,
} from './pending-approvals.ts';

const DECIDED: Record<Outcome, Message> = {
  approved: msg('Leave approved'),
  rejected: msg('Leave rejected'),
  cancelled: msg('Cancellation approved'),
  cancellation_refused: msg('Cancellation rejected'),
};

const decided = ({ outcome, step }: { outcome: Outcome; step: number }) => ({
  ...success(t(DECIDED[outcome])),
  undo: step,
});

const LIST = 'approvals';
const PARTS = z.tuple([cursorDay, cursorId]);

function toCursor(text: string | undefined) {
  if (text === undefined) return undefined;
  const [start, id] = readCursor(text, LIST, PARTS);
  return { start, id };
}

export function approvalRoutes({ route, publicRoute }: Router, deps: Deps): void {
  route(calls.approvals, async ({ actor, query: { after } }) => {
    const { approvals, next } = await listApprovals(
      deps.db,
      { accountId: actor.accountId, seesDepartures: seesDepartures(actor) },
      today(deps),
      toCursor(after),
    );
    return {
      approvals,
      ...(next && { next: writeCursor(LIST, [next.start, next.id]) }),
    };
  });

  route(calls.approvalsCount, async ({ actor }) => ({
    count: await countApprovals(deps.db, actor.accountId, today(deps)),
  }));

  route(calls.approval, async ({ actor, params: { id } }) => {
    await findWaitingLeave(deps, actor.accountId, id);
    const reader = { seesDepartures: seesDepartures(actor) };
    return { approval: await readApproval(deps.db, id, today(deps), reader) };
  });

  route(calls.approvalAway, async ({ actor, params: { id } }) => ({
    away: await listAway(deps.db, await findWaitingLeave(deps, actor.accountId, id)),
  }));

  route(calls.decideLeave, async ({ actor, body, params }) => {
    const { version, decision, note = '' } = body;
    const input = { leaveId: params.id, version, decision, note };
    return decided(await decideLeave(deps, actor, input));
  });

  route(calls.undoLeaveSteps, async ({ actor, body, request }) => {
    await undoSteps(deps, actor, { ...body, requestKey: idempotencyKey(request) });
    return success(t('Undone'));
  });

  const readLink = async (token: string, call: PublicCall) => {
    const link = await readDecisionToken(deps, token);
    const session = await call.readSession();
    call.speaksFor(session ?? link.decider);
    assertOwnLink(session, link.decider);
    return { link, session };
  };

  publicRoute(calls.lookUpDecision, async ({ body, ...call }) =>
    readLink(body.token, call).then(({ link, session }) => lookUpDecision(deps, link, session)),
  );

  publicRoute(calls.decideByToken, async ({ body, ...call }) => {
    const { origin } = call;
    const { link } = await readLink(body.token, call);
    const { decider, leaveId, version } = link;
    const { decision, note = '', token } = body;
    const input = { leaveId, version, decision, note, tokenHash: hashToken(token) };
    return decided(await decideLeave(deps, { ...decider, origin }, input));
  });

  publicRoute(calls.undoByToken, async ({ body, request, ...call }) => {
    const { origin } = call;
    const { decider } = (await readLink(body.token, call)).link;
    const steps = [await findStepOfLink(deps, hashToken(body.token))];
    const input = { steps, requestKey: idempotencyKey(request) };
    await undoSteps(deps, { ...decider, origin }, input);
    return success(t('Undone'));
  });
}
