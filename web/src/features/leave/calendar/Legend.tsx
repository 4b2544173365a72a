import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Calendar } from '@intranet/contract/leave/calendar-endpoints.ts';
import { LEAVE_TYPES, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { Button, Popover, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { shortDay } from '#ui/day-format.ts';
import { barStyle } from '../leave-type-style.ts';
import bars from './Bar.module.css';
import classes from './Legend.module.css';

interface LegendProps {
  holidays: Calendar['holidays'];
  limited: boolean;
  canRequest: boolean;
}

/** Explains the colours, patterns and numbers of the calendar, and lists its holidays. */
function LegendContent({ holidays, limited, canRequest }: LegendProps) {
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
          {t(
            'Keyboard: arrows move, Shift+arrows select days, Enter requests them or opens a leave.',
          )}
        </Text>
      )}
    </div>
  );
}

/** A button that opens the legend. On paper the legend itself stands below the calendar. */
export function Legend(props: LegendProps) {
  return (
    <Popover position="bottom-end" shadow="md" width="min(560px, 100vw - 32px)" withRoles>
      <Popover.Target>
        <Button
          variant="default"
          className={classes.button}
          leftSection={<IconInfoCircle size={18} aria-hidden />}
        >
          {t('Legend')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('Legend')}>
        <LegendContent {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}

export function PrintedLegend(props: LegendProps) {
  return (
    <div className={classes.printed}>
      <LegendContent {...props} />
    </div>
  );
}
