import { CallError } from '#core/call.ts';
import { showFallbackAlert } from './fallback-alert.ts';

export const loadNotifications = () => import('./show-notification.tsx');

export function notifySuccess(message: string): void {
  loadNotifications().then(
    (notices) => notices.showSuccess(message),
    () => showFallbackAlert({ message }),
  );
}

/** Shows a failure, except an expired session, which the sign-in page follows. */
export function notifyFailure(error: unknown, retry?: () => void): void {
  if (error instanceof CallError && error.code === 'unauthenticated') return;
  loadNotifications().then(
    (notices) => notices.showFailure(error, retry),
    () =>
      showFallbackAlert({ message: error instanceof Error ? error.message : String(error), retry }),
  );
}
