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

/** Something failed: its sentence, and where it makes sense a way to try again. */
export function notifyFailure(error: unknown, retry?: () => void): void {
  loadNotices().then(
    (notices) => notices.showFailure(error, retry),
    () => tellPlainly({ message: error instanceof Error ? error.message : String(error), retry }),
  );
}
