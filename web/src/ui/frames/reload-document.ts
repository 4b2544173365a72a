/** Loads the page anew, with the content security policy of this moment. */
export function reloadDocument(): void {
  window.location.reload();
}
