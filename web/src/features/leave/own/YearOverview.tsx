import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { ACTIVE_STATES } from '@intranet/contract/leave/leave-states.ts';
import { leaveTypeLabel, presentTypes } from '@intranet/contract/leave/leave-types.ts';
import type { LeaveDetail } from '@intranet/contract/leave/own-endpoints.ts';
import { dayFormat } from '@intranet/ui/days/day-format.ts';
import { Group } from '@mantine/core';
import { TodayCard } from '#features/home/shared/TodayCard.tsx';
import { Key, PendingKey } from '../calendar/Keys.tsx';
import fills from '../leave-type-style.module.css';
import { barStyle } from '../leave-type-style.ts';
import { TypeSwatch } from '../TypeSwatch.tsx';
import { placeStyle } from '../wallchart/period-place.ts';
import { YearStrip, yearAround } from '../wallchart/YearStrip.tsx';
import classes from './YearOverview.module.css';

const monthAndYear = dayFormat({ month: 'short', year: 'numeric' });

const isActive = ({ state }: LeaveDetail) => ACTIVE_STATES.some((active) => active === state);

function Legend({ leaves }: { leaves: readonly LeaveDetail[] }) {
  const types = presentTypes(leaves.map(({ leave_type }) => leave_type));
  return (
    <Group component="ul" gap="4px 16px" fz="xs" lh="16px">
      {types.map((type) => (
        <Key key={type} mark={<TypeSwatch type={type} />}>
          {leaveTypeLabel(type)}
        </Key>
      ))}
      {leaves.some(({ state }) => state === 'pending') && <PendingKey />}
    </Group>
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
  return (
    <TodayCard
      title={t('Year at a glance')}
      note={`${monthAndYear(year.start)} – ${monthAndYear(year.end)}`}
    >
      <YearStrip {...{ year, today }}>
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
      </YearStrip>
      {shown.length > 0 && <Legend leaves={shown} />}
    </TodayCard>
  );
}
