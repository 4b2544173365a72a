import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { notify } from '#core/notify/notify.ts';
import { countAction, problemReportBucket } from '#features/accounts/rate-limit/rate-limit.ts';
import { findReader } from '#features/groups/queries.ts';
import { mayRead } from '../policy.ts';
import { holdItem, listKeepers } from './access-queries.ts';
import { PROBLEMS_PATH, problemMail } from './mails.ts';
import { findItem } from './queries.ts';

/**
 * Stores a problem with an item and emails it to its owner, or to the admins.
 * @throws AppError not_found for whoever may not read it, too_many_attempts
 */
export async function reportProblem(
  deps: Deps,
  actor: Actor,
  id: number,
  { text }: { text: string },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const item = await findItem(tx, id);
    if (!mayRead(item, await findReader(tx, actor))) {
      throw new AppError('not_found', t('This item doesn’t exist.'));
    }
    await countAction(tx, problemReportBucket(actor.accountId), deps.clock.now(), (minutes) =>
      t(
        'You’ve reported several problems. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
        { minutes },
      ),
    );
    await recordAct(tx, actor, 'problem_reported', item.name);
    await holdItem(tx, id);
    const person = actor.employee?.name ?? actor.username;
    await tx
      .insertInto('item_problems')
      .values({ item_id: id, text, reported_at: deps.clock.now(), reported_by: person })
      .execute();
    const mail = { item, person, text, publicUrl: deps.config.publicUrl };
    await notify(
      tx,
      deps,
      (await listKeepers(tx, item)).map((to) => ({
        event: 'problem_reported',
        to,
        content: () => problemMail(mail),
        path: PROBLEMS_PATH,
      })),
    );
  });
}
