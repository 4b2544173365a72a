import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { Hold } from '#core/notify/channel.ts';
import { notify } from '#core/notify/notify.ts';
import type { Employee } from '#features/people/queries.ts';
import { readHold } from './approval-hold.ts';
import { type OutcomeMail, outcomeMail, type Withdrawn, withdrawnMail } from './outcome-mails.ts';
import { readRequest } from './request-facts.ts';

type Decision = Omit<OutcomeMail, 'approval' | 'url' | 'publicUrl' | 'now'> & {
  leaveId: number;
  /** True for somebody who won’t read a digest. */
  atOnce?: boolean;
};

/** Notifies the owner of a leave of a decision, if they have an account. */
export async function notifyOwner(
  tx: Tx,
  deps: Deps,
  { account }: Employee,
  { leaveId, atOnce = false, ...decision }: Decision,
  hold?: Hold,
): Promise<void> {
  if (!account) return;
  const approval = await readRequest(tx, leaveId, today(deps));
  const url = `${deps.config.publicUrl}/myleave`;
  const { publicUrl } = deps.config;
  const now = deps.clock.now();
  const content = () => outcomeMail({ ...decision, approval, url, publicUrl, now });
  const to = { accountId: account.id, email: account.email };
  await notify(tx, deps, [
    { event: 'leave_decided', to, content, path: '/myleave', atOnce, ...(hold && { hold }) },
  ]);
}

interface NotifiedApprovers {
  leaveId: number;
  /** The first version of the current request. */
  sinceVersion: number;
  /** The account that acts and isn't notified. */
  except: number;
  /** Until when the step can be undone (D61). */
  hold?: Hold;
}

/**
 * Notifies all approvers of the current request, each once, that it needs no decision any more: within
 * a minute of the last email about it, when the minute is over (D62), and not while the step can be undone.
 */
export async function notifyApprovers(
  tx: Tx,
  deps: Deps,
  { leaveId, sinceVersion, except, hold: undo }: NotifiedApprovers,
  withdrawn: Withdrawn = {},
): Promise<void> {
  const request = await readRequest(tx, leaveId, today(deps));
  const content = () => withdrawnMail(request, withdrawn);
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
  const minute = await readHold(tx, leaveId);
  const hold =
    undo && minute && minute.until > undo.until
      ? { ...undo, until: minute.until }
      : (undo ?? minute);
  await notify(
    tx,
    deps,
    recipients.map((to) => ({ event, to, content, path: '/approvals', ...(hold && { hold }) })),
  );
}
