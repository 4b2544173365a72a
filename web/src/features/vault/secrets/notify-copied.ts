import { t } from '@intranet/contract/core/i18n/t.ts';
import { notifications } from '@mantine/notifications';
import { IconCopyCheck } from '@tabler/icons-react';
import { createElement } from 'react';
import classes from './secrets.module.css';

const NOTICE_MS = 2_000;

const ID = 'copied';

let closing: ReturnType<typeof setTimeout>;

/**
 * The exact text of spec §2, which closes on time, because it may show a secret.
 * @param value null to copy without showing (D59)
 */
export function notifyCopied(value: string | null): void {
  const notice = {
    id: ID,
    message:
      value === null ? t('Copied to clipboard') : t('Copied to clipboard: {value}', { value }),
    color: 'green',
    icon: createElement(IconCopyCheck, { size: 18, 'aria-hidden': true }),
    autoClose: false,
    role: 'status',
    classNames: { description: classes.whole ?? '' },
  } as const;
  notifications.show(notice);
  // Replaces the notice of an earlier copy, which `show` leaves as it is.
  notifications.update(notice);
  clearTimeout(closing);
  closing = setTimeout(() => notifications.hide(ID), NOTICE_MS);
}
