import { emailSchema } from '@intranet/contract/accounts/schemas.ts';
import { z } from 'zod';
import { SignOnFailure } from './sign-on-failure.ts';

/** Whom the provider says that somebody is. */
export interface Person {
  /** Lower case; null when there is none that an account could have. */
  email: string | null;
  /** Whether the provider vouches that the address is theirs. */
  verified: boolean;
  /** As the provider has it; empty for none. */
  name: string;
}

/** ASCII before it is lower-cased: there are letters of other scripts that become an English `k`. */
const claimedEmail = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/)
  .pipe(emailSchema);

/**
 * Microsoft Entra sends no `email_verified`; its optional claim `xms_edov` says that the owner of
 * the address's domain is verified, in one of these forms.
 */
const ENTRA_YES: readonly unknown[] = [true, 1, '1', 'true'];

/** Reads the claims of one answer: an address and the word for it are never of two. */
export function readPerson(claims: Record<string, unknown>): Person {
  const { email, email_verified, xms_edov, name } = claims;
  return {
    email: claimedEmail.safeParse(email).data ?? null,
    verified: email_verified === undefined ? ENTRA_YES.includes(xms_edov) : email_verified === true,
    name: typeof name === 'string' ? name : '',
  };
}

/**
 * The e-mail by which somebody may be let in.
 * @throws SignOnFailure no_matching_account when the provider does not vouch for one
 */
export function vouchedEmail({ email, verified }: Person, providerName: string): string {
  const refusal = (sentence: string, reason: string) =>
    new SignOnFailure(
      'no_matching_account',
      `${sentence} Please ask an administrator of the intranet for help.`,
      reason,
    );
  if (!email) {
    throw refusal(`${providerName} does not tell your e-mail address.`, 'no usable e-mail');
  }
  if (verified) return email;
  throw refusal(
    `${providerName} does not confirm that ${email} is your address.`,
    `the e-mail ${email} is not verified`,
  );
}
