import { CallError } from '#core/call.ts';
import { tellPlainly } from './plain-notices.ts';

/** Loaded with the first press, or with the first thing that is told: what is shown first does without. */
export const loadNotices = () => import('./notices.tsx');

/** Something was done, in the specification's words. Announced to assistive technology (D42). */
export function notifySuccess(message: string): void {
  loadNotices().then(
    (notices) => notices.showSuccess(message),
    () => tellPlainly({ message }),
  );
}

/**
 * Shows why something failed, with a way to try again where that makes sense. A session that has ended needs
 * no notification: the sign-in page follows.
 */
export function notifyFailure(error: unknown, retry?: () => void): void {
  if (error instanceof CallError && error.code === 'unauthenticated') return;
  loadNotices().then(
    (notices) => notices.showFailure(error, retry),
    () => tellPlainly({ message: error instanceof Error ? error.message : String(error), retry }),
  );
}
