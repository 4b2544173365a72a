import * as oidc from 'openid-client';
import type { SingleSignOn } from '#core/config.ts';
import { type Person, readPerson } from './person.ts';
import { explainFailure, providerUnavailable, SignOnFailure } from './sign-on-failure.ts';

/** What is known only here and in the browser's sealed cookie, and must fit what comes back. */
export interface Checks {
  state: string;
  nonce: string;
  /** Of PKCE: shows that who redeems the code is who asked for it. */
  verifier: string;
}

/** The identity provider. Both calls throw SignOnFailure, within about five seconds. */
export interface Provider {
  /** Where to send the browser, and what to check afterwards. */
  begin(): Promise<{ url: string; checks: Checks }>;
  /** @param response what the provider put into the fragment, without the `#` */
  identify(response: string, checks: Checks): Promise<Person>;
}

const PATIENCE_SECONDS = 5;

/** Nobody waits longer, however many requests it takes; each of those ends by itself as well. */
async function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_SECONDS * 1_000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** As the provider takes it; `client_secret_basic` is what it takes when it does not say. */
function authenticateWith(secret: string | null): oidc.ClientAuth {
  if (secret === null) return oidc.None();
  return (server, ...request) => {
    const inBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    const authenticate = inBody ? oidc.ClientSecretPost(secret) : oidc.ClientSecretBasic(secret);
    authenticate(server, ...request);
  };
}

/** The provider of the settings; it is first spoken to when somebody signs in. */
export function openProvider(settings: SingleSignOn, publicUrl: string): Provider {
  const redirectUri = `${publicUrl}/single-sign-on`;
  const issuer = new URL(settings.issuer);
  let discovered: Promise<oidc.Configuration> | null = null;

  function discover(): Promise<oidc.Configuration> {
    const auth = authenticateWith(settings.clientSecret);
    // A token's signature is checked too, though it comes from the provider directly.
    const execute = [oidc.enableNonRepudiationChecks];
    if (issuer.protocol === 'http:') execute.push(oidc.allowInsecureRequests);
    const options = { execute, timeout: PATIENCE_SECONDS };
    discovered ??= oidc
      .discovery(issuer, settings.clientId, undefined, auth, options)
      .catch((error: unknown) => {
        discovered = null;
        throw providerUnavailable(error, settings.name);
      });
    return discovered;
  }

  async function begin() {
    const config = await discover();
    const checks = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    };
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      response_mode: 'fragment',
      scope: 'openid email profile',
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, checks };
  }

  async function identify(response: string, checks: Checks): Promise<Person> {
    const parameters = new URLSearchParams(response);
    if (parameters.get('state') !== checks.state) {
      throw new SignOnFailure(
        'link_expired',
        'This sign-in was not begun in this window. Please sign in again.',
        'unexpected state',
      );
    }
    const config = await discover();
    // The library reads the answer from a query, where the page has kept it from standing.
    const tokens = await oidc.authorizationCodeGrant(
      config,
      new URL(`?${parameters}`, redirectUri),
      {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.verifier,
        idTokenExpected: true,
      },
    );
    const claims = tokens.claims();
    if (!claims) throw new Error('no ID token');
    const person = readPerson(claims);
    if (person.email || !config.serverMetadata().userinfo_endpoint) return person;
    const more = readPerson(await oidc.fetchUserInfo(config, tokens.access_token, claims.sub));
    return { ...more, name: more.name || person.name };
  }

  const explained = async <T>(work: Promise<T>): Promise<T> =>
    within(work).catch((error: unknown) => {
      throw explainFailure(error, settings.name);
    });
  return {
    begin: () => explained(begin()),
    identify: (response, checks) => explained(identify(response, checks)),
  };
}
