import { currentLocale } from '@intranet/contract/core/i18n/t.ts';

let collator: Intl.Collator | undefined;

/** Orders text as the user's language does, ignoring case and accents: Ávila beside Avila, 9 before 10. */
export function compareText(one: string, other: string): number {
  // Made on first use, like formats (docs/decisions/0013).
  collator ??= new Intl.Collator(currentLocale(), { numeric: true, sensitivity: 'base' });
  return collator.compare(one, other);
}
