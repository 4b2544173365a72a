import { TOTP } from 'otpauth';
import { post } from './calls.ts';
import { PASSWORD } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** The authenticator app's code at the test's time, or some seconds later. */
export function appCode(t: TestApp, secret: string, seconds = 0): string {
  const timestamp = t.deps.clock.now().getTime() + seconds * 1_000;
  return new TOTP({ secret }).generate({ timestamp });
}

/** Six digits that the app doesn't show near the test's time. */
export function wrongCode(t: TestApp, secret: string): string {
  const near = [-60, -30, 0, 30, 60].map((seconds) => appCode(t, secret, seconds));
  const codes = ['000000', '111111', '222222', '333333', '444444', '555555'];
  return codes.find((code) => !near.includes(code)) ?? '';
}

interface Device {
  secret: string;
  recoveryCodes: string[];
}

/** Turns two-factor sign-in on as a user would. This uses up the app's current code. */
export async function turnOnTwoFactor(t: TestApp, who: { cookie: string }): Promise<Device> {
  const begun = await post(t, who, '/api/two_factor/begin', { current_password: PASSWORD });
  const { secret } = begun.json() as { secret: string };
  const code = appCode(t, secret);
  const confirmed = await post(t, who, '/api/two_factor/confirm', { code });
  return { secret, recoveryCodes: confirmed.json().recovery_codes };
}
