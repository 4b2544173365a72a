import { addDays, addMonths, type Day, type Period } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { ACTIVE_STATES } from '@intranet/contract/leave/leave-states.ts';
import { LEAVE_TYPES, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import type { LeaveDetail } from '@intranet/contract/leave/own-endpoints.ts';
import { TodayCard } from '#features/home/shared/TodayCard.tsx';
import { dayFormat } from '#ui/day-format.ts';
import { placeStyle } from '#ui/wallchart/period-place.ts';
import fills from '../leave-type-style.module.css';
import { barStyle } from '../leave-type-style.ts';
import classes from './YearOverview.module.css';

const MONTHS = 12;
const MONTHS_BEFORE = 4;

const monthOf = dayFormat({ month: 'short' });
const monthAndYear = dayFormat({ month: 'short', year: 'numeric' });

function yearAround(today: Day): Period {
  const start = addMonths(`${today.slice(0, 7)}-01`, -MONTHS_BEFORE);
  return { start, end: addDays(addMonths(start, MONTHS), -1) };
}

const isActive = ({ state }: LeaveDetail) => ACTIVE_STATES.some((active) => active === state);

function Legend({ leaves }: { leaves: readonly LeaveDetail[] }) {
  const types = LEAVE_TYPES.filter((type) => leaves.some((leave) => leave.leave_type === type));
  const pending = leaves.find(({ state }) => state === 'pending');
  const swatch = `${fills.fill} ${fills.swatch}`;
  return (
    <div className={classes.legend}>
      {types.map((type) => (
        <span key={type}>
          <span className={swatch} {...barStyle(type)} />
          {leaveTypeLabel(type)}
        </span>
      ))}
      {pending && (
        <span>
          <span className={swatch} {...barStyle(pending.leave_type)} data-pending />
          {t('Pending')}
        </span>
      )}
    </div>
  );
}

interface Props {
  leaves: readonly LeaveDetail[];
  today: Day;
}

export function YearOverview({ leaves, today }: Props) {
  const year = yearAround(today);
  const shown = leaves.filter(
    (leave) => isActive(leave) && leave.start <= year.end && leave.end >= year.start,
  );
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(year.start, index));
  return (
    <TodayCard
      title={t('Year at a glance')}
      note={`${monthAndYear(year.start)} – ${monthAndYear(year.end)}`}
    >
      <div className={classes.year} aria-hidden>
        {months.map((month) => {
          const period = { start: month, end: addDays(addMonths(month, 1), -1) };
          return (
            <span key={month} className={classes.month} style={placeStyle(period, year)}>
              {monthOf(month)}
            </span>
          );
        })}
        <span className={classes.today} style={placeStyle({ start: today, end: today }, year)} />
        {shown.map(({ id, leave_type: type, state, start, end }) => {
          const { style, ...pattern } = barStyle(type);
          return (
            <span
              key={id}
              className={`${fills.fill} ${classes.bar}`}
              {...pattern}
              data-pending={state === 'pending' || undefined}
              style={{ ...style, ...placeStyle({ start, end }, year) }}
            />
          );
        })}
      </div>
      {shown.length > 0 && <Legend leaves={shown} />}
    </TodayCard>
  );
}
