import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
} from '@intranet/contract/core/i18n/languages.ts';
import type { DbOrTx } from './db/database.ts';

/** Another server's change is seen after this time, in ms. */
const REREAD_AFTER = 5_000;

let current: Language = DEFAULT_LANGUAGE;
let readAt = Number.NEGATIVE_INFINITY;

/** The language of people without a choice, as this process last read it (D47). */
export const companyLanguage = (): Language => current;

/** As stored: null for as specified. */
export async function findCompanyLanguage(db: DbOrTx): Promise<Language | null> {
  const row = await db.selectFrom('company_settings').select('default_language').executeTakeFirst();
  return isLanguage(row?.default_language) ? row.default_language : null;
}

/**
 * Reads the language again if it may have changed. Only the first request waits for it, so that none
 * waits for a database that is away; meanwhile the language stays.
 */
export async function refreshCompanyLanguage(db: DbOrTx): Promise<void> {
  const isFirst = readAt === Number.NEGATIVE_INFINITY;
  if (performance.now() - readAt < REREAD_AFTER) return;
  readAt = performance.now();
  const reading = findCompanyLanguage(db).then(adoptCompanyLanguage, () => undefined);
  if (isFirst) await reading;
}

/** Uses a language at once, for example after it was stored. */
export function adoptCompanyLanguage(language: Language | null): void {
  current = language ?? DEFAULT_LANGUAGE;
  readAt = performance.now();
}
