import net from 'node:net';
import path from 'node:path';
import { ROLES, type Role } from '@intranet/contract/core/roles.ts';
import { PAGES, SHOWCASE_PAGE } from '@intranet/contract/pages.ts';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { readSecretFiles } from './config-files.ts';
import { parseFilesUrl } from './files/files-url.ts';
import { parseSealingKey } from './sealing-key.ts';

export { ConfigError };

/** What a server process does: answer people, work the queues, or both. */
export const SERVER_ROLES = ['all', 'web', 'worker'] as const;
export type ServerRole = (typeof SERVER_ROLES)[number];

const timeZone = z.string().refine(
  (zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
    } catch {
      return false;
    }
  },
  { error: 'is not a time zone such as America/Sao_Paulo' },
);

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'is not an address such as https://intranet.example.com' })
  .transform((url) => new URL(url).origin);

const smtpUrl = z.url({
  protocol: /^smtps?$/,
  error: 'is not an address such as smtp://user:password@mail.example.com:587',
});
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'is not an address such as postgres://user:password@host:5432/intranet',
});

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** Whether only this machine can reach a server that listens at this HOST. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.includes(host) || host.startsWith('127.');
}

/** Secrets travel to an issuer: only over https, or within this machine. */
const issuerUrl = z.url('is not an address such as https://login.example.com').refine((text) => {
  const { protocol, hostname = '' } = URL.parse(text) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
}, 'is not an https address');

const filesUrl = z
  .string()
  .refine(
    (text) => parseFilesUrl(text) !== null,
    'is not an address such as s3://key:secret@s3.eu-west-1.amazonaws.com/bucket?region=eu-west-1 (a / in the secret is written %2F)',
  );

