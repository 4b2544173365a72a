import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

export interface OutgoingMail {
  id: number;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every attempt, so that a mail program can detect a duplicate. */
  messageId: string;
}

export interface Transport {
  send(message: OutgoingMail): Promise<void>;
  close(): void;
}

/** True if the mail server rejected the message itself. Connection, load and login problems are temporary. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, permanent } = (error ?? {}) as { code?: string; permanent?: boolean };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && permanent !== false;
}

/** Encodes a subject that mail programs would take for an encoded word (RFC 2047). */
function subjectOf(subject: string): Pick<SendMailOptions, 'subject' | 'headers'> {
  if (!subject.includes('=?')) return { subject };
  const words: string[] = [''];
  for (const character of subject) {
    const last = words.at(-1) ?? '';
    if (Buffer.byteLength(last + character) > 42) words.push(character);
    else words[words.length - 1] = last + character;
  }
  const value = words
    .map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`)
    .join('\r\n ');
  return { headers: { subject: { prepared: true, value } } };
}

/** Sends by SMTP. Timeouts are short, because the worker retries. */
export function smtpTransport(url: string): Transport {
  const smtp = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send({ id: _, subject, ...message }) {
      await smtp.sendMail({ ...message, ...subjectOf(subject) });
    },
    close: () => smtp.close(),
  };
}

/** Writes each mail to a file that a mail program opens, for use without a mail server (D25). */
export function fileTransport(directory: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send({ id, subject, ...message }) {
      const { message: eml } = await composer.sendMail({ ...message, ...subjectOf(subject) });
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const file = path.join(directory, `${String(id).padStart(6, '0')}.eml`);
      await writeFile(file, eml as Buffer, { mode: 0o600 });
    },
    close: () => composer.close(),
  };
}
