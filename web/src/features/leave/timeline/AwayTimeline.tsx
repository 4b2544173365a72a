import { maxDay, minDay, type Period } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import type { Away } from '@intranet/contract/leave/schemas.ts';
import { Group, Text } from '@mantine/core';
import type { CSSProperties } from 'react';
import { dayFormat } from '#ui/day-format.ts';
import { useShortDays } from '#ui/use-short-days.ts';
import { daysOf, placeOf, placeStyle, weekendsOf } from '#ui/wallchart/period-place.ts';
import fills from '../leave-type-style.module.css';
import { barStyle } from '../leave-type-style.ts';
import classes from './AwayTimeline.module.css';
import { colleaguesOf, marksOf, sharedOf, windowOf } from './timeline-model.ts';

const MAX_COLLEAGUES = 3;

/** With more days, their numbers would touch. */
const MOST_DAYS = 31;
const FEW_DAYS = 16;

interface SharedDays {
  shared: readonly Period[];
}

interface Bar {
  period: Period;
  pending: boolean;
  type?: LeaveType | undefined;
}

const monthOf = dayFormat({ month: 'short', year: 'numeric' });

/** The days above the bars: a narrow one shows where the request and the shared days begin and end. */
function Scale({ window, request, shared }: Record<'window' | 'request', Period> & SharedDays) {
  const months = [...new Set([window.start, window.end].map(monthOf))].join(' – ');
  const edges = new Set([request.start, request.end]);
  const days = daysOf(window);
  const marks = marksOf(window, request, shared);
  const shown = days.length > MOST_DAYS ? days.filter((day) => marks.has(day)) : days;
  return (
    <div className={classes.scale} aria-hidden>
      <span className={classes.dates}>{months}</span>
      <div className={classes.days} data-few={days.length <= FEW_DAYS || undefined}>
        {shown.map((day) => (
          <span
            key={day}
            style={placeStyle({ start: day, end: day }, window)}
            data-mark={marks.has(day) || undefined}
            data-edge={edges.has(day) || undefined}
          >
            {Number(day.slice(8))}
          </span>
        ))}
      </div>
    </div>
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
  const { period, pending, type } = bar;
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
      data-before={period.start < window.start || undefined}
      data-after={period.end > window.end || undefined}
      style={{ ...look?.style, ...clashesOf(visible, shared), ...placeStyle(visible, window) }}
    />
  );
}

function Track({ window, shared, bars }: { window: Period; bars: readonly Bar[] } & SharedDays) {
  return (
    <div className={classes.track} aria-hidden>
      {weekendsOf(window).map((weekend) => (
        <span key={weekend.start} className={classes.weekend} style={placeStyle(weekend, window)} />
      ))}
      {bars.map((bar) => (
        <TrackBar key={bar.period.start} {...{ window, shared, bar }} />
      ))}
    </div>
  );
}

interface Props {
  label: string;
  titled?: boolean;
  request: Period;
  type?: LeaveType | undefined;
  name: string;
  away: readonly Away[];
  cancelling?: readonly string[];
}

export function AwayTimeline(props: Props) {
  const { label, titled = true, request, type, name, away, cancelling = [] } = props;
  const { period } = useShortDays();
  const window = windowOf(request);
  const colleagues = colleaguesOf(away);
  const others = colleagues.slice(MAX_COLLEAGUES);
  const shared = sharedOf(request, away);
  const stateOf = ({ name, pending }: Away) => {
    if (pending) return ` ${t('(pending)')}`;
    return cancelling.includes(name) ? ` ${t('(cancellation requested)')}` : '';
  };
  const datesOf = (one: Away) => `${period(one.start, one.end)}${stateOf(one)}`;
  return (
    <div className={classes.timeline}>
      <Group gap="0 16px">
        {titled && (
          <Text size="sm" fw={500}>
            {label}
          </Text>
        )}
        {shared.length > 0 && (
          <span className={classes.key} aria-hidden>
            {t('Overlap')}
          </span>
        )}
      </Group>
      <Scale window={window} request={request} shared={shared} />
      <ul aria-label={label} className={classes.rows}>
        <li className={classes.row} data-request>
          <Person name={name} dates={period(request.start, request.end)} />
          <Track
            window={window}
            shared={shared}
            bars={[{ period: request, pending: true, type }]}
          />
        </li>
        {colleagues.slice(0, MAX_COLLEAGUES).map((colleague) => (
          <li key={colleague.name} className={classes.row}>
            <Person name={colleague.name} dates={colleague.leaves.map(datesOf).join(', ')} />
            <Track
              window={window}
              shared={sharedOf(request, colleague.leaves)}
              bars={colleague.leaves.map((leave) => ({ period: leave, pending: leave.pending }))}
            />
          </li>
        ))}
        {others.length > 0 && (
          <li className={classes.more}>
            {t('And {count, plural, one {# other} other {# others}}: {names}', {
              count: others.length,
              names: others.map((other) => other.name).join(', '),
            })}
          </li>
        )}
      </ul>
    </div>
  );
}

function Person({ name, dates }: { name: string; dates: string }) {
  return (
    <div className={classes.person}>
      <bdi className={classes.name}>{name}</bdi> <span className={classes.dates}>{dates}</span>
    </div>
  );
}
