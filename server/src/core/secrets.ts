import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';
import { link, open, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '#core/config.ts';
import { parseSealingKey } from '#core/sealing-key.ts';

/** A new random token of 256 bits, safe in an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

// Crockford's: no I, L, O or U, which are misread or spell words.
const TYPED = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A random code that people may have to type: 5 bits a character, in groups of five. */
export function newTypedCode(characters: number): string {
  const code = Array.from(randomBytes(characters), (byte) => TYPED[byte & 31]).join('');
  return (code.match(/.{1,5}/g) ?? []).join('-');
}

/** The same code, however it was typed: letter case, spaces and dashes do not count. */
export function readTypedCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** What is stored of a random token. It needs no slow hash: there is nothing to guess. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/**
 * Seals text under a key that is not in the database, bound to the place that stores it (S15).
 * See docs/decisions/0019.
 */
export interface Sealer {
  /** @param place what the text is bound to, such as a table, row and field */
  seal(text: string, place: string): Buffer;
  /** @throws Error when the bytes were not sealed with this key for this place */
  open(sealed: Buffer, place: string): string;
  /**
   * Opens what a version before bound values sealed. Only `bindSealed` may use it.
   * @throws Error when the bytes were not sealed with this key
   */
  openUnbound(sealed: Buffer): string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Part of the associated data; a later format gets another number. */
const FORMAT = 2;

/** AES-256-GCM under a key derived from the secret, one key for each purpose. */
export function createSealer(secret: string, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const boundTo = (place: string) => Buffer.from(JSON.stringify([FORMAT, purpose, place]));
  const decrypt = (sealed: Buffer, associated?: Buffer): string => {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
    if (associated) decipher.setAAD(associated);
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const body = sealed.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  };
  return {
    seal(text, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open: (sealed, place) => decrypt(sealed, boundTo(place)),
    openUnbound: (sealed) => decrypt(sealed),
  };
}

/**
 * A value from a version before bound values, sealed again for its place; null when it cannot be
 * opened, as after a change of AUTH_SECRET.
 */
export function bindSealed(sealer: Sealer, sealed: Buffer, place: string): Buffer | null {
  try {
    return sealer.seal(sealer.openUnbound(sealed), place);
  } catch {
    return null;
  }
}

/** One key for each purpose, all from the one secret. */
export function createSealers(secret: string) {
  return {
    mailSealer: createSealer(secret, 'mail outbox'),
    twoFactorSealer: createSealer(secret, 'two-factor'),
    cookieSealer: createSealer(secret, 'cookies'),
  };
}

const LEAST_SECRET = 32;

/** Makes a file of mode 0600 with a secret in it, unless there is one; returns what it holds. */
async function keepSecret(file: string): Promise<string> {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, newToken(), { mode: 0o600, flush: true });
  try {
    // Whole or not at all, and never over one that exists.
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
  return (await readFile(file, 'utf8')).trim();
}

/**
 * The secret of AUTH_SECRET, else one that is made once and kept in the data directory, 0600.
 * @throws ConfigError when the file holds no secret, as after a crash of the disk
 */
export async function loadAuthSecret(given: string | null, dataDir: string): Promise<string> {
  if (given) return given;
  const file = path.join(dataDir, 'auth-secret');
  const secret = await keepSecret(file);
  if (secret.length >= LEAST_SECRET) return secret;
  throw new ConfigError(
    `The file ${file} holds no secret: bring it back from a backup, or delete it: mails that wait and authenticator apps are lost then.`,
  );
}

/** Where the vault's keys are kept when VAULT_KEY names none: one a line, the present one first. */
export const vaultKeyFile = (dataDir: string) => path.join(dataDir, 'vault-key');

/**
 * The keys of VAULT_KEY, else those of a file that is made once with one, 0600 (D36).
 * @throws ConfigError when the file holds no key
 */
export async function loadVaultKeys(given: string[] | null, dataDir: string): Promise<Buffer[]> {
  const file = vaultKeyFile(dataDir);
  const lines = given ?? (await keepSecret(file)).split('\n').map((line) => line.trim());
  const keys = lines.map(parseSealingKey).filter((key) => key !== null);
  if (keys.length === lines.length && keys.length > 0) return keys;
  throw new ConfigError(
    `The file ${file} holds no key for the vault: bring it back from a backup; without it the vault's passwords are lost.`,
  );
}

/** A new key for the vault. */
export const newVaultKey = () => randomBytes(32);

/** Makes these the keys of the file, whole or not at all, whatever happens meanwhile. */
export async function saveVaultKeys(dataDir: string, keys: readonly Buffer[]): Promise<void> {
  const file = vaultKeyFile(dataDir);
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const text = keys.map((key) => key.toString('base64url')).join('\n');
  try {
    await writeFile(draft, text, { mode: 0o600, flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  // The folder, too: until then a power cut may bring the former file back.
  const folder = await open(dataDir, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
