import * as calls from '@intranet/contract/accounts/joining-endpoints.ts';
import { callWithBody } from '#core/call.ts';

export const lookUpInvitation = callWithBody(calls.lookUpInvitation);
export const acceptInvitation = callWithBody(calls.acceptInvitation);
