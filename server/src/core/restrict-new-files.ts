/** Makes new files and folders private (0600 and 0700). Call it before writing anything. */
export function restrictNewFiles(): void {
  process.umask(0o077);
}
