import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { Queue } from '#core/jobs/queue.ts';
import type { Letter } from '#core/notify/channel.ts';
import { sealMail } from './sealed-content.ts';

/** Messages to deliver. With pauses of at most a minute, the retries last about two days. */
export const MAIL: Queue<{ mailId: number }> = {
  name: 'mail',
  options: {
    retryLimit: 3_000,
    retryDelay: 10,
    retryBackoff: true,
    // A mail server that is back gets every message within about a minute (S19).
    retryDelayMax: 60,
    expireInSeconds: 120,
  },
};

/** Removes line breaks, so that user input cannot break a header (S10). */
const oneLine = (text: string): string => text.replace(/[\r\n\t]+/g, ' ').slice(0, 200);

/** Queues messages in the transaction of the event they report; a worker delivers them (D25). */
export async function queueMessages(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'mailSealer'>,
  letters: readonly Letter[],
  channel = 'email',
): Promise<void> {
  if (letters.length === 0) return;
  const rows = letters.map(({ to, content }) => {
    const envelope = { channel, recipient: to, subject: oneLine(content.subject) };
    return sealMail(deps.mailSealer, envelope, content);
  });
  const queued = await tx.insertInto('mail_outbox').values(rows).returning('id').execute();
  await deps.jobs.send(tx, MAIL, ...queued.map(({ id }) => ({ mailId: id })));
}
