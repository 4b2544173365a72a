import net from 'node:net';
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

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environment = z.object({
  PORT: wholeNumber(0, 65_535).prefault('3000'),
  HOST: z.string().optional(),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
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
  LEAVE_OVERDRAFT_DAYS: wholeNumber(0, 366).prefault('0'),
  TRUST_PROXY: trustProxy,
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
    trustProxy: e.TRUST_PROXY,
    demoPassword: e.DEMO_PASSWORD,
    logLevel: e.LOG_LEVEL,
  };
}
