/** An error whose message is a sentence for the person at the screen; every other's is for developers. */
export class UserFacingError extends Error {}

/** What to tell of a failure that brings no sentence of its own. */
const UNKNOWN_FAILURE = 'An error occurred. Please try again.';

/** The sentence to show for a failure of any kind. */
export function sentenceOf(error: unknown, fallback = UNKNOWN_FAILURE): string {
  return (error instanceof UserFacingError && error.message) || fallback;
}
