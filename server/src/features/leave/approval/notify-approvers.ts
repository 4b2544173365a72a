import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { MailContent } from '#core/mail/content.ts';
import { notify } from '#core/notify/notify.ts';

interface NotifiedApprovers {
  leaveId: number;
  /** The first version of the current request. */
  sinceVersion: number;
  /** The account that acts and isn't notified. */
  except: number;
}

/** Notifies all approvers of the current request, each once. */
export async function notifyApprovers(
  tx: Tx,
  deps: Deps,
  { leaveId, sinceVersion, except }: NotifiedApprovers,
  content: MailContent,
): Promise<void> {
  const recipients = await tx
    .selectFrom('accounts as a')
    .select(['a.id as accountId', 'a.email'])
    .where('a.id', '<>', except)
    .where('a.id', 'in', (eb) =>
      eb
        .selectFrom('decision_tokens as t')
        .select('t.account_id')
        .where('t.leave_id', '=', leaveId)
        .where('t.version', '>=', sinceVersion),
    )
    .orderBy('a.id')
    .execute();
  const event = 'approval_no_longer_needed';
  await notify(
    tx,
    deps,
    recipients.map((to) => ({ event, to, content })),
  );
}
