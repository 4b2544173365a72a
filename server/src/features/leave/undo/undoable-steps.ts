import { sql } from 'kysely';
import type { Authorized } from '#core/authorized.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { dropHeld } from '#core/mail/drop-held.ts';
import { releaseHeld } from '#core/mail/release-held.ts';
import type { Hold } from '#core/notify/channel.ts';
import type { LeaveRow } from '../lock-leave.ts';

export const aboutStep = (stepId: number): string => `leave step ${stepId}`;

interface StepBy {
  /** The event that records the step. */
  id: number;
  accountId: number;
  /** The token of the emailed link that decided, hashed. */
  tokenHash?: Buffer | undefined;
}

/**
 * Lets the actor undo a step for `UNDO_SECONDS` (D61).
 * @returns the hold of the messages about it
 */
export async function offerUndo(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  leave: Authorized<LeaveRow>,
  { id, accountId, tokenHash }: StepBy,
): Promise<Hold> {
  const { until } = await tx
    .insertInto('undoable_steps')
    .values({
      event_id: id,
      leave_id: leave.id,
      account_id: accountId,
      token_hash: tokenHash ?? null,
      // In milliseconds, as the messages' time is.
      until: sql<Date>`date_trunc('milliseconds', clock_timestamp())
        + make_interval(secs => ${config.undoSeconds})`,
      state: leave.state,
      decided_at: leave.decidedAt,
      decided_by: leave.decidedBy,
      decision_note: leave.decisionNote,
      asked_at: leave.askedAt,
      reminders: leave.reminders,
    })
    .returning('until')
    .executeTakeFirstOrThrow();
  return { until, about: aboutStep(id) };
}

/**
 * Sends the messages about the previous step, which the next one makes final. A request to cancel no
 * longer needs a decision, so its emails are dropped.
 */
export async function endUndo(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'clock'>,
  { id, state }: Pick<LeaveRow, 'id' | 'state'>,
): Promise<void> {
  const previous = await tx
    .selectFrom('undoable_steps')
    .select('event_id')
    .where('leave_id', '=', id)
    .where('until', '>', sql<Date>`now()`)
    .orderBy('event_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!previous) return;
  const about = aboutStep(previous.event_id);
  if (state === 'cancellation_asked') await dropHeld(tx, deps, about);
  else await releaseHeld(tx, deps.jobs, about);
}
