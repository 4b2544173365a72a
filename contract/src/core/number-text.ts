import { currentLocale } from './i18n/t.ts';

/** By locale and options. Made on first use, because the first one on a page takes 10 to 30 ms (docs/decisions/0013). */
const formats = new Map<string, Intl.NumberFormat>();

/** A number in the user's language. */
export function numberText(value: number, options: Intl.NumberFormatOptions = {}): string {
  const locale = currentLocale();
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, options);
    formats.set(key, format);
  }
  // Adding 0 turns -0 into 0.
  return format.format(value + 0);
}
