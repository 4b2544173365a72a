import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Home } from '@intranet/contract/home/endpoints.ts';
import { mayOpen, type PagePath } from '@intranet/contract/pages.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { shortDay, weekdayAndDay } from '@intranet/ui/days/day-format.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { Text } from '@mantine/core';
import { useId } from 'react';
import type { StoredUser } from '#core/session.ts';
import { namesakeNotes } from '#features/people/shared/namesakes.ts';
import { type ListedPerson, PeopleList } from './shared/PeopleList.tsx';
import { CardLink, TodayCard } from './shared/TodayCard.tsx';

interface AwayGroupProps {
  title: string;
  people: ListedPerson[];
  unlisted: number;
}

function AwayGroup({ title, people, unlisted }: AwayGroupProps) {
  const id = useId();
  if (people.length === 0) return null;
  return (
    <div>
      <Text component="h3" id={id} size="xs" fw={500} c="dimmed" mb={4}>
        {title}
      </Text>
      <PeopleList {...{ people, unlisted }} labelledBy={id} />
    </div>
  );
}

const linkTo = (user: StoredUser, to: PagePath, page: string) =>
  mayOpen(to, user) && <CardLink to={to} label={t('See all')} page={page} />;

type AwayCardProps = Pick<Home, 'away' | 'unlisted' | 'week' | 'today' | 'leave'> & {
  user: StoredUser;
};

/** People away today and on the other days of this week: names and dates without reasons. */
export function AwayCard({ away, unlisted, week, today, leave, user }: AwayCardProps) {
  const { period } = useShortDays();
  const allAreas = mayOpen('/calendar', user);
  const ownArea = areaName(leave?.area ?? '');
  const notes = namesakeNotes(away);
  const people = away
    .filter(({ end }) => end >= today)
    .map(({ employee_id, name, area, photo, start, end }) => ({
      key: `${employee_id} ${start}`,
      employeeId: employee_id,
      today: start <= today,
      name,
      photo,
      note: notes.get(employee_id) ?? areaName(area),
      detail: period(start, end),
    }));
  const none = allAreas
    ? t('No one else is away.')
    : t('No one else in {area} is away.', { area: ownArea });
  return (
    <TodayCard
      title={t('Away this week')}
      note={`${allAreas ? '' : `${ownArea}, `}${period(week.start, week.end)}`}
      action={linkTo(user, '/calendar', t('Calendar'))}
    >
      {people.length === 0 && (
        <Text size="sm" c="dimmed">
          {none}
        </Text>
      )}
      <AwayGroup
        title={t('Today')}
        people={people.filter((one) => one.today)}
        unlisted={unlisted.today}
      />
      <AwayGroup
        title={t('Later this week')}
        people={people.filter((one) => !one.today)}
        unlisted={unlisted.later}
      />
    </TodayCard>
  );
}

/** `Mon 23 Nov`; a 29 February is kept in other years too (D37). */
const birthdayText = (birthday: string, day: Day) =>
  day.endsWith(birthday) ? weekdayAndDay(day) : shortDay(`2024-${birthday}`);

type BirthdaysCardProps = Pick<Home, 'birthdays' | 'unlisted' | 'today'> & { user: StoredUser };

export function BirthdaysCard({ birthdays, unlisted, today, user }: BirthdaysCardProps) {
  const notes = namesakeNotes(birthdays);
  return (
    <TodayCard
      title={t('Birthdays this week')}
      action={linkTo(user, '/communication', t('Birthdays'))}
    >
      {birthdays.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('No birthdays this week.')}
        </Text>
      )}
      <PeopleList
        unlisted={unlisted.birthdays}
        people={birthdays.map(({ employee_id, name, birthday, day, photo }) => ({
          key: String(employee_id),
          employeeId: employee_id,
          name,
          photo,
          note: notes.get(employee_id),
          detail: birthdayText(birthday, day),
          badge: day === today && <StateBadge tone="good">{t('Today')}</StateBadge>,
        }))}
      />
    </TodayCard>
  );
}
