import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Calendar } from '@intranet/contract/leave/calendar-endpoints.ts';
import { type LeaveType, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { Text } from '@mantine/core';
import fills from '../leave-type-style.module.css';
import { barStyle } from '../leave-type-style.ts';
import { HolidayList } from '../wallchart/HolidayList.tsx';
import { usePanel } from '../wallchart/use-panel.ts';
import keys from './Keys.module.css';
import { ClashMark, LimitMark, PendingMark } from './Keys.tsx';
import classes from './Legend.module.css';

const swatch = `${fills.fill} ${fills.swatch}`;

function Marks({ types, limited }: Pick<Props, 'types' | 'limited'>) {
  return (
    <ul className={classes.marks} aria-label={t('Legend')}>
      {types.map((type) => (
        <li key={type}>
          <span className={swatch} {...barStyle(type)} />
          {leaveTypeLabel(type)}
        </li>
      ))}
      <li>
        <PendingMark />
      </li>
      <li>
        <span className={`${fills.crowd} ${keys.limit}`} data-state="conflict">
          2
        </span>
        {t('Two or more people away in one area')}
      </li>
      <li>
        <ClashMark />
        {t('Overlap')}
      </li>
      <li>
        <span className={swatch} {...barStyle('Vacation')} data-cancelling />
        {t('Cancellation requested')}
      </li>
      {limited && (
        <li>
          <LimitMark />
        </li>
      )}
    </ul>
  );
}

interface Props {
  id: string;
  open: boolean;
  types: readonly LeaveType[];
  holidays: Calendar['holidays'];
  limited: boolean;
  canRequest: boolean;
  onClose: (() => void) | undefined;
}

export function Legend({ id, open, types, holidays, limited, canRequest, onClose }: Props) {
  const panel = usePanel(id, open, onClose);
  return (
    <section ref={panel} id={id} className={classes.legend} aria-label={t('Legend')} hidden={!open}>
      <Marks {...{ types, limited }} />
      {holidays.length > 0 && <HolidayList holidays={holidays} />}
      {canRequest && (
        <Text size="sm" c="dimmed" component="p" className={classes.hint} data-print="hide">
          {t('To request leave, drag over free days in your row or click one of them.')}{' '}
          {t(
            'Keyboard: arrows move, Shift+arrows select days, Enter requests them or opens a leave.',
          )}
        </Text>
      )}
    </section>
  );
}
