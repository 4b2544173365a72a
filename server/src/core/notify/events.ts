/** Everything that people are notified about. Channels and preferences can tell the events apart. */
export const NOTIFICATION_EVENTS = [
  'approval_requested',
  'approval_no_longer_needed',
  'leave_decided',
  'account_created',
  'password_set',
  'email_changed',
  'account_secured',
  'password_reset_requested',
] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];
