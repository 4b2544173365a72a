import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sql } from 'kysely';
import { today } from '#core/clock.ts';
import { compileOnce, type Values } from '#core/db/compile-once.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Recipient } from '#core/notify/channel.ts';
import { notify } from '#core/notify/notify.ts';
import { hashToken, newToken } from '#core/tokens.ts';
import { approversOn } from './approvers.ts';
import { decisionMail, overdueMail, reminderMail } from './decision-mail.ts';
import { selectRequests, toRequestFacts } from './request-facts.ts';

const TOKEN_DAYS = 30;

interface ApproverWithLink extends Required<Recipient> {
  /** True if a link mailed for the current version still works. Null if none was mailed. */
  linkWorks: boolean | null;
}

/** A leave as its approvers see it, and today's approvers by name, in one statement for speed. */
const findApprovalRequest = compileOnce(
  (db, value: Values<{ leaveId: number; today: Day; now: Date }>) => {
    const approvers = approversOn(value('today'), sql`l.id = ${value('leaveId')}`);
    const linkWorks = sql`(
      select bool_or(t.expires_at > ${value('now')}) from decision_tokens t
      where t.leave_id = l.id and t.version = l.version and t.account_id = ap.account_id)`;
    return selectRequests(db)
      .where('l.id', '=', value('leaveId'))
      .select(
        sql<ApproverWithLink[]>`(
          select coalesce(json_agg(json_build_object('accountId', ap.account_id, 'email', ap.email,
            'linkWorks', ${linkWorks},
            'language', (select language from accounts a where a.id = ap.account_id)) order by ap.name), '[]')
          from ${approvers} ap)`.as('approvers'),
      );
  },
);

interface ApprovalOptions {
  moved?: { start: Day; end: Day };
  /** Mails only approvers without a working link for this version. Having no approver is then no error. */
  onlyNew?: boolean;
  waited?: number;
}

/**
 * Mails today's approvers (D23, D24) a token for this leave, version and account.
 * @throws AppError no_approver
 */
export async function requestApproval(
  tx: Tx,
  deps: Deps,
  leaveId: number,
  { moved, onlyNew = false, waited }: ApprovalOptions = {},
): Promise<void> {
  const [day, now] = [today(deps), deps.clock.now()];
  const [row] = await findApprovalRequest(tx, { leaveId, today: day, now });
  if (!row) throw new Error(`There is no leave ${leaveId}`);
  const { approvers } = row;
  const approval = toRequestFacts(row, day);
  if (approvers.length === 0 && !onlyNew && waited === undefined) {
    throw new AppError(
      'no_approver',
      t('No one can approve this request. Please contact an administrator.'),
    );
  }
  const recipients = onlyNew ? approvers.filter(({ linkWorks }) => !linkWorks) : approvers;
  if (recipients.length === 0) return;
  const messages = recipients.map(({ linkWorks, ...to }) => {
    const token = newToken();
    const url = `${deps.config.publicUrl}/leave-decision#${token}`;
    const toReminder = linkWorks === null ? overdueMail : reminderMail;
    const content = () => {
      const mail = decisionMail({ approval, url, ...(moved && { moved }) });
      return waited === undefined ? mail : toReminder(mail, waited);
    };
    return { to, token, content };
  });
  await tx
    .insertInto('decision_tokens')
    .values(
      messages.map(({ to, token }) => ({
        token_hash: hashToken(token),
        leave_id: leaveId,
        version: approval.version,
        account_id: to.accountId,
        expires_at: new Date(now.getTime() + TOKEN_DAYS * 86_400_000),
      })),
    )
    .execute();
  await notify(
    tx,
    deps,
    messages.map(({ to, content }) => ({ event: 'approval_requested', to, content })),
  );
}
