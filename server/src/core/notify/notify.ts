import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { queueMessages } from '#core/mail/queue-messages.ts';
import type { Notification } from './channel.ts';

/** Notifies people, one event at a time. Nothing is delivered unless the transaction commits (D25). */
export async function notify(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'mailSealer' | 'channels'>,
  notifications: readonly Notification[],
): Promise<void> {
  if (notifications.length === 0) return;
  for (const { name, lettersFor } of deps.channels) {
    await queueMessages(tx, deps, lettersFor(notifications), name);
  }
}
