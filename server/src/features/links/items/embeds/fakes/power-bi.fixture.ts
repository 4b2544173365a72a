import { randomBytes } from 'node:crypto';
import {
  type Answer,
  type Asked,
  createBearers,
  html,
  NOT_FOUND,
  REFUSED,
} from './http.fixture.ts';
import { powerBiPage } from './pages.fixture.ts';

export const WORKSPACE = '11111111-1111-4111-8111-111111111111';
export const REPORT = '22222222-2222-4222-8222-222222222222';
export const DATASET = '33333333-3333-4333-8333-333333333333';

const TENANT = 'firm.example.com';
const CLIENT_ID = 'app';
const CLIENT_SECRET = 'app secret';

interface State {
  asked: object[];
  modelRoles: string[];
}

/** Entra's token endpoint, the API and the page of a report, at one address. */
export function createPowerBi(now: () => Date, state: State) {
  const bearers = createBearers();
  const tokens = new Map<string, { identities: object[]; report: string; until: number }>();

  function signIn({ body }: Asked): Answer {
    const form = new URLSearchParams(body);
    const fits =
      form.get('client_id') === CLIENT_ID &&
      form.get('client_secret') === CLIENT_SECRET &&
      form.get('grant_type') === 'client_credentials' &&
      form.get('scope')?.endsWith('/.default');
    return fits ? { status: 200, body: { access_token: bearers.issue() } } : REFUSED;
  }

  function findReport({ base }: Asked): Answer {
    const embedUrl = `${base}/reportEmbed?reportId=${REPORT}&groupId=${WORKSPACE}`;
    return { status: 200, body: { id: REPORT, embedUrl, datasetId: DATASET } };
  }

  /** Like Power BI, refuses an identity for a model without roles, and none for one with roles. */
  function issueToken(call: Asked): Answer {
    const body = JSON.parse(call.body);
    const identities: { roles: string[] }[] = body.identities ?? [];
    const roles = identities.flatMap((one) => one.roles);
    const fits =
      state.modelRoles.length > 0
        ? roles.length > 0 && roles.every((role) => state.modelRoles.includes(role))
        : identities.length === 0;
    const [report] = body.reports;
    if (!fits || report.id !== REPORT || body.datasets[0].id !== DATASET) {
      return { status: 400, body: { error: { code: 'InvalidRequest' } } };
    }
    state.asked.push(body);
    const token = randomBytes(24).toString('base64url');
    const until = now().getTime() + body.lifetimeInMinutes * 60_000;
    tokens.set(token, { identities, report: report.id, until });
    const expiration = new Date(until).toISOString();
    return { status: 200, body: { token, tokenId: 'x', expiration } };
  }

  function showReader({ body }: Asked): Answer {
    const { token, report } = JSON.parse(body);
    const known = tokens.get(token);
    if (!known || known.report !== report || known.until <= now().getTime()) {
      return { status: 403, body: 'TokenExpired' };
    }
    return { status: 200, body: JSON.stringify(known.identities) };
  }

  function answer(call: Asked): Answer {
    switch (call.path.split('?')[0]) {
      case `/${TENANT}/oauth2/v2.0/token`:
        return signIn(call);
      case `/v1.0/myorg/groups/${WORKSPACE}/reports/${REPORT}`:
        return bearers.areIn(call) ? findReport(call) : REFUSED;
      case '/v1.0/myorg/GenerateToken':
        return bearers.areIn(call) ? issueToken(call) : REFUSED;
      case '/render':
        return showReader(call);
      case '/reportEmbed':
        return html(powerBiPage());
      default:
        return NOT_FOUND;
    }
  }

  return {
    answer,
    env: {
      ...{ POWERBI_TENANT: TENANT, POWERBI_CLIENT_ID: CLIENT_ID },
      POWERBI_CLIENT_SECRET: CLIENT_SECRET,
    },
  };
}
