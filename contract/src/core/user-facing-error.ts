import { t } from '@intranet/contract/core/i18n/t.ts';
/** An error whose message is written for users. Other messages are for developers. */
export class UserFacingError extends Error {}

const UNKNOWN_FAILURE = t('An error occurred. Please try again.');

export function sentenceOf(error: unknown, fallback = UNKNOWN_FAILURE): string {
  return (error instanceof UserFacingError && error.message) || fallback;
}
