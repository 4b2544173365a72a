import { randomBytes } from 'node:crypto';
import {
  type Answer,
  type Asked,
  createBearers,
  html,
  NOT_FOUND,
  REFUSED,
  signClaims,
  verifyToken,
} from './http.fixture.ts';
import { supersetPage } from './pages.fixture.ts';

export const SUPERSET_DASHBOARD = '44444444-4444-4444-8444-444444444444';

const USER = 'intranet';
const PASSWORD = 'service password';

interface State {
  asked: object[];
  supersetSeconds: number;
}

/** Signs guest tokens for a service account that sends the CSRF token of its session. */
export function createSuperset(now: () => Date, state: State) {
  const secret = randomBytes(32).toString('hex');
  const bearers = createBearers();
  const csrfTokens = new Map<string, string>();

  function signIn({ body }: Asked): Answer {
    const { username, password, provider } = JSON.parse(body);
    const isKnown = username === USER && password === PASSWORD && provider === 'db';
    return isKnown ? { status: 200, body: { access_token: bearers.issue() } } : REFUSED;
  }

  function startSession(): Answer {
    const [session, csrf] = [randomBytes(8).toString('hex'), randomBytes(8).toString('hex')];
    csrfTokens.set(session, csrf);
    const headers = { 'set-cookie': `session=${session}; HttpOnly; Path=/` };
    return { status: 200, body: { result: csrf }, headers };
  }

  function issueGuestToken({ headers, body, base }: Asked): Answer {
    const session = /session=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? '';
    const csrf = csrfTokens.get(session);
    if (csrf === undefined || headers['x-csrftoken'] !== csrf) {
      return { status: 400, body: { message: 'The CSRF token is invalid.' } };
    }
    if (headers.referer !== `${base}/`) {
      return { status: 400, body: { message: 'The referrer does not match the host.' } };
    }
    const { user, resources, rls: rls_rules } = JSON.parse(body);
    state.asked.push(JSON.parse(body));
    const iat = now().getTime() / 1_000;
    const claims = { user, resources, rls_rules, iat, exp: iat + state.supersetSeconds };
    return { status: 200, body: { token: signClaims({ ...claims, type: 'guest' }, secret) } };
  }

  function showReader({ body }: Asked): Answer {
    const { token, dashboard } = JSON.parse(body);
    const claims = verifyToken(token, secret, now());
    if (typeof claims === 'string') return { status: 401, body: claims };
    if (claims.resources[0].id !== dashboard) return REFUSED;
    return { status: 200, body: `Signed in as ${claims.user.first_name}` };
  }

  function answer(call: Asked): Answer {
    switch (call.path.replace(/[\w-]{36}$/, '*')) {
      case '/api/v1/security/login':
        return signIn(call);
      case '/api/v1/security/csrf_token/':
        return bearers.areIn(call) ? startSession() : REFUSED;
      case '/api/v1/security/guest_token/':
        return bearers.areIn(call) ? issueGuestToken(call) : REFUSED;
      case '/api/v1/me':
        return showReader(call);
      case '/embedded/*':
        return html(supersetPage());
      default:
        return NOT_FOUND;
    }
  }

  return {
    answer,
    env: { SUPERSET_USER: USER, SUPERSET_PASSWORD: PASSWORD },
    /** The claims of a guest token, or the reason why it's refused. */
    read: (token: string) => verifyToken(token, secret, now()),
  };
}
