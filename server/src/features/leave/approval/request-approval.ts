import type { Day } from '@intranet/contract/core/days.ts';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { notify } from '#core/notify/notify.ts';
import { hashToken, newToken } from '#core/secrets.ts';
import { decisionMail } from '../mails.ts';
import { readQuestion } from './approval-queries.ts';
import { lateMail, reminderMail } from './reminder-mails.ts';

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
export async function requestApproval(
  tx: Tx,
  deps: Deps,
  leaveId: number,
  { moved, onlyNew = false, waited }: Asking = {},
): Promise<void> {
  const [day, now] = [today(deps), deps.clock.now()];
  const { approval, approvers } = await readQuestion(tx, leaveId, { today: day, now });
  if (approvers.length === 0 && !onlyNew && waited === undefined) {
    throw new AppError(
      'no_approver',
      'There is nobody who can decide this request. Please ask an administrator.',
    );
  }
  const asked = onlyNew ? approvers.filter(({ linkWorks }) => !linkWorks) : approvers;
  if (asked.length === 0) return;
  const letters = asked.map(({ accountId, email, linkWorks }) => {
    const token = newToken();
    const url = `${deps.config.publicUrl}/leave-decision#${token}`;
    const mail = decisionMail({ approval, url, ...(moved && { moved }) });
    const late = linkWorks === null ? lateMail : reminderMail;
    const content = waited === undefined ? mail : late(mail, waited);
    return { accountId, token, email, content };
  });
  await tx
    .insertInto('decision_tokens')
    .values(
      letters.map(({ accountId, token }) => ({
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
    letters.map(({ accountId, email, content }) => ({
      event: 'approval_requested',
      to: { accountId, email },
      content,
    })),
  );
}
