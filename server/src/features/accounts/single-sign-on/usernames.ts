import { usernameSchema } from '@intranet/contract/accounts/schemas.ts';

const LONGEST = 76;
const MOST_OF_A_NAME = 99;

function fit(text: string): string | null {
  const fitting = text
    .normalize('NFC')
    .slice(0, 500)
    .replace(/[^\p{L}\p{M}\d.'_-]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    // A half surrogate pair left by the cut.
    .replace(/[\ud800-\udbff]$/, '');
  return usernameSchema.safeParse(fitting).data ?? null;
}

/** Candidates, best first: the person's name, then numbered; then the email's local part (D6). */
export function usernamesFor(name: string, email: string): string[] {
  const bases = [fit(name), fit(email.split('@')[0] ?? '')].filter((base) => base !== null);
  const numbers = Array.from({ length: MOST_OF_A_NAME - 1 }, (_, index) => index + 2);
  return bases.flatMap((base) => [base, ...numbers.map((number) => `${base} ${number}`)]);
}
