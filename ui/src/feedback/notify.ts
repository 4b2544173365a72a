import { CallError } from '@intranet/contract/core/call-error.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { createElement } from 'react';
import { FailureMessage, type TextLanguage } from './FailureMessage.tsx';

/** A second for every 14 characters, at least six (D42). */
function readingTime(text: string): number {
  return Math.max(6_000, (text.length / 14) * 1_000);
}

export function notifySuccess(message: string): void {
  notifications.show({
    message,
    color: 'green',
    icon: createElement(IconCheck, { size: 18, 'aria-hidden': true }),
    autoClose: readingTime(message),
    role: 'status',
  });
}

const NOT_SHOWN = ['unauthenticated', 'confirm_password'];

/**
 * Shows a failure, except an expired session, which the sign-in page follows, and a cancelled
 * confirmation.
 * @param error a sentence, or the error that has one @param language of a sentence (D40)
 */
export function notifyFailure(error: unknown, retry?: () => void, language?: TextLanguage): void {
  if (error instanceof CallError && NOT_SHOWN.includes(error.code)) return;
  const message = typeof error === 'string' ? error : sentenceOf(error);
  const id = `failure ${message}`;
  const onRetry =
    retry &&
    (() => {
      notifications.hide(id);
      retry();
    });
  notifications.show({
    id,
    color: 'red',
    icon: createElement(IconAlertTriangle, { size: 18, 'aria-hidden': true }),
    // In a hidden tab, nobody has read it yet.
    autoClose: retry || document.hidden ? false : readingTime(message),
    role: 'alert',
    message: createElement(FailureMessage, { message, onRetry, ...language }),
  });
}
