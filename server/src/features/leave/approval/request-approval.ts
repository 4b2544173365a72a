import type { Day } from '@intranet/contract/core/days.ts';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { notify } from '#core/notify/notify.ts';
import { hashToken, newToken } from '#core/tokens.ts';
import { decisionMail } from '../mails.ts';
import { readApprovalRequest } from './approval-queries.ts';
import { overdueMail, reminderMail } from './reminder-mails.ts';

const TOKEN_DAYS = 30;

interface ApprovalOptions {
  /** The previous dates, if the employee moved the leave (D29). */
  moved?: { start: Day; end: Day };
  /** Mails only approvers without a working link for this version. Having no approver is then no error. */
  onlyNew?: boolean;
  waited?: number;
}

/**
 * Mails today's approvers of a leave (D23, D24). Each gets a token for this leave, version and account.
 * @throws AppError no_approver
 */
export async function requestApproval(
  tx: Tx,
  deps: Deps,
  leaveId: number,
  { moved, onlyNew = false, waited }: ApprovalOptions = {},
): Promise<void> {
  const [day, now] = [today(deps), deps.clock.now()];
  const { approval, approvers } = await readApprovalRequest(tx, leaveId, { today: day, now });
  if (approvers.length === 0 && !onlyNew && waited === undefined) {
    throw new AppError(
      'no_approver',
      'There is nobody who can decide this request. Please ask an administrator.',
    );
  }
  const recipients = onlyNew ? approvers.filter(({ linkWorks }) => !linkWorks) : approvers;
  if (recipients.length === 0) return;
  const messages = recipients.map(({ accountId, email, linkWorks }) => {
    const token = newToken();
    const url = `${deps.config.publicUrl}/leave-decision#${token}`;
    const mail = decisionMail({ approval, url, ...(moved && { moved }) });
    const toReminder = linkWorks === null ? overdueMail : reminderMail;
    const content = waited === undefined ? mail : toReminder(mail, waited);
    return { accountId, token, email, content };
  });
  await tx
    .insertInto('decision_tokens')
    .values(
      messages.map(({ accountId, token }) => ({
        token_hash: hashToken(token),
        leave_id: leaveId,
        version: approval.version,
        account_id: accountId,
        expires_at: new Date(now.getTime() + TOKEN_DAYS * 86_400_000),
      })),
    )
    .execute();
  await notify(
    tx,
    deps,
    messages.map(({ accountId, email, content }) => ({
      event: 'approval_requested',
      to: { accountId, email },
      content,
    })),
  );
}
