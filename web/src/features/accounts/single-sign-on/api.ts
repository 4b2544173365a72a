import * as calls from '@intranet/contract/accounts/single-sign-on-endpoints.ts';
import { type CallBody, call } from '#core/call.ts';

/** Asks for the address of the identity provider's page. */
export const startSingleSignOn = (body: CallBody<typeof calls.startSingleSignOn>) =>
  call(calls.startSingleSignOn, { body });
/** Hands over what the provider sent back; it works once. */
export const finishSingleSignOn = (body: CallBody<typeof calls.finishSingleSignOn>) =>
  call(calls.finishSingleSignOn, { body });
