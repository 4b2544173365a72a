import { createHmac, randomUUID } from 'node:crypto';
import type { EmbedOf } from '@intranet/contract/links/embed.ts';
import { z } from 'zod';
import type { Config } from '#core/config.ts';
import { callProvider } from './call-provider.ts';
import { type Identity, namedParts } from './identity.ts';
import type { Issued } from './issued.ts';

type Settings = NonNullable<Config['embeds']['metabase']>;

/** As in Metabase's own examples. */
const LIFETIME_SECONDS = 600;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A JSON web token (HS256). */
export function signToken(payload: object, secret: string): string {
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

/**
 * Signs an address of Metabase's static embedding. Locked parameters carry the identity; the id of the token
 * makes it differ from that of every other reader. Metabase is asked for the dashboard, because a frame can't
 * tell why it shows none. @throws ProviderFailure, AppError conflict
 */
export async function issueMetabase(
  { url, secret }: Settings,
  { dashboard, identity: names }: EmbedOf<'metabase'>,
  identity: Identity,
  now: Date,
): Promise<Issued> {
  const issuedAt = Math.floor(now.getTime() / 1_000);
  const token = signToken(
    {
      resource: { dashboard },
      params: Object.fromEntries(namedParts(identity, names)),
      jti: randomUUID(),
      iat: issuedAt,
      exp: issuedAt + LIFETIME_SECONDS,
    },
    secret,
  );
  const request = callProvider('metabase');
  await request({ step: 'dashboard', url: `${url}/api/embed/dashboard/${token}` }, z.object({}));
  return {
    url: `${url}/embed/dashboard/${token}#bordered=false&titled=false`,
    token: '',
    resource: String(dashboard),
    expires_in: LIFETIME_SECONDS,
  };
}
