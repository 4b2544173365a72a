import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface Arrival {
  at: number;
  messageId: string;
}

/**
 * A mail server that only notes which messages arrived, because it shares the processors.
 * @param messageMs the time for each message, from MAIL FROM to its last answer
 */
export async function startInbox(messageMs: number) {
  const arrivals: Arrival[] = [];
  const begun = new WeakMap<object, number>();
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 200,
    onMailFrom(_address, session, done) {
      begun.set(session, performance.now());
      done();
    },
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1');
      });
      stream.on('end', () => {
        const messageId = /^Message-ID: (.*)\r$/im.exec(text)?.[1] ?? '';
        arrivals.push({ at: performance.now(), messageId });
        const passed = performance.now() - (begun.get(session) ?? 0);
        setTimeout(done, messageMs - passed);
      });
    },
  });
  smtp.on('error', (error) => console.error(error.message));
  await new Promise<void>((started) => smtp.listen(0, '127.0.0.1', started));
  return {
    arrivals,
    port: (smtp.server.address() as AddressInfo).port,
    close: () => new Promise<void>((closed) => smtp.close(closed)),
  };
}
