import { formatDateRange } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import {
  ACTIVE_STATES,
  APPROVED_STATES,
  eventLabel,
  type LeaveEvent,
  type LeaveState,
  WAITING_STATES,
} from '@intranet/contract/leave/leave-states.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { type Authorized, authorized } from '#core/authorized.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { isRepeated } from '#core/http/idempotency-key.ts';
import { dropHeld } from '#core/mail/drop-held.ts';
import { isLeftInChannels } from '#core/notify/webhooks.ts';
import { fundingSettings } from '#features/balance/funding.ts';
import type { Employee } from '#features/people/queries.ts';
import { aboutRequest } from '../approval/approval-hold.ts';
import { restoreDebit, reverseDebit } from '../approval/leave-ledger.ts';
import { requestDroppedApproval } from '../approval/request-approval.ts';
import { requestMissingApprovals } from '../approval/request-missing-approvals.ts';
import { recordEvent } from '../change-leave-state.ts';
import { type LeaveRow, lockLeaveAndOwner } from '../lock-leave.ts';
import { assertDatesFit, assertYearlyLimit, selectDateFacts } from '../request/check-dates.ts';
import { aboutStep } from './undoable-steps.ts';

type Undoer = Pick<Actor, 'accountId' | 'username' | 'origin'>;

interface FoundStep {
  id: number;
  leaveId: number;
  accountId: number;
  until: Date;
  event: LeaveEvent;
  state: LeaveState;
  decided_at: Date | null;
  decided_by: string | null;
  decision_note: string;
  asked_at: Date;
  reminders: number;
}

const refusal = (sentence: string) => new AppError('conflict', sentence);

/** In the order in which their employees are locked. @throws AppError not_found, forbidden */
async function findSteps(tx: Tx, accountId: number, ids: readonly number[]): Promise<FoundStep[]> {
  const steps = await tx
    .selectFrom('undoable_steps as s')
    .innerJoin('leave_events as ev', 'ev.id', 's.event_id')
    .innerJoin('leaves as l', 'l.id', 's.leave_id')
    .select(['s.event_id as id', 's.leave_id as leaveId', 's.account_id as accountId', 's.until'])
    .select(['ev.event', 's.state', 's.decided_at', 's.decided_by', 's.decision_note'])
    .select(['s.asked_at', 's.reminders'])
    .where('s.event_id', 'in', ids)
    .orderBy('l.employee_id')
    .orderBy('l.id')
    .$narrowType<{ event: LeaveEvent; state: LeaveState }>()
    .execute();
  if (steps.length < new Set(ids).size) {
    throw new AppError('not_found', t('There is nothing to undo.'));
  }
  if (steps.some((step) => step.accountId !== accountId)) {
    throw new AppError('forbidden', t('Only the person who did this can undo it.'));
  }
  return steps;
}

/** Refuses if the step isn't the leave's last one, or its time is over. @throws AppError conflict */
async function assertUndoable(tx: Tx, step: FoundStep): Promise<void> {
  const last = await tx
    .selectFrom('leave_events')
    .select(['id', 'event', 'actor', 'undoes'])
    .select(sql<boolean>`clock_timestamp() < ${step.until}`.as('inTime'))
    .where('leave_id', '=', step.leaveId)
    .orderBy('id', 'desc')
    .$narrowType<{ event: LeaveEvent }>()
    .executeTakeFirstOrThrow();
  if (last.undoes === step.id) throw refusal(t('You’ve already undone this.'));
  if (last.id !== step.id) {
    throw refusal(
      t('{actor} has changed this leave since ({event}), so it can’t be undone.', {
        actor: last.actor,
        event: eventLabel(last.event),
      }),
    );
  }
  if (!last.inTime) throw tooLate();
}

const tooLate = () =>
  refusal(t('It’s too late to undo this. A message about it is already on its way.'));

/**
 * Deletes the messages about a step, and those that wait about its request.
 * @throws AppError conflict if one is being sent
 */
async function dropMessages(tx: Tx, deps: Pick<Deps, 'clock'>, step: FoundStep): Promise<void> {
  const about = aboutStep(step.id);
  await dropHeld(tx, deps, about);
  await dropHeld(tx, deps, aboutRequest(step.leaveId));
  const left = await tx
    .selectFrom('mail_outbox')
    .select('id')
    .where('about', '=', about)
    .limit(1)
    .executeTakeFirst();
  if (left || (await isLeftInChannels(tx, [about, aboutRequest(step.leaveId)]))) throw tooLate();
}

/**
 * Refuses to take days again that the step had freed, if they are taken or not funded now (D19, D22).
 * @throws AppError overlapping_leave, insufficient_balance, yearly_limit_reached
 */
