import type { ListPage } from '@intranet/contract/core/list-page.ts';
import type { OutboxMessage } from '@intranet/contract/outbox/endpoints.ts';
import { describe, expect, test } from 'vitest';
import { claimMail } from '#core/mail/claims.ts';
import type { Transport } from '#core/mail/transport.ts';
import { sendMail } from '#core/mail/worker.ts';
import { failure, get, post, requestLeave, tokenOf } from '../../testing/calls.ts';
import { makePerson } from '../../testing/factories.ts';
import { type PageQuery, readPage, walkPages } from '../../testing/list-pages.ts';
import { type TestApp, useTestApp } from '../../testing/test-app.ts';
import { withTransport } from '../../testing/with-transport.ts';

async function company(t: TestApp) {
  const ada = await makePerson(t, 'Ada', { role: 'admin', area: 'People' });
  const ana = await makePerson(t, 'Ana', { balance: 20 });
  const hugo = await makePerson(t, 'Hugo Head', { cargo: 'Head' });
  await requestLeave(t, ana, '2026-04-06', '2026-04-10');
  const [mail] = await t.deps.db.selectFrom('mail_outbox').selectAll().execute();
  return { ada, ana, hugo, id: mail?.id ?? 0 };
}

const fake = (outcome: Error | null, sent: number[] = []): Transport => ({
  send: async ({ id }) => {
    if (outcome) throw outcome;
    sent.push(id);
  },
  close: () => undefined,
});

describe('D25: the outbox, without a mail server', () => {
  const t = useTestApp();

  test('lists queued mails without their content', async () => {
    const { ada, hugo, id } = await company(t);
    const reply = await get(t, ada, '/api/outbox');
    expect(reply.json()).toEqual({
      readable: true,
      ...{ found: 1, total: 1, next: null, previous: null },
      rows: [
        {
          id,
          recipient: hugo.email,
          subject: 'Leave request: Ana, Vacation, 06/04/2026 to 10/04/2026',
          state: 'queued',
          attempts: 0,
          last_error: null,
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          sent_at: null,
          not_before: null,
          dismissed: false,
        },
      ],
    });
    expect(reply.body).not.toContain(tokenOf((await t.mails())[0]));
  });

  type Page = ListPage<OutboxMessage>;
  const subjectsOf = ({ rows }: Page) => rows.map(({ subject }) => subject);

  test('pages of all messages, newest first, counted up to 1,000', async () => {
    const { ada } = await company(t);
    await t.database.pool.query(
      `insert into mail_outbox (recipient, subject, content_sealed)
       select 'x@example.com', 'Mail ' || n, '' from generate_series(1, 1200) n`,
    );
    const list = (query: PageQuery) => readPage<Page>(t, ada, '/api/outbox', query);
    const first = await list({});
    expect(first).toMatchObject({ found: 1_001, total: 1_001 });
    expect([first.rows.length, ...subjectsOf(first).slice(0, 2)]).toEqual([
      100,
      'Mail 1200',
      'Mail 1199',
    ]);
    const { there, back } = await walkPages(
      (cursor) => list({ limit: '500', ...cursor }),
      ({ id }) => id,
    );
    expect(new Set(there).size).toBe(1_201);
    expect(there).toEqual(there.toSorted((a, b) => b - a));
    expect(back).toEqual(there);
  });

  test('search by recipient and subject without accents, and by state', async () => {
    const { ada } = await company(t);
    await t.database.pool.query(
      `insert into mail_outbox (recipient, subject, content_sealed, state) values
         ('joao@example.com', 'Férias de Ávila', '', 'sent'),
         ('bia@example.com', '100% done', '', 'failed'), ('bia@example.com', 'Lost', '', 'sent')`,
    );
    const list = async (query: PageQuery) =>
      subjectsOf(await readPage<Page>(t, ada, '/api/outbox', query));
    expect(await list({ search: 'FERIAS DE AVILA' })).toEqual(['Férias de Ávila']);
    expect(await list({ search: ' João@' })).toEqual(['Férias de Ávila']);
    expect(await list({ search: '%' })).toEqual(['100% done']);
    expect(await list({ search: 'bia', state: 'sent' })).toEqual(['Lost']);
    expect(await list({ state: 'failed' })).toEqual(['100% done']);
    expect(await list({ search: 'nothing' })).toEqual([]);
    const wrong = await get(t, ada, '/api/outbox?state=lost');
    expect(wrong.statusCode).toBe(400);
  });

  test('one message can be read, since there is no other way to it', async () => {
    const { ada, hugo, id } = await company(t);
    const { subject, recipient, text } = (await get(t, ada, `/api/outbox/${id}`)).json();
    expect(recipient).toBe(hugo.email);
    expect(subject).toContain('Ana, Vacation');
    expect(text).toContain(`http://intranet.test/leave-decision#${tokenOf((await t.mails())[0])}`);
  });

  test('S16: that a message was read is in the audit log', async () => {
    const { ada, id } = await company(t);
    await get(t, ada, `/api/outbox/${id}`);
    const rows = await t.deps.db
      .selectFrom('audit_entries')
      .select(['actor', 'detail'])
      .where('action', '=', 'mail_read')
      .execute();
    expect(rows).toMatchObject([{ actor: ada.name, detail: { mail: id } }]);
  });

  test.each(['GET /api/outbox/999999', 'POST /api/outbox/999999/resend'])(
    '%s: there is no such message',
    async (call) => {
      const { ada } = await company(t);
      const [method, url = ''] = call.split(' ');
      const reply = await (method === 'GET' ? get(t, ada, url) : post(t, ada, url));
      expect(failure(reply)).toEqual({
        status: 404,
        code: 'not_found',
        error: 'This email doesn’t exist.',
      });
    },
  );

  test('resend: a failed email is queued and sent; the audit log names the caller', async () => {
    const { ada, hugo, id } = await company(t);
    const failing = withTransport(t, fake(new Error('down')));
    await sendMail(failing, id, true).catch(() => null);
    const shown = async () => (await get(t, ada, '/api/outbox')).json().rows[0];
    expect(await shown()).toMatchObject({ state: 'failed', attempts: 1, last_error: 'down' });

    const reply = await post(t, ada, `/api/outbox/${id}/resend`);
    expect(reply.json()).toEqual({ success: true, message: 'Email queued again' });
    expect(await shown()).toMatchObject({ state: 'queued', sent_at: null });
    const { rows } = await t.database.pool.query("select data from pgboss.job where name = 'mail'");
    expect(rows).toEqual([{ data: { mailId: id } }]);

    const sent: number[] = [];
    await sendMail(withTransport(t, fake(null, sent)), id, false);
    expect(sent).toEqual([id]);
    expect(await shown()).toMatchObject({ state: 'sent', last_error: null });
    const audit = await t.deps.db
      .selectFrom('audit_entries')
      .select(['actor', 'subject'])
      .where('action', '=', 'mail_resent')
      .execute();
    expect(audit).toEqual([{ actor: 'Ada', subject: hugo.email }]);
  });

  test('resend of one that waits for its next try: now, and by one job however often', async () => {
    const { ada, id } = await company(t);
    const { pool } = t.database;
    await pool.query(
      "update pgboss.job set state = 'retry', retry_count = 9, start_after = now() + interval '1 minute'",
    );
    for (let n = 0; n < 3; n += 1) await post(t, ada, `/api/outbox/${id}/resend`);
    const { rows } = await pool.query(
      "select state, retry_count, start_after <= now() as due from pgboss.job where name = 'mail'",
    );
    expect(rows).toEqual([{ state: 'created', retry_count: 0, due: true }]);
  });

  test('resend of one that is being sent does not wait for it', async () => {
    const { ada, id } = await company(t);
    await claimMail(t.deps.db, id);
    expect(failure(await post(t, ada, `/api/outbox/${id}/resend`))).toEqual({
      status: 409,
      code: 'conflict',
      error: 'This email is being sent right now.',
    });
  });

  test('resend of one that was sent sends it again, once', async () => {
    const { ada, id } = await company(t);
    const sent: number[] = [];
    const deps = withTransport(t, fake(null, sent));
    await sendMail(deps, id, false);
    await post(t, ada, `/api/outbox/${id}/resend`);
    await sendMail(deps, id, false);
    await sendMail(deps, id, false);
    expect(sent).toEqual([id, id]);
  });
});

