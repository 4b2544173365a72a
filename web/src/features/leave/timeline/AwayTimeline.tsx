import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Period } from '@intranet/contract/leave/leave-dates.ts';
import type { Away } from '@intranet/contract/leave/schemas.ts';
import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useShortDays } from '#ui/use-short-days.ts';
import classes from './AwayTimeline.module.css';
import { colleaguesOf, placeOf, weekendsOf, windowOf } from './timeline-model.ts';

const MAX_COLLEAGUES = 3;

interface Bar {
  period: Period;
  kind: 'request' | 'away' | 'pending';
}

function Track({ window, bars }: { window: Period; bars: readonly Bar[] }) {
  const place = (period: Period) => {
    const { left, width } = placeOf(period, window);
    return { left: `${left}%`, width: `${width}%` };
  };
  return (
    <div className={classes.track} aria-hidden>
      {weekendsOf(window).map((weekend) => (
        <span key={weekend.start} className={classes.weekend} style={place(weekend)} />
      ))}
      {bars.map(({ period, kind }) => (
        <span key={period.start} className={classes.bar} data-kind={kind} style={place(period)} />
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
      <ul aria-label={label} className={classes.rows}>
        <li className={classes.row} data-request>
          <Person name={name} dates={period(request.start, request.end)} />
          <Track window={window} bars={[{ period: request, kind: 'request' }]} />
        </li>
        {colleagues.slice(0, MAX_COLLEAGUES).map((colleague) => (
          <li key={colleague.name} className={classes.row}>
            <Person name={colleague.name} dates={colleague.leaves.map(datesOf).join(', ')} />
            <Track
              window={window}
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
