import { currentLocale } from '@intranet/contract/core/i18n/t.ts';

const KB = 1024;
const MB = KB * KB;

/** A readable file size such as `66 KB` or `2.4 MB`, at least 1 KB. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KB));
  if (kilobytes < KB) return `${kilobytes} KB`;
  const megabytes = (bytes / MB).toLocaleString(currentLocale(), { maximumFractionDigits: 1 });
  return `${megabytes} MB`;
}
