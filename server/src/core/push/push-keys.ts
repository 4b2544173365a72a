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
  // The pair would give the private key back without leading zeros, which push services refuse.
  const privateKey = Buffer.from(hkdfSync('sha256', secret, '', 'intranet web push', 32));
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
