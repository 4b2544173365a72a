import { z } from 'zod';
import { endpoint, idSchema, successReply } from '../core/endpoint.ts';
import { ROLES } from '../core/roles.ts';
import { nameSchema } from '../core/schemas.ts';
import { currentPasswordSchema, signedInReply } from './schemas.ts';

/** JSON of the WebAuthn API. The server's library validates it. */
const webAuthnJson = z.record(z.string(), z.unknown());

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/begin',
  summary: "Returns the browser's options for creating a passkey",
  access: ROLES,
  body: z.object({ current_password: currentPasswordSchema }),
  reply: z.object({ options: webAuthnJson }),
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys',
  summary: 'Stores a passkey that the browser created',
  access: ROLES,
  body: z.object({ name: nameSchema(80, 'Give the passkey a name'), response: webAuthnJson }),
  reply: successReply,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/passkeys/{id}',
  summary: "Removes one of the caller's passkeys after checking their password",
  access: ROLES,
  params: z.object({ id: idSchema }),
  body: z.object({ current_password: currentPasswordSchema }),
  reply: successReply,
});

export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/passkeys/sign_in/begin',
  summary: "Returns the browser's options for signing in with a passkey",
  access: 'public',
  reply: z.object({ options: webAuthnJson }),
});

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/sign_in',
  summary: 'Signs in with a passkey, which counts as both factors',
  access: 'public',
  body: z.object({ response: webAuthnJson, remember: z.boolean().optional() }),
  reply: signedInReply,
});
