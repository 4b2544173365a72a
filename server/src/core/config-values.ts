import net from 'node:net';
import { PAGES, SHOWCASE_PAGE } from '@intranet/contract/pages.ts';
import { z } from 'zod';
import { parseFilesUrl } from './files/files-url.ts';
import { parseSealingKey } from './sealing-key.ts';

/** The kinds of values that settings have, with the sentence about a wrong one. */
export const timeZone = z.string().refine(
  (zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
    } catch {
      return false;
    }
  },
  { error: 'is not a time zone such as America/Sao_Paulo' },
);

const httpUrl = z.url({
  protocol: /^https?$/,
  error: ({ input }) =>
    `lists “${input}”, which is not an address such as https://intranet.example.com`,
});

/** Origins, each once, with commas between. */
export const publicUrls = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .pipe(z.array(httpUrl))
  .transform((urls) => [...new Set(urls.map((url) => new URL(url).origin))]);

export const smtpUrl = z.url({
  protocol: /^smtps?$/,
  error: 'is not an address such as smtp://user:password@mail.example.com:587',
});
export const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'is not an address such as postgres://user:password@host:5432/intranet',
});

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]', '::1'];

export function isLoopback(host: string): boolean {
  return LOOPBACK.includes(host) || host.startsWith('127.');
}

/** True for https, and for http on this machine. */
export function isSecureAddress(text: string): boolean {
  const { protocol, hostname = '' } = URL.parse(text) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
}

/** Secrets are sent to the issuer, so it must use https or run on this machine. */
export const issuerUrl = z
  .url('is not an address such as https://login.example.com')
  .refine(isSecureAddress, 'is not an https address');

export const filesUrl = z
  .string()
  .refine(
    (text) => parseFilesUrl(text) !== null,
    'is not an address such as s3://key:secret@s3.eu-west-1.amazonaws.com/bucket?region=eu-west-1 (a / in the secret is written %2F)',
  );

export const wholeNumber = (min: number, max: number) => {
  const error = `is not a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((number) => number >= min && number <= max, error);
};

const PROXY_GROUPS = ['loopback', 'linklocal', 'uniquelocal'];

function isProxy(text: string): boolean {
  const [address = '', prefix, ...rest] = text.trim().split('/');
  if (PROXY_GROUPS.includes(text.trim())) return true;
  const bits = net.isIPv4(address) ? 32 : net.isIPv6(address) ? 128 : -1;
  if (prefix === undefined || rest.length > 0) return bits > 0 && rest.length === 0;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
}

export const trustProxy = z
  .string()
  .default('false')
  .refine(
    (value) => ['true', 'false'].includes(value) || value.split(',').every(isProxy),
    'is neither true, false, an address nor a range such as 10.0.0.0/8',
  )
  .transform((value) => (value === 'true' ? true : value === 'false' ? false : value));

const RESERVED = ['api', 'assets', 'healthz', 'logout', 'metrics', 'readyz', 'showcase'];
const TAKEN = new Set([...PAGES.map(({ path }) => path.slice(1)), ...RESERVED]);

/** The path of the project cards (D5); must differ from every other page's. */
export const showcaseName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'is not a name of lower-case letters, digits and dashes')
  .refine(
    (name) => `/${name}` === SHOWCASE_PAGE || !TAKEN.has(name),
    'is the name of another page',
  );

export const vaultKeys = z
  .string()
  .transform((text) => text.split(',').map((key) => key.trim()))
  .refine(
    (keys) => keys.every((key) => parseSealingKey(key) !== null),
    'is not one or more keys of 32 bytes, such as `openssl rand -hex 32` prints, with commas between',
  );

export const sender = z
  .string()
  .regex(
    /^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/,
    'is not a sender such as Intranet <intranet@example.com>',
  );

export const longText = (min: number) =>
  z
    .string()
    .min(min, `is too short: at least ${min} characters, such as \`openssl rand -hex 32\` prints`);
