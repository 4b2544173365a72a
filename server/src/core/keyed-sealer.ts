import { createHash } from 'node:crypto';
import { decrypt, encrypt } from './aes-gcm.ts';

/** Encrypts text under the current one of several keys, bound to a context (D36, S15). */
export interface KeyedSealer {
  keyId: string;
  knows(keyId: string): boolean;
  /** @param context such as a row and a field; the text opens in no other */
  seal(text: string, context: string): Buffer;
  /** @throws Error if the key is unknown, or the bytes belong to another key or context */
  open(sealed: Buffer, keyId: string, context: string): string;
}

/** A key's id, stored with the text it sealed; it reveals nothing about the key. */
export function nameKey(key: Buffer): string {
  return createHash('sha256').update('key id').update(key).digest('hex').slice(0, 16);
}

/** The first key is the current one. */
export function createKeyedSealer(keys: readonly Buffer[]): KeyedSealer {
  const [current] = keys;
  if (!current) throw new Error('A sealer needs a key');
  const byId = new Map(keys.map((key) => [nameKey(key), key]));
  return {
    keyId: nameKey(current),
    knows: (keyId) => byId.has(keyId),
    seal: (text, context) => encrypt(current, text, Buffer.from(context)),
    open(sealed, keyId, context) {
      const key = byId.get(keyId);
      if (!key) throw new Error(`The key ${keyId} is not known`);
      return decrypt(key, sealed, Buffer.from(context));
    },
  };
}
