import { describe, expect, test } from 'vitest';
import { codeAt, parseCodeSecret } from './code-secret.ts';

const PLAIN = 'JBSWY3DPEHPK3PXP';

describe('a secret as platforms print it', () => {
  test.each([
    ['base 32', PLAIN],
    ['with spaces, in lower case', ' jbsw y3dp ehpk 3pxp '],
    ['with dashes and padding', 'JBSW-Y3DP-EHPK-3PXP===='],
    [
      'as the address of a QR code',
      `otpauth://totp/Bank:ana%40x.example?secret=${PLAIN}&issuer=Bank`,
    ],
    ['in lower case there', `otpauth://totp/?issuer=Bank%20%26%20Co&secret=${PLAIN.toLowerCase()}`],
    [
      'with all settings as usual',
      `OTPAUTH://TOTP/x?secret=${PLAIN}&algorithm=sha1&digits=6&period=30`,
    ],
  ])('%s', (_, text) => {
    expect(parseCodeSecret(text)).toBe(PLAIN);
  });

  test('other algorithm, digits and period are kept, and parsed again to the same', () => {
    const kept = parseCodeSecret(
      `otpauth://totp/Bank:ana?secret=${PLAIN}&algorithm=SHA-256&digits=8&period=60`,
    );
    expect(kept).toBe(`otpauth://totp/code?secret=${PLAIN}&algorithm=SHA256&digits=8&period=60`);
    expect(parseCodeSecret(kept ?? '')).toBe(kept);
  });

  test.each([
    '',
    'not base 32!',
    'JBSW',
    '0189',
    `otpauth://hotp/x?secret=${PLAIN}&counter=1`,
    `otpauth://totp/x?secret=${PLAIN}&digits=5`,
    `otpauth://totp/x?secret=${PLAIN}&period=0`,
    `otpauth://totp/x?secret=${PLAIN}&algorithm=MD5`,
    `otpauth://totp/x?secret=${PLAIN}&encoder=steam`,
    'otpauth://totp/x',
    'steam://ABCDEFGH',
    `https://totp/x?secret=${PLAIN}`,
  ])('%j is none', (text) => {
    expect(parseCodeSecret(text)).toBeNull();
  });
});

// RFC 6238, appendix B.
test.each([
  ['SHA1', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', '94287082', '07081804'],
  ['SHA256', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZA', '46119246', '68084774'],
])('codes by %s', (algorithm, secret, at59, at1111111109) => {
  const kept = parseCodeSecret(
    `otpauth://totp/x?secret=${secret}&algorithm=${algorithm}&digits=8`,
  ) as string;
  expect(codeAt(kept, new Date(59_000))).toEqual({ code: at59, validFor: 1 });
  expect(codeAt(kept, new Date(1_111_111_109_000))).toEqual({ code: at1111111109, validFor: 1 });
});
