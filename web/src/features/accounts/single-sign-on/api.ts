import * as calls from '@intranet/contract/accounts/single-sign-on-endpoints.ts';
import { callWithBody } from '#core/call.ts';

export const startSingleSignOn = callWithBody(calls.startSingleSignOn);
export const finishSingleSignOn = callWithBody(calls.finishSingleSignOn);
