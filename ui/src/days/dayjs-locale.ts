import { currentLocale } from '@intranet/contract/core/i18n/t.ts';
import 'dayjs/locale/es';
import 'dayjs/locale/pt-br';

/** The user's locale as dayjs calls it; its built-in `en` has the specified texts. */
export function dayjsLocale(): string {
  const locale = currentLocale().toLowerCase();
  return locale.startsWith('en') ? 'en' : locale;
}
