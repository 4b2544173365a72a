import { type Message, msg } from '../core/i18n/t.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './schemas.ts';

/**
 * The errors, each with its values, that screens in Portuguese show (D40). "As specified" has English
 * for them, because most of their screens are English.
 */
export const PORTUGUESE_ERRORS: [Message, values?: Record<string, number>][] = [
  [msg('An error occurred. Please try again.')],
  [msg('An error occurred. Please try again later.')],
  [msg('At least {min} characters'), { min: PASSWORD_MIN }],
  [msg('At most {max} characters'), { max: PASSWORD_MAX }],
  [msg('Enter a password')],
  [msg('Choose a password other than the current one')],
  [msg('Please choose a new password first.')],
  [msg('Please set up two-factor sign-in first. It’s required for administrators.')],
  [msg('Please sign in.')],
  [msg('The password can’t contain the username')],
  [msg('The password was changed elsewhere in the meantime. Reload the page and try again.')],
  [msg('The service isn’t available right now. Please try again in a moment.')],
  [msg('Page not found.')],
  [msg('You can only do this from within the intranet.')],
  [msg('Couldn’t load this. Check your connection.')],
  [msg('This password is too common. Choose another one')],
  [msg('Unexpected error')],
  [msg('You can only change your own password here.')],
  [msg('You don’t need to change your password.')],
  [msg('You don’t have permission to do this.')],
];
