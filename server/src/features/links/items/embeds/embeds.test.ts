import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EmbedSource } from '@intranet/contract/links/embed.ts';
import type { EmbedToken } from '@intranet/contract/links/item-endpoints.ts';
import { symbols } from 'pino';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { appWithSettings } from '../../../../testing/app-with-settings.ts';
import { failure, get, post, put, remove } from '../../../../testing/calls.ts';
import { makePerson, type Person } from '../../../../testing/factories.ts';
import { useTestApp } from '../../../../testing/test-app.ts';
import { type Answer, signClaims } from './fakes/http.fixture.ts';
import { METABASE_DASHBOARD } from './fakes/metabase.fixture.ts';
import { DATASET, REPORT, WORKSPACE } from './fakes/power-bi.fixture.ts';
import { type FakeProviders, startFakeProviders } from './fakes/providers.fixture.ts';
import { SUPERSET_DASHBOARD } from './fakes/superset.fixture.ts';

let fake: FakeProviders;
const env: Record<string, string> = {};
beforeAll(async () => {
  fake = await startFakeProviders(() => t.deps.clock.now());
  Object.assign(env, fake.env);
});
const t = useTestApp(env);
afterAll(() => fake.stop());

let admin: Person;
let ana: Person;
let bia: Person;
beforeEach(async () => {
  fake.down.clear();
  fake.instead = null;
  fake.asked.length = 0;
  fake.before = null;
  fake.modelRoles = [];
  admin = await makePerson(t, 'Ada Admin', { role: 'admin', area: 'People' });
  ana = await makePerson(t, 'Ana D’Ávila', {
    ...{ username: 'ana.dávila', role: 'tudo_menos_fin', area: 'M&A' },
  });
  bia = await makePerson(t, 'Bia O’Neil', {
    ...{ username: "bia.o'neil", role: 'apenas_people', area: 'Legal' },
  });
});

const NO_IDENTITY = { username: '', area: '', groups: '' };
const METABASE: EmbedSource = {
  provider: 'metabase',
  dashboard: METABASE_DASHBOARD,
  identity: NO_IDENTITY,
};
const SUPERSET: EmbedSource = {
  provider: 'superset',
  dashboard: SUPERSET_DASHBOARD,
  identity: NO_IDENTITY,
};
const POWER_BI: EmbedSource = {
  provider: 'powerbi',
  workspace: WORKSPACE,
  report: REPORT,
  roles: [],
  area_roles: [],
};
const ALL = [METABASE, SUPERSET, POWER_BI] as const;
const WITH_IDENTITY = { username: 'person', area: 'area', groups: 'teams' };

const FIELDS = { name: 'Deals', heading: '', icon: 'report', opens: 'embedded', owner_id: null };
const readersOf = (...people: Person[]) => ({
  ...{ roles: [], groups: [] as number[] },
  people: people.map(({ employeeId }) => employeeId),
});
const formWith = (embed: object | null, more: object = {}) => ({
  ...FIELDS,
  ...{ embed, hidden: false, readers: readersOf(ana, bia) },
  ...more,
});
const add = (embed: object | null, more: object = {}) =>
  post(t, admin, '/api/items', { ...formWith(embed, more), department: 'mea' });
async function added(embed: object, more: object = {}): Promise<number> {
  const reply = await add(embed, more);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().id;
}
const edit = (id: number, version: number, embed: object | null, more: object = {}) =>
  put(t, admin, `/api/items/${id}`, { ...formWith(embed, more), version });
