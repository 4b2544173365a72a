import type { Tx } from '#core/db/database.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import type { Sealer } from '#core/secrets.ts';
import type { MailContent } from './content.ts';
import { MAIL } from './queues.ts';
import { sealMail } from './sealed-content.ts';

export interface MailDeps {
  jobs: Pick<Jobs, 'send'>;
  mailSealer: Sealer;
}

/** Removes line breaks, so that user input cannot break a header (S10). */
function oneLine(text: string): string {
  return text.replace(/[\r\n\t]+/g, ' ').slice(0, 200);
}

export interface Letter {
  to: string;
  content: MailContent;
}

/** Queues mails in the transaction of the event they report; a worker renders and sends them (D25). */
export async function queueMails(
  tx: Tx,
  deps: MailDeps,
  letters: readonly Letter[],
): Promise<void> {
  if (letters.length === 0) return;
  const rows = letters.map(({ to, content }) =>
    sealMail(deps.mailSealer, { recipient: to, subject: oneLine(content.subject), content }),
  );
  const queued = await tx.insertInto('mail_outbox').values(rows).returning('id').execute();
  await deps.jobs.send(tx, MAIL, ...queued.map(({ id }) => ({ mailId: id })));
}

export function queueMail(tx: Tx, deps: MailDeps, to: string, content: MailContent): Promise<void> {
  return queueMails(tx, deps, [{ to, content }]);
}
