import { t } from '@intranet/contract/core/i18n/t.ts';
import * as oidc from 'openid-client';
import type { SingleSignOn } from '#core/config.ts';
import type { Deps } from '#core/deps.ts';
import { withTimeout } from '#core/with-timeout.ts';
import { type Person, readPerson } from './person.ts';
import { explainFailure, providerUnavailable, SignOnFailure } from './sign-on-failure.ts';

/** Random values in the browser's sealed cookie, which the provider's reply must match. */
export interface Checks {
  state: string;
  nonce: string;
  /** PKCE: proves that the requester redeems the code. */
  verifier: string;
}

export type Identified = { issuer: string; subject: string; person: Person };

/** The identity provider. Both calls throw SignOnFailure within about five seconds. */
export interface Provider {
  /** @param address the origin to which the provider sends the user back */
  /** @param confirm asks for the credentials even of a person who is signed in at the provider */
  begin(address: string, confirm: boolean): Promise<{ url: string; checks: Checks }>;
  /** @param response the URL fragment from the provider, without `#` */
  identify(address: string, response: string, checks: Checks): Promise<Identified>;
}

const TIMEOUT_SECONDS = 5;
/** Other sign-ins share a failure to reach the provider for this long. */
const RETRY_SECONDS = 10;

/** Limits the total time of several requests, each with its own timeout. */
const within = <T>(work: Promise<T>) =>
  withTimeout(work, TIMEOUT_SECONDS * 1_000, 'no answer in time');

function authenticateWith(secret: string | null): oidc.ClientAuth {
  if (secret === null) return oidc.None();
  return (server, ...request) => {
    const inBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    const authenticate = inBody ? oidc.ClientSecretPost(secret) : oidc.ClientSecretBasic(secret);
    authenticate(server, ...request);
  };
}

/** Loads the provider's metadata. Sign-ins share one request, and its failure for ten seconds. */
function createDiscovery({ clock }: Pick<Deps, 'clock'>, settings: SingleSignOn) {
  const issuer = new URL(settings.issuer);
  let discovered: Promise<oidc.Configuration> | null = null;
  let retryAt: number | null = null;

  async function read(): Promise<oidc.Configuration> {
    const auth = authenticateWith(settings.clientSecret);
    // Checks a token's signature even though it comes from the provider directly.
    const execute = [oidc.enableNonRepudiationChecks];
    if (issuer.protocol === 'http:') execute.push(oidc.allowInsecureRequests);
    const options = { execute, timeout: TIMEOUT_SECONDS };
    try {
      return await within(oidc.discovery(issuer, settings.clientId, undefined, auth, options));
    } catch (error) {
      retryAt = clock.now().getTime() + RETRY_SECONDS * 1_000;
      throw providerUnavailable(error, settings.name);
    }
  }

  return () => {
    const isOver = retryAt !== null && clock.now().getTime() >= retryAt;
    if (!discovered || isOver) {
      retryAt = null;
      discovered = read();
    }
    return discovered;
  };
}

/** Reads the ID token, and the provider's user info if that lacks an email address. */
async function readIdentity(
  config: oidc.Configuration,
  tokens: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>,
): Promise<Identified> {
  const claims = tokens.claims();
  if (!claims) throw new Error('no ID token');
  const { iss: issuer, sub: subject } = claims;
  const person = readPerson(claims);
  if (person.email || !config.serverMetadata().userinfo_endpoint) {
    return { issuer, subject, person };
  }
  const more = readPerson(await oidc.fetchUserInfo(config, tokens.access_token, subject));
  return { issuer, subject, person: { ...more, name: more.name || person.name } };
}

export function openProvider(deps: Pick<Deps, 'clock'>, settings: SingleSignOn): Provider {
  const redirectTo = (address: string) => `${address}/single-sign-on`;
  const discover = createDiscovery(deps, settings);

  async function begin(address: string, confirm: boolean) {
    const config = await discover();
    const checks = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    };
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: redirectTo(address),
      response_mode: 'fragment',
      scope: 'openid email profile',
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
      ...(confirm && { prompt: 'login' }),
    });
    return { url: url.href, checks };
  }

  async function identify(address: string, response: string, checks: Checks): Promise<Identified> {
    const parameters = new URLSearchParams(response);
    if (parameters.get('state') !== checks.state) {
      throw new SignOnFailure(
        'link_expired',
        t('This sign-in wasn’t started in this window. Please sign in again.'),
        'unexpected state',
      );
    }
    const config = await discover();
    // The library reads the reply from a query, although it came in the fragment.
    const tokens = await oidc.authorizationCodeGrant(
      config,
      new URL(`?${parameters}`, redirectTo(address)),
      {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.verifier,
        idTokenExpected: true,
      },
    );
    return readIdentity(config, tokens);
  }

  const explained = async <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw explainFailure(error, settings.name);
    });
  return {
    begin: (address, confirm) => explained(begin(address, confirm)),
    identify: (...sent) => explained(within(identify(...sent))),
  };
}
