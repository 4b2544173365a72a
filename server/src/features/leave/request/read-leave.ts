import { shortDays, type WriteDay } from '@intranet/contract/core/day-text.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { LeaveDetail, LeaveStep } from '@intranet/contract/leave/own-endpoints.ts';
import { ATIVO_LABELS } from '@intranet/contract/people/positions.ts';
import type { Actor } from '#core/actor.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { authorizeReading } from '#features/people/policy.ts';
import { findPerson, type PersonKey } from '#features/people/queries.ts';
import { warningsOf } from '../coverage/warnings.ts';
import { authorizeActingFor } from '../policy.ts';
import { listPending } from '../queries.ts';
import { allowedActions, visibilityOf } from './policy.ts';
import { type DetailRow, findDetail, listDetails, type StepRow } from './queries.ts';

/** A step of the history, with the product's own texts in the reader's language. */
function presentStep({ coverage, warnings, ...step }: StepRow, write: WriteDay): LeaveStep {
  return {
    ...step,
    at: new Date(step.at).toISOString(),
    note: step.note === ATIVO_LABELS.N ? t(ATIVO_LABELS.N) : step.note,
    warnings: coverage ? warningsOf(coverage, write) : warnings.split('\n').filter(Boolean),
  };
}

function presentDetail(actor: Actor, row: DetailRow, day: Day): LeaveDetail | null {
  const { decides, wasNotified, decided_by, decided_at, decision_note, history, ...leave } = row;
  const access = { state: leave.state, own: leave.own, decides, wasNotified };
  const visibility = visibilityOf(actor, access);
  if (visibility === null) return null;
  const whole = visibility === 'all';
  const decided = decided_by !== null && decided_at !== null;
  return {
    ...leave,
    requested_at: row.requested_at.toISOString(),
    decision:
      whole && decided
        ? { by: decided_by, at: decided_at.toISOString(), note: decision_note }
        : null,
    history: whole ? history.map((step) => presentStep(step, shortDays(day))) : null,
    can: allowedActions(actor, access),
  };
}

/**
 * A person's leaves with their history, latest first: the actor's own, or anybody's for an admin.
 * @throws AppError forbidden, no_employee, ambiguous_name
 */
export async function listLeaveOf(deps: Deps, actor: Actor, key: PersonKey) {
  const employee = authorizeReading(actor, await findPerson(deps.db, key, actor.accountId));
  const day = today(deps);
  const rows = await listDetails(deps.db, actor.accountId, employee.id, day);
  return rows.flatMap((row) => presentDetail(actor, row, day) ?? []);
}

/** One leave, as far as the reader may see it. @throws AppError not_found */
export async function readLeave(deps: Deps, actor: Actor, leaveId: number): Promise<LeaveDetail> {
  const day = today(deps);
  const row = await findDetail(deps.db, actor.accountId, leaveId, day);
  const detail = row && presentDetail(actor, row, day);
  if (!detail) throw new AppError('not_found', t('This leave doesn’t exist.'));
  return detail;
}

/**
 * A person's pending leaves, earliest first (spec §7).
 * @throws AppError forbidden, no_employee, ambiguous_name, not_active
 */
export async function listPendingOf(deps: Deps, actor: Actor, key: PersonKey) {
  const employee = authorizeActingFor(actor, await findPerson(deps.db, key, actor.accountId));
  return listPending(deps.db, employee.id);
}
