import { ROLES, type Role } from '@intranet/contract/core/roles.ts';
import { DEPARTMENTS } from '@intranet/contract/links/departments.ts';
import { getLink, updateLink } from '@intranet/contract/links/endpoints.ts';
import { listItems } from '@intranet/contract/links/items.ts';
import { findLink, LINKS } from '@intranet/contract/links/registry.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ReplyCache } from '#core/http/cache/reply-cache.ts';
import { failure, get, post } from '../../testing/calls.ts';
import { makeLeave, makePerson } from '../../testing/factories.ts';
import { send } from '../../testing/over-http.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
const admin = () => makePerson(t, 'Ada Admin', { role: 'admin' });
type Caller = Awaited<ReturnType<typeof admin>>;

const save = (caller: Caller | null, name: string, url: unknown) =>
  post(t, caller, `/api/atualizar-link-${name}`, { [findLink(name)?.field ?? 'newLink']: url });

async function settings(caller: Caller, name: string) {
  const { links } = (await get(t, caller, '/api/link_settings')).json();
  return links.find((link: { name: string }) => link.name === name);
}

const audited = (action: string) =>
  t.deps.db
    .selectFrom('audit_entries')
    .select(['actor', 'subject', 'detail'])
    .where('action', '=', action)
    .orderBy('id')
    .execute();

async function queuedChecks(): Promise<string[]> {
  const { rows } = await t.database.pool.query(
    "select data ->> 'name' as name from pgboss.job where name = 'link_check' order by created_on",
  );
  return rows.map(({ name }) => name);
}

// Roles from spec §6 and D4, by the name in GET /api/get-link-{name}.
const FINANCE: readonly Role[] = ['admin', 'full_access'];
const OFFICE: readonly Role[] = ['admin', 'full_access', 'tudo_menos_fin'];
const OF_REPORTS = [
  ...['weekly', 'frp', 'bs2', 'bs', 'comprehensivefinancials', 'comprehensivefinancialsbi'],
  ...['frp-actual', 'frp-fullyear', 'frp-q0', 'frp-q1', 'frp-ytd', 'frp-scale', 'frp-latam'],
  'frp-euro',
];
// The social links and the chatbot are on every page, and the deck is public (spec §2, D32).
const PUBLIC = [
  ...['social1', 'social2'],
  ...['allhands-kpi', 'allhands-vacation', 'allhands-commercial', 'allhands-mea'],
];
const EVERY_ROLE = [
  ...['vacation', 'metas'],
  ...['support-reports', 'support-finance', 'support-people', 'support-it'],
];

function expectedReaders(name: string): readonly Role[] {
  if (OF_REPORTS.includes(name) || name === 'compensation') return FINANCE;
  return PUBLIC.includes(name) || EVERY_ROLE.includes(name) ? ROLES : OFFICE;
}

