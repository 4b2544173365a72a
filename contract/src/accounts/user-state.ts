import { type Message, msg, t } from '../core/i18n/t.ts';
import type { HubUser } from './admin-endpoints.ts';

export const USER_STATES = ['invited', 'locked', 'must_change', 'never', 'active'] as const;
export type UserState = (typeof USER_STATES)[number];

const LABELS: Readonly<Record<UserState, Message>> = {
  invited: msg('Invited'),
  locked: msg('Locked'),
  must_change: msg('Must change password'),
  never: msg('Never signed in'),
  active: msg('Active'),
};

export const userStateLabel = (state: UserState): string => t(LABELS[state]);

export function userState(user: HubUser): UserState {
  const { invitation, must_change_password, last_sign_in } = user;
  if (invitation) return invitation.withdrawn ? 'locked' : 'invited';
  if (must_change_password) return 'must_change';
  return last_sign_in === null ? 'never' : 'active';
}

export const onOrOff = (on: boolean): string => (on ? t('On') : t('Off'));
