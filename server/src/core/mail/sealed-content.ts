import { randomUUID } from 'node:crypto';
import type { Sealer } from '#core/secrets.ts';
import type { MailContent } from './content.ts';

interface Envelope {
  recipient: string;
  subject: string;
  /** Null for a mail of an older version that is not resealed yet. */
  seal_id: string | null;
}

/** Binds sealed content to its mail, so it does not open with another recipient or subject (S15). */
export const mailContext = ({ seal_id, recipient, subject }: Envelope): string =>
  JSON.stringify(['mail_outbox', seal_id, recipient, subject]);

export function sealMail(
  sealer: Sealer,
  { recipient, subject, content }: { recipient: string; subject: string; content: MailContent },
) {
  const envelope = { recipient, subject, seal_id: randomUUID() };
  const content_sealed = sealer.seal(JSON.stringify(content), mailContext(envelope));
  return { ...envelope, content_sealed };
}

/** @throws Error if the content was sealed for another mail or under another AUTH_SECRET */
export function openMail(sealer: Sealer, mail: Envelope & { content_sealed: Buffer }): MailContent {
  return JSON.parse(sealer.open(mail.content_sealed, mailContext(mail)));
}
