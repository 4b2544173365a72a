import { t } from '@intranet/contract/core/i18n/t.ts';
import { LIST_READERS, type Role } from '@intranet/contract/core/roles.ts';
import type { Department, DepartmentId } from '@intranet/contract/links/departments.ts';
import { listTeam, type Team } from '@intranet/contract/links/team-endpoints.ts';
import { positionName } from '@intranet/contract/people/positions.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PeopleList } from '#features/home/shared/PeopleList.tsx';
import { CardLink, TodayCard } from '#features/home/shared/TodayCard.tsx';
import { peopleKeys } from '#features/people/api.ts';

const teamQuery = (id: DepartmentId) => peopleKeys.query(['team', id], listTeam[id]);

interface Props {
  department: Department;
  role: Role;
}

/** The department's people, and who is away now or soon; others see their own area only (D4). */
export function DepartmentTeam({ department, role }: Props) {
  const { data, isPending } = useQuery(teamQuery(department.id));
  const { day, period } = useShortDays();
  const seesAll = LIST_READERS.includes(role);
  if (isPending && seesAll) return <Skeleton height={208} radius="md" />;
  if (!data || data.people.length === 0) return null;
  const absenceOf = ({ start, end }: NonNullable<Team['people'][number]['away']>) =>
    start > data.today
      ? t('Away {dates}', { dates: period(start, end) })
      : t('Away until {date}', { date: day(end) });
  return (
    <TodayCard
      title={department.id === 'reports' ? t('Finance team') : t('Team')}
      action={seesAll && <CardLink to="/calendar" label={t('Calendar')} />}
    >
      <PeopleList
        shown={12}
        unlisted={data.unlisted}
        people={data.people.map((person) => ({
          key: String(person.employee_id),
          employeeId: person.employee_id,
          name: person.name,
          photo: person.photo,
          note: positionName(person.cargo),
          ...(person.away && { detail: absenceOf(person.away) }),
        }))}
      />
    </TodayCard>
  );
}
