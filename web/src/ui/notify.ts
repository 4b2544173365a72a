/** Loaded late, or with the first thing that is told: what is shown first does without. */
export const loadNotices = () => import('./notices.tsx');

/** Something was done, in the specification's words. Announced to assistive technology (D42). */
export function notifySuccess(message: string): void {
  void loadNotices().then((notices) => notices.showSuccess(message));
}

/** Something failed: its sentence, and where it makes sense a way to try again. */
export function notifyFailure(error: unknown, retry?: () => void): void {
  void loadNotices().then((notices) => notices.showFailure(error, retry));
}
