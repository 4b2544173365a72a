import { t } from '@intranet/contract/core/i18n/t.ts';
import type { EmbedOf } from '@intranet/contract/links/embed.ts';
import { z } from 'zod';
import type { Config } from '#core/config.ts';
import { AppError } from '#core/errors.ts';
import { callProvider, json } from './call-provider.ts';
import type { Identity } from './identity.ts';
import type { Issued } from './issued.ts';
import { refused } from './provider-failure.ts';

type Settings = NonNullable<Config['embeds']['powerbi']>;

const LIFETIME_MINUTES = 10;
const MAX_USERNAME = 256;

/**
 * Power BI takes ASCII names of up to 256 characters, so other characters are percent-encoded. A shortened name
 * could be somebody else's. @throws AppError conflict
 */
function asciiName(username: string): string {
  const name = username.replaceAll(/[^\x20-\x24\x26-\x7e]+/gu, encodeURIComponent);
  if (name.length <= MAX_USERNAME) return name;
  const sentence = t('Your username is too long for Power BI. Ask an administrator to shorten it.');
  throw new AppError('conflict', sentence);
}

/**
 * The effective identity for row-level security, or none if the item names no roles: Power BI refuses one for a
 * model without roles. @throws AppError conflict for a reader who gets no role, or whose username is too long
 */
export function identityFor(
  { username, area, groups }: Identity,
  { roles, area_roles }: EmbedOf<'powerbi'>,
  dataset: string,
) {
  if (roles.length + area_roles.length === 0) return [];
  const own = area_roles.filter((role) => role === area || groups.includes(role));
  if (area_roles.length > 0 && own.length === 0) {
    const sentence = t('This item has no figures for your area or groups. Ask an administrator.');
    throw new AppError('conflict', sentence);
  }
  const given = area_roles.length > 0 ? own : roles;
  return [{ username: asciiName(username), roles: given, datasets: [dataset] }];
}

/** Gets an embed token as the app that owns the data. @throws ProviderFailure, AppError conflict */
export async function issuePowerBi(
  settings: Settings,
  embed: EmbedOf<'powerbi'>,
  identity: Identity,
  now: Date,
): Promise<Issued> {
  const { workspace, report: id } = embed;
  const request = callProvider('powerbi');
  const app = await request(
    {
      step: 'sign-in',
      url: settings.tokenUrl,
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        scope: settings.scope,
      }),
    },
    z.object({ access_token: z.string() }),
  );
  const headers = { authorization: `Bearer ${app.data.access_token}` };
  const api = `${settings.api}/v1.0/myorg`;
  const { data: report } = await request(
    { step: 'report', url: `${api}/groups/${workspace}/reports/${id}`, headers },
    z.object({ embedUrl: z.url(), datasetId: z.string() }),
  );
  // The page's policy lets only the configured address be framed.
  if (new URL(report.embedUrl).origin !== new URL(settings.url).origin) {
    throw refused('powerbi', 'report: its address isn’t that of POWERBI_EMBED');
  }
  const identities = identityFor(identity, embed, report.datasetId);
  const body = json({
    datasets: [{ id: report.datasetId }],
    reports: [{ id, allowEdit: false }],
    ...(identities.length > 0 && { identities }),
    lifetimeInMinutes: LIFETIME_MINUTES,
  });
  const { data: token } = await request(
    {
      step: 'embed token',
      url: `${api}/GenerateToken`,
      ...body,
      headers: { ...body.headers, ...headers },
    },
    z.object({ token: z.string(), expiration: z.coerce.date() }),
  );
  const seconds = Math.floor((token.expiration.getTime() - now.getTime()) / 1_000);
  return {
    url: report.embedUrl,
    token: token.token,
    resource: id,
    expires_in: Math.min(seconds, LIFETIME_MINUTES * 60),
  };
}
