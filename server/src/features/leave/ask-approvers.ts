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
import { decisionMail } from './mails.ts';

/** How long a mailed link can decide (D24). */
const TOKEN_DAYS = 30;

interface Asking {
  /** The former dates, when the owner changed them (D29). */
  moved?: { start: Day; end: Day };
  /** Only who has not been mailed about this version; that there is nobody is no failure then. */
  onlyNew?: boolean;
  /** Only this account, if it may decide at all; that it may not is no failure then. */
  only?: number;
}

/**
 * Mails everybody who may decide a leave now (D23, D24), each with a token of their own that is
 * bound to this leave, this version and this recipient.
 * @throws AppError no_approver
 */
export async function askApprovers(
  tx: Tx,
  deps: Deps,
  leaveId: number,
  { moved, onlyNew = false, only }: Asking = {},
): Promise<void> {
  const deciders = await findApprovers(tx, leaveId, today(deps));
  if (deciders.length === 0 && !onlyNew && only === undefined) {
    throw new AppError(
      'no_approver',
      'There is nobody who can decide this request. Please ask an administrator.',
    );
  }
  const asked = onlyNew ? await listAsked(tx, leaveId) : [];
  const approvers = deciders.filter(
    ({ accountId }) => !asked.includes(accountId) && (only === undefined || accountId === only),
  );
  const approval = await readApproval(tx, leaveId, today(deps));
  const expires = new Date(deps.clock.now().getTime() + TOKEN_DAYS * 86_400_000);
  for (const approver of approvers) {
    const token = newToken();
    await tx
      .insertInto('decision_tokens')
      .values({
        token_hash: hashToken(token),
        leave_id: leaveId,
        version: approval.version,
        account_id: approver.accountId,
        expires_at: expires,
      })
      .execute();
    const url = `${deps.config.publicUrl}/leave-decision#${token}`;
    const content = decisionMail({ approval, url, ...(moved && { moved }) });
    await queueMail(tx, deps, approver.email, content);
  }
}
