import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';

export interface Message {
  id: number;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same at every attempt, so that a mail program can tell a repeat. */
  messageId: string;
}

export interface Transport {
  send(message: Message): Promise<void>;
  close(): void;
}

/** Sends by SMTP. Time-outs are short: the worker tries again by itself. */
export function smtpTransport(url: string): Transport {
  const smtp = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send({ id: _, ...message }) {
      await smtp.sendMail(message);
    },
    close: () => smtp.close(),
  };
}

/** Without a mail server each message becomes a file that a mail program opens (D25). */
export function fileTransport(directory: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send({ id, ...message }) {
      const { message: eml } = await composer.sendMail(message);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const file = path.join(directory, `${String(id).padStart(6, '0')}.eml`);
      await writeFile(file, eml as Buffer, { mode: 0o600 });
    },
    close: () => composer.close(),
  };
}
