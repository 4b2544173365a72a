import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Calendar } from '@intranet/contract/leave/calendar-endpoints.ts';
import { LEAVE_TYPES, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { Text } from '@mantine/core';
import { barStyle } from '../leave-type-style.ts';
import bars from './Bar.module.css';
import { shortDay } from './date-range.ts';
import classes from './Legend.module.css';

interface Props {
  holidays: Calendar['holidays'];
  limited: boolean;
  canRequest: boolean;
}

export function Legend({ holidays, limited, canRequest }: Props) {
  return (
    <div className={classes.legend}>
      {holidays.length > 0 && (
        <Text size="sm" component="p">
          <strong>
            {t('{count, plural, one {Holiday} other {Holidays}}', { count: holidays.length })}
          </strong>{' '}
          {holidays.map(({ day, name }, index) => (
            <span key={day}>
              {index > 0 && ' · '}
              {shortDay(day)} <span lang="pt-BR">{name}</span>
            </span>
          ))}
        </Text>
      )}
      <ul className={classes.list} aria-label={t('Legend')}>
        {LEAVE_TYPES.map((type) => (
          <li key={type}>
            <span className={bars.swatch} {...barStyle(type)} />
            {leaveTypeLabel(type)}
          </li>
        ))}
        <li>
          <span className={bars.swatch} {...barStyle('Vacation')} data-pending />? {t('Pending')}
        </li>
        <li>
          <span className={classes.conflict}>2</span>
          {t('Two or more people in an area away')}
        </li>
        {limited && (
          <li>
            <span className={classes.over}>3</span>
            {t('Above the area’s limit')}
          </li>
        )}
      </ul>
      {canRequest && (
        <Text size="sm" c="dimmed" component="p" className={classes.hint}>
          {t('To request leave, drag over free days in your row or click one of them.')}{' '}
          <span className={classes.byKeyboard}>
            {t(
              'Keyboard: arrows move, Shift+arrows select days, Enter requests them or opens a leave.',
            )}
          </span>
        </Text>
      )}
    </div>
  );
}
