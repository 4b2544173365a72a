import { expect, test } from 'vitest';
import type { Jobs } from '#core/jobs/jobs.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { startBalanceJobs } from '../balance/jobs.ts';
import { startLeaveJobs } from './jobs.ts';

const t = useTestApp();

async function sentAt(instant: string): Promise<string[]> {
  t.setNow(instant);
  const sent: string[] = [];
  const jobs: Jobs = {
    send: async (_, queue) => void sent.push(queue.name),
    sendLater: async () => undefined,
    work: async () => undefined,
    schedule: async () => undefined,
    stop: async () => undefined,
  };
  await startBalanceJobs({ ...t.deps, jobs });
  await startLeaveJobs({ ...t.deps, jobs });
  return sent.sort();
}

test.each([
  ['00:10', '2026-03-02T03:10:00Z', false],
  ['06:59', '2026-03-02T09:59:00Z', false],
  ['07:00', '2026-03-02T10:00:00Z', true],
  ['23:59, by UTC the next day', '2026-03-03T02:59:00Z', true],
])('a start at %s catches up after downtime and mails nobody at night', async (_, now, round) => {
  const always: string[] = ['accrual', 'reconciliation'];
  const expected: string[] = round ? ['accrual', 'approval_round', 'reconciliation'] : always;
  expect(await sentAt(now)).toEqual(expected);
});
