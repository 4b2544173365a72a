import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Home } from '@intranet/contract/home/endpoints.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import { CardFailure } from '@intranet/ui/feedback/CardFailure.tsx';
import { LazyPart } from '@intranet/ui/feedback/LazyPart.tsx';
import { Box, Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import type { StoredUser } from '#core/session.ts';
import { groupQuery } from './api.ts';
import classes from './HomePage.module.css';
import { CardHeader, CardLink, TodayCard } from './shared/TodayCard.tsx';

const PeopleMap = lazy(() => import('#features/allhands/shared/people-map/PeopleMap.tsx'));

/** The list leaves out the user. */
function countAway({ away, unlisted, today, leave }: Home): number {
  const others = away.filter(({ start, end }) => start <= today && end >= today).length;
  const isAway = leave?.next?.approved === true && leave.next.start <= today;
  return others + unlisted.today + Number(isAway);
}

/** The deck's map with the group's size today. It fills the rest of the column. */
export function GroupCard({ home, user }: { home: Home; user: StoredUser }) {
  const { data, error, refetch } = useQuery(groupQuery);
  if (!data) {
    return error ? (
      <TodayCard title={t('The group')}>
        <CardFailure
          title={t('Couldn’t load the map')}
          error={error}
          retry={() => void refetch()}
        />
      </TodayCard>
    ) : null;
  }
  const { people, map } = data;
  if (!map) return null;
  const size = t('{people, plural, one {# person} other {# people}}', { people });
  // Roles that don't see the lists know only who of their own area is away (D4).
  const away =
    mayOpen('/calendar', user) && t('{away, number} away today', { away: countAway(home) });
  return (
    <Paper
      component="section"
      withBorder
      className={classes.group ?? ''}
      aria-labelledby="group-title"
      data-print="together"
    >
      <CardHeader
        id="group-title"
        title={t('The group')}
        note={[size, away].filter(Boolean).join(' · ')}
        action={
          <CardLink to="/allhands" label={t('Places in {quarter}', { quarter: map.quarter })} />
        }
      />
      <Box className={classes.map ?? ''} data-fills>
        <LazyPart>
          <PeopleMap places={map.places} />
        </LazyPart>
      </Box>
    </Paper>
  );
}
