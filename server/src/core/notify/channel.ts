import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { MailContent } from '#core/mail/content.ts';
import type { NotificationEvent } from './events.ts';

export interface Notification {
  event: NotificationEvent;
  to: Recipient;
  content: MailContent;
}

export interface Recipient {
  accountId: number;
  /** The recipient's address at the time, which may be a former one. */
  email: string;
}

export type ChannelDeps = Pick<Deps, 'jobs' | 'mailSealer'>;

export interface Channel {
  /** Stores what to deliver in the use case's transaction. A worker delivers it after the commit. */
  enqueue(tx: Tx, deps: ChannelDeps, notifications: readonly Notification[]): Promise<void>;
}
