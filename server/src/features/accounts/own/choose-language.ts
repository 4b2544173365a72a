import type { Language } from '@intranet/contract/core/i18n/languages.ts';
import type { Actor } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';

/** Stores the language of the actor's screens and emails (D47). */
export async function chooseLanguage({ db }: Deps, { accountId }: Actor, language: Language) {
  await db.updateTable('accounts').set({ language }).where('id', '=', accountId).execute();
}
