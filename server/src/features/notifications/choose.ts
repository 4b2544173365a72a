import { choiceProblem } from '@intranet/contract/notifications/endpoints.ts';
import type { NotificationChoice } from '@intranet/contract/notifications/kinds.ts';
import type { Deps } from '#core/deps.ts';
import { atField } from '#core/errors.ts';

/** @throws AppError invalid_input for emails that are always sent */
export async function chooseNotifications(
  { db }: Deps,
  accountId: number,
  { kind, email, push }: NotificationChoice,
): Promise<void> {
  const problem = choiceProblem(kind, email);
  if (problem) throw atField('invalid_input', 'email', problem);
  await db
    .insertInto('notification_choices')
    .values({ account_id: accountId, kind, email, push })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet({ email, push }))
    .execute();
}
