import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get, post } from '../../../testing/calls.ts';
import { makePerson, PASSWORD, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();
let ada: Person;
beforeEach(async () => {
  ada = await makePerson(t, 'Ada', { role: 'admin' });
});

const confirm = (password = PASSWORD, who: { cookie: string } = ada) =>
  post(t, who, '/api/password-confirmations', { current_password: password });
const list = (who: { cookie: string } = ada) => get(t, who, '/api/passwords');
const REFUSED = {
  status: 403,
  code: 'confirm_password',
  error: 'Confirm your password first.',
};

describe('D36: reading all passwords needs a recent sign-in or confirmation', () => {
  test('ten minutes after the sign-in, the password must be confirmed', async () => {
    t.setNow('2026-03-02T12:09:59Z');
    expect((await list()).statusCode).toBe(200);
    t.setNow('2026-03-02T12:10:00Z');
    expect(failure(await list())).toEqual(REFUSED);
    expect((await confirm()).json()).toEqual({ success: true, message: 'Password confirmed' });
    t.setNow('2026-03-02T12:19:59Z');
    expect((await list()).statusCode).toBe(200);
    t.setNow('2026-03-02T12:20:00Z');
    expect(failure(await list())).toEqual(REFUSED);
  });

  test('a confirmation counts for the session that made it only', async () => {
    const reply = await post(t, null, '/api/login', { username: 'Ada', password: PASSWORD });
    const other = { cookie: `session=${reply.cookies[0]?.value}` };
    t.setNow('2026-03-02T12:30:00Z');
    await confirm();
    expect((await list()).statusCode).toBe(200);
    expect(failure(await list(other))).toEqual(REFUSED);
  });

  test('D8: a wrong password confirms nothing and counts like a failed sign-in', async () => {
    t.setNow('2026-03-02T12:30:00Z');
    for (let n = 0; n < 5; n += 1) {
      const wrong = await confirm(`wrong ${n}`);
      expect(wrong.statusCode).toBe(400);
      expect(wrong.json().fields).toEqual({
        current_password: 'This is not your current password',
      });
    }
    expect((await confirm()).statusCode).toBe(429);
    expect(failure(await list())).toEqual(REFUSED);
  });

  test('S16: confirmation, refusal and reading are in the audit log', async () => {
    t.setNow('2026-03-02T12:30:00Z');
    await list();
    await confirm();
    await list();
    const { rows } = await t.database.pool.query(
      'select action, subject, detail from audit_entries order by id',
    );
    expect(rows).toEqual([
      {
        action: 'call_refused',
        subject: 'GET /api/passwords',
        detail: { rule: 'confirm_password' },
      },
      { action: 'password_confirmed', subject: '', detail: {} },
      { action: 'passwords_listed', subject: '', detail: { entries: 0 } },
    ]);
  });
});
