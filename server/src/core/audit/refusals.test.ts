import { describe, expect, test } from 'vitest';
import { appWithSettings } from '../../testing/app-with-settings.ts';
import { get } from '../../testing/calls.ts';
import { makePerson } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { countRefusal, summarizeRefusals } from './refusals.ts';

const t = useTestApp();

/** The number of audit entries for refusals, and of the refusals that they count. */
async function refusals(): Promise<{ entries: number; times: number }> {
  const { rows } = await t.database.pool.query(
    `select count(*)::int as entries, coalesce(sum(coalesce((detail ->> 'times')::int, 1)), 0)::int as times
     from audit_entries where action like '%\\_refused'`,
  );
  return rows[0];
}

/** Moves all counts to a finished minute. */
const endMinute = () =>
  t.database.pool.query("update refusal_counts set minute = minute - interval '1 hour'");

async function summarized() {
  await endMinute();
  await summarizeRefusals(t.deps.db);
  return refusals();
}

const login = (username: string, password: string, app = t) =>
  app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username, password },
    remoteAddress: '10.0.0.9',
  });

describe('S16, D39: refusals that repeat within a minute', () => {
  test('220 refused sign-ins leave a handful of entries, and the counts add up', async () => {
    const there = await appWithSettings(t, {});
    const replies = await Promise.all(
      Array.from({ length: 220 }, (_, n) => login(`guess ${n}`, 'x', n % 2 === 0 ? t : there)),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(20);
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(200);
    const { entries, times } = await summarized();
    expect(times).toBe(220);
    // Two reasons, each with its first refusal and a summary; twice that if the minute ends meanwhile.
    expect(entries).toBeLessThanOrEqual(8);
    const { rows } = await t.database.pool.query(
      'select distinct actor, action, address from audit_entries',
    );
    expect(rows).toEqual([{ actor: '', action: 'sign_in_refused', address: '10.0.0.9' }]);
  });

  test('60 reset codes', async () => {
    const redeem = (n: number) =>
      t.inject({
        method: 'POST',
        url: '/api/verify-reset-code',
        payload: { reset_code: `WRONG-${n}`, new_password: 'a good long passphrase' },
      });
    await Promise.all(Array.from({ length: 60 }, (_, n) => redeem(n)));
    const { entries, times } = await summarized();
    expect(times).toBe(60);
    expect(entries).toBeLessThanOrEqual(8);
  });

  test('50 calls that the role may not make, and another person’s apart from them', async () => {
    const ana = await makePerson(t, 'Ana', { role: 'apenas_people' });
    const bia = await makePerson(t, 'Bia', { role: 'apenas_people' });
    await Promise.all(Array.from({ length: 50 }, () => get(t, ana, '/api/audit')));
    await get(t, bia, '/api/audit');
    await get(t, ana, '/api/outbox');
    expect(await summarized()).toMatchObject({ times: 52 });
    const { rows } = await t.database.pool.query(
      `select actor, subject, sum(coalesce((detail ->> 'times')::int, 1))::int as times
       from audit_entries group by 1, 2 order by 1, 2`,
    );
    expect(rows).toEqual([
      { actor: 'Ana', subject: 'GET /api/audit', times: 50 },
      { actor: 'Ana', subject: 'GET /api/outbox', times: 1 },
      { actor: 'Bia', subject: 'GET /api/audit', times: 1 },
    ]);
  });

  test('the first one is there at once; the current minute is not summarized yet', async () => {
    for (const _ of [1, 2, 3]) await login('Nobody', 'x');
    await summarizeRefusals(t.deps.db);
    const { rows } = await t.database.pool.query('select detail from audit_entries order by id');
    expect(rows[0].detail).toEqual({ reason: 'wrong name or password' });
    expect((await summarized()).times).toBe(3);
  });

  test('two servers that summarize at once, and a refusal meanwhile: none is lost or doubled', async () => {
    const entry = {
      action: 'call_refused',
      actor: { accountId: null, name: 'Ana' },
      subject: 'GET /api/audit',
    } as const;
    for (let n = 0; n < 30; n += 1) {
      await countRefusal(t.deps.db, { ...entry, address: `10.0.0.${n}` }, 4);
    }
    await endMinute();
    await Promise.all([
      summarizeRefusals(t.deps.db),
      summarizeRefusals(t.deps.db),
      countRefusal(t.deps.db, { ...entry, address: '10.0.0.1' }),
      summarizeRefusals(t.deps.db),
    ]);
    expect((await summarized()).times).toBe(121);
    expect(await t.deps.db.selectFrom('refusal_counts').selectAll().execute()).toEqual([]);
  });
});
