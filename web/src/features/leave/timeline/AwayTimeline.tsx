import type { Period } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Away } from '@intranet/contract/leave/schemas.ts';
import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { dayFormat } from '#ui/day-format.ts';
import { useShortDays } from '#ui/use-short-days.ts';
import classes from './AwayTimeline.module.css';
import {
  colleaguesOf,
  daysOf,
  marksOf,
  placeOf,
  sharedOf,
  weekendsOf,
  windowOf,
} from './timeline-model.ts';

const MAX_COLLEAGUES = 3;

/** With more days, their numbers would touch. */
const MOST_DAYS = 31;

interface SharedDays {
  shared: readonly Period[];
}

interface Bar {
  period: Period;
  kind: 'request' | 'away' | 'pending';
}

const monthOf = dayFormat({ month: 'short', year: 'numeric' });

function place(period: Period, window: Period) {
  const { left, width } = placeOf(period, window);
  return { left: `${left}%`, width: `${width}%` };
}

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
      <div className={classes.days}>
        {shown.map((day) => (
          <span
            key={day}
            style={place({ start: day, end: day }, window)}
            data-mark={marks.has(day) || undefined}
            data-edge={edges.has(day) || undefined}
            data-shared={shared.some(({ start, end }) => start <= day && day <= end) || undefined}
          >
            {Number(day.slice(8))}
          </span>
        ))}
      </div>
    </div>
  );
}

function Track({ window, shared, bars }: { window: Period; bars: readonly Bar[] } & SharedDays) {
  return (
    <div className={classes.track} aria-hidden>
      {weekendsOf(window).map((weekend) => (
        <span key={weekend.start} className={classes.weekend} style={place(weekend, window)} />
      ))}
      {shared.map((days) => (
        <span key={days.start} className={classes.shared} style={place(days, window)} />
      ))}
      {bars.map(({ period, kind }) => (
        <span
          key={period.start}
          className={classes.bar}
          data-kind={kind}
          data-before={period.start < window.start || undefined}
          data-after={period.end > window.end || undefined}
          style={place(period, window)}
        />
      ))}
    </div>
  );
}

interface Props {
  /** The heading of the list, also its name for screen readers. */
  label: string;
  action?: ReactNode;
  request: Period;
  name: string;
  away: readonly Away[];
}

/** A request and the colleagues away at the same time, one row per person. */
export function AwayTimeline({ label, action, request, name, away }: Props) {
  const { period } = useShortDays();
  const window = windowOf(request);
  const colleagues = colleaguesOf(away);
  const others = colleagues.slice(MAX_COLLEAGUES);
  const shared = sharedOf(request, away);
  const datesOf = ({ start, end, pending }: Away) =>
    `${period(start, end)}${pending ? ` ${t('(pending)')}` : ''}`;
  return (
    <div className={classes.timeline}>
      <Group gap="0 16px">
        <Text size="sm" fw={500}>
          {label}
        </Text>
        {action}
      </Group>
      <Scale window={window} request={request} shared={shared} />
      <ul aria-label={label} className={classes.rows}>
        <li className={classes.row} data-request>
          <Person name={name} dates={period(request.start, request.end)} />
          <Track window={window} shared={shared} bars={[{ period: request, kind: 'request' }]} />
        </li>
        {colleagues.slice(0, MAX_COLLEAGUES).map((colleague) => (
          <li key={colleague.name} className={classes.row}>
            <Person name={colleague.name} dates={colleague.leaves.map(datesOf).join(', ')} />
            <Track
              window={window}
              shared={sharedOf(request, colleague.leaves)}
              bars={colleague.leaves.map((leave) => ({
                period: leave,
                kind: leave.pending ? 'pending' : 'away',
              }))}
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
      <bdi className={classes.name} title={name}>
        {name}
      </bdi>{' '}
      <span className={classes.dates}>{dates}</span>
    </div>
  );
}
