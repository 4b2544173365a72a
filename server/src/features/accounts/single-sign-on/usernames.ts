import { usernameSchema } from '@intranet/contract/accounts/schemas.ts';

const MAX_LENGTH = 76;
const MAX_NAME_LENGTH = 99;

/** Ends at the last whole word that fits. A single longer word is cut. */
function shorten(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const end = text.lastIndexOf(' ', MAX_LENGTH);
  if (end > 0) return text.slice(0, end);
  // A half surrogate pair left by the cut.
  return text.slice(0, MAX_LENGTH).replace(/[\ud800-\udbff]$/, '');
}

function fit(text: string): string | null {
  const fitting = text
    .normalize('NFC')
    .slice(0, 500)
    .replace(/[^\p{L}\p{M}\d.'_-]+/gu, ' ')
    .trim();
  return usernameSchema.safeParse(shorten(fitting)).data ?? null;
}

/** Candidates, best first: the person's name, then numbered; then the email's local part (D6). */
export function usernamesFor(name: string, email: string): string[] {
  const bases = [fit(name), fit(email.split('@')[0] ?? '')].filter((base) => base !== null);
  const numbers = Array.from({ length: MAX_NAME_LENGTH - 1 }, (_, index) => index + 2);
  return bases.flatMap((base) => [base, ...numbers.map((number) => `${base} ${number}`)]);
}
