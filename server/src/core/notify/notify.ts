import type { Tx } from '#core/db/database.ts';
import type { Channel, ChannelDeps, Notification } from './channel.ts';
import { emailChannel } from './email-channel.ts';

const CHANNELS: readonly Channel[] = [emailChannel];

/**
 * Notifies people through every channel. Nothing is delivered unless the transaction commits (D25).
 * @param notifications one per recipient
 * @param channels replaced only by tests
 */
export async function notify(
  tx: Tx,
  deps: ChannelDeps,
  notifications: readonly Notification[],
  channels = CHANNELS,
): Promise<void> {
  if (notifications.length === 0) return;
  for (const channel of channels) await channel.enqueue(tx, deps, notifications);
}
