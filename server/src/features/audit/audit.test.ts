import type { AuditAction } from '@intranet/contract/audit/actions.ts';
import type { AuditEntry } from '@intranet/contract/audit/endpoints.ts';
import type { ListPage } from '@intranet/contract/core/list-page.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeCursor } from '#core/db/cursor.ts';
import { decideByMail, failure, get, post, requestLeave, tokenOf } from '../../testing/calls.ts';
import { makePerson, PASSWORD, type Person } from '../../testing/factories.ts';
import { type PageQuery, readPage, walkPages } from '../../testing/list-pages.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp({ TIME_ZONE: 'America/Sao_Paulo' });
let admin: Person;

beforeEach(async () => {
  admin = await makePerson(t, 'Ada', { role: 'admin' });
});

interface Row {
  actor?: string;
  subject?: string;
  action?: AuditAction;
  at?: string;
}

async function write(...rows: Row[]): Promise<void> {
  for (const {
    actor = '',
    subject = '',
    action = 'sign_in',
    at = '2026-03-02T12:00:00Z',
  } of rows) {
    await t.deps.db
      .insertInto('audit_entries')
      .values({ actor, subject, action, at: new Date(at), detail: JSON.stringify({ count: 1 }) })
      .execute();
  }
}

type Page = ListPage<AuditEntry>;

const list = (query: PageQuery = {}) => readPage<Page>(t, admin, '/api/audit', query);
const actorsOf = ({ rows }: Page) => rows.map((entry) => entry.actor);
const NONE = { rows: [], found: 0, next: null, previous: null };

describe('D39: the audit log', () => {
  test('who, when, what, on whom, from where; newest first', async () => {
    await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    await post(t, null, '/api/login', { username: 'Ada', password: 'wrong' });
    await requestLeave(t, admin, '2026-04-06', '2026-04-07', { type: 'Day Off' });
    const { rows, ...counts } = await list();
    expect(counts).toEqual({ total: 2, found: 2, next: null, previous: null });
    expect(rows).toEqual([
      {
        id: expect.any(Number),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        actor: 'Ada',
        action: 'leave_requested',
        subject: 'Ada',
        address: '127.0.0.1',
        detail: {
          leave: expect.any(Number),
          type: 'Day Off',
          start: '2026-04-06',
          end: '2026-04-07',
        },
      },
      expect.objectContaining({ actor: 'Ada', action: 'sign_in_refused' }),
    ]);
  });

  test('nothing recorded', async () => {
    expect(await list()).toEqual({ ...NONE, total: 0 });
  });

  test('records a refusal at once', async () => {
    const ana = await makePerson(t, 'Ana');
    await get(t, ana, '/api/audit');
    expect((await list()).rows).toMatchObject([
      { actor: 'Ana', action: 'call_refused', subject: 'GET /api/audit' },
    ]);
  });
});

describe('filters', () => {
  test.each([
    ['joao', ['João Silva']],
    ['JOÃO', ['João Silva']],
    ['joa\u0303o', ['João Silva']],
    ['  silva ', ['João Silva']],
    ['ávila', ['Ana']],
    ['AVILA', ['Ana']],
    ['strasse', ['Zoë Straße']],
    ['zoe', ['Zoë Straße']],
    ['100%', ['100% Ltda']],
    ['%%%', []],
    ['___', []],
    ['a_b', ['a_b']],
    // One or two letters are the beginning of a word, in any of the names.
    ['b', ['back\\slash', 'Ana']],
    ['lt', ['100% Ltda']],
    ['va', []],
    ['_', []],
    ['a%b', []],
    ['k\\s', ['back\\slash']],
    ["o'n", ["O'Neil"]],
    ['nobody is called this', []],
    ['', ["O'Neil", 'back\\slash', 'axb', 'a_b', '100% Ltda', 'Zoë Straße', 'Ana', 'João Silva']],
  ])('person %j', async (person, actors) => {
    await write(
      { actor: 'João Silva' },
      { actor: 'Ana', subject: 'Bia Ávila Prado' },
      { actor: 'Zoë Straße' },
      { actor: '100% Ltda' },
      { actor: 'a_b' },
      { actor: 'axb' },
      { actor: 'back\\slash' },
      { actor: "O'Neil" },
    );
    const page = await list({ person });
    expect(actorsOf(page)).toEqual(actors);
    expect(page).toMatchObject({ found: actors.length, total: 8 });
  });

  test('by action, and all filters together', async () => {
    await write(
      { actor: 'Ana', action: 'sign_in' },
      { actor: 'Ana', action: 'sign_in_refused', at: '2026-03-01T12:00:00Z' },
      { actor: 'Ana', action: 'sign_in_refused' },
      { actor: 'Bia', action: 'sign_in_refused' },
    );
    expect(actorsOf(await list({ action: 'sign_in_refused' }))).toEqual(['Bia', 'Ana', 'Ana']);
    const one = await list({ action: 'sign_in_refused', person: 'ana', from: '2026-03-02' });
    expect(one).toMatchObject({ found: 1, total: 4, rows: [{ actor: 'Ana' }] });
  });

  test('days are those of the company, both included: 23:30 in São Paulo is 02:30 UTC', async () => {
    await write(
      { actor: 'last second of the 1st', at: '2026-03-02T02:59:59.999Z' },
      { actor: 'midnight', at: '2026-03-02T03:00:00Z' },
      { actor: '23:30 of the 2nd', at: '2026-03-03T02:30:00Z' },
      { actor: 'midnight of the 3rd', at: '2026-03-03T03:00:00Z' },
    );
    const second = ['23:30 of the 2nd', 'midnight'];
    expect(actorsOf(await list({ from: '2026-03-02', to: '2026-03-02' }))).toEqual(second);
    expect(actorsOf(await list({ to: '2026-03-01' }))).toEqual(['last second of the 1st']);
    expect(actorsOf(await list({ from: '2026-03-03' }))).toEqual(['midnight of the 3rd']);
    expect(await list({ from: '2026-03-03', to: '2026-03-01' })).toEqual({ ...NONE, total: 4 });
    expect((await list({ from: '1900-01-01', to: '2199-12-31' })).found).toBe(4);
  });

  test.each([
    'action=unknown',
    'from=2026-02-30',
    'to=yesterday',
    'limit=0',
    'limit=2001',
    'limit=x',
    'before=0',
    'sort=actor:asc',
    `after=${writeCursor('outbox', ['when:desc', 1, 1])}`,
    `after=${writeCursor('audit', ['when:asc', 1, 1])}`,
    `after=${writeCursor('audit', ['when:desc', 'x', 1])}`,
    `person=${'x'.repeat(121)}`,
  ])('S12: %s is refused with a sentence', async (search) => {
    const reply = await get(t, admin, `/api/audit?${search}`);
    expect(failure(reply)).toMatchObject({ status: 400, error: expect.stringMatching(/./) });
  });
});

