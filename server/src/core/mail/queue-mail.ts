import type { Tx } from '#core/db/database.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import type { Sealer } from '#core/secrets.ts';
import type { MailContent } from './content.ts';

export interface MailDeps {
  jobs: Pick<Jobs, 'send'>;
  mailSealer: Sealer;
}

/** One line, whatever was in it: a header must not be broken by what people typed (S10). */
function oneLine(text: string): string {
  return text.replace(/[\r\n\t]+/g, ' ').slice(0, 200);
}

/**
 * Promises a message within the transaction of what it tells of; a worker sends it (D25).
 * @param to an e-mail address
 */
export async function queueMail(
  tx: Tx,
  deps: MailDeps,
  to: string,
  content: MailContent,
): Promise<void> {
  const { id } = await tx
    .insertInto('mail_outbox')
    .values({
      recipient: to,
      subject: oneLine(content.subject),
      content_sealed: deps.mailSealer.seal(JSON.stringify(content)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await deps.jobs.send(tx, 'mail', { mailId: id });
}
