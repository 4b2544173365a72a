import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makePerson, type Person } from '../../testing/factories.ts';
import { picture } from '../../testing/pictures.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp({ PUBLIC_URL: '' });
const PATH = '/upload_profile_photo';
const BOUNDARY = 'a-boundary';
const MEGABYTE = 1_000_000;

let port: number;
let ana: Person;
let good: Buffer;
beforeAll(async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  port = (t.app.server.address() as AddressInfo).port;
  good = await picture();
});
beforeEach(async () => {
  ana = await makePerson(t, 'Ana');
});

const headers = () => ({
  cookie: ana.cookie,
  'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
});
const field = (name: string, value: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n${more}\r\n${value}\r\n`;
const file = (bytes: Buffer, name = 'profile_photo') =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="x.png"\r\n` +
        'Content-Type: image/png\r\n\r\n',
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
const END = `--${BOUNDARY}--\r\n`;
const form = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));

const inject = (payload: Buffer | string, more: Record<string, string> = {}) =>
  t.app.inject({ method: 'POST', url: PATH, headers: { ...headers(), ...more }, payload });

describe('S12: forms that are none', () => {
  const USERNAME = field('username', 'Ana');

  test.each<[string, () => Buffer | string, number, string, string]>([
    ['no file', () => form(USERNAME, END), 400, 'invalid_file', 'choose a PNG'],
    ['nothing at all', () => '', 400, 'invalid_file', 'choose a PNG'],
    ['only an end', () => END, 400, 'invalid_file', 'choose a PNG'],
    [
      'two files',
      () => form(USERNAME, file(good), file(good), END),
      400,
      'invalid_file',
      'one file only',
    ],
    [
      'a file elsewhere',
      () => form(USERNAME, file(good, 'other'), END),
      400,
      'invalid_file',
      'profile_photo',
    ],
    [
      'the file as text',
      () => form(USERNAME, field('profile_photo', 'x'), END),
      400,
      'invalid_file',
      'choose a PNG',
    ],
    [
      'a file that does not end',
      () => form(USERNAME, file(good)),
      400,
      'invalid_file',
      'didn’t finish',
    ],
    [
      'a part that does not begin',
      () => form('--', BOUNDARY),
      400,
      'invalid_file',
      'didn’t finish',
    ],
    ['garbage', () => 'garbage', 400, 'invalid_file', 'didn’t finish'],
    [
      '1,000 fields',
      () => form(...Array.from({ length: 1_000 }, (_, n) => field(`f${n}`, 'x')), file(good), END),
      400,
      'invalid_input',
      'too many fields',
    ],
    [
      'a field of 1 MB',
      () => form(field('username', 'x'.repeat(MEGABYTE)), file(good), END),
      400,
      'invalid_input',
      'too long',
    ],
    [
      '__proto__',
      () => form(field('__proto__', 'x'), USERNAME, file(good), END),
      400,
      'invalid_file',
      'didn’t finish',
    ],
    [
      'broken JSON in a field',
      () => form(field('username', '{', 'Content-Type: application/json\r\n'), file(good), END),
      400,
      'invalid_file',
      'didn’t finish',
    ],
    [
      'JSON in a field',
      () => form(field('username', '[1]', 'Content-Type: application/json\r\n'), file(good), END),
      400,
      'invalid_input',
      'Choose a user',
    ],
    ['no username', () => form(file(good), END), 400, 'invalid_input', 'Choose a user'],
    [
      'an empty username',
      () => form(field('username', ' '), file(good), END),
      400,
      'invalid_input',
      'Choose a user',
    ],
    [
      'a username too long',
      () => form(field('username', 'x'.repeat(300)), file(good), END),
      400,
      'invalid_input',
      '254',
    ],
  ])('%s', async (_, payload, status, code, sentence) => {
    const reply = await inject(payload());
    expect([reply.statusCode, reply.json().code], reply.body).toEqual([status, code]);
    expect(reply.json().error).toContain(sentence);
  });

  test('a field that fails is named, as in a call with JSON', async () => {
    const asJson = await t.inject({
      method: 'POST',
      url: '/api/remove_profile_photo',
      headers: { cookie: ana.cookie },
      payload: { username: '' },
    });
    const asForm = await inject(form(field('username', ''), file(good), END));
    expect(asForm.json()).toEqual(asJson.json());
    expect(asForm.json().fields).toEqual({ username: 'Choose a user' });
  });

  test('the fields may follow the file', async () => {
    const reply = await inject(form(file(good), USERNAME, END));
    expect(reply.statusCode, reply.body).toBe(200);
  });

  test.each([
    ['application/json', '{"username":"Ana"}'],
    ['application/x-www-form-urlencoded', 'username=Ana'],
    ['text/plain', 'x'],
    ['multipart/mixed; boundary=a-boundary', 'x'],
    ['application/json', '{"broken'],
  ])('content type %s: 415', async (type, payload) => {
    const reply = await inject(payload, { 'content-type': type });
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'unsupported_media_type']);
  });

  test('no boundary', async () => {
    const reply = await inject(form(USERNAME, file(good), END), {
      'content-type': 'multipart/form-data',
    });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_file']);
  });

  test('elsewhere a form is a wrong content type, as it was', async () => {
    const reply = await t.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: headers(),
      payload: form(END),
    });
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'unsupported_media_type']);
  });
});

