/** The id of the page's content, without header and menu. */
export const MAIN_CONTENT = 'main-content';

/** Moves the focus to the page, for example when the focused element is gone. */
export function focusMainContent(): void {
  document.getElementById(MAIN_CONTENT)?.focus({ preventScroll: true });
}
