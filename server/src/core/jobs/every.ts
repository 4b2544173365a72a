import type { WorkDeps } from '#core/deps.ts';
import type { Queue } from './queue.ts';

/** Runs a task at the times of a cron pattern, in the company's time zone. */
export async function every(
  cron: string,
  queue: Queue,
  { jobs, config }: WorkDeps,
  task: () => Promise<unknown>,
): Promise<void> {
  await jobs.work(queue, async () => {
    await task();
  });
  await jobs.schedule(queue, cron, config.timeZone);
}
