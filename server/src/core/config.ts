import path from 'node:path';
import type { Role } from '@intranet/contract/core/roles.ts';
import {
  type Environment,
  environment,
  type LOG_LEVELS,
  type ServerRole,
} from './config-environment.ts';
import { ConfigError, readSecretFiles } from './config-files.ts';

export { ConfigError };

export interface Config {
  demo: boolean;
  port: number;
  host: string;
  /** The origin that users open and that mails link to: PUBLIC_URL, or localhost. */
  publicUrl: string;
  /** True if PUBLIC_URL is set; other hosts and origins are then refused. */
  isPublicUrlSet: boolean;
  dataDir: string;
  databaseUrl: string | null;
  /** True to prepare frequent statements; false behind a pooler without prepared statements. */
  databasePrepare: boolean;
  mailUrl: string | null;
  mailFrom: string;
  authSecret: string | null;
  timeZone: string;
  companyName: string;
  showcaseName: string;
  /** The current key first; null to use the key file in the data directory (D36). */
  vaultKeys: string[] | null;
  /** How far a balance may go below zero, in days (D19). */
  leaveOverdraftDays: number;
  /** Trusted proxies, in Fastify's format (D8). */
  trustProxy: boolean | string;
  demoPassword: string;
  adminTwoFactor: 'optional' | 'required';
  singleSignOn: SingleSignOn | null;
  filesUrl: string | null;
  logLevel: (typeof LOG_LEVELS)[number];
  role: ServerRole;
  /** The bearer token for /metrics; null disables the endpoint. */
  metricsToken: string | null;
}

export interface SingleSignOn {
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  name: string;
  /** Role of accounts created at a first sign-in; null creates none. */
  newAccountRole: Role | null;
}

function singleSignOn(e: Environment): SingleSignOn | null {
  if (!e.OIDC_ISSUER && !e.OIDC_CLIENT_ID) return null;
  if (!e.OIDC_ISSUER)
    throw new ConfigError('The setting OIDC_ISSUER is missing, but OIDC_CLIENT_ID is set.');
  if (!e.OIDC_CLIENT_ID)
    throw new ConfigError('The setting OIDC_CLIENT_ID is missing, but OIDC_ISSUER is set.');
  return {
    issuer: e.OIDC_ISSUER,
    clientId: e.OIDC_CLIENT_ID,
    clientSecret: e.OIDC_CLIENT_SECRET ?? null,
    name: e.OIDC_NAME,
    newAccountRole: e.OIDC_NEW_ACCOUNT_ROLE ?? null,
  };
}

/** Settings that servers must share when each does only part of the work. */
const SHARED = ['DATABASE_URL', 'AUTH_SECRET', 'VAULT_KEY'] as const;

function checkShared(e: Environment): void {
  if (e.ROLE === 'all') return;
  const missing = SHARED.find((name) => e[name] === undefined);
  if (missing) {
    throw new ConfigError(
      `The setting ${missing} is missing: servers with ROLE=web or ROLE=worker must share it.`,
    );
  }
}

/**
 * Reads the environment and `<NAME>_FILE` files; empty counts as absent. @throws ConfigError,
 * naming the variable
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
  checkShared(e);
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
