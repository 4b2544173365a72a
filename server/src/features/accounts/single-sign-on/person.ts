import { emailSchema } from '@intranet/contract/accounts/schemas.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { SignOnFailure } from './sign-on-failure.ts';

export interface Person {
  /** Lower case; null if missing or invalid for an account. */
  email: string | null;
  verified: boolean;
  name: string;
}

/** The ASCII check comes first, because some letters of other scripts become `k` in lower case. */
const claimedEmail = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/)
  .pipe(emailSchema);

/** Some providers send a custom claim as text. */
const YES: readonly unknown[] = [true, 'true'];
/** Microsoft Entra sends `xms_edov` instead of `email_verified`, in one of these forms. */
const ENTRA_YES: readonly unknown[] = [true, 1, '1', 'true'];

/** Reads the claims of a single reply, so that address and verification belong together. */
export function readPerson(claims: Record<string, unknown>): Person {
  const { email, email_verified, xms_edov, name } = claims;
  return {
    email: claimedEmail.safeParse(email).data ?? null,
    verified:
      email_verified === undefined ? ENTRA_YES.includes(xms_edov) : YES.includes(email_verified),
    name: typeof name === 'string' ? name : '',
  };
}

/** Returns the verified address. @throws SignOnFailure no_matching_account without one */
export function vouchedEmail({ email, verified }: Person, providerName: string): string {
  const refusal = (sentence: string, reason: string) =>
    new SignOnFailure('no_matching_account', sentence, reason);
  if (!email) {
    throw refusal(
      t(
        '{providerName} doesn’t share your email address. Ask an administrator of the intranet for help.',
        { providerName },
      ),
      'no usable e-mail',
    );
  }
  if (verified) return email;
  throw refusal(
    t(
      '{providerName} doesn’t confirm that {email} is your address. Ask an administrator of the intranet for help.',
      { providerName, email },
    ),
    `the e-mail ${email} is not verified`,
  );
}
