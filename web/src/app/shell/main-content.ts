export const MAIN_CONTENT = 'main-content';

export function focusMainContent(): void {
  document.getElementById(MAIN_CONTENT)?.focus({ preventScroll: true });
}
