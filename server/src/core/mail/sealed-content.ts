import { randomUUID } from 'node:crypto';
import type { Sealer } from '#core/secrets.ts';
import type { MailContent } from './content.ts';

/** The columns of a mail that its content is bound to. */
interface Envelope {
  recipient: string;
  subject: string;
  /** Null for a mail of an older version that no start has sealed again yet. */
  seal_id: string | null;
}

/** Binds sealed content to its mail: with a changed recipient or swapped content it does not open (S15). */
export const mailPlace = ({ seal_id, recipient, subject }: Envelope): string =>
  JSON.stringify(['mail_outbox', seal_id, recipient, subject]);

/** The columns of a new mail. */
export function sealMail(
  sealer: Sealer,
  { recipient, subject, content }: { recipient: string; subject: string; content: MailContent },
) {
  const envelope = { recipient, subject, seal_id: randomUUID() };
  const content_sealed = sealer.seal(JSON.stringify(content), mailPlace(envelope));
  return { ...envelope, content_sealed };
}

/** @throws Error when the content was not sealed for this mail, or under another AUTH_SECRET */
export function openMail(sealer: Sealer, mail: Envelope & { content_sealed: Buffer }): MailContent {
  return JSON.parse(sealer.open(mail.content_sealed, mailPlace(mail)));
}
