import { parentPort, workerData } from 'node:worker_threads';
import type { Failure, Reply, Request } from './thread-transport.ts';
import { type MailTarget, openTransport } from './transport.ts';

const transport = openTransport(workerData as MailTarget);
const sending = new Map<number, AbortController>();

/** What `refusals.ts` reads. An error that is copied to another thread would lose all but its message. */
function failureOf(error: unknown): Failure {
  const { message, code, command, responseCode, response, permanent } = error as Failure;
  return { message, code, command, responseCode, response, permanent };
}

async function send({ id, message }: Extract<Request, { kind: 'send' }>): Promise<Reply> {
  const controller = new AbortController();
  sending.set(id, controller);
  try {
    await transport.send(message, controller.signal);
    return { id };
  } catch (error) {
    return { id, failure: failureOf(error) };
  } finally {
    sending.delete(id);
  }
}

parentPort?.on('message', async (request: Request) => {
  if (request.kind === 'abort') sending.get(request.id)?.abort();
  else if (request.kind === 'close') {
    transport.close();
    // The thread ends with its last message.
    parentPort?.unref();
  } else parentPort?.postMessage(await send(request));
});
