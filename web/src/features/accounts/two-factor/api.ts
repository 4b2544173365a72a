import * as calls from '@intranet/contract/accounts/two-factor-endpoints.ts';
import type { z } from 'zod';
import { call } from '#core/call.ts';

export type NewAuthenticator = z.output<(typeof calls.beginTwoFactor)['reply']>;

const asked = (current_password: string) => ({ body: { current_password } });

export const beginTwoFactor = (password: string) => call(calls.beginTwoFactor, asked(password));
export const confirmTwoFactor = (code: string) => call(calls.confirmTwoFactor, { body: { code } });
export const renewRecoveryCodes = (password: string) =>
  call(calls.renewRecoveryCodes, asked(password));
export const disableTwoFactor = (password: string) => call(calls.disableTwoFactor, asked(password));