describe('D4: who reads which address', () => {
  test('each role, by GET /api/links, by each name, and in menus and cards', async () => {
    await t.deps.db
      .insertInto('links')
      .values(LINKS.map(({ name }) => ({ name, url: `https://${name}.test/`, updated_by: 'Ada' })))
      .execute();
    for (const role of ROLES) {
      const person = await makePerson(t, `Otto ${role.replaceAll('_', '-')}`, { role });
      const readable = LINKS.filter(({ name }) => expectedReaders(name).includes(role));

      const { links } = (await get(t, person, '/api/links')).json();
      expect([role, links]).toEqual([
        role,
        readable.map(({ name, opens }) => ({
          name,
          url: `https://${name}.test/`,
          opens,
          problem: null,
        })),
      ]);

      for (const name of Object.keys(getLink)) {
        const link = findLink(name);
        const reply = await get(t, person, `/api/get-link-${name}`);
        const shown = [role, name, reply.statusCode, reply.json()];
        if (link && expectedReaders(link.name).includes(role)) {
          const body = { [link.field]: `https://${link.name}.test/` };
          expect(shown).toEqual([role, name, 200, body]);
        } else {
          expect(shown).toEqual([role, name, 403, expect.objectContaining({ code: 'forbidden' })]);
        }
      }

      for (const place of ['menu', 'card'] as const) {
        const offered = DEPARTMENTS.filter(({ readers }) =>
          (readers as readonly Role[]).includes(role),
        )
          .flatMap(({ id }) => listItems(id, { role }, place))
          .flatMap((one) => (one.kind === 'group' ? one.items : [one]))
          .flatMap((item) => (item.kind === 'link' ? [item.link] : []));
        const expected = readable.filter(
          ({ viewOf, shownOn, menuOnly }) => !viewOf && !shownOn && (place === 'menu' || !menuOnly),
        );
        expect([role, place, new Set(offered)]).toEqual([role, place, new Set(expected)]);
      }
    }
  });

  test('GET /api/links is sent compressed, and not at all to who has it', async () => {
    const ada = await admin();
    const url = '/api/links';
    const first = await get(t, ada, url, { 'accept-encoding': 'gzip' });
    expect(first.headers['content-encoding']).toBe('gzip');
    const tag = String(first.headers.etag);
    expect((await get(t, ada, url, { 'if-none-match': tag })).statusCode).toBe(304);
    await save(ada, 'weekly', 'https://moved.test/');
    const next = await get(t, ada, url, { 'if-none-match': tag });
    expect(next.statusCode).toBe(200);
    expect(next.body).toContain('https://moved.test/');
  });

  test('without a session, public items only', async () => {
    for (const name of Object.keys(getLink)) {
      const { statusCode } = await get(t, null, `/api/get-link-${name}`);
      expect([name, statusCode]).toEqual([name, PUBLIC.includes(name) ? 200 : 401]);
    }
    expect(failure(await get(t, null, '/api/links')).status).toBe(401);
  });

  test('D34: an unknown name is 404, in JSON', async () => {
    const ada = await admin();
    for (const reply of [
      await get(t, ada, '/api/get-link-nothing', { accept: 'text/html' }),
      await post(t, ada, '/api/atualizar-link-nothing', { newLinkNothing: 'https://a.com' }),
      await get(t, ada, '/api/get-link-'),
    ]) {
      expect(failure(reply)).toMatchObject({ status: 404, code: 'not_found' });
      expect(failure(reply).error).toMatch(/\S/);
    }
  });
});

