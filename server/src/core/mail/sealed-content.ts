import { randomUUID } from 'node:crypto';
import type { Sealer } from '#core/secrets.ts';
import type { MailContent } from './content.ts';

type Envelope = { channel: string; recipient: string; subject: string };

/** A mail of an older version that is not resealed yet has no `seal_id`. */
type Sealed = Envelope & { seal_id: string | null };

/** Binds sealed content to its message, so it does not open with another recipient or subject (S15). */
export function mailContext({ channel, seal_id, recipient, subject }: Sealed): string {
  const bound = ['mail_outbox', seal_id, recipient, subject];
  // Emails of older versions are bound without a channel.
  return JSON.stringify(channel === 'email' ? bound : [...bound, channel]);
}

export function sealMail(sealer: Sealer, envelope: Envelope, content: MailContent) {
  const row = { ...envelope, seal_id: randomUUID() };
  return { ...row, content_sealed: sealer.seal(JSON.stringify(content), mailContext(row)) };
}

/** @throws Error if the content was sealed for another message or under another AUTH_SECRET */
export function openMail(sealer: Sealer, mail: Sealed & { content_sealed: Buffer }): MailContent {
  return JSON.parse(sealer.open(mail.content_sealed, mailContext(mail)));
}
