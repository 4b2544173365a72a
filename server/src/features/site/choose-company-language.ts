import { DEFAULT_LANGUAGE, type Language } from '@intranet/contract/core/i18n/languages.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { adoptCompanyLanguage } from '#core/company-language.ts';
import type { Deps } from '#core/deps.ts';

/** Other servers follow within seconds. */
export async function chooseCompanyLanguage(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  language: Language,
): Promise<void> {
  const stored = language === DEFAULT_LANGUAGE ? null : language;
  await db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('company_settings')
      .set({ default_language: stored })
      .where('default_language', 'is distinct from', stored)
      .returning('only_one')
      .executeTakeFirst();
    if (changed) await recordAct(tx, actor, 'company_language_changed', '', { language });
  });
  adoptCompanyLanguage(stored);
}
