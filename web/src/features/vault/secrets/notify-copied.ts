import { t } from '@intranet/contract/core/i18n/t.ts';
import { IconCopyCheck } from '@tabler/icons-react';
import { createElement } from 'react';
import { notifications } from '#ui/feedback/notifications.ts';
import classes from './secrets.module.css';

/** Spec §9. */
const NOTICE_MS = 2_000;

/** The exact text of spec §2. It closes on time, because it may show a secret. */
export function notifyCopied(value: string): void {
  const id = notifications.show({
    message: t('Copied to clipboard: {value}', { value }),
    color: 'green',
    icon: createElement(IconCopyCheck, { size: 18, 'aria-hidden': true }),
    autoClose: false,
    role: 'status',
    classNames: { description: classes.notice ?? '' },
  });
  setTimeout(() => notifications.hide(id), NOTICE_MS);
}
