import { shortDays } from '@intranet/contract/core/day-text.ts';
import { expect, test } from 'vitest';
import type { Db } from '#core/db/database.ts';
import { countedDb } from '../../../testing/counted-db.ts';
import { makeArea, makeLeave, makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { listApprovals, readApproval } from '../approval/pending-approvals.ts';
import { findWarnings } from '../coverage/warnings.ts';
import { submitLeave } from './submit-leave.ts';

const t = useTestApp();
const TODAY = '2026-03-02';
/** Departures are hidden from them. */
const UNAWARE = { seesDepartures: false };

async function ask(db: Db, { name, accountId, email }: Person): Promise<void> {
  const actor = {
    accountId,
    email,
    username: name,
    role: 'apenas_people',
    mustChangePassword: false,
    mustSetUpTwoFactor: false,
    usesVault: false,
    deviceGeneration: 0,
    photoKey: null,
    employee: null,
    sessionHash: Buffer.alloc(32),
    origin: { address: '127.0.0.1', userAgent: '' },
  } as const;
  await submitLeave({ ...t.deps, db }, actor, {
    person: { name, employeeId: undefined },
    type: 'Vacation',
    start: '2026-04-06',
    end: '2026-04-07',
    requestKey: null,
  });
}

test('a request takes twelve statements for any number of approvers', async () => {
  const ana = await makePerson(t, 'Ana', { balance: 20 });
  const bia = await makePerson(t, 'Bia', { balance: 20, area: 'Legal' });
  await makePerson(t, 'Hugo', { cargo: 'Head' });
  for (const name of ['Lia', 'Leo', 'Luz']) {
    await makePerson(t, name, { cargo: 'Head', area: 'Legal' });
  }
  const one = countedDb(t.deps.db);
  await ask(one.db, ana);
  expect(await t.mails()).toHaveLength(1);
  const three = countedDb(t.deps.db);
  await ask(three.db, bia);
  expect(await t.mails()).toHaveLength(4);
  expect([one.statements(), three.statements()]).toEqual([12, 12]);
});

test('pitfall 11: pending approvals take one query and equal their mails', async () => {
  const hugo = await makePerson(t, 'Hugo', { cargo: 'Head' });
  const people = [];
  for (const name of ['Ana', 'Bia', 'Caio', 'Davi']) {
    people.push(await makePerson(t, name, { balance: 20 }));
  }
  const [ana, bia, caio, davi] = people as [Person, Person, Person, Person];
  const areaId = await makeArea(t, 'Finance');
  await t.deps.db.insertInto('coverage_limits').values({ area_id: areaId, max_away: 2 }).execute();
  await t.deps.db
    .insertInto('coverage_pairs')
    .values({ first_id: ana.employeeId, second_id: bia.employeeId })
    .execute();
  const pending = { state: 'pending' } as const;
  await makeLeave(t, ana, '2026-04-06', '2026-04-10', pending);
  await makeLeave(t, bia, '2026-04-08', '2026-04-12', { type: 'Day Off' });
  await makeLeave(t, caio, '2026-04-09', '2026-04-09', pending);
  await makeLeave(t, caio, '2026-06-01', '2026-06-05', pending);
  await makeLeave(t, davi, '2026-04-09', '2026-04-15', { state: 'cancellation_asked' });

  const { db, statements } = countedDb(t.deps.db);
  const { approvals: waiting } = await listApprovals(db, { ...hugo, ...UNAWARE }, TODAY);
  expect(statements()).toBe(1);
  expect(waiting.map(({ name, start }) => [name, start]).toSorted()).toEqual([
    ['Ana', '2026-04-06'],
    ['Caio', '2026-04-09'],
    ['Caio', '2026-06-01'],
    ['Davi', '2026-04-09'],
  ]);
  for (const one of waiting) {
    expect(one).toEqual(await readApproval(t.deps.db, one.id, TODAY, UNAWARE));
  }

  // Coverage rules apply to requests, not to cancellations.
  for (const { name, start, end, asks, warnings } of waiting) {
    const employeeId = people.find((person) => person.name === name)?.employeeId ?? 0;
    const scope = { employeeId, areaId, start, end };
    const found = await findWarnings(t.deps.db, scope, shortDays(TODAY));
    expect(warnings, `${name} ${start}`).toEqual(asks === 'leave' ? found : []);
  }
  const warned = waiting.filter(({ warnings }) => warnings.length > 0);
  expect(warned.map(({ name, start }) => `${name} ${start}`).toSorted()).toEqual([
    'Ana 2026-04-06',
    'Caio 2026-04-09',
  ]);
  expect(waiting.find(({ name }) => name === 'Ana')?.warnings).toHaveLength(2);
});

test('D21: a year-long leave that ends on the requested first day overlaps', async () => {
  const ana = await makePerson(t, 'Ana', { balance: 20 });
  const bia = await makePerson(t, 'Bia');
  const hugo = await makePerson(t, 'Hugo', { cargo: 'Head' });
  // 366 days, the longest leave, which the index range must not miss.
  await makeLeave(t, bia, '2025-04-06', '2026-04-06', { type: 'Maternity Leave' });
  await ask(t.deps.db, ana);
  const {
    approvals: [waiting],
  } = await listApprovals(t.deps.db, { ...hugo, ...UNAWARE }, TODAY);
  expect(waiting?.away.map(({ name }) => name)).toEqual(['Bia']);

  const carla = await makePerson(t, 'Carla', { balance: 20 });
  await makeLeave(t, carla, '2025-04-06', '2026-04-06', { type: 'Maternity Leave' });
  await expect(ask(t.deps.db, carla)).rejects.toMatchObject({ code: 'overlapping_leave' });
});
