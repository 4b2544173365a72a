/** Reloads the page to get the current content security policy. */
export function reloadDocument(): void {
  window.location.reload();
}
