import { createECDH, hkdfSync } from 'node:crypto';

export interface PushKeys {
  /** For browsers. */
  publicKey: string;
  privateKey: string;
}

/**
 * The keys that sign push messages (VAPID), derived from the secret, so that all servers have the same. Another secret
 * gives other keys, which browsers subscribe to on their next visit of the settings.
 */
export function createPushKeys(secret: string): PushKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'intranet web push', 32)));
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
  };
}
