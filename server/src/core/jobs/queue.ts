import type { Queue as QueueSettings } from 'pg-boss';

export type QueueOptions = Omit<QueueSettings, 'name' | 'policy'>;

/** A job queue. Each feature declares its own; `server/src/queues.ts` lists them all. */
export interface Queue<Data extends object | null = null> {
  readonly name: string;
  readonly options: QueueOptions;
  /** True to keep at most one waiting job, however many are sent. */
  readonly single?: boolean;
  readonly data?: Data;
}

/** A queue for a scheduled task: its jobs carry no data, and at most one waits. */
export function defineTaskQueue(name: string): Queue {
  return { name, options: { retryLimit: 5, retryDelay: 60 }, single: true };
}
