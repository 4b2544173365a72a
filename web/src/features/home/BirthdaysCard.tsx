import type { Home } from '@intranet/contract/home/endpoints.ts';
import { Text } from '@mantine/core';
import { IconCake } from '@tabler/icons-react';
import { StateBadge } from '#ui/StateBadge.tsx';
import { PeopleList } from './PeopleList.tsx';
import { TodayCard } from './TodayCard.tsx';
import { weekday } from './words.ts';

/** `11-21` as `21/11`. */
const shortDate = (birthday: string) => birthday.split('-').reverse().join('/');

/** Whose birthday is kept this week; 29 February under its own date (D37). */
export function BirthdaysCard({ birthdays, today }: Pick<Home, 'birthdays' | 'today'>) {
  return (
    <TodayCard title="Birthdays this week" icon={<IconCake size={22} />}>
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
