import { describe, expect, test } from 'vitest';
import { failure, get, post, put, remove } from '../../testing/calls.ts';
import { makeAccount } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
const admin = () => makeAccount(t, 'Ada', { role: 'admin' });
type Caller = Awaited<ReturnType<typeof admin>>;

const ask = (caller: Caller, question: unknown) =>
  post(t, caller, '/api/chatbot/questions', { question });
const list = async (caller: Caller) =>
  (await get(t, caller, '/api/chatbot/questions')).json().questions;

describe('spec §2: what the chatbot could not answer', () => {
  test('is kept once, however it is written, with how often and when: never whose it is', async () => {
    const ada = await admin();
    const ana = await makeAccount(t, 'Ana', { role: 'apenas_people' });
    expect((await ask(ana, '  Onde é o ESTACIONAMENTO?  ')).json()).toMatchObject({
      success: true,
    });
    t.setNow('2026-03-02T12:30:00Z');
    await ask(ada, 'Tem café? 👍');
    await ask(ada, 'onde e o estacionamento');
    expect(await list(ada)).toEqual([
      {
        id: expect.any(Number),
        question: 'onde e o estacionamento',
        times: 2,
        first_asked_at: '2026-03-02T12:00:00.000Z',
        last_asked_at: '2026-03-02T12:00:00.000Z',
      },
      expect.objectContaining({ question: 'Tem café? 👍', times: 1 }),
    ]);
    const rows = await t.deps.db.selectFrom('unanswered_questions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('Ana');
    // Neither the question nor the count reveals the minute, and the count has no text.
    const counted = await t.deps.db.selectFrom('rate_limit_attempts').selectAll().execute();
    expect(counted.map(({ at }) => at.toISOString())).toEqual(
      Array(3).fill('2026-03-02T12:00:00.000Z'),
    );
    expect(await t.deps.db.selectFrom('audit_entries').selectAll().execute()).toEqual([]);
  });

  test('S12: nothing, too much, and what no line holds are refused', async () => {
    const ada = await admin();
    for (const question of ['', '   ', 'x'.repeat(501), 'a\u0000b', 'a\nb', 7]) {
      expect((await ask(ada, question)).statusCode).toBe(400);
    }
    // The longest possible question: each character takes three bytes and is decomposed and composed again.
    const longest = await ask(ada, '각'.repeat(500));
    expect(longest.statusCode).toBe(200);
  });

  test('at most 30 an hour from one account; others are not hindered', async () => {
    const ada = await admin();
    const ana = await makeAccount(t, 'Ana');
    const replies = await Promise.all(Array.from({ length: 32 }, () => ask(ana, 'again')));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
    const refused = replies.find(({ statusCode }) => statusCode !== 200);
    expect(refused && failure(refused)).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect(refused?.headers['retry-after']).toBe('3600');
    expect((await ask(ada, 'again')).statusCode).toBe(200);
    expect((await list(ada))[0].times).toBe(31);
    t.setNow('2026-03-02T13:00:00Z');
    expect((await ask(ana, 'again')).statusCode).toBe(200);
  });

  test('keeps a thousand, and deletes the oldest', async () => {
    const ada = await admin();
    await t.database.pool.query(
      `insert into unanswered_questions (folded, question, last_asked_at)
       select 'q' || n, 'q' || n, '2026-01-01'::timestamptz + n * interval '1 minute'
       from generate_series(1, 1000) n`,
    );
    await ask(ada, 'q1');
    await ask(ada, 'one more');
    const questions = (await list(ada)).map(({ question }: { question: string }) => question);
    expect(questions).toHaveLength(1000);
    expect(questions).toEqual(expect.arrayContaining(['one more', 'q1', 'q3']));
    expect(questions).not.toContain('q2');
  });

  test('S16: an administrator removes one, and the audit log has it', async () => {
    const ada = await admin();
    await ask(ada, 'Onde estaciono?');
    const [{ id }] = await list(ada);
    const path = `/api/chatbot/questions/${id}`;
    expect((await remove(t, ada, path)).json()).toEqual({
      success: true,
      message: 'Question removed.',
    });
    expect(await list(ada)).toEqual([]);
    expect(failure(await remove(t, ada, path))).toEqual({
      status: 404,
      code: 'not_found',
      error: 'This question no longer exists.',
    });
    const audit = await t.deps.db
      .selectFrom('audit_entries')
      .select(['actor', 'action', 'subject'])
      .execute();
    expect(audit).toEqual([{ actor: 'Ada', action: 'chatbot_question_removed', subject: '' }]);
  });
});

describe('the IT contact for visitors', () => {
  const visitors = async () => (await t.inject({ url: '/api/chatbot/visitor-contacts' })).json();
  const url = 'https://chat.example.com/it';

  test('D4: is all that a visitor gets, and is empty while it is switched off', async () => {
    const ada = await admin();
    expect(await visitors()).toEqual({ contacts: [{ name: 'support-it', url: '' }] });
    for (const [field, name] of [
      ['newLinkSupportIT', 'support-it'],
      ['newLinkSupportPeople', 'support-people'],
    ]) {
      const body = { [field as string]: url };
      expect((await post(t, ada, `/api/atualizar-link-${name}`, body)).statusCode).toBe(200);
    }
    expect(await visitors()).toEqual({ contacts: [{ name: 'support-it', url }] });
    const off = await put(t, ada, '/api/chatbot/settings', { visitor_contact: false });
    expect(off.json()).toEqual({ success: true, message: 'Settings saved' });
    expect((await get(t, ada, '/api/chatbot/settings')).json()).toEqual({ visitor_contact: false });
    expect(await visitors()).toEqual({ contacts: [] });
    // The link itself still requires a session.
    expect((await t.inject({ url: '/api/get-link-support-it' })).statusCode).toBe(401);
  });

  test('S16: a change is recorded once, a no-op is not', async () => {
    const ada = await admin();
    for (const visitor_contact of [true, false, false]) {
      await put(t, ada, '/api/chatbot/settings', { visitor_contact });
    }
    const audit = await t.deps.db
      .selectFrom('audit_entries')
      .select(['actor', 'action', 'detail'])
      .execute();
    expect(audit).toEqual([
      { actor: 'Ada', action: 'chatbot_settings_changed', detail: { visitor_contact: false } },
    ]);
  });
});
