import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Home } from '@intranet/contract/home/endpoints.ts';
import { mayOpen, type PagePath } from '@intranet/contract/pages.ts';
import { Button, Text } from '@mantine/core';
import { IconCake, IconCalendarOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { StoredUser } from '#core/session.ts';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import { periodText } from '#ui/period-text.ts';
import { shortDay, weekday } from './day-labels.ts';
import classes from './PeopleCards.module.css';
import { CardLink, TodayCard } from './TodayCard.tsx';

const SHOWN = 6;

interface PeopleCardProps {
  title: string;
  note?: string;
  icon: ReactNode;
  /** The page with the whole list, for users who may open it. */
  all: { to: PagePath; label: string };
  user: StoredUser;
  none: string;
  people: { key: string; name: string; detail: string; badge?: ReactNode }[];
}

function PeopleCard({ all, user, none, people, ...card }: PeopleCardProps) {
  const [whole, setWhole] = useState(false);
  const rest = people.length - SHOWN;
  return (
    <TodayCard {...card} action={mayOpen(all.to, user) && <CardLink {...all} />}>
      {people.length === 0 ? (
        <Text c="dimmed">{none}</Text>
      ) : (
        <ul className={classes.list}>
          {people.slice(0, whole ? people.length : SHOWN).map(({ key, name, detail, badge }) => (
            <li key={key}>
              <bdi className={classes.name}>{name}</bdi>
              {badge}
              <span className={classes.detail}>{detail}</span>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? t('Show fewer') : t('Show {rest} more', { rest })}
        </Button>
      )}
    </TodayCard>
  );
}

type AwayCardProps = Pick<NonNullable<Home['leave']>, 'area' | 'away'> &
  Pick<Home, 'week'> & { user: StoredUser };

/** Approved leave this week in the user's area: names and dates without reasons. */
export function AwayCard({ area, away, week, user }: AwayCardProps) {
  return (
    <PeopleCard
      title={t('Away this week')}
      note={`${area}, ${shortDay(week.start)} – ${shortDay(week.end)}`}
      icon={<IconCalendarOff size={22} />}
      all={{ to: '/feriasarea', label: t('See all leave') }}
      user={user}
      none={t('No one else in {area} is away.', { area })}
      people={away.map(({ name, start, end }) => ({
        key: `${name} ${start}`,
        name,
        detail: periodText(start, end),
      }))}
    />
  );
}

/** `11-21` as `21/11`. */
const shortDate = (birthday: string) => birthday.split('-').reverse().join('/');

type BirthdaysCardProps = Pick<Home, 'birthdays' | 'today'> & { user: StoredUser };

/** This week's birthdays; 29 February keeps its own date (D37). */
export function BirthdaysCard({ birthdays, today, user }: BirthdaysCardProps) {
  return (
    <PeopleCard
      title={t('Birthdays this week')}
      icon={<IconCake size={22} />}
      all={{ to: '/communication', label: t('See all birthdays') }}
      user={user}
      none={t('No birthdays this week.')}
      people={birthdays.map(({ name, birthday, day }) => ({
        key: name,
        name,
        detail: `${weekday(day)}, ${shortDate(birthday)}`,
        badge: day === today && <StateBadge tone="good">{t('Today')}</StateBadge>,
      }))}
    />
  );
}
