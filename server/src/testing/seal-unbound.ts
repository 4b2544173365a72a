import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Seals text as versions before bound values did: AES-256-GCM without associated data. */
export function sealUnbound(secret: string, purpose: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}
