import { readFileSync } from 'node:fs';
import https from 'node:https';
import net, { type AddressInfo, type LookupFunction } from 'node:net';
import type { LinkState } from '@intranet/contract/links/endpoints.ts';
import { framedView } from '@intranet/contract/links/framed-view.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startJobs } from '#core/jobs/jobs.ts';
import { CERTIFICATE, KEY } from '#core/public-fetch/certificate.fixture.ts';
import { fetchHead, PublicFetchError } from '#core/public-fetch/fetch-head.ts';
import { QUEUES } from '../../queues.ts';
import { get, post } from '../../testing/calls.ts';
import { makePerson } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { checkLink, type LinkProbes } from './check-link.ts';
import { startLinkJobs } from './jobs.ts';
import type { OwnPages } from './own-pages.ts';
import { FAILED_STATES } from './queries.ts';
import { requestLinkChecks } from './request-link-check.ts';

const t = useTestApp({ PUBLIC_URL: 'https://intranet.acme.com' });
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

const ADDRESS = 'https://reports.com/view?key=SECRET';
const MIGRATION = new URL('../../../migrations/0019_link_check_reason.sql', import.meta.url);
const readingOfSentences = /^UPDATE links[\s\S]*/m.exec(readFileSync(MIGRATION, 'utf8'))?.[0] ?? '';
const OWN_PAGES: OwnPages = {
  folder: '/sample-reports/',
  has: (path) => /^\/sample-reports\/vacation\.html([?#]|$)/.test(path),
};
const DENY = { 'x-frame-options': ['DENY'] };

async function store(name: string, url = ADDRESS, opens: 'tab' | null = null): Promise<void> {
  await t.deps.db
    .insertInto('links')
    .values({ name, url, opens, check_state: 'waiting', updated_by: 'Ada' })
    .execute();
}

async function found(name: string) {
  const { check_state, check_reason, checked_at } = await t.deps.db
    .selectFrom('links')
    .select(['check_state', 'check_reason', 'checked_at'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return { state: check_state, reason: check_reason, at: checked_at?.toISOString() ?? null };
}

const answering = (answer: LinkProbes['fetchHead']): LinkProbes => ({
  fetchHead: answer,
  ownPages: OWN_PAGES,
});
const page = (headers = {}) =>
  answering(async (url) => ({ url: new URL(url), status: 200, headers }));
const look = (name: string, probes: LinkProbes, lastTry = false) =>
  checkLink(t.deps, probes, name, { lastTry });

describe('what a look finds is stored', () => {
  test('S13: refuses a stored address inside the network without connecting', async () => {
    let requests = 0;
    const inside = net.createServer(() => {
      requests += 1;
    });
    await new Promise<void>((done) => inside.listen(0, '127.0.0.1', done));
    undo.push(() => new Promise((done) => inside.close(done)));
    const { port } = inside.address() as AddressInfo;
    // The job has no exceptions for test addresses.
    for (const [name, host] of [
      ['meabi', 'localhost'],
      ['mydeal', '127.0.0.1'],
      ['funnel', '[::ffff:7f00:1]'],
    ] as const) {
      await store(name, `https://${host}:${port}/?key=SECRET`);
      await look(name, answering(fetchHead));
      const result = await found(name);
      expect([name, result.state]).toEqual([name, 'unknown']);
      expect(result.reason).toMatchObject({ code: 'inside_address' });
      expect(JSON.stringify(result.reason)).not.toContain('SECRET');
    }
    expect(requests).toBe(0);
  });

  test('with when, and never with the address', async () => {
    await store('meabi');
    await look('meabi', page(DENY));
    expect(await found('meabi')).toEqual({
      state: 'no_frame',
      reason: { code: 'no_frame', host: 'reports.com' },
      at: '2026-03-02T12:00:00.000Z',
    });
    expect(JSON.stringify(await found('meabi'))).not.toContain('SECRET');
  });

  test('a link that opens in a tab may forbid frames, by the registry or by choice', async () => {
    await store('mydeal');
    await store('meabi', ADDRESS, 'tab');
    for (const name of ['mydeal', 'meabi']) {
      await look(name, page(DENY));
      expect((await found(name)).state).toBe('ok');
    }
  });

  test('checks the framed address: the embedded view, for a read-only report without toolbars', async () => {
    const address = 'https://view.officeapps.live.com/op/view.aspx?src=x';
    const fetched: string[] = [];
    const probes = answering(async (url) => {
      fetched.push(url);
      const framed = new URL(url).pathname === '/op/embed.aspx';
      return { url: new URL(url), status: 200, headers: framed ? {} : DENY };
    });
    await store('weekly', address);
    await store('meabi', address);
    await store('frp', address, 'tab');
    const states = [];
    for (const name of ['weekly', 'meabi', 'frp']) {
      await look(name, probes);
      states.push((await found(name)).state);
    }
    const views = [{ readOnly: true }, {}].map((link) => framedView(address, link));
    expect(fetched).toEqual([...views, address]);
    expect(states).toEqual(['ok', 'ok', 'ok']);
  });

  test.each([
    ['meabi', null, 'broken'],
    ['meabi', 'tab', 'unknown'],
    ['mydeal', null, 'unknown'],
  ] as const)('a way without https: %s, opened as %s, is %s', async (name, opens, state) => {
    await store(name, ADDRESS, opens);
    await look(
      name,
      answering(async () => {
        throw new PublicFetchError('not_https', 'reports.com');
      }),
    );
    expect(await found(name)).toMatchObject({ state });
  });

  test('nobody answered', async () => {
    await store('meabi');
    await look(
      'meabi',
      answering(async () => {
        throw new PublicFetchError('unknown_host', 'reports.com');
      }),
    );
    expect(await found('meabi')).toMatchObject({ state: 'broken' });
  });

  test.each([
    ['/sample-reports/vacation.html', 'ok'],
    ['/sample-reports/vacation.html?x=1#y', 'ok'],
    ['/sample-reports/nothing.html', 'broken'],
    ['/sample-reports/', 'broken'],
  ])('a page of this server is not fetched: %s is %s', async (url, state) => {
    await store('weekly', url);
    const fetched = vi.fn();
    await look('weekly', answering(fetched));
    expect(await found('weekly')).toMatchObject({ state });
    expect(fetched).not.toHaveBeenCalled();
  });

  test('a path that the demo stored is broken in production, where no page is at it', async () => {
    await store('weekly', '/sample-reports/vacation.html');
    const fetched = vi.fn();
    await look('weekly', { fetchHead: fetched });
    expect(await found('weekly')).toMatchObject({ state: 'broken' });
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('a look takes its time, outside any transaction', () => {
  test.each([
    ['another address meanwhile', { url: 'https://other.com/' }],
    ['another way to open meanwhile', { opens: 'tab' }],
  ])('%s: what was found of the former is not kept', async (_, change) => {
    await store('meabi');
    const probes = answering(async (url) => {
      // A transaction that held the row would block this for ever.
      await t.deps.db.updateTable('links').set(change).where('name', '=', 'meabi').execute();
      return { url: new URL(url), status: 404, headers: {} };
    });
    await look('meabi', probes);
    expect(await found('meabi')).toEqual({ state: 'waiting', reason: null, at: null });
  });

  test('ignores former links and links without an address', async () => {
    await store('gone');
    await look('gone', page());
    await look('meabi', page());
    expect((await found('gone')).state).toBe('waiting');
  });
});

test('retries a failure of our own, and reports it after the last try', async () => {
  await store('meabi');
  const broken = answering(async () => {
    throw new Error('out of memory');
  });
  await expect(look('meabi', broken)).rejects.toThrow('out of memory');
  expect((await found('meabi')).state).toBe('waiting');
  await expect(look('meabi', broken, true)).rejects.toThrow('out of memory');
  expect(await found('meabi')).toMatchObject({
    state: 'unknown',
    reason: { code: 'not_checked' },
  });
});

describe('F10, spec-a B: viewers get the reason why a frame stays empty', () => {
  const problems = async () => {
    const ana = await makePerson(t, 'Ana', { role: 'full_access' });
    const { links } = (await get(t, { cookie: `__Host-${ana.cookie}` }, '/api/links')).json();
    const { embed_problems } = (await t.inject({ url: '/api/allhands' })).json();
    const byName = new Map<string, LinkState>(links.map((link: LinkState) => [link.name, link]));
    return { of: (name: string) => byName.get(name)?.problem, onDeck: embed_problems };
  };

  test('from a real https server, in /api/links and with the deck', async () => {
    const site = https.createServer({ key: KEY, cert: CERTIFICATE }, ({ headers }, reply) => {
      const [kind = ''] = (headers.host ?? '').split('.');
      const HEADERS: Record<string, Record<string, string>> = {
        deny: { 'x-frame-options': 'DENY' },
        ancestors: { 'content-security-policy': "frame-ancestors 'self' teams.microsoft.com" },
      };
      reply.writeHead(kind === 'gone' ? 404 : 200, HEADERS[kind]).end();
    });
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
    undo.push(() => new Promise((done) => site.close(done)));
    const { port } = site.address() as AddressInfo;
    const lookup: LookupFunction = (name, { all }, callback) => {
      if (name.startsWith('nowhere')) {
        callback(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), []);
      } else if (all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
      else callback(null, '127.0.0.1', 4);
    };
    const world = { allowed: ['127.0.0.1'], ca: CERTIFICATE, lookup };
    const at = (kind: string) => `https://${kind}.outside.test:${port}/?key=SECRET`;
    const links = {
      ...{ status: 'deny', meabi: 'ancestors', vacation: 'nowhere', metas: 'gone' },
      ...{ agenda: 'fine', 'allhands-kpi': 'deny', 'allhands-mea': 'fine' },
    };
    for (const [name, kind] of Object.entries(links)) {
      await store(name, at(kind));
      await look(
        name,
        answering((url) => fetchHead(url, world)),
      );
    }
    await store('mgmtfee', at('deny'), 'tab');
    await store('bi', at('deny'));
    const { of, onDeck } = await problems();
    const host = (kind: string) => `${kind}.outside.test:${port}`;
    expect(Object.keys(links).slice(0, 5).map(of)).toEqual([
      { code: 'no_frame', host: host('deny') },
      { code: 'no_frame', host: host('ancestors') },
      { code: 'unknown_host', host: host('nowhere') },
      { code: 'page_missing', host: host('gone'), status: 404 },
      null,
    ]);
    expect([of('mgmtfee'), of('bi')]).toEqual([null, null]);
    expect(onDeck).toEqual({
      ...{ kpi: { code: 'no_frame', host: host('deny') }, mea: null },
      ...{ vacation: null, commercial: null },
    });
    expect(JSON.stringify([onDeck])).not.toContain('SECRET');
  });

  test('ignores results of an older address and results that say nothing', async () => {
    await store('meabi');
    await look('meabi', page(DENY));
    const ada = await makePerson(t, 'Ada', { role: 'admin' });
    await post(t, { cookie: `__Host-${ada.cookie}` }, '/api/atualizar-link-meabi', {
      newLinkTransactionsBI: 'https://moved.com/',
    });
    await store('status');
    await look(
      'status',
      answering(async () => {
        throw new PublicFetchError('inside_address', 'reports.com');
      }),
    );
    const { of } = await problems();
    expect([of('meabi'), of('status')]).toEqual([null, null]);
  });

  test('checked again every hour, until the site is repaired', async () => {
    for (const name of ['meabi', 'weekly', 'status', 'bi']) await store(name);
    await look('meabi', page(DENY));
    await look('weekly', page());
    await look(
      'status',
      answering(async () => {
        throw new PublicFetchError('too_slow', 'reports.com');
      }),
    );
    await requestLinkChecks(t.deps, FAILED_STATES);
    expect(await queuedChecks()).toEqual(['meabi', 'status']);
    await look('meabi', page());
    expect((await problems()).of('meabi')).toBeNull();
  });
});

const queuedChecks = async () => {
  const { rows } = await t.database.pool.query(
    "select data ->> 'name' as name from pgboss.job where name = 'link_check' order by 1",
  );
  return rows.map(({ name }) => name);
};

test('every week each stored address is looked at, keeping what was found until then', async () => {
  await requestLinkChecks(t.deps);
  expect(await queuedChecks()).toEqual([]);
  await store('meabi');
  await store('weekly');
  await t.deps.db.updateTable('links').set({ check_state: 'broken' }).execute();
  await requestLinkChecks(t.deps);
  expect(await queuedChecks()).toEqual(['meabi', 'weekly']);
  expect((await found('meabi')).state).toBe('broken');
});

test('saved, looked at by the worker, shown to the administrator', async () => {
  const { cookie } = await makePerson(t, 'Ada', { role: 'admin' });
  const ada = { cookie: `__Host-${cookie}` };
  const jobs = await startJobs({
    connection: t.database.connection,
    onError: () => undefined,
    pollSeconds: 0.5,
    queues: QUEUES,
  });
  undo.push(() => jobs.stop());
  await startLinkJobs({ ...t.deps, jobs }, page(DENY));
  const { rows } = await t.database.pool.query(
    "select name, cron, timezone from pgboss.schedule where name like '%link_checks' order by 1",
  );
  const timezone = 'America/Sao_Paulo';
  expect(rows).toEqual([
    { name: 'failed_link_checks', cron: '23 * * * *', timezone },
    { name: 'link_checks', cron: '0 5 * * 1', timezone },
  ]);

  await post(t, ada, '/api/atualizar-link-transactions', { newLinkTransactionsBI: ADDRESS });
  await vi.waitFor(
    async () => {
      const { links } = (await get(t, ada, '/api/link_settings')).json();
      const { check } = links.find(({ name }: { name: string }) => name === 'meabi');
      expect(check).toMatchObject({ state: 'no_frame', at: '2026-03-02T12:00:00.000Z' });
    },
    { timeout: 10_000, interval: 100 },
  );
});

test.each([
  ['reports.com diz que a página não existe (404).', { code: 'page_missing', status: 404 }],
  [
    'reports.com respondeu com o código 418, que não diz se a página abre.',
    { code: 'unclear_status', status: 418 },
  ],
  ['reports.com responde.', { code: 'answers' }],
  ['reports.com responde e pode ser mostrado embutido.', { code: 'answers_in_frame' }],
  ['O servidor não encontrou reports.com (falha de DNS).', { code: 'unknown_host' }],
  [
    'O endereço redireciona vezes demais, a última para reports.com.',
    { code: 'too_many_redirects' },
  ],
  [
    'O endereço leva a uma página de login em reports.com; quem já estiver conectado pode vê-lo.',
    { code: 'leads_to_sign_in' },
  ],
  [
    'O endereço leva a reports.com. Se não for a página de login, salve o endereço final: só os hosts salvos abrem embutidos.',
    { code: 'leads_elsewhere' },
  ],
])('D47: the migration reads a former sentence: %s', async (sentence, reason) => {
  await store('meabi');
  await t.deps.db.updateTable('links').set({ check_detail: sentence }).execute();
  await t.database.pool.query(readingOfSentences);
  expect((await found('meabi')).reason).toEqual({ host: 'reports.com', ...reason });
});

test('D47: the migration reads a former sentence without a host', async () => {
  await store('meabi');
  await store('weekly');
  const { db } = t.deps;
  const tell = (name: string, sentence: string) =>
    db.updateTable('links').set({ check_detail: sentence }).where('name', '=', name).execute();
  await tell('meabi', 'O servidor não conseguiu verificar o endereço.');
  await tell('weekly', 'Something else.');
  await t.database.pool.query(readingOfSentences);
  expect((await found('meabi')).reason).toEqual({ code: 'not_checked' });
  expect((await found('weekly')).reason).toBeNull();
});
