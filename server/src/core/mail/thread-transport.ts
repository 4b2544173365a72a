import { Worker } from 'node:worker_threads';
import type { MailTarget, OutgoingMail, Transport } from './transport.ts';

/** What a thread says about a failed message: the properties of nodemailer's errors. */
export interface Failure {
  message: string;
  code?: string | undefined;
  command?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
  permanent?: boolean | undefined;
}

export type Request =
  | { kind: 'send'; id: number; message: OutgoingMail }
  | { kind: 'abort'; id: number }
  | { kind: 'close' };

export interface Reply {
  id: number;
  failure?: Failure;
}

interface Thread {
  worker: Worker;
  /** The messages it is sending, by id. */
  waiting: Map<number, (reply: Reply) => void>;
}

/** @param onEnd is called once, when the thread can't send any more */
function startThread(target: MailTarget, onEnd: () => void): Thread {
  const waiting: Thread['waiting'] = new Map();
  const worker = new Worker(new URL('./transport-thread.ts', import.meta.url), {
    workerData: target,
  });
  worker.unref();
  worker.on('message', (reply: Reply) => waiting.get(reply.id)?.(reply));
  const end = (reason: string) => {
    onEnd();
    for (const [id, answer] of waiting) answer({ id, failure: { message: reason } });
  };
  worker.on('error', (error: Error) => end(`The thread for emails failed: ${error.message}`));
  worker.on('exit', () => end('The thread for emails ended.'));
  return { worker, waiting };
}

/**
 * Composes and sends in a thread of its own, because a message takes longer than most requests and a busy process would
 * answer the mail server late (docs/decisions/0044). The thread starts with the first message, and again after it has ended.
 */
export function threadTransport(target: MailTarget): Transport {
  let thread: Thread | undefined;
  let lastId = 0;

  function runningThread(): Thread {
    if (thread) return thread;
    const started = startThread(target, () => {
      if (thread === started) thread = undefined;
    });
    thread = started;
    return started;
  }

  return {
    async send(message, signal) {
      signal?.throwIfAborted();
      const { worker, waiting } = runningThread();
      lastId += 1;
      const id = lastId;
      const post = (request: Request) => worker.postMessage(request);
      const abort = () => post({ kind: 'abort', id });
      signal?.addEventListener('abort', abort);
      try {
        const { failure } = await new Promise<Reply>((resolve) => {
          waiting.set(id, resolve);
          post({ kind: 'send', id, message });
        });
        // The timeout says more than nodemailer's "aborted".
        if (failure) signal?.throwIfAborted();
        if (failure) throw Object.assign(new Error(failure.message), failure);
      } finally {
        waiting.delete(id);
        signal?.removeEventListener('abort', abort);
      }
    },
    close: () => thread?.worker.postMessage({ kind: 'close' } satisfies Request),
  };
}
