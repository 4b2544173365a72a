import { chunksOf } from '#core/chunks.ts';
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

/** A statement has at most 65,535 parameters. */
const MAX_ROWS = 1_000;

/** Removes line breaks, so that user input cannot break a header (S10). */
const oneLine = (text: string): string => text.replace(/[\r\n\t]+/g, ' ').slice(0, 200);

/**
 * Queues messages in the transaction of the event they report; a worker delivers them (D25).
 * @returns the messages' ids, in the order of the letters
 */
export async function queueMessages(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'mailSealer'>,
  letters: readonly Letter[],
  channel = 'email',
): Promise<number[]> {
  if (letters.length === 0) return [];
  const rows = letters.map(({ to, content, hold }) => {
    const envelope = { channel, recipient: to, subject: oneLine(content.subject) };
    const sealed = sealMail(deps.mailSealer, envelope, content);
    return { ...sealed, not_before: hold?.until ?? null, about: hold?.about ?? null };
  });
  const queued: { id: number; not_before: Date | null }[] = [];
  for (const chunk of chunksOf(rows, MAX_ROWS)) {
    const inserted = await tx
      .insertInto('mail_outbox')
      .values(chunk)
      .returning(['id', 'not_before'])
      .execute();
    queued.push(...inserted);
  }
  const jobs = queued.map(({ id, not_before }) => ({
    data: { mailId: id },
    notBefore: not_before,
  }));
  await deps.jobs.sendLater(tx, MAIL, jobs);
  return queued.map(({ id }) => id);
}
