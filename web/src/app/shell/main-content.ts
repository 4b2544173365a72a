/** The id of the page itself, without header and menu. */
export const MAIN_CONTENT = 'main-content';

/** Moves the focus to the page itself, such as when what had it is gone. */
export function focusMainContent(): void {
  document.getElementById(MAIN_CONTENT)?.focus({ preventScroll: true });
}
