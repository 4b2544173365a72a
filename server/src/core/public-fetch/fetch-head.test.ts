import type { IncomingMessage, ServerResponse } from 'node:http';
import https from 'node:https';
import net, { type AddressInfo, type LookupFunction } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CERTIFICATE, KEY } from './certificate.fixture.ts';
import { type FetchOptions, fetchHead, PublicFetchError } from './fetch-head.ts';

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

/** A real https server on this machine that records requests and connections. */
class Host {
  port = 0;
  connections = 0;
  readonly requests: { path: string; headers: IncomingMessage['headers'] }[] = [];
  answer: (request: IncomingMessage, reply: ServerResponse) => void = (_, reply) => {
    reply.end();
  };

  async open(): Promise<void> {
    const server = https.createServer({ key: KEY, cert: CERTIFICATE }, (request, reply) => {
      this.requests.push({
        path: `${request.headers.host?.split(':')[0]}${request.url}`,
        headers: request.headers,
      });
      this.answer(request, reply);
    });
    server.on('connection', () => {
      this.connections += 1;
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    this.port = (server.address() as AddressInfo).port;
    undo.push(async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    });
  }

  at(name: string, path = '/'): string {
    return `https://${name}:${this.port}${path}`;
  }

  redirects(to: Record<string, string>): void {
    this.answer = (request, reply) => {
      const location = to[request.url ?? ''];
      if (location === undefined) reply.end();
      else reply.writeHead(302, { location }).end();
    };
  }
}

/** Resolves these names, and 127.0.0.1 for all subdomains of outside.test. */
const names =
  (known: Record<string, string[]> = {}): LookupFunction =>
  (hostname, options, callback) => {
    const found = known[hostname] ?? (hostname.endsWith('outside.test') ? ['127.0.0.1'] : []);
    const all = found.map((address) => ({ address, family: net.isIPv6(address) ? 6 : 4 }));
    const [first] = all;
    if (!first) callback(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), []);
    else if (options.all) callback(null, all);
    else callback(null, first.address, first.family);
  };

/** Only 127.0.0.1 counts as public; other private addresses stay forbidden. */
const WORLD: FetchOptions = { lookup: names(), allowed: ['127.0.0.1'], ca: CERTIFICATE };

async function problem(address: string, world: FetchOptions = WORLD): Promise<string> {
  const failure = await fetchHead(address, world).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof PublicFetchError)) throw failure ?? new Error('it was fetched');
  // Messages contain no key from the address or the redirect (S8).
  expect(failure.message).not.toMatch(/SECRET|\//);
  return failure.problem;
}

let host: Host;
beforeEach(async () => {
  host = new Host();
  await host.open();
});

describe('the requests', () => {
  test('status and headers of the last hop; no cookies, no credentials, and the body stays away', async () => {
    host.answer = (request, reply) => {
      if (request.url === '/a') {
        const location = host.at('user:pass@other.outside.test', '/b?key=SECRET');
        reply.writeHead(307, { location, 'set-cookie': 'seen=1' }).end();
        return;
      }
      reply.setHeader('x-frame-options', ['DENY', 'SAMEORIGIN']);
      reply.writeHead(203, { 'content-security-policy': "frame-ancestors 'none'" });
      // An endless body.
      const pour = () => {
        while (!reply.destroyed && reply.write('x'.repeat(65_536)));
      };
      reply.on('drain', pour);
      pour();
    };
    const reply = await fetchHead(host.at('reports.outside.test', '/a'), WORLD);
    expect([reply.status, reply.url.host]).toEqual([203, `other.outside.test:${host.port}`]);
    expect(reply.headers['x-frame-options']).toEqual(['DENY', 'SAMEORIGIN']);
    expect(reply.headers['content-security-policy']).toEqual(["frame-ancestors 'none'"]);
    expect(host.requests.map(({ path }) => path)).toEqual([
      'reports.outside.test/a',
      'other.outside.test/b?key=SECRET',
    ]);
    for (const { headers } of host.requests) {
      expect(Object.keys(headers).sort()).toEqual(['accept', 'connection', 'host', 'user-agent']);
    }
  });

  test('five redirects are followed, also relative ones; a sixth is not', async () => {
    const again = host.at('b.outside.test', '/3').replace('https:', '');
    host.redirects({ '/0': '1', '/1': '/2', '/2': again, '/3': '?x', '/3?x': './4', '/4': '/5' });
    const reply = await fetchHead(host.at('a.outside.test', '/1'), WORLD);
    expect([reply.status, reply.url.host, reply.url.pathname]).toEqual([
      200,
      `b.outside.test:${host.port}`,
      '/5',
    ]);
    expect(await problem(host.at('a.outside.test', '/0'))).toBe('too_many_redirects');
  });

  test('an answer that leads nowhere is the last', async () => {
    host.answer = (_, reply) => void reply.writeHead(302).end();
    expect((await fetchHead(host.at('a.outside.test'), WORLD)).status).toBe(302);
  });
});

