const KB = 1024;
const MB = KB * KB;

/** A readable file size such as `66 KB` or `2.4 MB`, at least 1 KB. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KB));
  if (kilobytes < KB) return `${kilobytes} KB`;
  return `${(bytes / MB).toFixed(1).replace(/\.0$/, '')} MB`;
}
