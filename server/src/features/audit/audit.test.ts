import type { AuditAction } from '@intranet/contract/audit/actions.ts';
import type { AuditEntry } from '@intranet/contract/audit/endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { decideByMail, failure, get, post, requestLeave, tokenOf } from '../../testing/calls.ts';
import { makePerson, PASSWORD, type Person } from '../../testing/factories.ts';
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

interface Page {
  entries: AuditEntry[];
  total: number;
  next: number | null;
}

async function list(query: Record<string, string | number> = {}): Promise<Page> {
  const search = new URLSearchParams(query as Record<string, string>);
  const reply = await get(t, admin, `/api/audit?${search}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

const actorsOf = ({ entries }: Page) => entries.map((entry) => entry.actor);

describe('D39: the audit log', () => {
  test('who, when, what, on whom, from where; newest first', async () => {
    await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    await post(t, null, '/api/login', { username: 'Ada', password: 'wrong' });
    await requestLeave(t, admin, '2026-04-06', '2026-04-07', { type: 'Day Off' });
    const { entries, total, next } = await list();
    expect({ total, next }).toEqual({ total: 2, next: null });
    expect(entries).toEqual([
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
    expect(await list()).toEqual({ entries: [], total: 0, next: null });
  });

  test('records a refusal at once', async () => {
    const ana = await makePerson(t, 'Ana');
    await get(t, ana, '/api/audit');
    expect((await list()).entries).toMatchObject([
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
    ['%', ['100% Ltda']],
    ['_', ['a_b']],
    ['a_b', ['a_b']],
    ['a%b', []],
    ['\\', ['back\\slash']],
    ["'", ["O'Neil"]],
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
    expect(page.total).toBe(actors.length);
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
    expect(one).toMatchObject({ total: 1, entries: [{ actor: 'Ana' }] });
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
    expect(await list({ from: '2026-03-03', to: '2026-03-01' })).toMatchObject({ total: 0 });
    expect((await list({ from: '1900-01-01', to: '2199-12-31' })).total).toBe(4);
  });

  test.each([
    'action=unknown',
    'from=2026-02-30',
    'to=yesterday',
    'limit=0',
    'limit=5001',
    'limit=x',
    'before=0',
    'before=1e309',
    `person=${'x'.repeat(121)}`,
  ])('S12: %s is refused with a sentence', async (search) => {
    const reply = await get(t, admin, `/api/audit?${search}`);
    expect(failure(reply)).toMatchObject({ status: 400, error: expect.stringMatching(/./) });
  });
});

describe('pages', () => {
  test('no gap and no double while new entries arrive', async () => {
    await write(...Array.from({ length: 25 }, (_, n) => ({ actor: `before ${n}` })));
    const seen: string[] = [];
    const totals: number[] = [];
    let next: number | null = null;
    do {
      const page: Page = await list({ limit: 10, ...(next && { before: next }) });
      seen.push(...actorsOf(page));
      totals.push(page.total);
      next = page.next;
      await write({ actor: 'meanwhile' }, { actor: 'meanwhile' });
    } while (next);
    expect(seen).toEqual(Array.from({ length: 25 }, (_, n) => `before ${24 - n}`));
    expect(totals).toEqual([25, 27, 29]);
  });

  test('the last page says that it is the last, also when it is full', async () => {
    await write({ actor: 'old' }, { actor: 'middle' }, { actor: 'new' });
    const first = await list({ limit: 2 });
    expect(actorsOf(first)).toEqual(['new', 'middle']);
    expect(first.next).toBe(first.entries[1]?.id);
    const last = await list({ limit: 1, before: first.next ?? 0 });
    expect(last).toMatchObject({ total: 3, next: null, entries: [{ actor: 'old' }] });
    const beyond = await list({ before: last.entries[0]?.id ?? 0 });
    expect(beyond).toEqual({ total: 3, next: null, entries: [] });
  });

  test('200 rows by default, with the filters on every page', async () => {
    await t.database.pool.query(
      `insert into audit_entries (actor, action)
       select case when n % 2 = 0 then 'Ana' else 'Bia' end, 'sign_in'
       from generate_series(1, 450) n`,
    );
    const first = await list({ person: 'ana' });
    expect([first.entries.length, first.total]).toEqual([200, 225]);
    const rest = await list({ person: 'ana', before: first.next ?? 0 });
    expect([rest.entries.length, rest.total, rest.next]).toEqual([25, 225, null]);
    expect(new Set([...actorsOf(first), ...actorsOf(rest)])).toEqual(new Set(['Ana']));
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