describe('S13: refuses internal addresses before connecting', () => {
  const INSIDE = [
    '127.0.0.1',
    '127.8.9.10',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '0.0.0.0',
    '0.1.2.3',
    '192.0.0.192',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '::ffff:0:127.0.0.1',
    '::127.0.0.1',
    '::10.0.0.1',
    '::a00:1',
    '64:ff9b::127.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::10.0.0.1',
    '2002:7f00:1::',
    '2002:a00:1::1',
    '2001:0:7f00:1::1',
    '2001:db8::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::5efe:10.0.0.1',
    'fec0::1',
    'ff02::1',
    '100::1',
    '4000::1',
  ];

  test.each(INSIDE)('%s, written out and behind a name', async (address) => {
    const written = net.isIPv6(address) ? `[${address}]` : address;
    const world = { lookup: names({ 'innocent.test': [address] }), ca: CERTIFICATE };
    expect(await problem(host.at(written, '/?key=SECRET'), world)).toBe('inside_address');
    expect(await problem(host.at('innocent.test', '/?key=SECRET'), world)).toBe('inside_address');
    expect(host.connections).toBe(0);
  });

  test.each(['0x7f.1', '2130706433', '0177.0.0.1', '127.1', '127.0.0.1.', '①②⑦.0.0.1'])(
    'this machine as %s',
    async (written) => {
      expect(await problem(host.at(written), { ca: CERTIFICATE })).toBe('inside_address');
      expect(host.connections).toBe(0);
    },
  );

  test('localhost, as the machine itself looks it up', async () => {
    expect(await problem(host.at('localhost'), { ca: CERTIFICATE })).toBe('inside_address');
    expect(host.connections).toBe(0);
  });

  test.each([
    ['a public address first', ['93.184.215.14', '10.0.0.1']],
    ['a public address last', ['::ffff:7f00:1', '2606:4700::1111']],
    ['one of IPv4 in other clothes', ['93.184.215.14', '::127.0.0.1']],
  ])('a name with several addresses: %s', async (_, found) => {
    const lookup = names({ 'two.outside.test': found });
    expect(await problem(host.at('two.outside.test'), { ...WORLD, lookup })).toBe('inside_address');
    expect(host.connections).toBe(0);
  });

  test('connects to the address that was checked, even if the name changes its address', async () => {
    let looks = 0;
    const lookup: LookupFunction = (hostname, options, callback) => {
      looks += 1;
      const address = looks === 1 ? '127.0.0.1' : '10.0.0.1';
      names({ [hostname]: [address] })(hostname, options, callback);
    };
    await fetchHead(host.at('rebinding.outside.test'), { ...WORLD, lookup });
    expect(looks).toBe(1);
  });

  test.each([
    ['written out', () => host.at('[::ffff:127.0.0.1]', '/secret')],
    ['as the metadata service', () => 'https://169.254.169.254/latest/meta-data?SECRET'],
    ['behind a name', () => host.at('inside.outside.test', '/secret')],
    ['behind a name, without a scheme', () => `//inside.outside.test:${host.port}/secret`],
  ])('at a redirect’s second hop, %s', async (_, target) => {
    host.redirects({ '/1': host.at('b.outside.test', '/2'), '/2': target() });
    const lookup = names({ 'inside.outside.test': ['::ffff:127.0.0.1'] });
    const world = { ...WORLD, lookup };
    expect(await problem(host.at('a.outside.test', '/1'), world)).toBe('inside_address');
    expect(host.requests.map(({ path }) => path)).toEqual(['a.outside.test/1', 'b.outside.test/2']);
    expect(host.connections).toBe(2);
  });
});

