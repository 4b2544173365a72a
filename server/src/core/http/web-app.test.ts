import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '#core/config.ts';
import { get } from '../../testing/calls.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { readBrand } from '../brand/brand.ts';
import { createServer } from './server.ts';
import { mountWebApp } from './web-app.ts';

const t = useTestApp();

test.each([
  ['/vacation/', '/vacation'],
  ['/vacation/?tab=change-vacation', '/vacation?tab=change-vacation'],
])('a page’s address with a slash at its end is that page: %s', async (typed, page) => {
  const reply = await get(t, null, typed, { accept: 'text/html' });
  expect(reply.statusCode).toBe(308);
  expect(reply.headers.location).toBe(page);
});

test.each(['/', '//vacation/', '//evil.example/', '/api/site/', '/no-such-page/'])(
  'nothing else is led elsewhere: %s',
  async (typed) => {
    const reply = await get(t, null, typed, { accept: 'text/html' });
    expect(reply.headers.location).toBeUndefined();
  },
);

describe('D5: where the project cards are, and what a script is sent with', () => {
  // A small web app, because the real one may not be built yet.
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), 'intranet-web-app-'));
    await writeFile(
      path.join(directory, 'index.html'),
      '<!doctype html><head><meta name="showcase-name" content="pipeline" /><meta name="demo" content="no" /></head>',
    );
    await mkdir(path.join(directory, '.vite'));
    const chunk = { file: 'assets/app-1.js', name: 'app', css: ['assets/app-1.css'] };
    const signIn = { file: 'assets/sign-in-1.js', name: 'sign-in' };
    const other = { file: 'assets/other-1.js', name: 'other' };
    await writeFile(
      path.join(directory, '.vite', 'manifest.json'),
      JSON.stringify({ '_app-1.js': chunk, 'src/sign-in.ts': signIn, 'src/other.ts': other }),
    );
    await mkdir(path.join(directory, 'assets'));
    await writeFile(path.join(directory, 'assets', 'index-1.js'), 'start()');
    await writeFile(path.join(directory, 'assets', 'updates-worker-1.js'), 'follow()');
    await writeFile(path.join(directory, 'color-scheme.js'), 'paint()');
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  interface Request {
    cookie?: string;
    demo?: boolean;
    coding?: string;
  }

  async function open(
    env: NodeJS.ProcessEnv,
    url: string,
    { cookie = '', demo = false, coding = 'identity' }: Request = {},
  ) {
    const config = parseConfig({ LOG_LEVEL: 'silent', ...env }, { demo });
    const app = await createServer(config);
    await mountWebApp(app, {
      ...config,
      brand: readBrand(config),
      directory,
      hasSession: ({ headers }) => headers.cookie === 'session=1',
      frameSources: async () => [],
    });
    const reply = await app.inject({
      url,
      headers: { accept: 'text/html', cookie, 'accept-encoding': coding },
    });
    await app.close();
    return reply;
  }

  test('the page is compressed for clients that accept it', async () => {
    const plain = await open({}, '/home', { coding: 'identity' });
    const packed = await open({}, '/home', { coding: 'br, gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toBe('accept-encoding');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  });

  const OTHER = { SHOWCASE_NAME: 'projetos' };

  test.each([
    [{}, '/pipeline', 200, 'pipeline'],
    [{}, '/projetos', 404, 'pipeline'],
    [OTHER, '/projetos', 200, 'projetos'],
    [OTHER, '/pipeline', 404, 'projetos'],
    [OTHER, '/home', 200, 'projetos'],
  ])('%j: %s answers %i, and the page gets %s', async (env, url, status, name) => {
    const reply = await open(env, url);
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain(
      `<meta name="showcase-name" content="${name}" /><meta name="demo" content="no" />`,
    );
  });

  test('the demo’s page says so before it is drawn', async () => {
    expect((await open({}, '/login', { demo: true })).body).toContain(
      '<meta name="demo" content="yes" />',
    );
  });

  test('the company, the title and the description are known before the script runs', async () => {
    await writeFile(
      path.join(directory, 'index.html'),
      '<head><meta name="application-name" content="" /><meta name="description" content="" /><title>Intranet</title></head>',
    );
    const env = { COMPANY_NAME: 'A "$&" <b> & C', SHOWCASE_NAME: 'projetos' };
    const company = 'A &quot;$&amp;&quot; &lt;b> &amp; C';
    const { body } = await open(env, '/vacation');
    expect(body).toContain(`<meta name="application-name" content="${company}" />`);
    expect(body).toContain(`<title>Vacation · ${company}</title>`);
    expect(body).toMatch(/name="description" content="[A-Z][^"]+\."/);
    const { body: spanish } = await open({}, '/home', { cookie: 'language=es' });
    expect(spanish).toContain('<title>Inicio · Intranet</title>');
    expect((await open(env, '/projetos')).body).not.toContain('Page not found');
    expect((await open({}, '/no-such-page')).body).toContain('Page not found · Intranet');
  });

  test('a page preloads the chunks it needs, and the first call with a session', async () => {
    const hints = async (url: string, request = {}) =>
      (await open({}, url, request)).body.match(/(?<=href=")[^"]+/g);
    const app = ['/assets/app-1.js', '/assets/app-1.css', '/assets/sign-in-1.js'];
    expect(await hints('/home', { cookie: 'session=1' })).toEqual(['/api/current_user', ...app]);
    expect(await hints('/allhands')).toEqual(app);
    expect(await hints('/login')).toEqual(['/assets/sign-in-1.js']);
  });

  test('S14: a worker may only call its own server', async () => {
    const { headers } = await open({}, '/assets/updates-worker-1.js');
    expect(headers['content-security-policy']).toBe("default-src 'none';connect-src 'self'");
  });

  test('S14: a script is kept for good and never sniffed, without what only a page has a use for', async () => {
    const { headers } = await open({}, '/assets/index-1.js');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).not.toHaveProperty('x-frame-options');
    // It never changes, so nobody asks whether it has.
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('last-modified');
    expect((await open({}, '/color-scheme.js')).headers).toHaveProperty('etag');
    const page = await open({}, '/home');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.headers['x-frame-options']).toBe('DENY');
  });

  test('a slash at the end of the address that they really have', async () => {
    const reply = await open(OTHER, '/projetos/?x=1');
    expect([reply.statusCode, reply.headers.location]).toEqual([308, '/projetos?x=1']);
    expect((await open(OTHER, '/pipeline/')).headers.location).toBeUndefined();
  });
});
