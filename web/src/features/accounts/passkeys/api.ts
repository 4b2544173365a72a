import * as calls from '@intranet/contract/accounts/passkeys-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { UserFacingError } from '@intranet/contract/core/user-facing-error.ts';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { type CallBody, call } from '#core/call.ts';

/** An IPv4 or IPv6 address in place of a host name. */
const IP_ADDRESS = /^(?:[\d.]+|\[.*\])$/;

/** True if this browser supports passkeys here; they need a secure page and a host name. */
export function hasPasskeys(): boolean {
  const { hostname } = window.location;
  if (!window.isSecureContext || IP_ADDRESS.test(hostname)) return false;
  return typeof window.PublicKeyCredential === 'function';
}

/** @throws UserFacingError in place of the browser's technical errors */
async function askBrowser<T>(ask: Promise<T>): Promise<T> {
  try {
    return await ask;
  } catch (error) {
    const { name } = error as Error;
    if (name === 'InvalidStateError')
      throw new UserFacingError(t('This device already has a passkey here.'));
    if (name === 'NotAllowedError' || name === 'AbortError') {
      throw new UserFacingError(
        t('The passkey request was cancelled or took too long. Please try again.'),
      );
    }
    throw new UserFacingError(
      t('This browser couldn’t use a passkey. Try another browser or device.'),
    );
  }
}

export async function addPasskey(name: string, body: CallBody<typeof calls.beginPasskey>) {
  const { options } = await call(calls.beginPasskey, { body });
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await askBrowser(startRegistration({ optionsJSON }));
  return call(calls.addPasskey, { body: { name, response: { ...response } } });
}

async function proveWithPasskey() {
  const { options } = await call(calls.beginPasskeySignIn);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await askBrowser(startAuthentication({ optionsJSON }))) };
}

export async function signInWithPasskey(remember: boolean) {
  const response = await proveWithPasskey();
  return call(calls.signInWithPasskey, { body: { response, remember } });
}

/** Confirms this session before secrets are read (D69). */
export async function confirmWithPasskey() {
  const response = await proveWithPasskey();
  return call(calls.confirmWithPasskey, { body: { response } });
}

export const removePasskey = (id: number, body: CallBody<typeof calls.removePasskey>) =>
  call(calls.removePasskey, { params: { id }, body });
