import path from 'node:path';
import { z } from 'zod';

/** A setting that is wrong: one sentence that names it; the start stops with it. */
export class ConfigError extends Error {}

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

const wholeNumber = (min: number, max: number) => {
  const error = `is not a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error);
};

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  MAIL_URL: smtpUrl.optional(),
  MAIL_FROM: z.string().default('Intranet <intranet@localhost>'),
  AUTH_SECRET: z
    .string()
    .min(32, 'is too short: at least 32 characters, such as `openssl rand -hex 32` prints')
    .optional(),
  TIME_ZONE: timeZone.default('America/Sao_Paulo'),
  COMPANY_NAME: z.string().min(1).max(80).default('Intranet'),
  LEAVE_OVERDRAFT_DAYS: wholeNumber(0, 366).default(0),
  TRUST_PROXY: z.string().optional(),
  DEMO_PASSWORD: z
    .string()
    .min(8, 'is too short: at least 8 characters')
    .default('demo-intranet-2026'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `is none of ${LOG_LEVELS.join(', ')}`).default('info'),
});

export interface Config {
  demo: boolean;
  port: number;
  host: string;
  /** Origin of the links in mails; null until the port is known and no PUBLIC_URL is set. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  mailUrl: string | null;
  mailFrom: string;
  authSecret: string | null;
  timeZone: string;
  companyName: string;
  /** Days a balance may go below zero (D19). */
  leaveOverdraftDays: number;
  /** Which proxies to believe, as Fastify takes it; false believes none (D8). */
  trustProxy: boolean | string;
  demoPassword: string;
  logLevel: (typeof LOG_LEVELS)[number];
}

function parseTrustProxy(value: string | undefined): boolean | string {
  if (value === undefined || value === '' || value === 'false') return false;
  return value === 'true' ? true : value;
}

/**
 * Reads the environment once. An empty value counts as absent.
 * @throws ConfigError with one sentence that names the variable
 */
export function parseConfig(env: NodeJS.ProcessEnv, mode: { demo: boolean }): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`The setting ${issue?.path.join('.')} ${issue?.message}.`);
  }
  const e = parsed.data;
  const companyName = e.COMPANY_NAME;
  return {
    demo: mode.demo,
    port: e.PORT,
    host: e.HOST ?? (mode.demo ? '127.0.0.1' : '0.0.0.0'),
    publicUrl: e.PUBLIC_URL ?? `http://localhost:${e.PORT}`,
    dataDir: path.resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL ?? null,
    mailUrl: e.MAIL_URL ?? null,
    mailFrom: e.MAIL_FROM,
    authSecret: e.AUTH_SECRET ?? null,
    timeZone: e.TIME_ZONE,
    companyName,
    leaveOverdraftDays: e.LEAVE_OVERDRAFT_DAYS,
    trustProxy: parseTrustProxy(e.TRUST_PROXY),
    demoPassword: e.DEMO_PASSWORD,
    logLevel: e.LOG_LEVEL,
  };
}
