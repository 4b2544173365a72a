/**
 * Makes every file and folder that this process creates private to its user (0600 and 0700): uploads,
 * restored files, keys and logs. Call it before anything is written.
 */
export function restrictNewFiles(): void {
  process.umask(0o077);
}
