import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts text under the current one of several keys, bound to a context (D36, S15). */
export interface KeyedSealer {
  keyId: string;
  knows(keyId: string): boolean;
  /** @param context such as a row and a field; the text opens in no other */
  seal(text: string, context: string): Buffer;
  /** @throws Error if the key is unknown, or the bytes belong to another key or context */
  open(sealed: Buffer, keyId: string, context: string): string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key's id, stored with the text it sealed; it reveals nothing about the key. */
export function nameKey(key: Buffer): string {
  return createHash('sha256').update('key id').update(key).digest('hex').slice(0, 16);
}

/** Uses AES-256-GCM. The first key is the current one. */
export function createKeyedSealer(keys: readonly Buffer[]): KeyedSealer {
  const [current] = keys;
  if (!current) throw new Error('A sealer needs a key');
  const byId = new Map(keys.map((key) => [nameKey(key), key]));
  return {
    keyId: nameKey(current),
    knows: (keyId) => byId.has(keyId),
    seal(text, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(sealed, keyId, context) {
      const key = byId.get(keyId);
      if (!key) throw new Error(`The key ${keyId} is not known`);
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const body = sealed.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
  };
}
