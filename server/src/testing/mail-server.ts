import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Mail = Email & {
  envelopeTo: string[];
  /** The bytes as they came, in Latin-1. */
  raw: string;
};

export interface MailServer {
  port: number;
  mails: Mail[];
  /** The largest number of connections at the same time. */
  mostConnections: number;
  /** Milliseconds from the end of a message to its answer, 0 by default. */
  delay: number;
  /** Returns the answer to RCPT TO for an address; null, the default, accepts it. */
  refuse: (address: string) => { responseCode: number; message: string } | null;
  close(): Promise<void>;
}

/** Starts a real mail server that records its messages. @param port a free one by default */
export async function startMailServer(
  port = 0,
  onMail: (mail: Mail) => void = () => undefined,
): Promise<MailServer> {
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    // Clients keep their connections open for the next message.
    closeTimeout: 200,
    onConnect(_session, done) {
      server.mostConnections = Math.max(server.mostConnections, smtp.connections.size);
      done();
    },
    onRcptTo({ address }, _session, done) {
      const refusal = server.refuse(address);
      if (!refusal) return done();
      done(Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
        const bytes = Buffer.concat(chunks);
        const parsing = PostalMime.parse(bytes).then((email) => {
          const mail = { ...email, envelopeTo, raw: bytes.toString('latin1') };
          server.mails.push(mail);
          onMail(mail);
        });
        Promise.all([parsing, delay(server.delay)]).then(() => done(), done);
      });
    },
  });
  // Clients that disconnect within a message don't fail a test.
  smtp.on('error', () => undefined);
  await new Promise<void>((done) => smtp.listen(port, '127.0.0.1', done));
  const server: MailServer = {
    port: (smtp.server.address() as AddressInfo).port,
    mails: [],
    mostConnections: 0,
    delay: 0,
    refuse: () => null,
    close: () => new Promise((done) => smtp.close(done)),
  };
  return server;
}
