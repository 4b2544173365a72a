import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Home, Week } from '@intranet/contract/home/endpoints.ts';
import { mayOpen, type PagePath } from '@intranet/contract/pages.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { shortDay, weekdayAndDay } from '@intranet/ui/days/day-format.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { CardFailure } from '@intranet/ui/feedback/CardFailure.tsx';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { Box, Group, SegmentedControl, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { StoredUser } from '#core/session.ts';
import { namesakeNotes } from '#features/people/shared/namesakes.ts';
import { nextWeekQuery } from './api.ts';
import { type ListedPerson, PeopleList } from './shared/PeopleList.tsx';
import { CardLink, TodayCard } from './shared/TodayCard.tsx';

interface SectionProps {
  title: string;
  note?: string;
  /** The page with more, if the user may open it. */
  link: ReactNode;
  /** Shown if nobody is listed. */
  none: string;
  empty: boolean;
  children: ReactNode;
}

function Section({ title, note, link, none, empty, children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} mt={4}>
      <Group gap="4px 8px" align="baseline" mb={4}>
        <Title order={3} size="h5" id={id}>
          {title}
        </Title>
        {note && (
          <Text span size="sm" c="dimmed">
            {note}
          </Text>
        )}
        {link}
      </Group>
      {empty && (
        <Text size="sm" c="dimmed">
          {none}
        </Text>
      )}
      {children}
    </Box>
  );
}

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
      <Text component="h4" id={id} size="xs" fw={500} c="dimmed" mb={4}>
        {title}
      </Text>
      <PeopleList {...{ people, unlisted }} labelledBy={id} />
    </div>
  );
}

const linkTo = (user: StoredUser, to: PagePath, page: string) =>
  mayOpen(to, user) && <CardLink to={to} label={t('See all')} page={page} />;

interface PartProps {
  shown: Home;
  which: Week;
  user: StoredUser;
}

/** Who is away today and on other days of the week: names and dates without reasons. */
function Away({ shown: { away, unlisted, today, leave }, which, user }: PartProps) {
  const { period } = useShortDays();
  const allAreas = mayOpen('/calendar', user);
  const ownArea = areaName(leave?.area ?? '');
  const notes = namesakeNotes(away);
  const isToday = (start: Day, end: Day) => start <= today && end >= today;
  const people = away
    .filter(({ end }) => end >= today)
    .map(({ employee_id, name, area, photo, start, end }) => ({
      key: `${employee_id} ${start}`,
      employeeId: employee_id,
      today: which === 'this' && isToday(start, end),
      name,
      photo,
      note: notes.get(employee_id) ?? areaName(area),
      detail: period(start, end),
    }));
  return (
    <Section
      title={t('Away')}
      {...(!allAreas && { note: ownArea })}
      link={linkTo(user, '/calendar', t('Calendar'))}
      empty={people.length === 0}
      none={
        allAreas
          ? t('No one else is away.')
          : t('No one else in {area} is away.', { area: ownArea })
      }
    >
      <AwayGroup
        title={t('Today')}
        people={people.filter((one) => one.today)}
        unlisted={unlisted.today}
      />
      <AwayGroup
        title={which === 'this' ? t('Later this week') : t('Next week')}
        people={people.filter((one) => !one.today)}
        unlisted={unlisted.later}
      />
    </Section>
  );
}

/** `Mon 23 Nov`; a 29 February is kept in other years too (D37). */
const birthdayText = (birthday: string, day: Day) =>
  day.endsWith(birthday) ? weekdayAndDay(day) : shortDay(`2024-${birthday}`);

function Birthdays({ shown: { birthdays, unlisted, today }, which, user }: PartProps) {
  const notes = namesakeNotes(birthdays);
  return (
    <Section
      title={t('Birthdays')}
      link={linkTo(user, '/communication', t('Birthdays'))}
      empty={birthdays.length === 0}
      none={which === 'this' ? t('No birthdays this week.') : t('No birthdays next week.')}
    >
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
    </Section>
  );
}

/** Who is away and whose birthday it is, this week or the next. */
export function WeekCard({ home, user }: { home: Home; user: StoredUser }) {
  const { period } = useShortDays();
  const [which, setWhich] = useState<Week>('this');
  const { data, error, refetch } = useQuery({ ...nextWeekQuery, enabled: which === 'next' });
  const shown = which === 'this' ? home : data;
  return (
    <TodayCard
      title={t('Away and birthdays')}
      note={shown && period(shown.week.start, shown.week.end)}
      action={
        <SegmentedControl<Week>
          size="xs"
          ms="auto"
          aria-label={t('Week')}
          data={[
            { value: 'this', label: t('This week') },
            { value: 'next', label: t('Next week') },
          ]}
          value={which}
          onChange={setWhich}
          data-print="hide"
        />
      }
    >
      {shown ? (
        <>
          {/* Without an employee record and the right to see the lists, nobody's leave is known (D12). */}
          {(shown.leave || shown.away.length > 0) && <Away {...{ shown, which, user }} />}
          <Birthdays {...{ shown, which, user }} />
        </>
      ) : error ? (
        <CardFailure
          title={t('Couldn’t load next week')}
          error={error}
          retry={() => void refetch()}
        />
      ) : (
        <Skeleton height={120} />
      )}
    </TodayCard>
  );
}