/** Sends uploads over one connection and, like a browser, reads a reply only after sending everything. */
async function sendOverTheWire(
  sizes: number[],
  { chunked = false, cookie = ana.cookie } = {},
): Promise<string[]> {
  const socket = net.connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (bytes) => {
    received += bytes;
  });
  const write = async (bytes: Buffer | string) => {
    if (!socket.write(bytes)) await once(socket, 'drain');
  };
  const send = async (bytes: Buffer | string) => {
    if (chunked) await write(`${bytes.length.toString(16)}\r\n`);
    await write(bytes);
    if (chunked) await write('\r\n');
  };
  const head = form(field('username', 'Ana'), file(Buffer.alloc(0)).subarray(0, -2));
  const tail = `\r\n${END}`;
  const block = Buffer.alloc(65_536, 1);
  for (const size of sizes) {
    const length = head.length + size + tail.length;
    await write(
      `POST ${PATH} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n` +
        `Content-Type: ${headers()['content-type']}\r\n` +
        `${chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`}\r\n\r\n`,
    );
    await send(head);
    for (let sent = 0; sent < size; sent += block.length) {
      await send(block.subarray(0, Math.min(block.length, size - sent)));
    }
    await send(tail);
    if (chunked) await write('0\r\n\r\n');
  }
  const codes = () => [...received.matchAll(/"code":"(\w+)"/g)].map((match) => match[1] ?? '');
  await vi.waitFor(() => expect(codes()).toHaveLength(sizes.length), 5_000);
  socket.destroy();
  return codes();
}

describe('S11: an upload that is refused gets its reply, and no lost connection', () => {
  test.each([
    ['20 MB', [20 * MEGABYTE], false],
    ['20 MB of unknown length', [20 * MEGABYTE], true],
    ['10.5 MB, whose length alone says nothing', [10.5 * MEGABYTE], false],
    ['several over one connection', [20 * MEGABYTE, 10.5 * MEGABYTE, 20 * MEGABYTE], false],
    ['several of unknown length', [20 * MEGABYTE, 10.5 * MEGABYTE, 20 * MEGABYTE], true],
  ])('%s', async (_, sizes, chunked) => {
    // Other roles may have only one upload in progress.
    const { cookie } = await makePerson(t, 'Ada', { role: 'admin' });
    const codes = await sendOverTheWire(sizes, { chunked, cookie });
    expect(codes).toEqual(sizes.map(() => 'invalid_file'));
  });

  test('without a session', async () => {
    expect(await sendOverTheWire([20 * MEGABYTE], { cookie: '' })).toEqual(['unauthenticated']);
  });

  test('by fetch, and the connection can be used again', async () => {
    for (let n = 0; n < 3; n += 1) {
      const body = new FormData();
      body.set('username', 'Ana');
      body.set('profile_photo', new Blob([Buffer.alloc(20 * MEGABYTE)]), 'large.png');
      const reply = await fetch(`http://127.0.0.1:${port}${PATH}`, {
        method: 'POST',
        headers: { cookie: ana.cookie },
        body,
      });
      expect(reply.status).toBe(400);
      expect(await reply.json()).toMatchObject({ code: 'invalid_file' });
    }
  });

  test('F6: while twenty uploads are in progress, others hear that the server is busy with them', async () => {
    const start = (cookie: string) => {
      const options = { port, host: '127.0.0.1', path: PATH, method: 'POST' };
      const request = http.request({ ...options, headers: { ...headers(), cookie } });
      request.on('error', () => undefined);
      request.write(form(field('username', 'Ana'), file(good).subarray(0, -20)));
      return request;
    };
    const people = [];
    // More than twenty, as a busy machine may refuse some for another reason.
    for (let n = 0; n < 26; n += 1) people.push(await makePerson(t, `Sender ${n}`));
    const last = people.pop();
    const slow = people.map(({ cookie }) => start(cookie));
    try {
      await vi.waitFor(async () => {
        const refused = await inject(form(field('username', 'Ana'), file(good), END), {
          cookie: last?.cookie ?? '',
        });
        expect([refused.statusCode, refused.json().error, refused.headers['retry-after']]).toEqual([
          503,
          'The server is busy with other uploads. Please try again in a few seconds.',
          '5',
        ]);
      }, 10_000);
    } finally {
      for (const request of slow) request.destroy();
    }
    await vi.waitFor(async () => {
      const reply = await inject(form(field('username', 'Ana'), file(good), END));
      expect(reply.statusCode).toBe(200);
    }, 10_000);
  });

  test('a sender that goes away half-way does no harm', async () => {
    const request = http.request({
      port,
      host: '127.0.0.1',
      path: PATH,
      method: 'POST',
      headers: headers(),
    });
    request.on('error', () => undefined);
    const half = form(field('username', 'Ana'), file(Buffer.alloc(MEGABYTE)).subarray(0, -2));
    await new Promise((sent) => request.write(half, sent));
    request.destroy();
    await new Promise((closed) => request.on('close', closed));
    expect((await t.inject({ url: '/healthz' })).statusCode).toBe(200);
  });
});