const open = (who: Person, id: number) => post(t, who, `/api/items/${id}/embed`);
async function tokenFor(who: Person, id: number): Promise<EmbedToken> {
  const reply = await open(who, id);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
/** The secret part of a reply. */
const secretIn = ({ url, token }: EmbedToken) =>
  token || (/\/embed\/dashboard\/([^#]+)/.exec(url)?.[1] ?? '');
async function addGroup(name: string, ...members: Person[]): Promise<number> {
  const people = members.map(({ employeeId }) => employeeId);
  const group = { name, description: '', members: people, rule: null };
  const reply = await post(t, admin, '/api/groups', group);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().id;
}

describe('Metabase', () => {
  test('a reader gets a signed address that Metabase accepts for ten minutes', async () => {
    const { url, token, expires_in } = await tokenFor(ana, await added(METABASE));
    expect(url).toMatch(
      new RegExp(`^${fake.urls.metabase}/embed/dashboard/[\\w.-]+#bordered=false`),
    );
    expect([token, expires_in]).toEqual(['', 600]);
    expect((await fetch(url)).status).toBe(200);
    t.setNow('2026-03-02T12:10:01Z');
    expect(await (await fetch(url)).text()).toBe('Token is expired');
  });

  test('a changed token is refused', async () => {
    const { url } = await tokenFor(ana, await added(METABASE));
    const [, payload = ''] = url.replace(/^.*\//, '').split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = { ...claims, exp: claims.exp + 86_400 };
    const part = Buffer.from(JSON.stringify(forged)).toString('base64url');
    expect((await fetch(url.replace(payload, part))).status).toBe(400);
  });

  test('username, area and groups are passed in the parameters that the item names', async () => {
    await addGroup('Deal team', ana, bia);
    await addGroup('Audit', ana);
    const id = await added({ ...METABASE, identity: WITH_IDENTITY });
    const paramsOf = async (who: Person) => fake.readMetabase((await tokenFor(who, id)).url).params;
    expect(await paramsOf(ana)).toEqual({
      ...{ person: 'ana.dávila', area: 'M&A', teams: ['Audit', 'Deal team'] },
    });
    expect(await paramsOf(bia)).toEqual({
      ...{ person: "bia.o'neil", area: 'Legal', teams: ['Deal team'] },
    });
  });

  test('a dashboard that Metabase doesn’t know: a sentence in place of its error page', async () => {
    const id = await added({ ...METABASE, dashboard: 13 });
    expect(failure(await open(ana, id))).toMatchObject({
      status: 409,
      error: expect.stringMatching(/^Metabase doesn’t let the intranet show this item\./),
    });
  });

  test('without names, nothing is passed', async () => {
    const { url } = await tokenFor(ana, await added(METABASE));
    expect(fake.readMetabase(url)).toMatchObject({ resource: { dashboard: 12 }, params: {} });
  });
});

describe('Superset', () => {
  test('a reader gets a guest token with their name, for Superset’s own time', async () => {
    const id = await added(SUPERSET);
    const { url, token, expires_in } = await tokenFor(ana, id);
    expect(url).toBe(`${fake.urls.superset}/embedded/${SUPERSET_DASHBOARD}`);
    expect(expires_in).toBe(300);
    expect(fake.readSuperset(token)).toMatchObject({
      user: { username: 'ana.dávila', first_name: 'Ana D’Ávila', last_name: '' },
      resources: [{ type: 'dashboard', id: SUPERSET_DASHBOARD }],
      rls_rules: [],
    });
    t.setNow('2026-03-02T12:05:01Z');
    expect(fake.readSuperset(token)).toBe('Token is expired');
  });

  test('identity limits the rows, with quoted names', async () => {
    await addGroup('Deal team', bia);
    await addGroup("CEO's", bia);
    const id = await added({ ...SUPERSET, identity: WITH_IDENTITY });
    const { token } = await tokenFor(bia, id);
    expect(fake.readSuperset(token).rls_rules).toEqual([
      { clause: "person = 'bia.o''neil'" },
      { clause: "area = 'Legal'" },
      { clause: "teams IN ('CEO''s', 'Deal team')" },
    ]);
  });

  test.each(['{{ 1 }}', 'a\\', '100%', ':name', "x' OR 1=1 --\\", 'a"b'])(
    'a name that could change the condition is refused: %s',
    async (name) => {
      await addGroup(name, bia);
      const id = await added({ ...SUPERSET, identity: { ...NO_IDENTITY, groups: 'teams' } });
      expect(failure(await open(bia, id))).toEqual({
        status: 409,
        code: 'conflict',
        error: `“${name}” has characters that Superset can’t filter by. Ask an administrator to rename it.`,
      });
      expect(fake.asked).toEqual([]);
    },
  );
});

describe('Power BI', () => {
  const forAll = { ...POWER_BI, roles: ['Reader'] };
  const byArea = { ...POWER_BI, area_roles: ['Legal', 'Deal team', 'M&A'] };

  test('a reader gets an embed token of ten minutes for the report', async () => {
    const { url, token, resource, expires_in } = await tokenFor(ana, await added(POWER_BI));
    expect(url).toContain(`${fake.urls.powerbi}/reportEmbed?reportId=${REPORT}`);
    expect([resource, expires_in]).toEqual([REPORT, 600]);
    const render = () =>
      fetch(`${fake.urls.powerbi}/render`, {
        method: 'POST',
        body: JSON.stringify({ token, report: REPORT }),
      });
    expect((await render()).status).toBe(200);
    t.setNow('2026-03-02T12:10:01Z');
    expect((await render()).status).toBe(403);
  });

  test('username, area and groups become the effective identity', async () => {
    fake.modelRoles = ['Reader', 'Legal', 'Deal team', 'M&A'];
    await addGroup('Deal team', bia);
    const id = await added(byArea);
    await tokenFor(ana, id);
    await tokenFor(bia, id);
    await tokenFor(ana, await added(forAll, { name: 'For all' }));
    expect(fake.asked.map(({ identities }) => identities)).toEqual([
      [{ username: 'ana.d%C3%A1vila', roles: ['M&A'], datasets: [DATASET] }],
      [{ username: "bia.o'neil", roles: ['Legal', 'Deal team'], datasets: [DATASET] }],
      [{ username: 'ana.d%C3%A1vila', roles: ['Reader'], datasets: [DATASET] }],
    ]);
  });

  test('a username that is too long is refused, because a shortened one could be another', async () => {
    fake.modelRoles = ['Reader'];
    const long = await makePerson(t, 'Long', { username: 'á'.repeat(80) });
    const id = await added(forAll, { readers: readersOf(long) });
    expect(failure(await open(long, id))).toEqual({
      status: 409,
      code: 'conflict',
      error: 'Your username is too long for Power BI. Ask an administrator to shorten it.',
    });
    expect(fake.asked).toEqual([]);
  });

  test('a reader without a role gets no token', async () => {
    fake.modelRoles = ['Legal'];
    const id = await added({ ...byArea, area_roles: ['Legal'] });
    expect(failure(await open(ana, id))).toEqual({
      status: 409,
      code: 'conflict',
      error: 'This item has no figures for your area or groups. Ask an administrator.',
    });
    expect(fake.asked).toEqual([]);
  });

  test('a report at another address than POWERBI_EMBED is refused', async () => {
    const { powerbi } = t.deps.config.embeds;
    if (!powerbi) throw new Error('Power BI is set up');
    const embeds = {
      ...t.deps.config.embeds,
      powerbi: { ...powerbi, url: 'https://other.example' },
    };
    const other = await appWithSettings(t, { embeds });
    const reply = await post(other, ana, `/api/items/${await added(POWER_BI)}/embed`);
    expect(failure(reply)).toMatchObject({
      status: 409,
      error:
        'Power BI doesn’t let the intranet show this item. Ask an administrator to check its settings.',
    });
  });
});

describe.each(ALL)('$provider: a token is for one reader', (embed) => {
  test('two people who open it at once never get the same', async () => {
    const id = await added(embed);
    const callers = Array.from({ length: 10 }, (_, index) => (index % 2 ? ana : bia));
    const replies = await Promise.all(callers.map((who) => tokenFor(who, id)));
    const tokensOf = (who: Person) =>
      replies.filter((_, index) => callers[index] === who).map(({ url, token }) => url + token);
    expect(tokensOf(ana).filter((token) => tokensOf(bia).includes(token))).toEqual([]);
  });

  test('the reply is never stored, and the log of the audit has no token', async () => {
    const id = await added(embed);
    const reply = await open(ana, id);
    expect(reply.headers['cache-control']).toBe('no-store');
    const secret = secretIn(reply.json());
    expect(secret).toMatch(/^[\w.-]+$/);
    const rows = JSON.stringify(await t.deps.db.selectFrom('audit_entries').selectAll().execute());
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain('/embed/dashboard/ey');
  });

  test('nobody else gets a token or the address', async () => {
    const id = await added(embed, { readers: readersOf(ana) });
    const reply = await open(bia, id);
    expect(failure(reply)).toEqual({
      status: 403,
      code: 'forbidden',
      error: 'You don’t have access to this item. Reload the page to request it.',
    });
    for (const path of ['/api/items', `/api/items/${id}`]) {
      expect((await get(t, bia, path)).body).not.toContain('127.0.0.1');
    }
    expect((await t.inject({ method: 'POST', url: `/api/items/${id}/embed` })).statusCode).toBe(
      401,
    );
    expect(fake.asked).toEqual([]);
  });

  test('an item hidden a moment ago, or while the provider answers, is unknown', async () => {
    const id = await added(embed);
    await edit(id, 1, embed, { hidden: true });
    const unknown = { status: 404, code: 'not_found', error: 'This item doesn’t exist.' };
    for (const who of [ana, admin]) expect(failure(await open(who, id))).toEqual(unknown);
    await edit(id, 2, embed);
    fake.before = async () => {
      fake.before = null;
      await edit(id, 3, embed, { hidden: true });
    };
    expect(failure(await open(ana, id))).toEqual(unknown);
  });

  const whileAnswering = (change: () => Promise<unknown>) => {
    fake.before = async () => {
      fake.before = null;
      await change();
    };
  };

  test('a role that is lowered while the provider answers counts', async () => {
    const readers = { roles: ['tudo_menos_fin'], groups: [], people: [] };
    const id = await added(embed, { readers });
    whileAnswering(() =>
      t.deps.db
        .updateTable('accounts')
        .set({ role: 'apenas_people' })
        .where('id', '=', ana.accountId)
        .execute(),
    );
    expect(failure(await open(ana, id))).toMatchObject({ status: 403, code: 'forbidden' });
  });

  test('a session that ends while the provider answers gets no token', async () => {
    const id = await added(embed);
    whileAnswering(() =>
      t.deps.db.deleteFrom('sessions').where('account_id', '=', ana.accountId).execute(),
    );
    expect(failure(await open(ana, id))).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  test('a dashboard that changes while the provider answers: a sentence', async () => {
    const id = await added(embed);
    const limited =
      embed.provider === 'powerbi'
        ? { ...embed, roles: ['Reader'] }
        : { ...embed, identity: { ...NO_IDENTITY, area: 'area' } };
    whileAnswering(async () => expect((await edit(id, 1, limited)).statusCode).toBe(200));
    expect(failure(await open(ana, id))).toEqual({
      status: 409,
      code: 'conflict',
      error: 'Somebody changed this item in the meantime. Open it again.',
    });
  });

  test('an item without readers left, and readers who have left', async () => {
    const id = await added(embed, { readers: readersOf(ana) });
    await edit(id, 1, embed, { readers: readersOf() });
    expect((await open(ana, id)).statusCode).toBe(403);
    await edit(id, 2, embed, { readers: readersOf(ana) });
    expect((await open(ana, id)).statusCode).toBe(200);
    await t.deps.db
      .updateTable('employees')
      .set({ ativo: 'N' })
      .where('id', '=', ana.employeeId)
      .execute();
    expect((await open(ana, id)).statusCode).toBe(403);
    await remove(t, admin, `/api/items/${id}`);
    expect((await open(bia, id)).statusCode).toBe(404);
  });

  test('a provider that isn’t set up any more: a sentence, and the item can still be hidden', async () => {
    const id = await added(embed);
    const none = { metabase: null, superset: null, powerbi: null };
    const other = await appWithSettings(t, { embeds: none });
    expect(failure(await post(other, ana, `/api/items/${id}/embed`))).toMatchObject({
      status: 503,
      error: expect.stringMatching(/^This server isn’t set up for (Metabase|Superset|Power BI)\./),
    });
    const hide = { ...formWith(embed, { hidden: true }), version: 1 };
    expect((await put(other, admin, `/api/items/${id}`, hide)).statusCode).toBe(200);
    const another = { ...formWith(embed, { name: 'Another' }), department: 'mea' };
    const reply = await post(other, admin, '/api/items', another);
    expect(reply.json().fields).toEqual({ embed: expect.stringContaining('isn’t set up for') });
  });
});

describe.each(ALL)('$provider that fails', (embed) => {
  test('a sentence while it is down, and a token once it is back', async () => {
    const id = await added(embed);
    fake.down.add(embed.provider);
    expect(failure(await open(ana, id))).toMatchObject({
      status: 503,
      code: 'unavailable',
      error: expect.stringContaining('isn’t available right now. Try again in a moment.'),
    });
    fake.down.clear();
    expect((await open(ana, id)).statusCode).toBe(200);
  });

  test.each<[string, Answer]>([
    ['a page in place of data', { status: 200, body: '<h1>Maintenance</h1>' }],
    ['another reply', { status: 200, body: [] }],
    ['too many requests', { status: 429, body: {} }],
  ])('%s: a sentence', async (_, answer) => {
    const id = await added(embed);
    fake.instead = answer;
    expect(failure(await open(ana, id))).toMatchObject({
      status: 503,
      code: 'unavailable',
      error: expect.stringContaining('isn’t available right now.'),
    });
  });

  test('a redirect, which would take the credentials elsewhere, isn’t followed', async () => {
    const iat = t.deps.clock.now().getTime() / 1_000;
    const token = signClaims({ iat, exp: iat + 300 }, 'elsewhere');
    const valid = {
      ...{ access_token: 'a', result: 'c', token, datasetId: DATASET },
      ...{ embedUrl: `${fake.urls.powerbi}/reportEmbed`, expiration: '2026-03-02T12:10:00Z' },
    };
    const received: unknown[] = [];
    const elsewhere = http.createServer(({ url }, reply) => {
      received.push(url);
      reply.writeHead(200, { 'content-type': 'application/json' });
      reply.end(JSON.stringify(valid));
    });
    await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
    onTestFinished(() => {
      elsewhere.closeAllConnections();
      elsewhere.close();
    });
    const { port } = elsewhere.address() as AddressInfo;
    const id = await added(embed);
    fake.instead = { status: 302, body: '', headers: { location: `http://127.0.0.1:${port}/` } };
    expect((await open(ana, id)).statusCode).toBe(503);
    expect(received).toEqual([]);
  });

  test('no answer in time: a sentence', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const limits: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms);
      return timeout(50);
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const id = await added(embed);
    let answerNow = () => {};
    fake.before = () => new Promise((resolve) => (answerNow = resolve));
    expect((await open(ana, id)).statusCode).toBe(503);
    expect(limits).toEqual([8_000]);
    answerNow();
  });

  test('wrong credentials are the administrator’s to correct', async () => {
    const { metabase, superset, powerbi } = t.deps.config.embeds;
    const wrong = {
      metabase: metabase && { ...metabase, secret: 'wrong' },
      superset: superset && { ...superset, password: 'wrong' },
      powerbi: powerbi && { ...powerbi, clientSecret: 'wrong' },
    };
    const other = await appWithSettings(t, { embeds: wrong });
    const reply = await post(other, ana, `/api/items/${await added(embed)}/embed`);
    expect(failure(reply)).toMatchObject({
      status: 409,
      code: 'conflict',
      error: expect.stringContaining('doesn’t let the intranet show this item.'),
    });
  });
});

test('namesakes are told apart', async () => {
  fake.modelRoles = ['Reader'];
  const other = await makePerson(t, ana.name, { username: 'ana2', area: 'M&A' });
  const more = { readers: readersOf(ana, other) };
  const identity = { ...NO_IDENTITY, username: 'person' };
  const metabase = await added({ ...METABASE, identity }, more);
  const superset = await added({ ...SUPERSET, identity }, { ...more, name: 'B' });
  const powerBi = await added({ ...POWER_BI, roles: ['Reader'] }, { ...more, name: 'C' });
  const usernames = async (who: Person) => {
    const { params } = fake.readMetabase((await tokenFor(who, metabase)).url);
    const { rls_rules } = fake.readSuperset((await tokenFor(who, superset)).token);
    await tokenFor(who, powerBi);
    return [params.person, rls_rules[0].clause, fake.asked.at(-1)?.identities?.[0]?.username];
  };
  expect(await usernames(ana)).toEqual(['ana.dávila', "person = 'ana.dávila'", 'ana.d%C3%A1vila']);
  expect(await usernames(other)).toEqual(['ana2', "person = 'ana2'", 'ana2']);
});

describe('an identity without a part', () => {
  test.each([METABASE, SUPERSET])('$provider: no group, no figures', async (embed) => {
    const id = await added({ ...embed, identity: { ...NO_IDENTITY, groups: 'teams' } });
    expect(failure(await open(ana, id))).toEqual({
      status: 409,
      code: 'conflict',
      error: 'This item shows figures by group, and you belong to none. Ask an administrator.',
    });
  });
});

describe('the form of an item', () => {
  test('admins get what the item shows and the providers; readers only the provider', async () => {
    await added(METABASE);
    const settings = (await get(t, admin, '/api/item-settings')).json();
    expect(settings.providers).toEqual(['metabase', 'superset', 'powerbi']);
    expect(settings.items[0]).toMatchObject({ url: '', embed: METABASE, provider: 'metabase' });
    const [item] = (await get(t, ana, '/api/items')).json().items;
    expect(item).toMatchObject({ url: '', provider: 'metabase', opens: 'embedded' });
    expect(item).not.toHaveProperty('embed');
  });

  test.each<[string, object | null, string, string]>([
    ['neither', null, 'url', 'Informe um endereço https válido.'],
    [
      'a number of zero',
      { ...METABASE, dashboard: 0 },
      'embed.dashboard',
      'Enter the number of the dashboard',
    ],
    [
      'SQL as a column',
      { ...SUPERSET, identity: { ...NO_IDENTITY, area: '1=1 --' } },
      'embed.identity.area',
      'Use letters without accents, digits and underscores',
    ],
    [
      'a name twice',
      { ...METABASE, identity: { username: 'a', area: 'a', groups: '' } },
      'embed.identity.area',
      'Name each one only once',
    ],
    [
      'no id',
      { ...POWER_BI, report: 'finance' },
      'embed.report',
      'Enter an ID such as 6c1f0f6e-3a52-4d0b-9a37-2f3f0d6f8a11',
    ],
    [
      'a role with a comma',
      { ...POWER_BI, roles: ['a,b'] },
      'embed.roles.0',
      'A role’s name can’t contain a comma',
    ],
    [
      'both lists of roles',
      { ...POWER_BI, roles: ['Reader'], area_roles: ['Legal'] },
      'embed.area_roles',
      'Fill in only one of the two lists. Power BI adds the roles of a reader together.',
    ],
  ])('%s: a sentence at its field', async (_, embed, field, sentence) => {
    const reply = await add(embed);
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { [field]: sentence }]);
    expect((await get(t, admin, '/api/item-settings')).json().items).toEqual([]);
  });

  test('an address becomes a dashboard and back, recorded without addresses', async () => {
    const url = 'https://reports.example.com/deals?key=secret';
    const id = (await add(null, { url, opens: 'tab' })).json().id;
    expect(failure(await open(ana, id))).toMatchObject({
      status: 409,
      error: 'This item shows an address now. Reload the page.',
    });
    expect((await edit(id, 1, METABASE, { url })).statusCode).toBe(200);
    const [item] = (await get(t, admin, '/api/item-settings')).json().items;
    expect(item).toMatchObject({ url: '', opens: 'embedded', check: { state: 'unchecked' } });
    expect((await post(t, admin, `/api/items/${id}/check`)).statusCode).toBe(409);
    expect((await edit(id, 2, null, { url })).statusCode).toBe(200);
    const [back] = (await get(t, ana, '/api/items')).json().items;
    expect(back).toMatchObject({ url, provider: null });
    const { detail } = await t.deps.db
      .selectFrom('audit_entries')
      .select('detail')
      .where('action', '=', 'item_changed')
      .executeTakeFirstOrThrow();
    expect(detail).toEqual({ changed: 'address, dashboard' });
  });

  test('a dashboard isn’t checked, also if an older server has checked its placeholder address', async () => {
    const stored = () =>
      t.deps.db.selectFrom('items').select(['owner_told', 'check_state']).executeTakeFirstOrThrow();
    const owned = { owner_id: bia.employeeId };
    const id = await added(METABASE, owned);
    expect(await stored()).toMatchObject({ owner_told: true });
    for (const check_state of ['waiting', 'broken'] as const) {
      await t.deps.db.updateTable('items').set({ check_state }).execute();
      const [item] = (await get(t, admin, '/api/item-settings')).json().items;
      expect(item.check).toEqual({ state: 'unchecked', reason: null, at: null });
    }
    await edit(id, 1, METABASE, { owner_id: ana.employeeId });
    expect(await stored()).toMatchObject({ owner_told: true });
    await edit(id, 2, null, { ...owned, url: 'https://reports.example.com/' });
    expect(await stored()).toEqual({ owner_told: false, check_state: 'waiting' });
    await edit(id, 3, METABASE, owned);
    expect(await stored()).toEqual({ owner_told: true, check_state: 'unchecked' });
  });

  test('an item of a newer version is left out', async () => {
    const id = await added(METABASE);
    await t.deps.db
      .updateTable('items')
      .set({ embed: JSON.stringify({ provider: 'newer' }) })
      .execute();
    expect((await get(t, ana, '/api/items')).json().items).toEqual([]);
    expect((await open(ana, id)).statusCode).toBe(404);
  });
});

test('S8: the log says why there was no token, without tokens and credentials', async () => {
  const lines: string[] = [];
  const log = t.app.log as unknown as Record<symbol, unknown> & { level: string };
  const former = { stream: log[symbols.streamSym], level: log.level };
  log[symbols.streamSym] = { write: (line: string) => lines.push(line) };
  log.level = 'trace';
  onTestFinished(() => {
    log[symbols.streamSym] = former.stream;
    log.level = former.level;
  });
  const issued: string[] = [];
  for (const [n, embed] of ALL.entries()) {
    const id = await added(embed, { name: `Item ${n}` });
    issued.push(secretIn(await tokenFor(ana, id)));
    fake.down.add(embed.provider);
    await open(ana, id);
  }
  const text = lines.join('\n');
  expect(text).toContain('"reason":"dashboard: status 503"');
  expect(text).toContain('"reason":"sign-in: status 503"');
  const { METABASE_SECRET, SUPERSET_PASSWORD, POWERBI_CLIENT_SECRET } = env;
  expect(text).not.toContain('/embed/dashboard/ey');
  const secrets = [...issued, METABASE_SECRET, SUPERSET_PASSWORD, POWERBI_CLIENT_SECRET];
  for (const secret of secrets) expect(text).not.toContain(secret);
});

test('many tokens in a short time are refused', async () => {
  const id = await added(METABASE);
  for (let n = 0; n < 100; n += 1) expect((await open(ana, id)).statusCode).toBe(200);
  const reply = await open(ana, id);
  expect(failure(reply)).toMatchObject({ status: 429, code: 'too_many_attempts' });
  expect((await open(bia, id)).statusCode).toBe(200);
});