const wholeNumber = (min: number, max: number) => {
  const error = `is not a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((number) => number >= min && number <= max, error);
};

const PROXY_GROUPS = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a range such as 10.0.0.0/8, or a group's name. */
function isProxy(text: string): boolean {
  const [address = '', prefix, ...rest] = text.trim().split('/');
  if (PROXY_GROUPS.includes(text.trim())) return true;
  const bits = net.isIPv4(address) ? 32 : net.isIPv6(address) ? 128 : -1;
  if (prefix === undefined || rest.length > 0) return bits > 0 && rest.length === 0;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
}

/** Which proxies to believe, as Fastify takes it. */
const trustProxy = z
  .string()
  .default('false')
  .refine(
    (value) => ['true', 'false'].includes(value) || value.split(',').every(isProxy),
    'is neither true, false, an address nor a range such as 10.0.0.0/8',
  )
  .transform((value) => (value === 'true' ? true : value === 'false' ? false : value));

/** First parts of addresses that are no page's. */
const RESERVED = ['api', 'assets', 'healthz', 'logout', 'metrics', 'readyz', 'showcase'];
const TAKEN = new Set([...PAGES.map(({ path }) => path.slice(1)), ...RESERVED]);

/** The path of the project cards (D5): one that nothing else has. */
const showcaseName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'is not a name of lower-case letters, digits and dashes')
  .refine(
    (name) => `/${name}` === SHOWCASE_PAGE || !TAKEN.has(name),
    'is the name of another page',
  );

/** Keys of the vault, the present one first, older ones after commas. */
const vaultKeys = z
  .string()
  .transform((text) => text.split(',').map((key) => key.trim()))
  .refine(
    (keys) => keys.every((key) => parseSealingKey(key) !== null),
    'is not one or more keys of 32 bytes, such as `openssl rand -hex 32` prints, with commas between',
  );

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environment = z.object({
  PORT: wholeNumber(0, 65_535).prefault('3000'),
  HOST: z.string().optional(),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_PREPARE: z.enum(['on', 'off'], 'is neither on nor off').default('on'),
  MAIL_URL: smtpUrl.optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/,
      'is not a sender such as Intranet <intranet@example.com>',
    )
    .default('Intranet <intranet@localhost>'),
  AUTH_SECRET: z
    .string()
    .min(32, 'is too short: at least 32 characters, such as `openssl rand -hex 32` prints')
    .optional(),
  TIME_ZONE: timeZone.default('America/Sao_Paulo'),
  COMPANY_NAME: z.string().min(1).max(80).default('Intranet'),
  SHOWCASE_NAME: showcaseName.default('pipeline'),
  VAULT_KEY: vaultKeys.optional(),
  LEAVE_OVERDRAFT_DAYS: wholeNumber(0, 366).prefault('0'),
  TRUST_PROXY: trustProxy,
  DEMO_PASSWORD: z
    .string()
    .min(8, 'is too short: at least 8 characters')
    .default('demo-intranet-2026'),
  ADMIN_TWO_FACTOR: z
    .enum(['optional', 'required'], 'is neither optional nor required')
    .default('optional'),
  OIDC_ISSUER: issuerUrl.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40, 'is longer than 40 characters').default('Microsoft'),
  OIDC_NEW_ACCOUNT_ROLE: z.enum(ROLES, `is none of ${ROLES.join(', ')}`).optional(),
  FILES_URL: filesUrl.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `is none of ${LOG_LEVELS.join(', ')}`).default('info'),
  ROLE: z.enum(SERVER_ROLES, `is none of ${SERVER_ROLES.join(', ')}`).default('all'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'is too short: at least 16 characters, such as `openssl rand -hex 32` prints')
    .optional(),
});

export interface Config {
  demo: boolean;
  port: number;
  host: string;
  /** The origin people use, also in mails: PUBLIC_URL, or else localhost. */
  publicUrl: string;
  /** Whether PUBLIC_URL is set: then no other host or origin is accepted. */
  isPublicUrlSet: boolean;
  dataDir: string;
  databaseUrl: string | null;
  /** Whether frequent statements are prepared; not behind a pooler that lends single transactions. */
  databasePrepare: boolean;
  mailUrl: string | null;
  mailFrom: string;
  authSecret: string | null;
  timeZone: string;
  companyName: string;
  /** The path of the project cards, without its slash (D5). */
  showcaseName: string;
  /** Keys of the vault, the present one first; null keeps one in the data directory (D36). */
  vaultKeys: string[] | null;
  /** Days a balance may go below zero (D19). */
  leaveOverdraftDays: number;
  /** Which proxies to believe, as Fastify takes it; false believes none (D8). */
  trustProxy: boolean | string;
  demoPassword: string;
  /** Whether administrators must have a second factor. */
  adminTwoFactor: 'optional' | 'required';
  /** Sign-in through an identity provider; null when none is set up. */
  singleSignOn: SingleSignOn | null;
  /** An S3-compatible bucket for uploads; null keeps them in the data directory (D38). */
  filesUrl: string | null;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Whether this process answers people, works the queues, or does both. */
  role: ServerRole;
  /** What whoever reads /metrics has to show; null means that there is no such address. */
  metricsToken: string | null;
}

export interface SingleSignOn {
  issuer: string;
  clientId: string;
  /** Null for a public client. */
  clientSecret: string | null;
  /** What the button on /login says after "Sign in with". */
  name: string;
  /** Of accounts made at a first sign-in; null makes none. */
  newAccountRole: Role | null;
}

/** @throws ConfigError when only a part of it is given */
function singleSignOn(e: z.output<typeof environment>): SingleSignOn | null {
  if (!e.OIDC_ISSUER && !e.OIDC_CLIENT_ID) return null;
  if (!e.OIDC_ISSUER)
    throw new ConfigError('The setting OIDC_ISSUER is missing beside OIDC_CLIENT_ID.');
  if (!e.OIDC_CLIENT_ID)
    throw new ConfigError('The setting OIDC_CLIENT_ID is missing beside OIDC_ISSUER.');
  return {
    issuer: e.OIDC_ISSUER,
    clientId: e.OIDC_CLIENT_ID,
    clientSecret: e.OIDC_CLIENT_SECRET ?? null,
    name: e.OIDC_NAME,
    newAccountRole: e.OIDC_NEW_ACCOUNT_ROLE ?? null,
  };
}

/** What servers that share the work must share, and so cannot make for themselves. */
const SHARED = ['DATABASE_URL', 'AUTH_SECRET', 'VAULT_KEY'] as const;

/** @throws ConfigError when a server of several would keep to itself what all need */
function demandShared(e: z.output<typeof environment>): void {
  if (e.ROLE === 'all') return;
  const missing = SHARED.find((name) => e[name] === undefined);
  if (missing) {
    throw new ConfigError(
      `The setting ${missing} is missing: servers with ROLE=web or ROLE=worker share it.`,
    );
  }
}

/**
 * Reads the environment once, and the files that its `<NAME>_FILE` settings name. An empty value
 * counts as absent.
 * @throws ConfigError with one sentence that names the variable
 */
export function parseConfig(env: NodeJS.ProcessEnv, mode: { demo: boolean }): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const given = readSecretFiles(present);
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`The setting ${issue?.path.join('.')} ${issue?.message}.`);
  }
  const e = parsed.data;
  demandShared(e);
  const companyName = e.COMPANY_NAME;
  return {
    demo: mode.demo,
    port: e.PORT,
    host: e.HOST ?? (mode.demo ? '127.0.0.1' : '0.0.0.0'),
    publicUrl: e.PUBLIC_URL ?? `http://localhost:${e.PORT}`,
    isPublicUrlSet: e.PUBLIC_URL !== undefined,
    dataDir: path.resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL ?? null,
    databasePrepare: e.DATABASE_PREPARE === 'on',
    mailUrl: e.MAIL_URL ?? null,
    mailFrom: e.MAIL_FROM,
    authSecret: e.AUTH_SECRET ?? null,
    timeZone: e.TIME_ZONE,
    companyName,
    showcaseName: e.SHOWCASE_NAME,
    vaultKeys: e.VAULT_KEY ?? null,
    leaveOverdraftDays: e.LEAVE_OVERDRAFT_DAYS,
    trustProxy: e.TRUST_PROXY,
    demoPassword: e.DEMO_PASSWORD,
    adminTwoFactor: e.ADMIN_TWO_FACTOR,
    singleSignOn: singleSignOn(e),
    filesUrl: e.FILES_URL ?? null,
    logLevel: e.LOG_LEVEL,
    role: e.ROLE,
    metricsToken: e.METRICS_TOKEN ?? null,
  };
}
