import * as calls from '@intranet/contract/accounts/single-sign-on-endpoints.ts';
import { type CallBody, call } from '#core/call.ts';

/** Fetches the URL of the identity provider's page. */
export const startSingleSignOn = (body: CallBody<typeof calls.startSingleSignOn>) =>
  call(calls.startSingleSignOn, { body });
/** Sends the provider's response to the server. It works only once. */
export const finishSingleSignOn = (body: CallBody<typeof calls.finishSingleSignOn>) =>
  call(calls.finishSingleSignOn, { body });
