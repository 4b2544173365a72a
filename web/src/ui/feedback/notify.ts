import { CallError } from '#core/call.ts';
import { sentenceOf } from '#core/user-facing-error.ts';
import { showFallbackAlert, type TextLanguage } from './fallback-alert.ts';

export const loadNotifications = () => import('./show-notification.tsx');

export function notifySuccess(message: string): void {
  loadNotifications().then(
    (notices) => notices.showSuccess(message),
    () => showFallbackAlert({ message }),
  );
}

const NOT_SHOWN = ['unauthenticated', 'confirm_password'];

/**
 * Shows a failure, except an expired session, which the sign-in page follows, and a cancelled
 * confirmation.
 * @param error a sentence, or the error that has one @param language of a sentence (D40)
 */
export function notifyFailure(error: unknown, retry?: () => void, language?: TextLanguage): void {
  if (error instanceof CallError && NOT_SHOWN.includes(error.code)) return;
  const message = typeof error === 'string' ? error : sentenceOf(error);
  loadNotifications().then(
    (notices) => notices.showFailure(message, retry, language),
    () => showFallbackAlert({ message, retry, ...language }),
  );
}
