import * as calls from '@intranet/contract/accounts/single-sign-on-endpoints.ts';
import { type CallBody, call } from '#core/call.ts';

export const startSingleSignOn = (body: CallBody<typeof calls.startSingleSignOn>) =>
  call(calls.startSingleSignOn, { body });
export const finishSingleSignOn = (body: CallBody<typeof calls.finishSingleSignOn>) =>
  call(calls.finishSingleSignOn, { body });
