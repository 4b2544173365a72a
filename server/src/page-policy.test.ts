import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { MAX_ADDRESS_LENGTH } from '@intranet/contract/links/address.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from './app.ts';
import { failure, get, post } from './testing/calls.ts';
import { makePerson } from './testing/factories.ts';
import { toOwnHost, useTestApp } from './testing/test-app.ts';

const ownPages = { folder: '/sample-reports/', has: () => true };
const t = useTestApp({}, { ownPages });

let directory: string;
let app: FastifyInstance;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'intranet-web-app-'));
  await writeFile(
    path.join(directory, 'index.html'),
    '<!doctype html><meta name="style-nonce" nonce="" /><title>x</title>',
  );
  app = await createApp(t.deps, { webApp: directory, ownPages });
});
afterAll(async () => {
  await app?.close();
  await rm(directory, { recursive: true, force: true });
});

const admin = (name = 'Ada Admin') => makePerson(t, name, { role: 'admin' });
type Caller = { cookie: string } | null;

async function page(url = '/home', caller: Caller = null, headers = {}, from = app) {
  const request = {
    url,
    headers: { accept: 'text/html', ...(caller && { cookie: caller.cookie }), ...headers },
  };
  const reply = await from.inject(toOwnHost(t.deps.config, request));
  const policy = Object.fromEntries(
    String(reply.headers['content-security-policy'])
      .split(';')
      .map((directive) => directive.split(/ (.*)/).slice(0, 2) as [string, string]),
  );
  return { reply, policy, frames: policy['frame-src'] };
}

const save = (caller: Caller, name: string, field: string, url: string) =>
  post(t, caller, `/api/atualizar-link-${name}`, { [field]: url });

