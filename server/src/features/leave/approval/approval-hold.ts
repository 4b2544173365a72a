import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { dropHeldMails } from '#core/mail/drop-held.ts';
import type { Hold } from '#core/notify/channel.ts';
import { dropFromChannels } from '#core/notify/webhooks.ts';

const SECONDS = 60;

export const aboutRequest = (leaveId: number): string => `leave request ${leaveId}`;

/** Drops what hasn't been sent about a request that no longer waits for a decision. */
export async function dropRequest(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  leaveId: number,
): Promise<void> {
  await dropFromChannels(tx, aboutRequest(leaveId), 'unsent');
  await dropHeldMails(tx, deps, aboutRequest(leaveId));
}

/** The rest of the minute after the last email about a request, or undefined once it is over (D62). */
export async function readHold(db: DbOrTx, leaveId: number): Promise<Hold | undefined> {
  const { rows } = await sql<{ until: Date }>`
    select until from (
      select max(greatest(m.created_at, m.not_before, m.sent_at))
        + make_interval(secs => ${SECONDS}) as until
      from decision_tokens t join mail_outbox m on m.id = t.mail_id
      where t.leave_id = ${leaveId}
    ) last where until > now()`.execute(db);
  const until = rows[0]?.until;
  return until && { until, about: aboutRequest(leaveId) };
}
