import { generateKeyPairSync, type KeyObject, sign as signBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export type Claims = Record<string, unknown>;

/** A test may reply instead of the provider, or never reply. */
type Interference = (
  path: string,
) => { status: number; type: string; body: string } | 'never' | null;

export interface TestProvider {
  issuer: string;
  env: Record<string, string>;
  people: Map<string, Claims>;
  interfere: Interference;
  changeTokens: (answer: Claims) => Claims;
  requests: string[];
  sign(claims: Claims, key?: KeyObject): string;
  stop(): Promise<void>;
}

export const CLIENT_ID = 'intranet';
export const CLIENT_SECRET = 'a-secret-of-the-client';

export const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

export function contentOf(token: unknown): Claims {
  const [, body = ''] = String(token).split('.');
  return JSON.parse(Buffer.from(body, 'base64url').toString());
}

async function readForm(request: http.IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

const FORM = `<!doctype html><html lang="en"><title>Identity provider</title><h1>Identity provider</h1>
  <form method="post"><label>Account <input name="account" autofocus></label>
  <button name="choice" value="sign-in">Sign in</button>
  <button name="choice" value="cancel">Cancel</button></form></html>`;

/**
 * A real OpenID Connect provider on this machine, whose sign-in form accepts everybody.
 * @param options.claimsIn where it puts the claims about a person; userinfo is its default
 * @param options.alsoAt other addresses of the intranet to which it may redirect
 */
export async function startProvider(
  intranetUrl: string,
  options: { claimsIn?: 'id_token' | 'userinfo'; alsoAt?: string[] } = {},
): Promise<TestProvider> {
  const server = http.createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = newKey();
  const people = new Map<string, Claims>();
  const kid = 'only';

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [intranetUrl, ...(options.alsoAt ?? [])].map(
          (url) => `${url}/single-sign-on`,
        ),
      },
    ],
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of the tests'] },
    claims: { openid: ['sub', 'xms_edov'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: options.claimsIn !== 'id_token',
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId;
      const clientId = oidc.client?.clientId;
      if (!accountId || !clientId) return undefined;
      const grant = new provider.Grant({ accountId, clientId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();

  const test: TestProvider = {
    issuer,
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET: CLIENT_SECRET },
    people,
    interfere: () => null,
    changeTokens: (tokens) => tokens,
    requests: [],
    sign(claims, otherKey = key) {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const content = `${part({ alg: 'RS256', kid })}.${part(claims)}`;
      return `${content}.${signBytes('sha256', Buffer.from(content), otherKey).toString('base64url')}`;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };

  async function interact(request: http.IncomingMessage, response: http.ServerResponse) {
    if (request.method === 'GET') return response.setHeader('content-type', 'text/html').end(FORM);
    const form = await readForm(request);
    const result =
      form.get('choice') === 'cancel'
        ? { error: 'access_denied', error_description: 'The person cancelled' }
        : { login: { accountId: form.get('account') ?? '' } };
    return provider.interactionFinished(request, response, result);
  }

  server.on('request', (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    test.requests.push(path);
    const instead = test.interfere(path);
    if (instead === 'never') return;
    if (instead) {
      response.writeHead(instead.status, { 'content-type': instead.type }).end(instead.body);
      return;
    }
    if (path.startsWith('/interaction/')) {
      void interact(request, response);
      return;
    }
    if (path === '/token') {
      const end = response.end.bind(response) as (body: string) => http.ServerResponse;
      response.end = ((body: string) => {
        const changed = JSON.stringify(test.changeTokens(JSON.parse(String(body))));
        response.setHeader('content-length', Buffer.byteLength(changed));
        return end(changed);
      }) as typeof response.end;
    }
    void answer(request, response);
  });
  return test;
}

/**
 * Acts at the provider like a person's browser.
 * @param choice `sign-in` as that account, or `cancel`
 * @returns the fragment of the page that the provider redirects to
 */
export async function visitProvider(
  url: string,
  account: string,
  choice: 'sign-in' | 'cancel' = 'sign-in',
): Promise<string> {
  const jar = new Map<string, string>();
  let next = new URL(url);
  let body: URLSearchParams | null = null;
  for (let steps = 0; steps < 10; steps += 1) {
    const response: Response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body && { method: 'POST', body }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (location) {
      next = new URL(location, next);
      body = null;
      if (next.pathname === '/single-sign-on') return next.hash.slice(1);
    } else if (response.ok && !body) {
      body = new URLSearchParams({ account, choice });
    } else {
      throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    }
  }
  throw new Error('The provider sends the browser round in circles');
}
