import type { MailContent } from '#core/mail/content.ts';

/** All notification events, for channels and preferences to distinguish. */
export type NotificationEvent =
  | 'approval_requested'
  | 'approval_no_longer_needed'
  | 'leave_decided'
  | 'account_created'
  | 'password_set'
  | 'email_changed'
  | 'account_secured'
  | 'password_reset_requested';

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

/** What to deliver, and to whom. The outbox shows the recipient. */
export interface Letter {
  to: string;
  content: MailContent;
}

export interface StoredMessage {
  id: number;
  recipient: string;
  subject: string;
  content: MailContent;
  createdAt: Date;
}

/** A way to notify people. `openChannels` lists all of them. */
export interface Channel {
  /** Stored with each message. */
  name: string;
  /**
   * Turns the notifications of one event into messages, which are stored in the use case's transaction.
   * `content.action` may hold a personal link.
   */
  lettersFor(notifications: readonly Notification[]): Letter[];
  /** Delivers a stored message after the commit. If it throws, the queue retries. */
  deliver(message: StoredMessage): Promise<void>;
  close(): void;
}
