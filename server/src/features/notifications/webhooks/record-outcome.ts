import { sql } from 'kysely';
import type { Tx } from '#core/db/database.ts';
import type { Outcome } from './post-message.ts';

const MAX_RESUME_SECONDS = 86_400;
const NOW = sql<Date>`now()`;

/** A channel with the sealed address that was used. */
export interface UsedAddress {
  id: number;
  address_sealed: Buffer;
}

/**
 * Stores how the last attempt ended, for the admins. An address that no longer exists gets no more messages.
 * @returns false if the address has been replaced, so that the outcome says nothing about the new one
 */
export async function recordOutcome(
  tx: Tx,
  { id, address_sealed }: UsedAddress,
  { problem, status, retryAfter }: Outcome,
): Promise<boolean> {
  const seconds = problem === null ? 0 : Math.min(retryAfter ?? 0, MAX_RESUME_SECONDS);
  // Replies to messages that were sent before a Retry-After don't shorten it.
  const resumeAt = sql<Date>`greatest(resume_at, now() + make_interval(secs => ${seconds}))`;
  const updated = await tx
    .updateTable('webhooks')
    .set({
      problem,
      ...(problem === null
        ? { sent_at: NOW, failed_at: null, status: null }
        : { failed_at: NOW, status }),
      resume_at: sql<Date | null>`nullif(${resumeAt}, now())`,
    })
    .where('id', '=', id)
    .where('address_sealed', '=', address_sealed)
    .returning('id')
    .executeTakeFirst();
  if (!updated) return false;
  if (problem !== 'gone') return true;
  await tx
    .updateTable('webhook_messages')
    .set({ failed: true, claimed_until: null })
    .where('webhook_id', '=', id)
    .where('failed', '=', false)
    .execute();
  return true;
}
