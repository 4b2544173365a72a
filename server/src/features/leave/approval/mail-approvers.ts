import { chunksOf } from '#core/chunks.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { Hold, Notification, Recipient } from '#core/notify/channel.ts';
import { notify } from '#core/notify/notify.ts';
import { hashToken, newToken } from '#core/tokens.ts';
import {
  type DecisionMail,
  decisionMail,
  reminderMail,
  severalDecisionsMail,
} from './decision-mail.ts';

const TOKEN_DAYS = 30;
/** A statement has at most 65,535 parameters. */
const MAX_ROWS = 1_000;

/** A request that waits for an approver. */
export interface ApprovalMail extends Omit<DecisionMail, 'url'> {
  to: Recipient;
  isReminder?: boolean;
}

interface Link {
  token: string;
  mail: ApprovalMail;
}

function contentOf(links: readonly Link[], publicUrl: string): Notification['content'] {
  const mails = links.map(({ token, mail }) => ({
    ...mail,
    url: `${publicUrl}/leave-decision#${token}`,
  }));
  const [first, ...others] = mails;
  if (!first) throw new Error('A mail to an approver has no request');
  if (others.length > 0) return () => severalDecisionsMail(mails);
  return () => (first.isReminder ? reminderMail(first) : decisionMail(first));
}

/**
 * Emails each approver once about all requests that wait for them (D62), with a token for each
 * leave, version and account (D24).
 */
export async function mailApprovers(
  tx: Tx,
  deps: Deps,
  mails: readonly ApprovalMail[],
  hold?: Hold,
): Promise<void> {
  const perApprover = Map.groupBy(mails, ({ to }) => to.accountId);
  await mailLinks(tx, deps, [...perApprover.values()], hold);
}

/** Emails each list of requests to its approver. */
export async function mailLinks(
  tx: Tx,
  deps: Deps,
  lists: readonly (readonly ApprovalMail[])[],
  hold?: Hold,
): Promise<void> {
  if (lists.length === 0) return;
  const emails = lists.map((list) => list.map((mail) => ({ token: newToken(), mail })));
  const queued = await notify(
    tx,
    deps,
    emails.map((own) => ({
      event: 'approval_requested',
      to: (own[0] as Link).mail.to,
      content: contentOf(own, deps.config.publicUrl),
      path: '/approvals',
      ...(hold && { hold }),
    })),
  );
  const expires_at = new Date(deps.clock.now().getTime() + TOKEN_DAYS * 86_400_000);
  const tokens = emails.flatMap((own, index) =>
    own.map(({ token, mail: { approval, to } }) => ({
      token_hash: hashToken(token),
      leave_id: approval.id,
      version: approval.version,
      account_id: to.accountId,
      expires_at,
      mail_id: queued[index]?.[0] ?? null,
    })),
  );
  for (const chunk of chunksOf(tokens, MAX_ROWS)) {
    await tx.insertInto('decision_tokens').values(chunk).execute();
  }
}