describe('S14: a page frames the hosts of the stored links', () => {
  test('a link is saved, changed and restored', async () => {
    const ada = await admin();
    expect((await page('/home', ada)).frames).toBe("'none'");
    await save(ada, 'meabi', 'newLinkTransactionsBI', 'https://one.com/x?key=SECRET');
    expect((await page('/home', ada)).frames).toBe('https://one.com');
    await save(ada, 'meabi', 'newLinkTransactionsBI', 'https://two.com:8443/');
    expect((await page('/home', ada)).frames).toBe('https://two.com:8443');
    await save(ada, 'meabi', 'newLinkTransactionsBI', 'https://one.com/x?key=SECRET');
    expect((await page('/home', ada)).frames).toBe('https://one.com');
  });

  test('all hosts once and sorted; this site only for a sample report', async () => {
    const ada = await admin();
    await save(ada, 'funnel', 'newLinkFunnel', 'https://b.com/1');
    await save(ada, 'weekly', 'newLinkWeekly', 'https://a.com/');
    await save(ada, 'metas', 'newLinkMetas', 'https://b.com/2');
    expect((await page('/home', ada)).frames).toBe('https://a.com https://b.com');
    await save(ada, 'metas', 'newLinkMetas', '/sample-reports/a.html');
    for (const url of ['/mea?open=meabi', '/login', '/', '/no-such-page']) {
      expect([url, (await page(url, ada)).frames]).toEqual([
        url,
        "'self' https://a.com https://b.com",
      ]);
    }
  });

  test('D56: an added item’s host is in the policy of its readers only', async () => {
    const ada = await admin();
    const [ana, bia] = [await makePerson(t, 'Ana'), await makePerson(t, 'Bia')];
    const readers = { roles: [], people: [ana.employeeId], groups: [] };
    await post(t, ada, '/api/items', {
      ...{ department: 'legal', name: 'Deals', url: 'https://deals.com/x?key=SECRET' },
      ...{ heading: '', icon: 'report', opens: 'embedded', readers },
      ...{ owner_id: null, hidden: false },
    });
    expect((await page('/home', ana)).frames).toBe('https://deals.com');
    expect((await page('/home', bia)).frames).toBe("'none'");
    expect((await page('/home')).frames).toBe("'none'");
  });

  test('a dashboard’s provider is in the policy of its readers only, while it is set up', async () => {
    const ada = await admin();
    const [ana, bia] = [await makePerson(t, 'Ana'), await makePerson(t, 'Bia')];
    const metabase = { url: 'https://bi.example.com/metabase', secret: 'x'.repeat(32) };
    const superset = { url: 'https://superset.example.com', user: 'u', password: 'p' };
    const config = { ...t.deps.config, embeds: { metabase, superset, powerbi: null } };
    const withProviders = await createApp({ ...t.deps, config }, { webApp: directory });
    onTestFinished(() => withProviders.close());
    const identity = { username: '', area: '', groups: '' };
    const added = await withProviders.inject(
      toOwnHost(config, {
        method: 'POST',
        url: '/api/items',
        headers: { cookie: ada.cookie },
        payload: {
          ...{ department: 'legal', name: 'Deals', heading: '', icon: 'report', opens: 'embedded' },
          readers: { roles: [], people: [ana.employeeId], groups: [] },
          embed: { provider: 'metabase', dashboard: 12, identity },
          ...{ owner_id: null, hidden: false },
        },
      }),
    );
    expect(added.statusCode, added.body).toBe(200);
    const frames = async (who: Caller, from = withProviders) =>
      (await page('/home', who, {}, from)).frames;
    expect(await frames(ana)).toBe('https://bi.example.com');
    for (const who of [bia, null]) expect(await frames(who)).toBe("'none'");
    expect(await frames(ana, app)).toBe("'none'");
  });

  test('the rest of the policy is strict', async () => {
    const ada = await admin();
    await save(ada, 'funnel', 'newLinkFunnel', 'https://b.com/1');
    const { policy, reply } = await page('/home', ada);
    expect(policy).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': expect.stringMatching(/^'self' 'nonce-[\w+/]{22}=='$/),
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'worker-src': "'self' blob:",
      'frame-src': 'https://b.com',
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(reply.headers['x-frame-options']).toBe('DENY');
  });

  test('each reply has a nonce of its own for styles, in the policy and in the page', async () => {
    const nonces: string[] = [];
    for (const url of ['/login', '/login', '/home']) {
      const { policy, reply } = await page(url);
      const nonce = /'nonce-(.+)'/.exec(policy['style-src'] ?? '')?.[1] ?? '';
      expect(reply.body).toContain(`<meta name="style-nonce" nonce="${nonce}" />`);
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(3);
  });

  test('a visitor gets the hosts of the public deck only, a user those of their role', async () => {
    const ada = await admin();
    await save(ada, 'weekly', 'newLinkWeekly', 'https://finance.com/');
    await save(ada, 'funnel', 'newLinkFunnel', 'https://office.com/');
    await save(ada, 'metas', 'newLinkMetas', 'https://everyone.com/');
    await save(ada, 'allhands-kpi', 'newLinkAllHandsKPI', 'https://deck.com/');
    await save(ada, 'social1', 'newLinkSocial1', 'https://social.com/');
    const framesOf = async (caller: Caller) => (await page('/login', caller)).frames;
    expect(await framesOf(null)).toBe('https://deck.com');
    expect(await framesOf({ cookie: `session=${'x'.repeat(43)}` })).toBe('https://deck.com');
    const people = await makePerson(t, 'Pia', { role: 'apenas_people' });
    expect(await framesOf(people)).toBe('https://deck.com https://everyone.com https://social.com');
    const office = await makePerson(t, 'Olga', { role: 'tudo_menos_fin' });
    expect(await framesOf(office)).toContain('https://office.com');
    expect(await framesOf(office)).not.toContain('https://finance.com');
    expect(await framesOf(ada)).toContain('https://finance.com');
    await post(t, people, '/api/logout');
    expect(await framesOf(people)).toBe('https://deck.com');
  });

  test('other replies frame nothing', async () => {
    const ada = await admin();
    await save(ada, 'funnel', 'newLinkFunnel', 'https://b.com/1');
    for (const url of ['/api/links', '/api/nothing', '/healthz', '/index.html']) {
      expect([url, (await page(url, ada)).frames]).toEqual([url, "'none'"]);
    }
  });

  test('a page is sent in full each time, because "not modified" would keep the old policy', async () => {
    const first = await page();
    expect(first.reply.headers).not.toHaveProperty('etag');
    expect(first.reply.headers).not.toHaveProperty('last-modified');
    expect(first.reply.headers['cache-control']).toBe('no-cache');
    const again = await page('/home', null, {
      'if-none-match': 'W/"1e-19a"',
      'if-modified-since': new Date(Date.now() + 86_400_000).toUTCString(),
    });
    expect(again.reply.statusCode).toBe(200);
    expect(again.reply.body).toContain('<title>x</title>');
    expect((await page('/no-such-page')).reply.statusCode).toBe(404);
  });

  test('S19: without the database, the page loads and frames nothing', async () => {
    const awayDeps = { ...t.deps, db: t.deps.db.withSchema('away') };
    const away = await createApp(awayDeps, { webApp: directory });
    const reply = await away.inject(toOwnHost(t.deps.config, { url: '/home' }));
    await away.close();
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-security-policy']).toContain("frame-src 'none';");
  });
});

describe('an address is previewed before it is saved', () => {
  const NONE = {
    status: 404,
    code: 'not_found',
    error: 'There’s no address to preview, or the ten minutes have passed.',
  };

  /** Requests a preview and returns the browser's cookies. */
  async function preview(caller: { cookie: string }, url: string, name = 'meabi') {
    const reply = await post(t, caller, '/api/link_preview', { name, url });
    expect(reply.statusCode, reply.body).toBe(200);
    const [cookie] = reply.cookies;
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 600 });
    const kept = `${cookie?.name}=${cookie?.value}`;
    return { cookie: `${caller.cookie}; ${kept}`, kept };
  }

  test('only on /linkpreview in this browser', async () => {
    const ada = await admin();
    await save(ada, 'funnel', 'newLinkFunnel', 'https://stored.com/');
    const browser = await preview(ada, ' https://new.com:8443/x?key=SECRET ');
    expect((await get(t, browser, '/api/link_preview')).json()).toEqual({
      name: 'meabi',
      url: 'https://new.com:8443/x?key=SECRET',
    });
    expect((await get(t, browser, '/api/link_preview')).statusCode).toBe(200);
    expect((await page('/linkpreview', browser)).frames).toBe('https://new.com:8443');
    expect((await page('/linkpreview?x', browser)).frames).toBe('https://new.com:8443');
    expect((await page('/mea', browser)).frames).toBe('https://stored.com');
    expect((await page('/linkpreview', ada)).frames).toBe("'none'");
    expect((await get(t, ada, '/api/get-link-meabi')).json()).toEqual({
      newLinkTransactionsBI: '',
    });
    expect(browser.kept).not.toContain('SECRET');
    // D39, S8: the audit log names the user and the link, but not the address.
    expect(
      await t.deps.db
        .selectFrom('audit_entries')
        .select(['actor', 'subject', 'address', 'detail'])
        .where('action', '=', 'link_previewed')
        .execute(),
    ).toEqual([{ actor: 'Ada Admin', subject: 'meabi', address: '127.0.0.1', detail: {} }]);
  });

  test("a sample report: 'self'", async () => {
    const browser = await preview(await admin(), '/sample-reports/vacation-planning.html');
    expect((await page('/linkpreview', browser)).frames).toBe("'self'");
  });

  test('for ten minutes', async () => {
    const browser = await preview(await admin(), 'https://new.com/');
    t.setNow('2026-03-02T12:09:59Z');
    expect((await get(t, browser, '/api/link_preview')).statusCode).toBe(200);
    t.setNow('2026-03-02T12:10:00Z');
    expect(failure(await get(t, browser, '/api/link_preview'))).toEqual(NONE);
    expect((await page('/linkpreview', browser)).frames).toBe("'none'");
  });

  test('cookies of another account, of nobody, forged or for another purpose are ignored', async () => {
    const ada = await admin();
    const bob = await admin('Bob Boss');
    const { kept } = await preview(ada, 'https://new.com/');
    const forged = `${kept.split('=')[0]}=${Buffer.from('{"x":1}').toString('base64url')}`;
    for (const cookie of [`${bob.cookie}; ${kept}`, ada.cookie, `${ada.cookie}; ${forged}`]) {
      expect(failure(await get(t, { cookie }, '/api/link_preview'))).toEqual(NONE);
      expect((await page('/linkpreview', { cookie })).frames).toBe("'none'");
    }
    expect((await page('/linkpreview', { cookie: kept })).frames).toBe("'none'");
  });

  const fill = (start: string, text: string) =>
    start + text.repeat(Math.floor((MAX_ADDRESS_LENGTH - start.length) / text.length));
  test.each([
    ['with letters', fill('https://a.com/', 'x')],
    ['with quotes', fill('https://a.com/#', "'")],
    ['of a sample report', fill('/sample-reports/', 'x')],
    ['with encoded accents', fill('https://a.com/', '%C3%A9x')],
  ])('the longest address %s fits into a cookie', async (_, url) => {
    const browser = await preview(await admin(), url, 'comprehensivefinancialsbi');
    expect(Buffer.byteLength(`__Host-${browser.kept}`)).toBeLessThanOrEqual(4_096);
    expect((await get(t, browser, '/api/link_preview')).json().url).toBe(url);
  });

  test('D34: an address of quotes may be too long to preview, but it can be saved', async () => {
    const url = fill('https://a.com/', '"');
    const ada = await admin();
    const reply = await post(t, ada, '/api/link_preview', { name: 'meabi', url });
    expect(failure(reply)).toEqual({
      status: 400,
      code: 'invalid_input',
      error: 'This address is too long for a preview. Save it and open it on its page.',
    });
    expect(reply.cookies).toEqual([]);
    await save(ada, 'meabi', 'newLinkTransactionsBI', url);
    expect((await get(t, ada, '/api/get-link-meabi')).json()).toEqual({
      newLinkTransactionsBI: url,
    });
  });

  test('an invalid address is not previewed', async () => {
    const ada = await admin();
    // The last one is next to the folder of the own pages.
    for (const url of ['http://new.com/', '/home', '/sample-reports-x/a.html']) {
      const reply = await post(t, ada, '/api/link_preview', { name: 'meabi', url });
      expect(failure(reply)).toMatchObject({
        status: 400,
        error: 'Informe um endereço https válido.',
      });
      expect(reply.cookies).toEqual([]);
      expect((await save(ada, 'meabi', 'newLinkTransactionsBI', url)).statusCode).toBe(400);
    }
  });
});
