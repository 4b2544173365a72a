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
  calendar?: string;
}

export interface Transport {
  /** Sends a message, or gives up once the signal aborts. */
  send(message: OutgoingMail, signal?: AbortSignal): Promise<void>;
  close(): void;
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

/** Asks mail programs and servers not to reply by themselves, as people on leave would (RFC 3834). */
const NO_AUTOMATIC_REPLIES = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
};

/** What nodemailer composes and sends, the same for every transport. */
function compose({ id: _, subject, calendar, ...message }: OutgoingMail): SendMailOptions {
  const { headers, ...encoded } = subjectOf(subject);
  const file = {
    filename: 'leave.ics',
    contentType: 'text/calendar; method=PUBLISH; charset=utf-8',
    content: calendar,
  };
  return {
    ...message,
    ...encoded,
    headers: { ...NO_AUTOMATIC_REPLIES, ...headers },
    ...(calendar && { attachments: [file] }),
  };
}

/** Sends by SMTP over at most this many connections. Timeouts are short, because the worker retries. */
export function smtpTransport(url: string, maxConnections = 3): Transport {
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections,
    // Hosted services count idle connections too.
    idleTimeout: 5_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(message, signal) {
      try {
        await smtp.sendMail({ ...compose(message), ...(signal && { signal }) });
      } catch (error) {
        // The timeout says more than nodemailer's "aborted".
        signal?.throwIfAborted();
        throw error;
      }
    },
    close: () => smtp.close(),
  };
}

/** Writes each mail to a file that a mail program opens, for use without a mail server (D25). */
export function fileTransport(directory: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message) {
      const { message: eml } = await composer.sendMail(compose(message));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const file = path.join(directory, `${String(message.id).padStart(6, '0')}.eml`);
      await writeFile(file, eml as Buffer, { mode: 0o600 });
    },
    close: () => composer.close(),
  };
}

/** Where emails go: to a mail server, or without one to files in a folder. */
export interface MailTarget {
  url: string | null;
  connections: number;
  folder: string;
}

export const openTransport = ({ url, connections, folder }: MailTarget): Transport =>
  url ? smtpTransport(url, connections) : fileTransport(folder);
