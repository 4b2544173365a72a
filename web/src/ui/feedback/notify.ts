import { CallError } from '#core/call.ts';
import { showFallbackAlert } from './fallback-alert.ts';

/** Loaded with the first press or the first notification, so that the first view does without it. */
export const loadNotifications = () => import('./show-notification.tsx');

/** Something was done, in the specification's words. Announced to assistive technology (D42). */
export function notifySuccess(message: string): void {
  loadNotifications().then(
    (notices) => notices.showSuccess(message),
    () => showFallbackAlert({ message }),
  );
}

/**
 * Shows why something failed, with a way to try again where that makes sense. A session that has ended needs
 * no notification: the sign-in page follows.
 */
export function notifyFailure(error: unknown, retry?: () => void): void {
  if (error instanceof CallError && error.code === 'unauthenticated') return;
  loadNotifications().then(
    (notices) => notices.showFailure(error, retry),
    () =>
      showFallbackAlert({ message: error instanceof Error ? error.message : String(error), retry }),
  );
}