describe('D34: an address is saved', () => {
  test('each name takes its one field, cleaned; the success is spec §8’s', async () => {
    const ada = await admin();
    for (const name of Object.keys(updateLink)) {
      const reply = await save(ada, name, ` https://${name}.test/x \n`);
      expect(reply.json()).toEqual({ success: true, message: 'Link atualizado com sucesso!' });
      const field = findLink(name)?.field ?? '';
      expect((await get(t, ada, `/api/get-link-${name}`)).json()).toEqual({
        [field]: `https://${name}.test/x`,
      });
    }
    // The second save of meabi replaced the first.
    expect((await get(t, ada, '/api/get-link-meabi')).json()).toEqual({
      newLinkTransactionsBI: 'https://transactions.test/x',
    });
  });

  test('another field, none, or no address: 400 in the words of D34, and nothing is kept', async () => {
    const ada = await admin();
    for (const body of [
      { newLinkWeekly: 'https://a.com' },
      { newlinkfunnel: 'https://a.com' },
      { url: 'https://a.com' },
      {},
      { newLinkFunnel: 'http://a.com' },
      { newLinkFunnel: '' },
      { newLinkFunnel: null },
      { newLinkFunnel: ['https://a.com'] },
      { newLinkFunnel: '/sample-reports/funnel.html' },
      { newLinkFunnel: '/api/current_user' },
    ]) {
      const reply = await post(t, ada, '/api/atualizar-link-funnel', body);
      expect(failure(reply)).toEqual({
        status: 400,
        code: 'invalid_input',
        error: 'Informe um endereço https válido.',
      });
      expect(reply.json().fields).toEqual({ newLinkFunnel: 'Informe um endereço https válido.' });
    }
    expect((await settings(ada, 'funnel')).history).toEqual([]);
    expect(await audited('link_updated')).toEqual([]);
  });

  test('history: who and when, the newest first; a former address comes back; the same is no change', async () => {
    const ada = await admin();
    const bob = await makePerson(t, 'Bob Boss', { role: 'admin' });
    await save(ada, 'funnel', 'https://one.com/?key=SECRET');
    t.setNow('2026-03-02T13:00:00Z');
    await save(bob, 'funnel', 'https://two.com/');
    await save(bob, 'funnel', 'https://two.com/');
    t.setNow('2026-03-02T14:00:00Z');
    await save(ada, 'funnel', 'https://one.com/?key=SECRET');
    const { url, history } = await settings(ada, 'funnel');
    expect(url).toBe('https://one.com/?key=SECRET');
    expect(
      history.map((line: { url: string; changed_at: string; changed_by: string }) => [
        line.url,
        new Date(line.changed_at).toISOString(),
        line.changed_by,
      ]),
    ).toEqual([
      ['https://one.com/?key=SECRET', '2026-03-02T14:00:00.000Z', 'Ada Admin'],
      ['https://two.com/', '2026-03-02T13:00:00.000Z', 'Bob Boss'],
      ['https://one.com/?key=SECRET', '2026-03-02T12:00:00.000Z', 'Ada Admin'],
    ]);
    // The address may contain a key, so no audit entry has it (S8).
    const rows = await audited('link_updated');
    expect(rows.map(({ actor, subject }) => [actor, subject])).toEqual([
      ['Ada Admin', 'funnel'],
      ['Bob Boss', 'funnel'],
      ['Bob Boss', 'funnel'],
      ['Ada Admin', 'funnel'],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/SECRET|one\.com/);
  });

  test('D34: the history cannot be changed or shortened', async () => {
    await save(await admin(), 'funnel', 'https://one.com/');
    for (const statement of [
      "update link_changes set url = 'https://x.com'",
      'delete from link_changes',
      'truncate link_changes',
    ]) {
      await expect(t.database.pool.query(statement)).rejects.toThrow();
    }
  });

  test('the server will look at it: with the address when it is saved, or not at all', async () => {
    const ada = await admin();
    await save(ada, 'funnel', 'https://one.com/');
    expect(await queuedChecks()).toEqual(['funnel']);
    expect((await settings(ada, 'funnel')).check).toEqual({
      state: 'waiting',
      reason: null,
      at: null,
    });
    await save(ada, 'funnel', 'http://one.com/');
    expect(await queuedChecks()).toEqual(['funnel']);
  });
});

describe('an administrator requests another check', () => {
  test('deletes the result until the next check', async () => {
    const ada = await admin();
    await save(ada, 'funnel', 'https://one.com/');
    const seen = {
      check_state: 'broken',
      check_reason: JSON.stringify({ code: 'own_page' }),
      checked_at: new Date(),
    };
    await t.deps.db.updateTable('links').set(seen).execute();
    const reply = await post(t, ada, '/api/check_link', { name: 'funnel' });
    expect(reply.json()).toMatchObject({ success: true });
    expect((await settings(ada, 'funnel')).check).toEqual({
      state: 'waiting',
      reason: null,
      at: null,
    });
    expect(await queuedChecks()).toEqual(['funnel', 'funnel']);
    // The request is recorded; the check after a save is not recorded separately (D39).
    expect(await audited('link_check_asked')).toEqual([
      { actor: 'Ada Admin', subject: 'funnel', detail: {} },
    ]);
  });

  test.each([
    ['/api/check_link', { name: 'funnel' }],
    ['/api/link_opening', { name: 'meabi', opens: 'tab' }],
  ])('%s of a link without an address: 404', async (url, body) => {
    expect(failure(await post(t, await admin(), url, body))).toEqual({
      status: 404,
      code: 'not_found',
      error: 'Este link ainda não tem endereço.',
    });
  });
});

describe('an embedded link may open in a tab', () => {
  test('and in its frame again; audited, and looked at anew', async () => {
    const ada = await admin();
    await save(ada, 'meabi', 'https://one.com/');
    const open = (opens: string) => post(t, ada, '/api/link_opening', { name: 'meabi', opens });
    for (const opens of ['tab', 'tab', 'embedded']) {
      expect((await open(opens)).statusCode).toBe(200);
      expect((await settings(ada, 'meabi')).opens).toBe(opens);
    }
    const row = await t.deps.db.selectFrom('links').select('opens').executeTakeFirst();
    expect(row?.opens).toBeNull();
    const acts = await audited('link_opening_changed');
    expect(acts).toEqual([
      { actor: 'Ada Admin', subject: 'meabi', detail: { opens: 'tab' } },
      { actor: 'Ada Admin', subject: 'meabi', detail: { opens: 'embedded' } },
    ]);
    expect(await queuedChecks()).toEqual(['meabi', 'meabi', 'meabi']);
  });

  test('a new address keeps the choice', async () => {
    const ada = await admin();
    await save(ada, 'meabi', 'https://one.com/');
    await post(t, ada, '/api/link_opening', { name: 'meabi', opens: 'tab' });
    await save(ada, 'meabi', 'https://two.com/');
    expect((await settings(ada, 'meabi')).opens).toBe('tab');
  });

  test('one that never is embedded has no choice', async () => {
    const ada = await admin();
    await save(ada, 'mydeal', 'https://one.com/');
    for (const opens of ['embedded', 'tab']) {
      const reply = await post(t, ada, '/api/link_opening', { name: 'mydeal', opens });
      expect(failure(reply)).toMatchObject({ status: 400, code: 'invalid_input' });
    }
  });
});

describe('a department’s team', () => {
  const TODAY = '2026-11-18';
  const team = async (caller: { cookie: string }, department: string) => {
    const reply = await get(t, caller, `/api/departments/${department}/team`);
    return reply.statusCode === 200 ? reply.json().people : reply.statusCode;
  };

  test('people by position and name, with approved leave of the next days', async () => {
    t.setNow(TODAY);
    const caller = await makePerson(t, 'Zoe', { role: 'full_access', area: 'Jurídico' });
    const head = await makePerson(t, 'Léa', { area: 'Legal', cargo: 'Head' });
    const ana = await makePerson(t, 'Ana', { area: 'Legal', cargo: 'Senior Assist' });
    await makePerson(t, 'Gil Gone', { area: 'Legal', ativo: 'N' });
    await makePerson(t, 'Bia', { area: 'IT' });
    await makeLeave(t, ana, '2026-12-01', '2026-12-03');
    await makeLeave(t, ana, '2026-11-17', '2026-11-19');
    await makeLeave(t, head, '2026-12-02', '2026-12-02');
    await makeLeave(t, caller, '2026-11-18', '2026-11-18', { state: 'pending' });
    const people: { name: string; away: unknown }[] = await team(caller, 'legal');
    expect(people.map(({ name, away }) => [name, away])).toEqual([
      ['Léa', null],
      ['Ana', { start: '2026-11-17', end: '2026-11-19' }],
      ['Zoe', null],
    ]);
  });

  test('the first 50 are listed and the others counted', async () => {
    const caller = await makePerson(t, 'Zoe', { role: 'full_access', area: 'Legal' });
    await makePerson(t, 'Hugo', { area: 'Legal', cargo: 'Head' });
    await t.database.pool.query(
      `insert into employees (name, area_id, cargo, ativo, accrues_after)
       select case when n = 60 then 'Ávila' else 'bruno ' || n end, areas.id, 'Senior Assist',
         case when n > 60 then 'N' else 'S' end, '2026-01-01'
       from generate_series(1, 70) n join areas on areas.name = 'Legal'`,
    );
    const reply = await get(t, caller, '/api/departments/legal/team');
    const { people, unlisted } = reply.json();
    expect(people.map(({ name }: { name: string }) => name).slice(0, 3)).toEqual([
      'Hugo',
      'Ávila',
      'bruno 1',
    ]);
    expect(people).toHaveLength(50);
    expect(unlisted).toBe(12);
  });

  test('D4: who may not read the lists sees their own area only', async () => {
    const ana = await makePerson(t, 'Ana', { role: 'tudo_menos_fin', area: 'Legal' });
    const ida = await makePerson(t, 'Ida', { role: 'apenas_people', area: 'Legal' });
    await makePerson(t, 'Pia', { area: 'People' });
    expect(await team(ana, 'legal')).toHaveLength(2);
    expect(await team(ana, 'people')).toEqual([]);
    expect(await team(ana, 'reports')).toBe(403);
    expect(await team(ida, 'people')).toHaveLength(1);
    expect(await team(ida, 'legal')).toBe(403);
  });
});

test('S1: two roles that wait for one rebuild of the list get different lists', async () => {
  const ada = await admin();
  const intern = await makePerson(t, 'Ivo Intern', { role: 'apenas_people' });
  await save(ada, 'weekly', 'https://weekly.example/one');
  const { find } = ReplyCache.prototype;
  const slow = vi.spyOn(ReplyCache.prototype, 'find').mockImplementation(function (
    this: ReplyCache,
    key,
    stamp,
    write,
  ) {
    return find.call(this, key, stamp, async () => {
      await new Promise((done) => setTimeout(done, 300));
      return write();
    });
  });
  onTestFinished(() => slow.mockRestore());
  const list = ({ cookie }: Caller) => send(t, '/api/links', { headers: { cookie } });

  const first = [list(ada), list(intern)];
  await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(2));
  await save(ada, 'weekly', 'https://weekly.example/two');
  // Both stamps of the lists may be older than the rebuild that these calls wait for.
  const [all, few] = await Promise.all([list(ada), list(intern)]);
  await Promise.all(first);
  expect(all.body).toContain('https://weekly.example/two');
  expect(few.statusCode).toBe(200);
  expect(few.body).not.toContain('weekly.example');
});
