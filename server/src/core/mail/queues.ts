import { defineQueue, defineTaskQueue } from '../jobs/queue.ts';

/** Mails to send. With pauses of at most a minute, the retries last about two days. */
export const MAIL = defineQueue<{ mailId: number }>('mail', {
  retryLimit: 3_000,
  retryDelay: 10,
  retryBackoff: true,
  // A mail server that is back gets every message within about a minute (S19).
  retryDelayMax: 60,
  expireInSeconds: 120,
});

export const STRANDED_MAIL = defineTaskQueue('stranded_mail');
