import type { MailContent } from '#core/mail/content.ts';

const EVENTS = [
  'approval_requested',
  'approval_no_longer_needed',
  'leave_decided',
  'account_created',
  'password_set',
  'email_changed',
  'account_renamed',
  'account_secured',
  'password_reset_requested',
] as const;

export interface Notification {
  event: (typeof EVENTS)[number];
  to: Recipient;
  /** Runs in the recipient's language. */
  content: () => MailContent;
}

export type WrittenNotification = Omit<Notification, 'content'> & { content: MailContent };

export interface Recipient {
  accountId: number;
  /** The recipient's address at the time, which may be a former one. */
  email: string;
  /** The language the account chose. If it isn't given, `notify` reads it. */
  language?: string | null;
}

export type Letter = { to: string; content: MailContent };

export interface StoredMessage {
  id: number;
  recipient: string;
  subject: string;
  content: MailContent;
  createdAt: Date;
}

export interface Channel {
  name: string;
  /** Messages to store with the use case. `content.action` may hold a personal link. */
  lettersFor(notifications: readonly WrittenNotification[]): Letter[];
  /** Delivers a stored message. If it throws, the queue retries. */
  deliver(message: StoredMessage): Promise<void>;
  close(): void;
}
