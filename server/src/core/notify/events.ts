/** All notification events, for channels and preferences to distinguish. */
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
