import { beforeEach, describe, expect, test } from 'vitest';
import { decideByMail, get, post, requestLeave, tokenOf } from '../../../testing/calls.ts';
import { makeLeave, makePerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import {
  type Company,
  company,
  decide,
  makeLeaveInState,
  readBack,
} from '../request/company.fixture.ts';

const t = useTestApp();
let c: Company;

// Finance allows one person away. Otto is away on two of Ana's five days.
beforeEach(async () => {
  c = await company(t);
  const otto = await makePerson(t, 'Otto Other');
  await makeLeave(t, otto, '2026-04-09', '2026-04-14', { type: 'Day Off' });
  const { area_id } = await t.deps.db
    .selectFrom('employees')
    .select('area_id')
    .where('id', '=', c.ana.employeeId)
    .executeTakeFirstOrThrow();
  await t.deps.db.insertInto('coverage_limits').values({ area_id, max_away: 1 }).execute();
});

const lastStep = async (id: number) =>
  await t.deps.db
    .selectFrom('leave_events')
    .select(['event', 'note', 'coverage'])
    .where('leave_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

async function readHistory(language: string) {
  const cookie = `${c.ana.cookie}; language=${language}`;
  return (await get(t, { cookie }, '/api/my_leaves')).json().leaves[0].history;
}

describe('D26: approving against the coverage rules', () => {
  test.each(['in the product', 'by mail'])('%s: a reason is required', async (way) => {
    const id = await makeLeaveInState(t, c, 'pending');
    const before = await readBack(t, id);
    const reply =
      way === 'by mail'
        ? await decideByMail(t, tokenOf((await t.mails())[0]))
        : await decide(t, c.hugo, 'approve', id, 1, '  ');
    expect(reply.statusCode).toBe(409);
    const { code, error, fields } = reply.json();
    expect(code).toBe('reason_required');
    expect(error).toMatch(/^Add a reason to approve despite the coverage rules\. .*9 Apr/);
    expect(fields).toEqual({ note: error });
    expect(await readBack(t, id)).toEqual(before);
  });

  test('with a reason it is approved; the history has the warnings, and the audit log a flag', async () => {
    const id = await makeLeaveInState(t, c, 'pending');
    const reply = await decide(t, c.hugo, 'approve', id, 1, 'Otto stands in');
    expect(reply.statusCode, reply.body).toBe(200);
    const approved = { event: 'approved', note: 'Otto stands in' };
    expect(await lastStep(id)).toMatchObject({ ...approved, coverage: { over: { limit: 1 } } });
    const audit = await t.deps.db.selectFrom('audit_entries').selectAll().orderBy('id').execute();
    expect(audit.at(-1)?.detail).toMatchObject({ decision: 'approve', over_warnings: true });
  });

  test.each([
    ['en', 'On 9 Apr and 1 more day, 2 from Finance would be away. The limit is 1.'],
    ['pt-BR', 'Em 9 abr e mais 1 dia, 2 pessoas de Financeiro estariam ausentes. O limite é 1.'],
  ])(
    'D47: the history shows the warnings in the reader’s language: %s',
    async (language, warning) => {
      const id = await makeLeaveInState(t, c, 'pending');
      await decide(t, c.hugo, 'approve', id, 1, 'Otto stands in');
      expect((await readHistory(language)).at(-1)).toMatchObject({ warnings: [warning] });
    },
  );

  test('warnings of an earlier release stay as they were stored', async () => {
    const id = await makeLeaveInState(t, c, 'pending');
    await t.deps.db
      .insertInto('leave_events')
      .values({
        ...{ leave_id: id, actor: 'Hugo', event: 'approved', version: 1, warnings: 'One.\nTwo.' },
        ...{ starts_on: '2026-04-06', ends_on: '2026-04-10' },
      })
      .execute();
    expect((await readHistory('es')).at(-1)).toMatchObject({ warnings: ['One.', 'Two.'] });
  });

  test('a rejection needs no reason, nor does leave without warnings', async () => {
    const id = await makeLeaveInState(t, c, 'pending');
    expect((await decide(t, c.hugo, 'reject', id, 1)).statusCode).toBe(200);
    expect(await lastStep(id)).toMatchObject({ event: 'rejected', coverage: null });
    await requestLeave(t, c.ana, '2026-04-06', '2026-04-08');
    const second = tokenOf((await t.mails()).at(-1));
    expect((await decideByMail(t, second)).statusCode).toBe(200);
    const audit = await t.deps.db.selectFrom('audit_entries').selectAll().orderBy('id').execute();
    expect(audit.at(-1)?.detail).not.toHaveProperty('over_warnings');
  });

  test('deciding a cancellation needs no reason', async () => {
    const id = await makeLeaveInState(t, c, 'pending');
    await decide(t, c.hugo, 'approve', id, 1, 'Otto stands in');
    const ask = (version: number) =>
      post(t, c.ana, `/api/leaves/${id}/ask_cancellation`, { version });
    await ask(1);
    expect((await decide(t, c.hugo, 'reject', id, 2)).statusCode).toBe(200);
    await ask(2);
    expect((await decide(t, c.hugo, 'approve', id, 3)).statusCode).toBe(200);
    expect(await lastStep(id)).toMatchObject({ event: 'cancelled', coverage: null });
  });
});
