import { maxDay, minDay, type Period } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import type { Away, Holiday } from '@intranet/contract/leave/schemas.ts';
import { dayFormat } from '@intranet/ui/days/day-format.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { Box, Group, Stack, Text } from '@mantine/core';
import type { CSSProperties } from 'react';
import fills from '../leave-type-style.module.css';
import { barStyle } from '../leave-type-style.ts';
import { TypeSwatch } from '../TypeSwatch.tsx';
import { placeOf, placeStyle, weekendsOf } from '../wallchart/period-place.ts';
import classes from './AwayTimeline.module.css';
import { colleaguesOf, marksOf, sharedOf, windowOf } from './timeline-model.ts';

const MAX_COLLEAGUES = 3;

interface SharedDays {
  shared: readonly Period[];
}

interface Bar {
  period: Period;
  pending: boolean;
  cancelling?: boolean;
  type?: LeaveType | undefined;
}

interface Days {
  window: Period;
  holidays: readonly Holiday[];
}

const monthOf = dayFormat({ month: 'short', year: 'numeric' });

/** Above the bars, the days on which the request and the shared days begin and end. */
function Scale({ window, request, shared }: SharedDays & Record<'window' | 'request', Period>) {
  const months = [...new Set([window.start, window.end].map(monthOf))].join(' – ');
  const edges = [request.start, request.end];
  return (
    <Box className={classes.row} c="dimmed" aria-hidden>
      <span>{months}</span>
      <div className={classes.track}>
        {[...marksOf(window, request, shared)].map((day) => (
          <span
            key={day}
            style={placeStyle({ start: day, end: day }, window)}
            data-edge={edges.includes(day) || undefined}
          >
            {Number(day.slice(8))}
          </span>
        ))}
      </div>
    </Box>
  );
}

/** The days of a bar on which somebody else is away too, as in the calendar. */
function clashesOf(bar: Period, shared: readonly Period[]): CSSProperties {
  const stops = shared.map((days) => {
    const { left, width } = placeOf(days, bar);
    const [from, to] = [`${left}%`, `${left + width}%`];
    return `transparent ${from}, var(--clash) ${from} ${to}, transparent ${to}`;
  });
  return { '--clashes': `linear-gradient(to right, ${stops.join(', ')})` } as CSSProperties;
}

function TrackBar({ window, shared, bar }: { window: Period; bar: Bar } & SharedDays) {
  const { period, pending, cancelling, type } = bar;
  const look = type && barStyle(type);
  const visible = {
    start: maxDay(period.start, window.start),
    end: minDay(period.end, window.end),
  };
  return (
    <span
      className={`${fills.fill} ${fills.clashes} ${classes.bar}`}
      data-pattern={look?.['data-pattern']}
      data-pending={pending || undefined}
      data-cancelling={cancelling || undefined}
      data-cut-start={period.start < window.start || undefined}
      data-cut-end={period.end > window.end || undefined}
      style={{ ...look?.style, ...clashesOf(visible, shared), ...placeStyle(visible, window) }}
    />
  );
}

function Track({ window, holidays, shared, bars }: Days & SharedDays & { bars: readonly Bar[] }) {
  return (
    <div className={classes.track} aria-hidden>
      {weekendsOf(window).map((weekend) => (
        <span key={weekend.start} className={classes.weekend} style={placeStyle(weekend, window)} />
      ))}
      {holidays.map(({ day }) => (
        <span
          key={day}
          className={classes.holiday}
          style={placeStyle({ start: day, end: day }, window)}
        />
      ))}
      {bars.map((bar) => (
        <TrackBar key={bar.period.start} {...{ window, shared, bar }} />
      ))}
    </div>
  );
}

interface HeadProps {
  label: string;
  holidays: readonly Holiday[];
  overlaps: boolean;
}

function Head({ label, holidays, overlaps }: HeadProps) {
  const days = useShortDays();
  return (
    <Group gap="0 16px" fz="xs" lh="16px">
      <Text size="sm" fw={500} me="auto">
        {label}
      </Text>
      {holidays.map(({ day, name }) => (
        <Text key={day} span inherit c="var(--holiday-color)">
          {days.day(day)} <span lang="pt-BR">{name}</span>
        </Text>
      ))}
      {overlaps && (
        <Group gap={8} aria-hidden>
          <TypeSwatch state="clashing" />
          {t('Overlap')}
        </Group>
      )}
    </Group>
  );
}

interface Props {
  label: string;
  titled?: boolean;
  request: Period;
  type?: LeaveType | undefined;
  name: string;
  away: readonly Away[];
  holidays?: readonly Holiday[];
  cancelling?: readonly number[];
  /** The absences that are left out. */
  more?: number;
}

export function AwayTimeline(props: Props) {
  const { label, titled = true, request, type, name, away, cancelling = [], more = 0 } = props;
  const { period } = useShortDays();
  const window = windowOf(request);
  const holidays = (props.holidays ?? []).filter(
    ({ day }) => window.start <= day && day <= window.end,
  );
  const days = { window, holidays };
  const colleagues = colleaguesOf(away);
  const others = colleagues.slice(MAX_COLLEAGUES);
  const shared = sharedOf(request, away);
  const isCancelling = ({ employee_id, pending }: Away) =>
    !pending && cancelling.includes(employee_id);
  const stateOf = (one: Away) => {
    if (one.pending) return ` ${t('(pending)')}`;
    return isCancelling(one) ? ` ${t('(cancellation requested)')}` : '';
  };
  const datesOf = (one: Away) => `${period(one.start, one.end)}${stateOf(one)}`;
  return (
    <Stack gap={4}>
      <Head label={titled ? label : ''} holidays={holidays} overlaps={shared.length > 0} />
      <Scale {...{ window, request, shared }} />
      <ul aria-label={label}>
        <li className={classes.row} data-request>
          <Person name={name} dates={period(request.start, request.end)} />
          <Track {...days} shared={shared} bars={[{ period: request, pending: true, type }]} />
        </li>
        {colleagues.slice(0, MAX_COLLEAGUES).map((colleague) => (
          <li key={colleague.id} className={classes.row}>
            <Person name={colleague.name} dates={colleague.leaves.map(datesOf).join(', ')} />
            <Track
              {...days}
              shared={sharedOf(request, colleague.leaves)}
              bars={colleague.leaves.map((leave) => ({
                period: leave,
                pending: leave.pending,
                cancelling: isCancelling(leave),
              }))}
            />
          </li>
        ))}
        {others.length > 0 && (
          <Text component="li" size="xs" c="dimmed" pt={4}>
            {t('And {count, plural, one {# other} other {# others}}: {names}', {
              count: others.length,
              names: others.map((other) => other.name).join(', '),
            })}
          </Text>
        )}
        {more > 0 && (
          <Text component="li" size="xs" c="dimmed" pt={4}>
            {t('And {more, number} more', { more })}
          </Text>
        )}
      </ul>
    </Stack>
  );
}

function Person({ name, dates }: { name: string; dates: string }) {
  return (
    <div className={classes.person}>
      <Text component="bdi" size="sm" lh="inherit">
        {name}
      </Text>{' '}
      <Text span inherit c="dimmed">
        {dates}
      </Text>
    </div>
  );
}
