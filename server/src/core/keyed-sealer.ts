import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Seals text under the present one of several keys, bound to the place it is kept in (D36, S15). */
export interface KeyedSealer {
  /** Names the present key. */
  keyId: string;
  /** Whether what was sealed under that key can be opened. */
  knows(keyId: string): boolean;
  /** @param place where it is kept, such as a row and a field: it opens nowhere else */
  seal(text: string, place: string): Buffer;
  /** @throws when the key is not known, or the bytes were not sealed with it for this place */
  open(sealed: Buffer, keyId: string, place: string): string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key's name, which stands beside what it sealed; it says nothing of the key. */
export function nameKey(key: Buffer): string {
  return createHash('sha256').update('key id').update(key).digest('hex').slice(0, 16);
}

/** AES-256-GCM; @param keys the present one first, at least one */
export function createKeyedSealer(keys: readonly Buffer[]): KeyedSealer {
  const [present] = keys;
  if (!present) throw new Error('A sealer needs a key');
  const byId = new Map(keys.map((key) => [nameKey(key), key]));
  return {
    keyId: nameKey(present),
    knows: (keyId) => byId.has(keyId),
    seal(text, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', present, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(sealed, keyId, place) {
      const key = byId.get(keyId);
      if (!key) throw new Error(`The key ${keyId} is not known`);
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const body = sealed.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
  };
}
