import { t } from '@intranet/contract/core/i18n/t.ts';
import { IconAlertTriangle, IconCalendarX } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import fills from '../leave-type-style.module.css';
import { barStyle } from '../leave-type-style.ts';
import classes from './Keys.module.css';

const swatch = `${fills.fill} ${fills.swatch}`;
const CLASHING = { '--clashes': 'linear-gradient(var(--clash), var(--clash))' } as CSSProperties;

export function PendingMark() {
  return (
    <>
      <span className={swatch} {...barStyle('Vacation')} data-pending /> {t('Pending')}
    </>
  );
}

export const CancellingMark = () => <IconCalendarX className={fills.warning} aria-hidden />;

export function ClashMark() {
  const vacation = barStyle('Vacation');
  return (
    <span
      className={`${swatch} ${fills.clashes}`}
      style={{ ...vacation.style, ...CLASHING }}
      data-pattern={vacation['data-pattern']}
    />
  );
}

export function LimitMark() {
  return (
    <>
      <span className={`${fills.crowd} ${classes.limit}`} data-state="over" aria-hidden>
        <IconAlertTriangle size={12} />
      </span>
      {t('Above the area’s limit')}
    </>
  );
}

export function Keys({ limited }: { limited: boolean }) {
  return (
    <ul className={classes.keys}>
      <li>
        <PendingMark />
      </li>
      <li>
        <ClashMark /> {t('Overlap')}
      </li>
      {limited && (
        <li>
          <LimitMark />
        </li>
      )}
    </ul>
  );
}
