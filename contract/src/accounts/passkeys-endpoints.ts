import { z } from 'zod';
import { endpoint, idSchema } from '../core/endpoint.ts';
import { msg } from '../core/i18n/t.ts';
import { ROLES } from '../core/roles.ts';
import { nameSchema } from '../core/schemas.ts';
import { currentPasswordSchema, signedInReply } from './schemas.ts';

/** JSON of the WebAuthn API. The server's library validates it. */
const webAuthnJson = z.record(z.string(), z.unknown());

export const beginPasskey = endpoint('POST', '/api/passkeys/begin', ROLES, {
  description: "Returns the browser's options for creating a passkey",
  body: () => z.object({ current_password: currentPasswordSchema }),
  reply: () => z.object({ options: webAuthnJson }),
});

export const addPasskey = endpoint('POST', '/api/passkeys', ROLES, {
  description: 'Stores a passkey that the browser created',
  body: () =>
    z.object({ name: nameSchema(80, msg('Give the passkey a name')), response: webAuthnJson }),
});

export const removePasskey = endpoint('DELETE', '/api/passkeys/{id}', ROLES, {
  description: "Removes one of the caller's passkeys after checking their password",
  params: () => z.object({ id: idSchema }),
  body: () => z.object({ current_password: currentPasswordSchema }),
});

export const beginPasskeySignIn = endpoint('POST', '/api/passkeys/sign_in/begin', 'public', {
  description: "Returns the browser's options for signing in with a passkey",
  reply: () => z.object({ options: webAuthnJson }),
});

export const confirmWithPasskey = endpoint('POST', '/api/passkey-confirmations', ROLES, {
  description: "Confirms this session with the caller's passkey, before reading secrets (D69)",
  body: () => z.object({ response: webAuthnJson }),
});

export const signInWithPasskey = endpoint('POST', '/api/passkeys/sign_in', 'public', {
  description: 'Signs in with a passkey, which counts as both factors',
  body: () => z.object({ response: webAuthnJson, remember: z.boolean().optional() }),
  reply: () => signedInReply,
});
