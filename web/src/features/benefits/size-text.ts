const KB = 1024;
const MB = KB * KB;

/** `66 KB`, `2.4 MB`: a file's size as people read it; the smallest is 1 KB. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KB));
  if (kilobytes < KB) return `${kilobytes} KB`;
  return `${(bytes / MB).toFixed(1).replace(/\.0$/, '')} MB`;
}
