import { createHmac, randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Provider } from '@intranet/contract/links/embed.ts';
import { metabasePage, powerBiPage, supersetPage } from './fake-pages.fixture.ts';

const METABASE_SECRET = randomBytes(32).toString('hex');
const SUPERSET_SECRET = randomBytes(32).toString('hex');
const TENANT = 'firm.example.com';

export const WORKSPACE = '11111111-1111-4111-8111-111111111111';
export const REPORT = '22222222-2222-4222-8222-222222222222';
export const DATASET = '33333333-3333-4333-8333-333333333333';
export const SUPERSET_DASHBOARD = '44444444-4444-4444-8444-444444444444';
export const METABASE_DASHBOARD = 12;

interface Answer {
  status: number;
  body: string | object;
  headers?: Record<string, string>;
}
interface Asked {
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
  /** The address at which the provider was called. */
  base: string;
}

const sign = (payload: object, secret: string) => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const content = `${encode({ alg: 'HS256' })}.${encode(payload)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};

/** The claims of a token whose signature and expiry are valid, or the reason why it's refused. */
// biome-ignore lint/suspicious/noExplicitAny: claims as they came
function verify(token: string, secret: string, now: Date): any {
  const [header = '', payload = '', signature] = token.split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest('base64url');
  if (signature !== expected || read(header).alg !== 'HS256') return 'Message seems corrupt';
  const claims = read(payload);
  return claims.exp * 1_000 > now.getTime() ? claims : 'Token is expired';
}

const REFUSED: Answer = { status: 401, body: { message: 'Not authorized' } };
const html = (body: string): Answer => ({
  status: 200,
  body,
  headers: { 'content-type': 'text/html; charset=utf-8' },
});

export interface FakeProviders {
  env: Record<string, string>;
  urls: Record<Provider, string>;
  /** Providers that answer 503. */
  down: Set<Provider>;
  /** What Superset and Power BI were asked for each token, newest last. */
  // biome-ignore lint/suspicious/noExplicitAny: bodies as they came
  asked: any[];
  /** The roles that the report's model has; without one, an identity is refused, as at Power BI. */
  modelRoles: string[];
  /** How long Superset's tokens are valid. */
  supersetSeconds: number;
  /** Runs before a provider answers. */
  before: ((provider: Provider, path: string) => Promise<void>) | null;
  /** The claims of a Metabase address, or the reason why the token is refused. */
  // biome-ignore lint/suspicious/noExplicitAny: claims as they came
  readMetabase(url: string): any;
  /** The claims of a guest token, or the reason. */
  // biome-ignore lint/suspicious/noExplicitAny: claims as they came
  readSuperset(token: string): any;
  stop(): Promise<void>;
}

/** Starts a Metabase, a Superset and a Power BI that verify signatures, credentials and expiry. */
export async function startFakeProviders(
  now: () => Date = () => new Date(),
): Promise<FakeProviders> {
  const bearers = new Set<string>();
  const sessions = new Map<string, string>();
  const embedTokens = new Map<string, { identities: object[]; report: string; until: number }>();
  const hasBearer = ({ headers }: Asked) =>
    bearers.has(headers.authorization?.replace('Bearer ', '') ?? '');
  const newBearer = () => {
    const token = randomBytes(16).toString('hex');
    bearers.add(token);
    return token;
  };

  function metabase({ path }: Asked): Answer {
    const [, token = ''] = /^\/(?:(?:api\/)?embed\/dashboard|query)\/([^/]+)$/.exec(path) ?? [];
    const claims = verify(token, METABASE_SECRET, now());
    if (typeof claims === 'string') return { status: 400, body: claims };
    if (claims.resource?.dashboard !== METABASE_DASHBOARD)
      return { status: 404, body: 'Not found' };
    if (path.startsWith('/api/')) return { status: 200, body: { dashcards: [] } };
    if (path.startsWith('/query/')) return { status: 200, body: '42 rows' };
    return html(metabasePage(JSON.stringify(claims.params), token));
  }

  function guestToken(call: Asked): Answer {
    const { headers } = call;
    const session = /session=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? '';
    const csrf = sessions.get(session);
    if (!hasBearer(call)) return REFUSED;
    if (csrf === undefined || headers['x-csrftoken'] !== csrf) {
      return { status: 400, body: { message: 'The CSRF token is invalid.' } };
    }
    if (headers.referer !== `${call.base}/`) {
      return { status: 400, body: { message: 'The referrer does not match the host.' } };
    }
    const body = JSON.parse(call.body);
    fake.asked.push(body);
    const iat = now().getTime() / 1_000;
    const { user, resources, rls: rls_rules } = body;
    const claims = { user, resources, rls_rules, iat, exp: iat + fake.supersetSeconds };
    return { status: 200, body: { token: sign({ ...claims, type: 'guest' }, SUPERSET_SECRET) } };
  }

  function superset(call: Asked): Answer {
    switch (call.path.replace(/[\w-]{36}$/, '*')) {
      case '/api/v1/security/login': {
        const { username, password, provider } = JSON.parse(call.body);
        const isKnown = username === 'intranet' && password === 'service password';
        if (!isKnown || provider !== 'db') return REFUSED;
        return { status: 200, body: { access_token: newBearer() } };
      }
      case '/api/v1/security/csrf_token/': {
        if (!hasBearer(call)) return REFUSED;
        const [session, csrf] = [randomBytes(8).toString('hex'), randomBytes(8).toString('hex')];
        sessions.set(session, csrf);
        const headers = { 'set-cookie': `session=${session}; HttpOnly; Path=/` };
        return { status: 200, body: { result: csrf }, headers };
      }
      case '/api/v1/security/guest_token/':
        return guestToken(call);
      case '/api/v1/me': {
        const { token, dashboard } = JSON.parse(call.body);
        const claims = verify(token, SUPERSET_SECRET, now());
        if (typeof claims === 'string') return { status: 401, body: claims };
        if (claims.resources[0].id !== dashboard) return REFUSED;
        return { status: 200, body: `Signed in as ${claims.user.first_name}` };
      }
      case '/embedded/*':
        return html(supersetPage());
      default:
        return { status: 404, body: 'Not found' };
    }
  }

  function generateToken(call: Asked): Answer {
    if (!hasBearer(call)) return REFUSED;
    const body = JSON.parse(call.body);
    const identities: { roles: string[] }[] = body.identities ?? [];
    const roles = identities.flatMap((one) => one.roles);
    const needsIdentity = fake.modelRoles.length > 0;
    const fits = needsIdentity
      ? roles.length > 0 && roles.every((role) => fake.modelRoles.includes(role))
      : identities.length === 0;
    const [report] = body.reports;
    if (!fits || report.id !== REPORT || body.datasets[0].id !== DATASET) {
      return { status: 400, body: { error: { code: 'InvalidRequest' } } };
    }
    fake.asked.push(body);
    const token = randomBytes(24).toString('base64url');
    const until = now().getTime() + body.lifetimeInMinutes * 60_000;
    embedTokens.set(token, { identities, report: report.id, until });
    return {
      status: 200,
      body: { token, tokenId: 'x', expiration: new Date(until).toISOString() },
    };
  }

  function powerbi(call: Asked): Answer {
    switch (call.path.split('?')[0]) {
      case `/${TENANT}/oauth2/v2.0/token`: {
        const form = Object.fromEntries(new URLSearchParams(call.body));
        const isKnown = form.client_id === 'app' && form.client_secret === 'app secret';
        const asksRight =
          form.grant_type === 'client_credentials' && form.scope?.endsWith('/.default');
        if (!isKnown || !asksRight) return REFUSED;
        return { status: 200, body: { access_token: newBearer(), token_type: 'Bearer' } };
      }
      case `/v1.0/myorg/groups/${WORKSPACE}/reports/${REPORT}`: {
        if (!hasBearer(call)) return REFUSED;
        const embedUrl = `${call.base}/reportEmbed?reportId=${REPORT}&groupId=${WORKSPACE}`;
        return { status: 200, body: { id: REPORT, embedUrl, datasetId: DATASET } };
      }
      case '/v1.0/myorg/GenerateToken':
        return generateToken(call);
      case '/render': {
        const { token, report } = JSON.parse(call.body);
        const known = embedTokens.get(token);
        if (!known || known.report !== report || known.until <= now().getTime()) {
          return { status: 403, body: 'TokenExpired' };
        }
        return { status: 200, body: JSON.stringify(known.identities) };
      }
      case '/reportEmbed':
        return html(powerBiPage());
      default:
        return { status: 404, body: 'Not found' };
    }
  }

  async function listen(provider: Provider, answer: (call: Asked) => Answer) {
    const server = http.createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const path = request.url ?? '';
      await fake.before?.(provider, path);
      const call = {
        ...{ method: request.method ?? '', path, headers: request.headers },
        ...{ body: Buffer.concat(chunks).toString(), base: fake.urls[provider] },
      };
      const { status, body, headers } = fake.down.has(provider)
        ? { status: 503, body: 'Down', headers: {} }
        : answer(call);
      const isText = typeof body === 'string';
      response.writeHead(status, {
        'content-type': isText ? 'text/plain' : 'application/json',
        ...headers,
      });
      response.end(isText ? body : JSON.stringify(body));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    fake.urls[provider] = `http://127.0.0.1:${port}`;
    return async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    };
  }

  const fake: FakeProviders = {
    env: {},
    urls: { metabase: '', superset: '', powerbi: '' },
    down: new Set(),
    asked: [],
    modelRoles: [],
    supersetSeconds: 300,
    before: null,
    readMetabase: (url) =>
      verify(/\/embed\/dashboard\/([^#]+)/.exec(url)?.[1] ?? '', METABASE_SECRET, now()),
    readSuperset: (token) => verify(token, SUPERSET_SECRET, now()),
    stop: async () => {
      for (const stop of stops) await stop();
    },
  };
  const stops = [
    await listen('metabase', metabase),
    await listen('superset', superset),
    await listen('powerbi', powerbi),
  ];
  const { urls } = fake;
  fake.env = {
    METABASE_URL: `${urls.metabase}/`,
    METABASE_SECRET,
    SUPERSET_URL: urls.superset,
    SUPERSET_USER: 'intranet',
    SUPERSET_PASSWORD: 'service password',
    POWERBI_TENANT: TENANT,
    POWERBI_CLIENT_ID: 'app',
    POWERBI_CLIENT_SECRET: 'app secret',
    POWERBI_AUTHORITY: urls.powerbi,
    POWERBI_API: urls.powerbi,
    POWERBI_EMBED: urls.powerbi,
  };
  return fake;
}