describe('pages', () => {
  test('no gap and no double while new entries arrive, in both directions', async () => {
    await write(...Array.from({ length: 25 }, (_, n) => ({ actor: `before ${n}` })));
    const { there, back } = await walkPages(
      async (cursor) => {
        const page = await list({ limit: '10', ...cursor });
        await write({ actor: 'meanwhile' });
        return page;
      },
      ({ actor }) => actor as never,
    );
    const before = Array.from({ length: 25 }, (_, n) => `before ${24 - n}`);
    expect(there).toEqual(before);
    expect(back.slice(-25)).toEqual(before);
  });

  test('100 entries by default, with the filters on every page; the oldest first if asked', async () => {
    await t.database.pool.query(
      `insert into audit_entries (actor, action)
       select case when n % 2 = 0 then 'Ana' else 'Bia' end, 'sign_in'
       from generate_series(1, 250) n`,
    );
    const first = await list({ person: 'ana' });
    expect([first.rows.length, first.found, first.previous]).toEqual([100, 125, null]);
    const rest = await list({ person: 'ana', after: first.next ?? '' });
    expect([rest.rows.length, rest.found, rest.next]).toEqual([25, 125, null]);
    expect(new Set([...actorsOf(first), ...actorsOf(rest)])).toEqual(new Set(['Ana']));
    const oldest = await list({ person: 'ana', sort: 'when:asc', limit: '1' });
    expect(oldest.rows[0]).toEqual(rest.rows.at(-1));
  });

  test('pages go on through the months', async () => {
    const months = ['2026-01-31', '2026-02-28', '2026-12-31', '2027-01-01', '2199-01-01'];
    await write(...months.map((day) => ({ actor: day, at: `${day}T12:00:00Z` })));
    const { there } = await walkPages(
      (cursor) => list({ limit: '2', ...cursor }),
      ({ actor }) => actor as never,
    );
    expect(there).toEqual(months.toReversed());
  });

  test('more than 1,000 entries are not counted', async () => {
    await t.database.pool.query(
      `insert into audit_entries (actor, action)
       select 'Ana', 'sign_in' from generate_series(1, 1500)`,
    );
    expect(await list({ person: 'ana' })).toMatchObject({ found: 1_001, total: 1_001 });
    expect(await list({ person: 'bia' })).toMatchObject({ found: 0, total: 1_001 });
  });
});

describe('S8: what the log never holds', () => {
  test('no password, token or cookie after refusals, a decision by mail and a resend', async () => {
    const ana = await makePerson(t, 'Ana', { balance: 20 });
    await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    const typed = 'my bank password';
    await post(t, null, '/api/login', { username: 'Ana', password: typed });
    await post(t, null, '/api/login', { username: typed, password: typed });
    const signedIn = await post(t, null, '/api/login', { username: 'Ana', password: PASSWORD });
    const session = signedIn.cookies[0]?.value ?? 'none';
    await post(t, { cookie: `session=${session}` }, '/api/logout');
    await requestLeave(t, ana, '2026-04-06', '2026-04-10');
    const [mail] = await t.deps.db.selectFrom('mail_outbox').select('id').execute();
    const token = tokenOf((await t.mails())[0]);
    await decideByMail(t, `${token.slice(0, -1)}A`);
    await decideByMail(t, token);
    await post(t, admin, `/api/outbox/${mail?.id}/resend`);
    await get(t, ana, `/api/outbox/${mail?.id}`);

    const { rows } = await t.database.pool.query('select * from audit_entries');
    expect(rows.map((row) => row.action).sort()).toEqual([
      'call_refused',
      'leave_decided',
      'leave_requested',
      'mail_resent',
      'sign_in',
      'sign_in_refused',
      'sign_in_refused',
      'sign_out',
    ]);
    const dump = JSON.stringify(rows);
    const own = ana.cookie.split('=')[1] ?? 'none';
    for (const secret of [typed, PASSWORD, session, token, token.slice(0, -1), own]) {
      expect(dump).not.toContain(secret);
    }
  });
});
