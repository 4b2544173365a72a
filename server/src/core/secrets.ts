import { hkdfSync, randomBytes } from 'node:crypto';
import { link, open, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { decrypt, encrypt } from '#core/aes-gcm.ts';
import { ConfigError } from '#core/config.ts';
import { parseSealingKey } from '#core/sealing-key.ts';
import { newToken } from '#core/tokens.ts';

/** Encrypts text under a key outside the database, bound to a context (S15); see docs/decisions/0019. */
export interface Sealer {
  seal(text: string, context: string): Buffer;
  /** @throws Error if the bytes belong to another key or context */
  open(sealed: Buffer, context: string): string;
  /** Opens text from a version without contexts; for `bindSealed` only. @throws Error */
  openUnbound(sealed: Buffer): string;
}

/** Part of the associated data. A future format gets another number. */
const FORMAT = 2;

export function createSealer(secret: string, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const bindTo = (context: string) => Buffer.from(JSON.stringify([FORMAT, purpose, context]));
  return {
    seal: (text, context) => encrypt(key, text, bindTo(context)),
    open: (sealed, context) => decrypt(key, sealed, bindTo(context)),
    openUnbound: (sealed) => decrypt(key, sealed),
  };
}

/** Reseals text from a version without contexts; null if it cannot be opened. */
export function bindSealed(sealer: Sealer, sealed: Buffer, context: string): Buffer | null {
  try {
    return sealer.seal(sealer.openUnbound(sealed), context);
  } catch {
    return null;
  }
}

export function createSealers(secret: string) {
  return {
    mailSealer: createSealer(secret, 'mail outbox'),
    twoFactorSealer: createSealer(secret, 'two-factor'),
    webhookSealer: createSealer(secret, 'webhooks'),
    cookieSealer: createSealer(secret, 'cookies'),
  };
}

const MIN_SECRET_LENGTH = 32;

/** Creates a file of mode 0600 with a new secret, unless it exists; returns its content. */
async function keepSecret(file: string): Promise<string> {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, newToken(), { mode: 0o600, flush: true });
  try {
    // A link is atomic and never replaces an existing file.
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
  return (await readFile(file, 'utf8')).trim();
}

/** AUTH_SECRET, otherwise a file created on first use. @throws ConfigError if the file contains no secret */
export async function loadAuthSecret(given: string | null, dataDir: string): Promise<string> {
  if (given) return given;
  const file = path.join(dataDir, 'auth-secret');
  const secret = await keepSecret(file);
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new ConfigError(
    `The file ${file} contains no secret: restore it from a backup, or delete it and lose waiting mails and authenticator apps.`,
  );
}

/** The vault's key file, for use without VAULT_KEY: one key per line, the current one first. */
export const vaultKeyFile = (dataDir: string) => path.join(dataDir, 'vault-key');

/** VAULT_KEY, otherwise a file created on first use (D36). @throws ConfigError if the file contains no key */
export async function loadVaultKeys(given: string[] | null, dataDir: string): Promise<Buffer[]> {
  const file = vaultKeyFile(dataDir);
  const lines = given ?? (await keepSecret(file)).split('\n').map((line) => line.trim());
  const keys = lines.map(parseSealingKey).filter((key) => key !== null);
  if (keys.length === lines.length && keys.length > 0) return keys;
  throw new ConfigError(
    `The file ${file} contains no key for the vault: restore it from a backup; without it, the vault's passwords are lost.`,
  );
}

export const newVaultKey = () => randomBytes(32);

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
  // The folder is synced too, because a power failure may restore the previous file until then.
  const folder = await open(dataDir, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
