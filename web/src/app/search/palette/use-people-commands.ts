import { balanceInWords } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { IconListDetails, IconScale, IconUserCog } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { StoredUser } from '#core/session.ts';
import { siteQuery } from '#core/site.ts';
import { balancesQuery } from '#features/balance/api.ts';
import { calendarQuery } from '#features/leave/calendar/api.ts';
import type { Command } from './commands.ts';
import { type FoundCommands, foundBy } from './found-commands.ts';

/** A command for one of the person's pages. */
const detail = (
  id: number,
  title: string,
  icon: NonNullable<Command['icon']>,
  to: string,
  search: Record<string, string>,
): Command => ({
  id: `${to} ${Object.keys(search).join()} ${id}`,
  group: 'people',
  title,
  icon,
  trail: [],
  words: [],
  target: { kind: 'address', to, search },
});

function detailsOf(
  { id, name }: { id: number; name: string },
  balance: number | undefined,
  user: StoredUser,
): Command[] {
  const days = balance !== undefined && { note: balanceInWords(balance) };
  const ofBalance = t('Balance of {name}', { name });
  const ofStatement = t('Statement of {name}', { name });
  const ofEmployee = t('Employee record of {name}', { name });
  const admin = '/vacation_admin';
  return [
    { ...detail(id, ofBalance, IconScale, '/verificar_saldo', { name }), ...days },
    detail(id, ofStatement, IconListDetails, admin, { statement: String(id) }),
    detail(id, ofEmployee, IconUserCog, admin, { name }),
  ].filter(({ target }) => target.kind === 'address' && mayOpen(target.to, user));
}

/** The people of the calendar, with their balance, for roles that may read the lists (D4). */
export function usePeopleCommands(user: StoredUser, hasText: boolean): FoundCommands {
  const readsLists = mayOpen('/calendar', user);
  const { data: site } = useQuery(siteQuery);
  const today = site?.today ?? '';
  const calendarOf = useQuery({
    ...calendarQuery(today, today),
    enabled: readsLists && hasText && today !== '',
  });
  const balancesOf = useQuery({
    ...balancesQuery,
    enabled: mayOpen('/verificar_saldo', user) && hasText,
  });
  const { data: calendar } = calendarOf;
  const { data: balances } = balancesOf;
  const commands = useMemo(() => {
    const balanceOf = new Map(balances?.map(({ employee_id, balance }) => [employee_id, balance]));
    return (calendar?.people ?? []).map(({ id, name, area, photo }) => ({
      id: `person ${id}`,
      group: 'people' as const,
      title: name,
      // Not the area, which would list whole departments.
      words: [],
      trail: [],
      note: areaName(area),
      description: t('See leave in calendar'),
      photo,
      target: { kind: 'address' as const, to: '/calendar', search: { name } },
      details: detailsOf({ id, name }, balanceOf.get(id), user),
    }));
  }, [calendar, balances, user]);
  return foundBy(commands, [calendarOf, balancesOf]);
}
