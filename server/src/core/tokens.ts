import { hash, randomBytes } from 'node:crypto';

/** A new random token of 256 bits, safe in an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

// Crockford's alphabet: no I, L, O or U, which are misread or form words.
const TYPED = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new random code that people can type: 5 bits per character, in groups of five. */
export function newTypedCode(characters: number): string {
  const code = Array.from(randomBytes(characters), (byte) => TYPED[byte & 31]).join('');
  return (code.match(/.{1,5}/g) ?? []).join('-');
}

/** The code without the differences of typing: letter case, spaces and dashes. */
export function readTypedCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** The stored form of a random token. A slow hash is unnecessary, because it cannot be guessed. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');
