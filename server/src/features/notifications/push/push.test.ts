import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import https from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import ece from 'http_ece';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CERTIFICATE, KEY } from '#core/public-fetch/certificate.fixture.ts';
import type { FetchOptions } from '#core/public-fetch/fetch-head.ts';
import { failure, get, post, put, remove, requestLeave, setClock } from '../../../testing/calls.ts';
import { makeLeave, makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { sendPush } from './send-push.ts';

const t = useTestApp();

interface Received {
  path: string;
  headers: https.RequestOptions['headers'] & Record<string, string | undefined>;
  body: Buffer;
}

/** A push service of the test's own. */
const received: Received[] = [];
let status = 201;
let port = 0;
const service = https.createServer({ key: KEY, cert: CERTIFICATE }, (request, reply) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const headers = request.headers as Received['headers'];
    received.push({ path: request.url ?? '', headers, body: Buffer.concat(chunks) });
    reply.writeHead(status, { location: 'https://elsewhere.example/' }).end();
  });
});
beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  port = (service.address() as AddressInfo).port;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const HOST = 'push.outside.test';
const lookup = ((_host, _options, callback) =>
  callback(null, [{ address: '127.0.0.1', family: 4 }] as never)) as LookupFunction;
/** The push service's name resolves to this machine, which is otherwise refused (S13). */
const world = (): FetchOptions => ({ lookup, allowed: ['127.0.0.1'], ca: CERTIFICATE });

/** A browser's keys. */
const browser = createECDH('prime256v1');
browser.generateKeys();
const auth = randomBytes(16);
const subscription = (path = '/one') => ({
  endpoint: `https://${HOST}:${port}${path}`,
  p256dh: browser.getPublicKey('base64url'),
  auth: auth.toString('base64url'),
});

let head: Person;
let ana: Person;
beforeEach(async () => {
  received.length = 0;
  status = 201;
  head = await makePerson(t, 'Hugo Head', { cargo: 'Head' });
  ana = await makePerson(t, 'Ana', { balance: 30 });
});

const subscribe = (who: Person, path?: string) =>
  post(t, who, '/api/push-subscriptions', subscription(path));
const choose = (who: Person, push: boolean) =>
  put(t, who, '/api/notification-choices/decisions', { email: 'now', push });
async function queuedJobs() {
  const { rows } = await t.database.pool.query(`select data from pgboss.job where name = 'push'`);
  return rows.map(({ data }) => data as { notificationId: number; subscriptionId: number });
}
/** Ana asks for leave, of which the Head is told. @returns the jobs */
async function ask() {
  const reply = await requestLeave(t, ana, '2026-04-06', '2026-04-06', { type: 'Day Off' });
  expect(reply.statusCode, reply.body).toBe(200);
  return queuedJobs();
}
async function run(options: FetchOptions = world()): Promise<void> {
  for (const job of await queuedJobs()) await sendPush(t.deps, job, options);
}
const subscriptions = async (who: Person) =>
  (await get(t, who, '/api/push-subscriptions')).json().subscriptions;

describe('34.10: push messages', () => {
  test('are encrypted for the browser, signed with our key, and name nobody', async () => {
    await subscribe(head);
    await choose(head, true);
    expect(await ask()).toHaveLength(1);
    await run();
    const [{ path, headers, body }] = received as [Received];
    expect(path).toBe('/one');
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const text = ece
      .decrypt(body, { version: 'aes128gcm', privateKey: browser, authSecret: auth })
      .toString();
    expect(JSON.parse(text)).toEqual({
      title: t.deps.config.companyName,
      body: 'You have a new notification.',
      path: '/approvals',
    });
    const [, token = '', key = ''] = /t=([^,]+), ?k=(\S+)/.exec(headers.authorization ?? '') ?? [];
    expect(key).toBe(t.deps.pushKeys.publicKey);
    const [claimsHead, claims = '', signature = ''] = token.split('.');
    const raw = Buffer.from(key, 'base64url');
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        ...{ kty: 'EC', crv: 'P-256' },
        x: raw.subarray(1, 33).toString('base64url'),
        y: raw.subarray(33).toString('base64url'),
      },
    });
    const signed = Buffer.from(`${claimsHead}.${claims}`);
    const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', signed, options, Buffer.from(signature, 'base64url'))).toBe(true);
    const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    expect(aud).toBe(`https://${HOST}:${port}`);
  });

  test('only go out for kinds that were chosen, and not for what was read', async () => {
    await subscribe(head);
    await ask();
    await run();
    expect(received).toEqual([]);
    await choose(head, true);
    const [{ id }] = (await get(t, head, '/api/notifications')).json().rows;
    await post(t, head, '/api/notifications/read', { ids: [id] });
    await run();
    expect(received).toEqual([]);
  });

  test('stay away while somebody is on leave, and after the session has ended', async () => {
    await subscribe(head);
    await choose(head, true);
    await ask();
    await makeLeave(t, head, '2026-03-02', '2026-03-03');
    await run();
    expect(received).toEqual([]);
    await setClock(t, '2026-03-04');
    await post(t, head, '/api/logout', {});
    await run();
    expect(received).toEqual([]);
    expect((await t.database.pool.query('select from push_subscriptions')).rowCount).toBe(0);
  });

  test.each([404, 410])('%i: the browser is forgotten', async (gone) => {
    await subscribe(head);
    await choose(head, true);
    await ask();
    status = gone;
    await run();
    expect(await subscriptions(head)).toEqual([]);
  });

  test.each([429, 500, 301])(
    '%i: it is tried again, and no redirect is followed',
    async (answer) => {
      await subscribe(head);
      await choose(head, true);
      await ask();
      status = answer;
      await expect(run()).rejects.toThrow(`${HOST}:${port} answered ${answer}`);
      expect(received).toHaveLength(1);
      expect(await subscriptions(head)).toHaveLength(1);
    },
  );

  test('S13: an address in a private network gets nothing', async () => {
    for (const endpoint of ['https://[::1]/x', 'https://[fd00::1]/x']) {
      const reply = await post(t, head, '/api/push-subscriptions', { ...subscription(), endpoint });
      expect(failure(reply)).toMatchObject({ status: 400, code: 'invalid_input' });
    }
    await subscribe(head);
    await choose(head, true);
    await ask();
    await expect(run({ lookup, ca: CERTIFICATE })).rejects.toMatchObject({
      problem: 'inside_address',
    });
    expect(received).toEqual([]);
  });

  test.each([
    [{ endpoint: 'http://push.example.com/x' }],
    [{ endpoint: 'push' }],
    [{ endpoint: `https://push.example.com/${'x'.repeat(1_000)}` }],
    [{ p256dh: 'not base64!' }],
    [{ auth: '' }],
  ])('%j is refused', async (bad) => {
    const reply = await post(t, head, '/api/push-subscriptions', { ...subscription(), ...bad });
    expect(failure(reply)).toMatchObject({ status: 400, code: 'invalid_input' });
  });

  test('a browser belongs to who signed in last, and only they remove it', async () => {
    await subscribe(head);
    await subscribe(ana);
    expect(await subscriptions(head)).toEqual([]);
    const [{ id }] = await subscriptions(ana);
    await remove(t, head, `/api/push-subscriptions/${id}`);
    expect(await subscriptions(ana)).toHaveLength(1);
    await remove(t, ana, `/api/push-subscriptions/${id}`);
    expect(await subscriptions(ana)).toEqual([]);
    for (let n = 0; n < 12; n += 1) await subscribe(ana, `/${n}`);
    expect(await subscriptions(ana)).toHaveLength(10);
  });
});
