import path from 'node:path';
import { type Environment, environment } from './config-environment.ts';
import { ConfigError, readSecretFiles } from './config-files.ts';

export { ConfigError };

export type Config = ReturnType<typeof parseConfig>;
export type SingleSignOn = NonNullable<Config['singleSignOn']>;

function singleSignOn(e: Environment) {
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
    /** The role of accounts created at a first sign-in; null creates none. */
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

/** Empty settings count as absent. @throws ConfigError, naming the setting */
export function parseConfig(env: NodeJS.ProcessEnv, mode: { demo: boolean }) {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const given = readSecretFiles(present);
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`The setting ${issue?.path.join('.')} ${issue?.message}.`);
  }
  const e = parsed.data;
  checkShared(e);
  return {
    demo: mode.demo,
    port: e.PORT,
    host: e.HOST ?? (mode.demo ? '127.0.0.1' : '0.0.0.0'),
    /** The origin that users open and that mails link to. */
    publicUrl: e.PUBLIC_URL ?? `http://localhost:${e.PORT}`,
    /** If so, other hosts and origins are refused. */
    isPublicUrlSet: e.PUBLIC_URL !== undefined,
    dataDir: path.resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL ?? null,
    databasePrepare: e.DATABASE_PREPARE === 'on',
    mailUrl: e.MAIL_URL ?? null,
    mailFrom: e.MAIL_FROM,
    authSecret: e.AUTH_SECRET ?? null,
    timeZone: e.TIME_ZONE,
    companyName: e.COMPANY_NAME,
    showcaseName: e.SHOWCASE_NAME,
    /** The current key first; null to use the key file in the data directory (D36). */
    vaultKeys: e.VAULT_KEY ?? null,
    /** How far a balance may go below zero, in days (D19). */
    leaveOverdraftDays: e.LEAVE_OVERDRAFT_DAYS,
    /** In Fastify's format (D8). */
    trustProxy: e.TRUST_PROXY,
    demoPassword: e.DEMO_PASSWORD,
    adminTwoFactor: e.ADMIN_TWO_FACTOR,
    singleSignOn: singleSignOn(e),
    filesUrl: e.FILES_URL ?? null,
    logLevel: e.LOG_LEVEL,
    role: e.ROLE,
    /** Null disables /metrics. */
    metricsToken: e.METRICS_TOKEN ?? null,
  };
}
