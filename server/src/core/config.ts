import path from 'node:path';
import { DEFAULT_BRAND } from '@intranet/contract/core/brand.ts';
import { ROLES, type Role } from '@intranet/contract/core/roles.ts';
import { z } from 'zod';
import { embedEnvironment, embedProviders } from './config-embeds.ts';
import { ConfigError, readSecretFiles } from './config-files.ts';
import {
  filesUrl,
  issuerUrl,
  longText,
  postgresUrl,
  publicUrls,
  sender,
  showcaseName,
  smtpUrl,
  timeZone,
  trustProxy,
  vaultKeys,
  wholeNumber,
} from './config-values.ts';

export { ConfigError };

const SERVER_ROLES = ['all', 'web', 'worker'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Marks a setting that `<NAME>_FILE` may give as a file, as container engines mount them. */
const secret = <S extends z.ZodType>(schema: S): S => schema.meta({ secret: true });

/** All settings. `.env.example` explains each of them. */
export const environment = z.object({
  PORT: wholeNumber(0, 65_535).prefault('3000'),
  HOST: z.string().optional(),
  PUBLIC_URL: publicUrls.default([]),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: secret(postgresUrl.optional()),
  DATABASE_PREPARE: z.enum(['on', 'off'], 'is neither on nor off').default('on'),
  MAIL_URL: secret(smtpUrl.optional()),
  MAIL_FROM: sender.default('Intranet <intranet@localhost>'),
  MAIL_CONNECTIONS: wholeNumber(1, 500).prefault('3'),
  OUTBOX_MONTHS: wholeNumber(1, 1_200).prefault('12'),
  AUTH_SECRET: secret(longText(32).optional()),
  TIME_ZONE: timeZone.default('America/Sao_Paulo'),
  COMPANY_NAME: z.string().min(1).max(80).default('Intranet'),
  BRAND_COLOUR: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'is not a colour such as #0f5c4d')
    .default(DEFAULT_BRAND),
  COMPANY_LOGO: z.string().optional(),
  COMPANY_LOGO_DARK: z.string().optional(),
  SHOWCASE_NAME: showcaseName.default('pipeline'),
  TRANSLATIONS_DIR: z.string().optional(),
  WEB_DIR: z.string().optional(),
  VAULT_KEY: secret(vaultKeys.optional()),
  LEAVE_OVERDRAFT_DAYS: wholeNumber(0, 366).prefault('0'),
  UNDO_SECONDS: wholeNumber(1, 600).prefault('30'),
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
  OIDC_CLIENT_SECRET: secret(z.string().optional()),
  OIDC_NAME: z.string().max(40, 'is longer than 40 characters').default('Microsoft'),
  OIDC_NEW_ACCOUNT_ROLE: z.enum(ROLES, `is none of ${ROLES.join(', ')}`).optional(),
  FILES_URL: secret(filesUrl.optional()),
  LOG_LEVEL: z.enum(LOG_LEVELS, `is none of ${LOG_LEVELS.join(', ')}`).optional(),
  ROLE: z.enum(SERVER_ROLES, `is none of ${SERVER_ROLES.join(', ')}`).default('all'),
  METRICS_TOKEN: secret(longText(16).optional()),
  ...embedEnvironment(secret),
});

type Environment = z.output<typeof environment>;

const SECRETS = Object.entries(environment.shape).flatMap(([name, schema]) =>
  schema.meta()?.secret ? [name] : [],
);

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
  if (!e.OIDC_ISSUER || !e.OIDC_CLIENT_ID) {
    const [missing, given] = e.OIDC_ISSUER
      ? ['OIDC_CLIENT_ID', 'OIDC_ISSUER']
      : ['OIDC_ISSUER', 'OIDC_CLIENT_ID'];
    throw new ConfigError(`The setting ${missing} is missing, but ${given} is set.`);
  }
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

/** An empty value counts as absent. @throws ConfigError that names the variable */
export function parseConfig(env: NodeJS.ProcessEnv, { demo }: { demo: boolean }) {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(readSecretFiles(present, SECRETS));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`The setting ${String(issue?.path[0])} ${issue?.message}.`);
  }
  const e = parsed.data;
  checkShared(e);
  const publicUrl = e.PUBLIC_URL[0] ?? `http://localhost:${e.PORT}`;
  return {
    demo,
    port: e.PORT,
    host: e.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    /** The origin that mails link to: the first of PUBLIC_URL. */
    publicUrl,
    /** The origins of PUBLIC_URL; all others are refused, unless there are none. */
    publicUrls: e.PUBLIC_URL,
    dataDir: path.resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL ?? null,
    databasePrepare: e.DATABASE_PREPARE === 'on',
    mailUrl: e.MAIL_URL ?? null,
    mailFrom: e.MAIL_FROM,
    /** Connections to the mail server, which is also the number of emails sent at once. */
    mailConnections: e.MAIL_CONNECTIONS,
    /** Older months of emails are dropped (decision 51). */
    outboxMonths: e.OUTBOX_MONTHS,
    authSecret: e.AUTH_SECRET ?? null,
    timeZone: e.TIME_ZONE,
    companyName: e.COMPANY_NAME,
    brandColour: e.BRAND_COLOUR,
    companyLogo: e.COMPANY_LOGO ?? null,
    companyLogoDark: e.COMPANY_LOGO_DARK ?? null,
    showcaseName: e.SHOWCASE_NAME,
    translationsDir: e.TRANSLATIONS_DIR ? path.resolve(e.TRANSLATIONS_DIR) : null,
    webDir: e.WEB_DIR ?? null,
    /** The current key first; null to use the key file in the data directory (D36). */
    vaultKeys: e.VAULT_KEY ?? null,
    leaveOverdraftDays: e.LEAVE_OVERDRAFT_DAYS,
    undoSeconds: e.UNDO_SECONDS,
    /** In Fastify's format (D8). */
    trustProxy: e.TRUST_PROXY,
    demoPassword: e.DEMO_PASSWORD,
    adminTwoFactor: e.ADMIN_TWO_FACTOR,
    singleSignOn: singleSignOn(e),
    filesUrl: e.FILES_URL ?? null,
    /** The demo logs no requests, so that its people and password stay in view. */
    logLevel: e.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    /** Log lines for people, also where the output is no terminal. */
    readableLog: demo && e.LOG_LEVEL === undefined,
    role: e.ROLE,
    metricsToken: e.METRICS_TOKEN ?? null,
    embeds: embedProviders(e, [publicUrl, ...e.PUBLIC_URL]),
  };
}

export type Config = ReturnType<typeof parseConfig>;
