import { LINKS } from '@intranet/contract/links/registry.ts';
import { today } from '@intranet/server/core/clock.ts';
import type { Deps } from '@intranet/server/core/deps.ts';
import { hashPassword } from '@intranet/server/features/accounts/passwords.ts';
import { insertCompany, lockEmptyCompany } from '../company/insert-company.ts';
import { addressOf } from '../reports/find-page.ts';
import { planMonthlyImages, planRevenue } from './demo-communication.ts';
import { planDemo } from './demo-plan.ts';
import { insertDocuments } from './insert-documents.ts';
import { insertMonthlyImages } from './insert-monthly-images.ts';
import { insertPasswords } from './insert-passwords.ts';
import { insertQuestions } from './insert-questions.ts';

/** Fills an empty database with the demo company, all or nothing. A second start changes nothing. */
export async function fillDemo(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'files' | 'vaultSealer'>,
): Promise<void> {
  const day = today(deps);
  await deps.db.transaction().execute(async (tx) => {
    if (!(await lockEmptyCompany(tx))) return;
    const passwordHash = await hashPassword(deps.config.demoPassword);
    await insertCompany(tx, planDemo(day), { passwordHash, today: day });
    const links = LINKS.map(({ name }) => ({ name, url: addressOf(name), updated_by: 'Demo' }));
    const stored = await tx
      .insertInto('links')
      .values(links)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning(['name', 'url', 'updated_at as changed_at', 'updated_by as changed_by'])
      .execute();
    // The first line of history allows each address to be restored after a change (D34).
    if (stored.length > 0) await tx.insertInto('link_changes').values(stored).execute();
    await insertDocuments(tx, deps);
    await insertQuestions(tx, deps);
    await insertPasswords(tx, deps);
    await insertMonthlyImages(tx, deps, planMonthlyImages(day));
    const targets = planRevenue(day).map((target) => ({ ...target, updated_by: 'Demo' }));
    await tx
      .insertInto('revenue_targets')
      .values(targets)
      .onConflict((conflict) => conflict.column('month').doNothing())
      .execute();
  });
}
