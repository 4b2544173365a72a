import type { Home } from '@intranet/contract/home/endpoints.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import { Button, Text } from '@mantine/core';
import { IconArrowRight, IconCalendarOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { StoredUser } from '#core/session.ts';
import { periodText } from '#ui/period-text.ts';
import { shortDay } from './day-labels.ts';
import { PeopleList } from './PeopleList.tsx';
import { TodayCard } from './TodayCard.tsx';

const LIST = '/feriasarea';

/** Approved leave this week in the user's area: names and dates without reasons. */
export function AwayCard({
  area,
  away,
  week,
  user,
}: Pick<NonNullable<Home['leave']>, 'area' | 'away'> & { week: Home['week']; user: StoredUser }) {
  const mayOpenList = mayOpen(LIST, user);
  return (
    <TodayCard
      title="Away this week"
      note={`${area}, ${shortDay(week.start)} – ${shortDay(week.end)}`}
      icon={<IconCalendarOff size={22} />}
      action={
        mayOpenList && (
          <Button
            component={Link}
            to={LIST}
            variant="default"
            rightSection={<IconArrowRight size={18} aria-hidden />}
          >
            All leave
          </Button>
        )
      }
    >
      {away.length === 0 ? (
        <Text c="dimmed">Nobody else of {area} is away.</Text>
      ) : (
        <PeopleList
          people={away.map(({ name, start, end }) => ({
            key: `${name} ${start}`,
            name,
            detail: periodText(start, end),
          }))}
        />
      )}
    </TodayCard>
  );
}
