import { expect, test } from 'vitest';
import { makeLeave, makePerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { assertYearlyLimit } from './check-dates.ts';

const t = useTestApp();

const march = (employeeId: number, from: string, to: string) =>
  ({ employeeId, type: 'Day Off', start: from, end: to, exceptLeaveId: null }) as const;

test('a type with a limit counts only the pending and approved leave of its year', async () => {
  const ana = await makePerson(t, 'Ana');
  const bia = await makePerson(t, 'Bia');
  const type = 'Day Off' as const;
  await makeLeave(t, ana, '2026-01-05', '2026-01-06', { type });
  const pending = await makeLeave(t, ana, '2026-02-02', '2026-02-03', { type, state: 'pending' });
  await makeLeave(t, ana, '2026-04-01', '2026-04-05', { type, state: 'rejected' });
  await makeLeave(t, ana, '2026-05-01', '2026-05-05', { type: 'Wedding Leave' });
  await makeLeave(t, bia, '2026-06-01', '2026-06-05', { type });

  const { db } = t.deps;
  await assertYearlyLimit(db, march(ana.employeeId, '2026-03-02', '2026-03-02'), 5);
  await expect(
    assertYearlyLimit(db, march(ana.employeeId, '2026-03-02', '2026-03-03'), 5),
  ).rejects.toMatchObject({
    code: 'yearly_limit_reached',
    message: 'Day Off is limited to 5 days a year. 1 day is left in 2026.',
  });
  // A leave being moved doesn't count against itself.
  const moved = { ...march(ana.employeeId, '2026-03-02', '2026-03-04'), exceptLeaveId: pending };
  await assertYearlyLimit(db, moved, 5);
});
