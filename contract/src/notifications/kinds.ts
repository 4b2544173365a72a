import { type Message, msg } from '@intranet/contract/core/i18n/t.ts';

interface KindRow {
  label: Message;
  description: Message;
  /** Emails that ask for a decision or concern an account's security are always sent (spec §8, D23). */
  alwaysEmailed?: true;
}

/** What people are notified of. Each has its own choice. */
export const NOTIFICATION_KINDS = {
  decisions: {
    label: msg('Requests to decide'),
    description: msg('Requests for leave or access that you have to decide, and reminders'),
    alwaysEmailed: true,
  },
  withdrawn: {
    label: msg('Requests that no longer need you'),
    description: msg('Leave that was withdrawn, or that somebody else decided'),
  },
  outcomes: {
    label: msg('Decisions about your requests'),
    description: msg('Leave approved, rejected or cancelled, and access granted or declined'),
  },
  account: {
    label: msg('Your account'),
    description: msg('Your password, name, email address and sign-in'),
    alwaysEmailed: true,
  },
  announcements: {
    label: msg('Announcements'),
    description: msg('New announcements, and reminders to confirm them'),
  },
  administration: {
    label: msg('Administration'),
    description: msg(
      'Departures that you planned, problems with reports that you own, and passwords to change',
    ),
  },
} as const satisfies Record<string, KindRow>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

export const KIND_IDS = Object.keys(NOTIFICATION_KINDS) as [
  NotificationKind,
  ...NotificationKind[],
];

export const kindRow = (kind: NotificationKind): KindRow => NOTIFICATION_KINDS[kind];

/** An email at once, one a day at 08:00, or none. The bell has all. */
export const EMAIL_CHOICES = ['now', 'digest', 'never'] as const;
export type EmailChoice = (typeof EMAIL_CHOICES)[number];

export interface NotificationChoice {
  kind: NotificationKind;
  email: EmailChoice;
  push: boolean;
}

/** How somebody is notified who has chosen nothing. */
export const defaultChoice = (kind: NotificationKind): NotificationChoice => ({
  kind,
  email: 'now',
  push: false,
});
