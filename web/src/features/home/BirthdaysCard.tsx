import type { Home } from '@intranet/contract/home/endpoints.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import { Button, Text } from '@mantine/core';
import { IconArrowRight, IconCake } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { StoredUser } from '#core/session.ts';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import { weekday } from './day-labels.ts';
import { PeopleList } from './PeopleList.tsx';
import { TodayCard } from './TodayCard.tsx';

const ALL = '/communication';

/** `11-21` as `21/11`. */
const shortDate = (birthday: string) => birthday.split('-').reverse().join('/');

/** This week's birthdays; 29 February keeps its own date (D37). */
export function BirthdaysCard({
  birthdays,
  today,
  user,
}: Pick<Home, 'birthdays' | 'today'> & { user: StoredUser }) {
  const mayOpenAll = mayOpen(ALL, user);
  return (
    <TodayCard
      title="Birthdays this week"
      icon={<IconCake size={22} />}
      action={
        mayOpenAll && (
          <Button
            component={Link}
            to={ALL}
            variant="default"
            rightSection={<IconArrowRight size={18} aria-hidden />}
          >
            All birthdays
          </Button>
        )
      }
    >
      {birthdays.length === 0 ? (
        <Text c="dimmed">No birthdays this week.</Text>
      ) : (
        <PeopleList
          people={birthdays.map(({ name, birthday, day }) => ({
            key: name,
            name,
            detail: `${weekday(day)}, ${shortDate(birthday)}`,
            badge: day === today && <StateBadge tone="good">Today</StateBadge>,
          }))}
        />
      )}
    </TodayCard>
  );
}
