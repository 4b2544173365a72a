import { z } from 'zod';
import { ConfigError } from './config-files.ts';
import { isSecureAddress } from './config-values.ts';

const error = 'is not an https address such as https://reports.example.com';

/** A provider gets secrets, and its pages are framed, so it uses https or runs on this machine. */
const providerUrl = z
  .url({ protocol: /^https?$/, error })
  .refine((text) => isSecureAddress(text) && !/[?#@]/.test(text), { error })
  .transform((text) => text.replace(/\/+$/, ''));

/** A setting that may be secret, marked by its caller. */
type MarkSecret = <S extends z.ZodType>(schema: S) => S;

/** The settings of products whose dashboards items can show with tokens. */
export const embedEnvironment = (secret: MarkSecret) => ({
  METABASE_URL: providerUrl.optional(),
  METABASE_SECRET: secret(z.string().min(32, 'is too short: at least 32 characters').optional()),
  SUPERSET_URL: providerUrl.optional(),
  SUPERSET_USER: z.string().optional(),
  SUPERSET_PASSWORD: secret(z.string().optional()),
  POWERBI_TENANT: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]*$/i, 'is not the id of a tenant or its domain')
    .optional(),
  POWERBI_CLIENT_ID: z.string().optional(),
  POWERBI_CLIENT_SECRET: secret(z.string().optional()),
  POWERBI_AUTHORITY: providerUrl.default('https://login.microsoftonline.com'),
  POWERBI_API: providerUrl.default('https://api.powerbi.com'),
  POWERBI_SCOPE: z
    .string()
    .regex(/^\S+$/, 'contains a space')
    .default('https://analysis.windows.net/powerbi/api/.default'),
  POWERBI_EMBED: providerUrl.default('https://app.powerbi.com'),
});

type EmbedEnvironment = z.output<z.ZodObject<ReturnType<typeof embedEnvironment>>>;
type Name = keyof EmbedEnvironment;

/** The addresses whose pages are framed. */
const FRAMED = ['METABASE_URL', 'SUPERSET_URL', 'POWERBI_EMBED'] as const;

/** True if all are set, false if none is. @throws ConfigError that names a missing one */
function areSet<N extends Name>(
  e: EmbedEnvironment,
  names: readonly N[],
): e is EmbedEnvironment & Record<N, string> {
  const given = names.find((name) => e[name] !== undefined);
  const missing = names.find((name) => e[name] === undefined);
  if (given !== undefined && missing !== undefined) {
    throw new ConfigError(`The setting ${missing} is missing, but ${given} is set.`);
  }
  return missing === undefined;
}

/** A page at our own origin could leave its frame's sandbox. @throws ConfigError */
function assertOtherOrigin(e: EmbedEnvironment, ownUrls: readonly string[]): void {
  const own = ownUrls.map((url) => new URL(url).origin);
  const name = FRAMED.find((key) => own.includes(new URL(e[key] ?? 'about:blank').origin));
  if (!name) return;
  throw new ConfigError(
    `The setting ${name} has the intranet’s own origin. Serve the product under another host name or port.`,
  );
}

/** The providers that are set up. @param ownUrls addresses of the intranet @throws ConfigError */
export function embedProviders(e: EmbedEnvironment, ownUrls: readonly string[]) {
  assertOtherOrigin(e, ownUrls);
  return {
    metabase: areSet(e, ['METABASE_URL', 'METABASE_SECRET'])
      ? { url: e.METABASE_URL, secret: e.METABASE_SECRET }
      : null,
    superset: areSet(e, ['SUPERSET_URL', 'SUPERSET_USER', 'SUPERSET_PASSWORD'])
      ? { url: e.SUPERSET_URL, user: e.SUPERSET_USER, password: e.SUPERSET_PASSWORD }
      : null,
    powerbi: areSet(e, ['POWERBI_TENANT', 'POWERBI_CLIENT_ID', 'POWERBI_CLIENT_SECRET'])
      ? {
          /** The address of its frames. */
          url: e.POWERBI_EMBED,
          api: e.POWERBI_API,
          scope: e.POWERBI_SCOPE,
          tokenUrl: `${e.POWERBI_AUTHORITY}/${e.POWERBI_TENANT}/oauth2/v2.0/token`,
          clientId: e.POWERBI_CLIENT_ID,
          clientSecret: e.POWERBI_CLIENT_SECRET,
        }
      : null,
  };
}

export type EmbedProviders = ReturnType<typeof embedProviders>;
