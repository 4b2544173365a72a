import { expect, it, vi } from 'vitest';
import { hasPasskeys } from './api.ts';

it.each([
  ['intranet.example.com', true, true],
  ['localhost', true, true],
  ['intranet.test', false, false],
  // A passkey belongs to a host name, so browsers refuse to make one for an address.
  ['192.0.2.10', true, false],
  ['127.0.0.1', true, false],
  ['[2001:db8::1]', true, false],
])('D64: passkeys at %s, secure: %s → %s', (hostname, isSecureContext, offered) => {
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('isSecureContext', isSecureContext);
  vi.stubGlobal('PublicKeyCredential', class {});
  expect(hasPasskeys()).toBe(offered);
});