describe('D25: the outbox, with a mail server', () => {
  const t = useTestApp({ MAIL_URL: 'smtp://127.0.0.1:1' });

  test('listed mails cannot be read', async () => {
    const { ada, id } = await company(t);
    const list = (await get(t, ada, '/api/outbox')).json();
    expect(list).toMatchObject({ readable: false, rows: [{ id }] });
    const reply = await get(t, ada, `/api/outbox/${id}`);
    expect(failure(reply)).toEqual({
      status: 403,
      code: 'forbidden',
      error: 'Content is hidden: only the recipient can read it.',
    });
  });

  test('resend works all the same', async () => {
    const { ada, id } = await company(t);
    expect((await post(t, ada, `/api/outbox/${id}/resend`)).statusCode).toBe(200);
  });
});

describe('a test email', () => {
  const t = useTestApp();

  test('is stored and sent like others, to the admin’s own address or another', async () => {
    const { ada } = await company(t);
    const own = await post(t, ada, '/api/outbox/test');
    expect(own.json()).toEqual({ id: expect.any(Number), recipient: ada.email });
    const other = await post(t, ada, '/api/outbox/test', { email: ' Box@Example.com ' });
    expect(other.json().recipient).toBe('box@example.com');
    expect((await post(t, ada, '/api/outbox/test', { email: 'nobody' })).statusCode).toBe(400);

    const sent: number[] = [];
    await sendMail(withTransport(t, fake(null, sent)), own.json().id, false);
    expect(sent).toEqual([own.json().id]);
    const refusal = new Error('Invalid login: 535 Authentication failed');
    const failing = sendMail(withTransport(t, fake(refusal)), other.json().id, true);
    await expect(failing).rejects.toThrow('535');
    const { rows } = (await get(t, ada, '/api/outbox')).json();
    expect(rows.slice(0, 2)).toMatchObject([
      { recipient: 'box@example.com', state: 'failed', last_error: refusal.message },
      { recipient: ada.email, state: 'sent', subject: 'Test email from Intranet' },
    ]);
  });

  test('five in ten minutes', async () => {
    const { ada } = await company(t);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await post(t, ada, '/api/outbox/test')).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('the log', () => {
  const t = useTestApp();

  test('newcomer 16: a message’s first failure and its last one leave a line in the log', async () => {
    const { id } = await company(t);
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    const deps = withTransport(t, fake(new Error('connect ECONNREFUSED\n127.0.0.1:25')));
    for (const isLast of [false, false, true]) {
      await sendMail(deps, id, isLast, { log }).catch(() => undefined);
    }
    expect(lines).toEqual([
      `mail: message ${id} was not sent and will be retried: connect ECONNREFUSED 127.0.0.1:25`,
      `mail: message ${id} will not be sent: connect ECONNREFUSED 127.0.0.1:25`,
    ]);
  });
});