describe('https, and nothing else', () => {
  test('a redirect to http is refused without a request', async () => {
    let requests = 0;
    const plain = net.createServer(() => {
      requests += 1;
    });
    await new Promise<void>((done) => plain.listen(0, '127.0.0.1', done));
    undo.push(() => new Promise((done) => plain.close(() => done())));
    const { port } = plain.address() as AddressInfo;
    for (const location of [
      `http://a.outside.test:${port}/?SECRET`,
      'ftp://a.outside.test/',
      'javascript:alert(1)',
      'file:///etc/passwd',
    ]) {
      host.redirects({ '/': location });
      expect(await problem(host.at('a.outside.test'))).toBe('not_https');
    }
    expect(requests).toBe(0);
    expect(await problem(`http://a.outside.test:${port}/`)).toBe('not_https');
    expect(requests).toBe(0);
  });

  test('a certificate that nobody vouches for, or of another name', async () => {
    const { ca: _, ...nobody } = WORLD;
    expect(await problem(host.at('a.outside.test'), nobody)).toBe('insecure');
    const lookup = names({ 'other.test': ['127.0.0.1'] });
    expect(await problem(host.at('other.test'), { ...WORLD, lookup })).toBe('insecure');
    expect(host.requests).toEqual([]);
  });

  test('a server that speaks no TLS', async () => {
    const plain = net.createServer((socket) => socket.resume().end('SSH-2.0-x\r\n'));
    await new Promise<void>((done) => plain.listen(0, '127.0.0.1', done));
    undo.push(() => new Promise((done) => plain.close(() => done())));
    const { port } = plain.address() as AddressInfo;
    expect(await problem(`https://a.outside.test:${port}/`)).toBe('insecure');
  });
});

describe('a host that does not answer as it should', () => {
  test('unknown', async () => {
    expect(await problem('https://nobody.test/?SECRET')).toBe('unknown_host');
  });

  test('when no name server answers, which says nothing of the host', async () => {
    const lookup: LookupFunction = (_, __, callback) =>
      callback(Object.assign(new Error('away'), { code: 'EAI_AGAIN' }), []);
    expect(await problem('https://nobody.test/?SECRET', { lookup })).toBe('names_away');
  });

  test('a closed port, and a line that is cut', async () => {
    const closed = new Host();
    await closed.open();
    await undo.pop()?.();
    expect(await problem(closed.at('a.outside.test'))).toBe('no_connection');
    host.answer = (request) => request.socket.destroy();
    expect(await problem(host.at('a.outside.test'))).toBe('no_connection');
  });

  test('silence, at once or one header at a time: the time is for all of the way', async () => {
    const world = { ...WORLD, timeoutMs: 400 };
    const started = performance.now();
    host.answer = () => undefined;
    expect(await problem(host.at('a.outside.test'), world)).toBe('too_slow');
    host.answer = (_, reply) => {
      setTimeout(() => reply.writeHead(302, { location: '/again' }).end(), 150);
    };
    expect(await problem(host.at('a.outside.test'), world)).toBe('too_slow');
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  test('redirects in a circle, and one to nowhere', async () => {
    host.redirects({ '/': '/?x', '/?x': '/' });
    expect(await problem(host.at('a.outside.test'))).toBe('too_many_redirects');
    expect(host.requests).toHaveLength(6);
    host.redirects({ '/': 'https://[' });
    expect(await problem(host.at('a.outside.test'))).toBe('bad_redirect');
  });

  test('endless headers, and replies that are not HTTP', async () => {
    host.answer = (_, reply) => void reply.writeHead(200, { x: 'y'.repeat(100_000) }).end();
    expect(await problem(host.at('a.outside.test'))).toBe('garbled');
    host.answer = ({ socket }) => void socket.end('nonsense\r\n\r\n');
    expect(await problem(host.at('a.outside.test'))).toBe('garbled');
  });
});
