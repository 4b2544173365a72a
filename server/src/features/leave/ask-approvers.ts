import type { Day } from '@intranet/contract/days.ts';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import { hashToken, newToken } from '#core/secrets.ts';
import { readApproval } from './approvals.ts';
import { findApprovers } from './approvers.ts';
import { listAsked } from './asked-queries.ts';
import { lateMail, reminderMail } from './deputies/mails.ts';
import { decisionMail } from './mails.ts';

/** How long a mailed link can decide (D24). */
const TOKEN_DAYS = 30;

interface Asking {
  /** The former dates, when the owner changed them (D29). */
  moved?: { start: Day; end: Day };
  /** Only who has no link about this version that works; that there is nobody is no failure then. */
  onlyNew?: boolean;
  /** For how many days it has waited, when it is late: who was mailed already is reminded. */
  waited?: number;
}

/**
 * Mails those who may decide a leave now (D23, D24), each with a token of their own that is bound to
 * this leave, this version and this recipient.
 * @throws AppError no_approver
 */
export async function askApprovers(
  tx: Tx,
  deps: Deps,
  leaveId: number,
  { moved, onlyNew = false, waited }: Asking = {},
): Promise<void> {
  const approvers = await findApprovers(tx, leaveId, today(deps));
  if (approvers.length === 0 && !onlyNew && waited === undefined) {
    throw new AppError(
      'no_approver',
      'There is nobody who can decide this request. Please ask an administrator.',
    );
  }
  const now = deps.clock.now();
  const asked = await listAsked(tx, leaveId, now);
  const approval = await readApproval(tx, leaveId, today(deps));
  const expires = new Date(now.getTime() + TOKEN_DAYS * 86_400_000);
  for (const { accountId, email } of approvers) {
    if (onlyNew && asked.get(accountId)) continue;
    const token = newToken();
    await tx
      .insertInto('decision_tokens')
      .values({
        token_hash: hashToken(token),
        leave_id: leaveId,
        version: approval.version,
        account_id: accountId,
        expires_at: expires,
      })
      .execute();
    const url = `${deps.config.publicUrl}/leave-decision#${token}`;
    const mail = decisionMail({ approval, url, ...(moved && { moved }) });
    const late = asked.has(accountId) ? reminderMail : lateMail;
    await queueMail(tx, deps, email, waited === undefined ? mail : late(mail, waited));
  }
}