async function checkDays(tx: Tx, deps: Deps, leave: LeaveRow, { name }: Employee): Promise<void> {
  const proposed = {
    employeeId: leave.employeeId,
    type: leave.type,
    start: leave.startsOn,
    end: leave.endsOn,
    exceptLeaveId: leave.id,
  };
  const { overlap, ...facts } = await selectDateFacts(tx, proposed).executeTakeFirstOrThrow();
  if (overlap) {
    const when = formatDateRange(overlap.start, overlap.end);
    throw new AppError(
      'overlapping_leave',
      t('{name} now has other leave on these days ({when}).', { name, when }),
    );
  }
  assertDatesFit({ ...facts, overlap: null }, fundingSettings(deps), proposed);
  await assertYearlyLimit(tx, proposed);
}

async function moveLedger(tx: Tx, leave: Authorized<LeaveRow>, former: LeaveState, actor: string) {
  const isApproved = APPROVED_STATES.some((state) => state === leave.state);
  const wasApproved = APPROVED_STATES.some((state) => state === former);
  if (isApproved && !wasApproved) await reverseDebit(tx, leave, actor, 'Undone');
  if (wasApproved && !isApproved) await restoreDebit(tx, leave, actor);
}

/** Undoes one step of a locked leave. */
async function undoStep(tx: Tx, deps: Deps, undoer: Undoer, step: FoundStep): Promise<void> {
  const { leave: found, employee } = await lockLeaveAndOwner(tx, step.leaveId);
  await assertUndoable(tx, step);
  if (employee.ativo === 'N') {
    throw new AppError(
      'not_active',
      t('{name} has left, so this can’t be undone.', { name: employee.name }),
    );
  }
  // The actor of a step may take it back, whatever they may do now (D61).
  const leave = authorized(found);
  if (!ACTIVE_STATES.some((state) => state === leave.state)) {
    await checkDays(tx, deps, leave, employee);
  }
  await dropMessages(tx, deps, step);
  await moveLedger(tx, leave, step.state, undoer.username);

  const version = leave.version + 1;
  const { state, decided_at, decided_by, decision_note, asked_at, reminders } = step;
  await tx
    .updateTable('leaves')
    .set({ state, version, decided_at, decided_by, decision_note, asked_at, reminders })
    .where('id', '=', leave.id)
    .execute();
  await tx
    .updateTable('decision_tokens')
    .set({ version })
    .where('leave_id', '=', leave.id)
    .where('version', '=', leave.version)
    .execute();
  await recordEvent(tx, 'undone', undoer.username, { ...leave, version }, { undoes: step.id });
  if (WAITING_STATES.some((waiting) => waiting === state)) {
    await requestDroppedApproval(tx, deps, leave.id);
  }
  await recordAct(tx, undoer, 'leave_undone', employee.name, {
    leave: leave.id,
    undone: step.event,
    version,
  });
}

/** Names the leave that blocks undoing several steps. */
async function namedRefusal(tx: Tx, error: AppError, leaveId: number): Promise<AppError> {
  const { name, start, end } = await tx
    .selectFrom('leaves as l')
    .innerJoin('employees as e', 'e.id', 'l.employee_id')
    .select(['e.name', 'l.starts_on as start', 'l.ends_on as end'])
    .where('l.id', '=', leaveId)
    .executeTakeFirstOrThrow();
  const what = `${name}, ${formatDateRange(start, end)}`;
  return new AppError(
    error.code,
    t('Nothing was undone. {what}: {problem}', { what, problem: error.message }),
  );
}

export interface UndoInput {
  steps: readonly number[];
  requestKey: string | null;
}

/**
 * Returns leaves to their state before these steps of the actor, all or none, and drops the messages
 * about them (D61). The same request sent twice undoes once.
 * @throws AppError not_found, forbidden, conflict, not_active, overlapping_leave, insufficient_balance,
 *   yearly_limit_reached, idempotency_key_reused
 */
export async function undoSteps(deps: Deps, undoer: Undoer, input: UndoInput): Promise<void> {
  const { steps: ids, requestKey: key } = input;
  await deps.db.transaction().execute(async (tx) => {
    if (await isRepeated(tx, undoer, { call: 'leave_undos', key, content: ids })) return;
    const steps = await findSteps(tx, undoer.accountId, ids);
    for (const step of steps) {
      try {
        await undoStep(tx, deps, undoer, step);
      } catch (error) {
        if (!(error instanceof AppError) || steps.length === 1) throw error;
        throw await namedRefusal(tx, error, step.leaveId);
      }
    }
    // Somebody's presence today may have changed back.
    await requestMissingApprovals(tx, deps);
  });
}

/** The step of the emailed link that decided last. @throws AppError not_found */
export async function findStepOfLink({ db }: Deps, tokenHash: Buffer): Promise<number> {
  const step = await db
    .selectFrom('undoable_steps')
    .select('event_id as id')
    .where('token_hash', '=', tokenHash)
    .orderBy('event_id', 'desc')
    .executeTakeFirst();
  if (!step) throw new AppError('not_found', t('There is nothing to undo.'));
  return step.id;
}
