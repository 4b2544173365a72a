import type { Language } from '@intranet/contract/core/i18n/languages.ts';
import type { Actor } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';

export async function chooseLanguage({ db }: Deps, { accountId }: Actor, language: Language) {
  await db.updateTable('accounts').set({ language }).where('id', '=', accountId).execute();
}
