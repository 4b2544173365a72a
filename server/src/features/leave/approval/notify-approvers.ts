import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { MailContent } from '#core/mail/content.ts';
import { queueMail } from '#core/mail/queue-mail.ts';

interface Asked {
  leaveId: number;
  /** The version in which the present question was first put. */
  sinceVersion: number;
  /** Whoever acts knows already. */
  except: number;
}

/** Mails everybody who was asked the present question about a leave, each once. */
export async function notifyApprovers(
  tx: Tx,
  deps: Deps,
  { leaveId, sinceVersion, except }: Asked,
  content: MailContent,
): Promise<void> {
  const asked = await tx
    .selectFrom('accounts as a')
    .select('a.email')
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
  for (const { email } of asked) await queueMail(tx, deps, email, content);
}
