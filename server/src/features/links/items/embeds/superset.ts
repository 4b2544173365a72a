import { t } from '@intranet/contract/core/i18n/t.ts';
import type { EmbedOf } from '@intranet/contract/links/embed.ts';
import { z } from 'zod';
import type { Config } from '#core/config.ts';
import { AppError } from '#core/errors.ts';
import { callProvider, json } from './call-provider.ts';
import { type Identity, namedParts } from './identity.ts';
import type { Issued } from './issued.ts';
import { unavailable } from './provider-failure.ts';

type Settings = NonNullable<Config['embeds']['superset']>;

/**
 * Superset may fill templates (`{{ }}`), bind parameters (`:name`) and format (`%`) in a clause, and some databases
 * read a backslash as an escape. Quoting alone can't stop these, so such characters are refused.
 */
const SAFE = /^[\p{L}\p{M}\p{N} .,;&+()'’/_@#!-]+$/u;

/** @throws AppError conflict */
function quote(value: string): string {
  if (SAFE.test(value)) return `'${value.replaceAll("'", "''")}'`;
  const sentence = t(
    '“{value}” has characters that Superset can’t filter by. Ask an administrator to rename it.',
    { value },
  );
  throw new AppError('conflict', sentence);
}

/** Conditions on the rows that a reader sees. @throws AppError conflict */
export function clausesFor(
  identity: Identity,
  columns: EmbedOf<'superset'>['identity'],
): { clause: string }[] {
  return [...namedParts(identity, columns)].map(([column, value]) => ({
    clause: Array.isArray(value)
      ? `${column} IN (${value.map(quote).join(', ')})`
      : `${column} = ${quote(value)}`,
  }));
}

const claimsSchema = z.object({ iat: z.coerce.number(), exp: z.coerce.number() });

/** The seconds for which Superset made a token valid (its GUEST_TOKEN_JWT_EXP_SECONDS). */
function lifetimeOf(token: string): number {
  try {
    const [, payload = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    const { iat, exp } = claimsSchema.parse(claims);
    return Math.floor(exp - iat);
  } catch {
    throw unavailable('superset', 'guest token: not a token with an expiry');
  }
}

/** Gets a guest token by the service account. @throws ProviderFailure, AppError conflict */
export async function issueSuperset(
  { url, user, password }: Settings,
  { dashboard, identity: columns }: EmbedOf<'superset'>,
  identity: Identity,
): Promise<Issued> {
  const rls = clausesFor(identity, columns);
  const request = callProvider('superset');
  const api = `${url}/api/v1/security`;
  const signedIn = await request(
    {
      step: 'sign-in',
      url: `${api}/login`,
      ...json({ username: user, password, provider: 'db', refresh: false }),
    },
    z.object({ access_token: z.string() }),
  );
  const authorization = `Bearer ${signedIn.data.access_token}`;
  const csrf = await request(
    { step: 'CSRF token', url: `${api}/csrf_token/`, headers: { authorization } },
    z.object({ result: z.string() }),
  );
  const cookies = csrf.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const body = json({
    user: { username: identity.username, first_name: identity.name, last_name: '' },
    resources: [{ type: 'dashboard', id: dashboard }],
    rls,
  });
  const guest = await request(
    {
      step: 'guest token',
      url: `${api}/guest_token/`,
      ...body,
      headers: {
        ...body.headers,
        authorization,
        cookie: cookies.join('; '),
        'x-csrftoken': csrf.data.result,
        // Superset wants it over https.
        referer: `${url}/`,
      },
    },
    z.object({ token: z.string() }),
  );
  const { token } = guest.data;
  return {
    url: `${url}/embedded/${dashboard}`,
    token,
    resource: dashboard,
    expires_in: lifetimeOf(token),
  };
}
