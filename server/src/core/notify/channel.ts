import type { MailContent } from '#core/mail/content.ts';

const EVENTS = [
  'approval_requested',
  'approval_no_longer_needed',
  'leave_decided',
  'account_created',
  'account_invited',
  'password_set',
  'email_changed',
  'account_renamed',
  'account_secured',
  'password_reset_requested',
  'departure_carried_out',
  'test_requested',
  'digest',
  'access_requested',
  'access_decided',
  'problem_reported',
  'item_broken',
  'announcement_published',
  'announcement_unconfirmed',
  'secrets_to_rotate',
  'secrets_still_to_rotate',
] as const;
export type NotificationEvent = (typeof EVENTS)[number];

export interface Notification {
  event: NotificationEvent;
  to: Recipient;
  /** Runs in the recipient's language. */
  content: () => MailContent;
  /** The page that the bell opens, without a personal link. Without one, the bell doesn't show it. */
  path?: string;
  /** True for an email that can’t wait for a digest, whatever the recipient chose. */
  atOnce?: boolean;
  hold?: Hold;
}

/** Until this time a message can be dropped, which `dropHeld` does by `about` (D62). */
export interface Hold {
  until: Date;
  about: string;
}

export type WrittenNotification = Omit<Notification, 'content'> & { content: MailContent };

export interface Recipient {
  accountId: number;
  /** The recipient's address at the time, which may be a former one. */
  email: string;
  /** The language the account chose. If it isn't given, `notify` reads it. */
  language?: string | null;
}

export type Letter = { to: string; content: MailContent; hold?: Hold };

export interface StoredMessage {
  id: number;
  recipient: string;
  subject: string;
  content: MailContent;
  createdAt: Date;
}

export interface Channel {
  name: string;
  /**
   * The messages to store: one for each notification, in order, or none. Their content may hold a
   * personal link.
   */
  lettersFor(notifications: readonly WrittenNotification[]): Letter[];
  /** Delivers a stored message, or gives up once the signal aborts. If it throws, the queue retries. */
  deliver(message: StoredMessage, signal?: AbortSignal): Promise<void>;
  close(): void;
}
