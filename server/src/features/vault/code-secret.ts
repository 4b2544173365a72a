import { t } from '@intranet/contract/core/i18n/t.ts';
import { Secret, TOTP } from 'otpauth';

const DEFAULTS = { algorithm: 'SHA1', digits: 6, period: 30 };
const ALGORITHMS = ['SHA1', 'SHA256', 'SHA512'];
const BASE_32 = /^[A-Z2-7]+$/;
/** Shorter secrets are typing errors: platforms use 16 characters or more. */
const MIN_BYTES = 8;

export const noCodeSecret = () =>
  t(
    'This isn’t a secret for one-time codes. Enter letters and the digits 2 to 7, or an address that starts with otpauth://totp/',
  );

type Settings = { secret: string; algorithm: string; digits: number; period: number };

function readAddress(text: string): Settings | null {
  const address = URL.parse(text);
  if (address?.protocol !== 'otpauth:' || address.hostname.toLowerCase() !== 'totp') return null;
  const given = (name: string) => address.searchParams.get(name) || null;
  // Steam's five-letter codes use another algorithm.
  if (given('encoder')) return null;
  return {
    secret: given('secret') ?? '',
    algorithm: (given('algorithm') ?? DEFAULTS.algorithm).toUpperCase().replace('-', ''),
    digits: Number(given('digits') ?? DEFAULTS.digits),
    period: Number(given('period') ?? DEFAULTS.period),
  };
}

/** True for codes of another kind, such as Steam's, whose secret may well be valid. */
export function isOtherCode(text: string): boolean {
  const address = /^[a-z]+:/i.test(text) ? URL.parse(text) : null;
  if (!address) return false;
  return (
    address.protocol !== 'otpauth:' ||
    address.hostname.toLowerCase() !== 'totp' ||
    address.searchParams.has('encoder')
  );
}

const within = (number: number, min: number, max: number) =>
  Number.isInteger(number) && number >= min && number <= max;

function readSettings(text: string): Settings | null {
  const isAddress = /^otpauth:/i.test(text);
  const settings = isAddress ? readAddress(text) : { ...DEFAULTS, secret: text };
  if (!settings) return null;
  const secret = settings.secret.toUpperCase().replaceAll(/[\s-]/g, '').replace(/=+$/, '');
  if (!BASE_32.test(secret) || Secret.fromBase32(secret).bytes.length < MIN_BYTES) return null;
  if (!ALGORITHMS.includes(settings.algorithm)) return null;
  if (!within(settings.digits, 6, 8) || !within(settings.period, 10, 300)) return null;
  return { ...settings, secret };
}

/** The secret, or an otpauth:// address if it deviates from six digits of SHA-1 every 30 s. */
export function parseCodeSecret(text: string): string | null {
  const settings = readSettings(text.trim());
  if (!settings) return null;
  const { secret, algorithm, digits, period } = settings;
  const isPlain =
    algorithm === DEFAULTS.algorithm && digits === DEFAULTS.digits && period === DEFAULTS.period;
  if (isPlain) return secret;
  return `otpauth://totp/code?secret=${secret}&algorithm=${algorithm}&digits=${digits}&period=${period}`;
}

export function codeAt(secret: string, now: Date): { code: string; validFor: number } {
  const settings = readSettings(secret);
  if (!settings) throw new Error('Not a secret that was parsed');
  const timestamp = now.getTime();
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(settings.secret) });
  return {
    code: totp.generate({ timestamp }),
    validFor: Math.ceil(totp.remaining({ timestamp }) / 1_000),
  };
}
