import { MONTH_NAMES } from '@intranet/contract/communication/rules.ts';

/** `17/Sep` (spec §2); 29 February stays as it is in every year (D37). @param monthDay `MM-DD` */
export function shortBirthday(monthDay: string): string {
  const [month = 0, day = 0] = monthDay.split('-').map(Number);
  return `${day}/${MONTH_NAMES[month - 1]?.slice(0, 3)}`;
}
