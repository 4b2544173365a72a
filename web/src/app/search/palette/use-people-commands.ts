import { balanceInWords } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { useTyped } from '@intranet/ui/hooks/use-typed.ts';
import { IconCalendarEvent, IconListDetails, IconScale, IconUserCog } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { StoredUser } from '#core/session.ts';
import { peopleSearchQuery } from '#features/people/api.ts';
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
  balance: number | null,
  user: StoredUser,
): Command[] {
  const days = balance !== null && { note: balanceInWords(balance) };
  const ofLeave = t('Leave of {name} in the calendar', { name });
  const ofBalance = t('Balance of {name}', { name });
  const ofStatement = t('Statement of {name}', { name });
  const ofEmployee = t('Employee record of {name}', { name });
  const admin = '/vacation_admin';
  return [
    detail(id, ofLeave, IconCalendarEvent, '/calendar', { name }),
    { ...detail(id, ofBalance, IconScale, '/verificar_saldo', { name }), ...days },
    detail(id, ofStatement, IconListDetails, admin, { statement: String(id) }),
    detail(id, ofEmployee, IconUserCog, admin, { name }),
  ].filter(({ target }) => target.kind === 'address' && mayOpen(target.to, user));
}

/** The people whom the server finds: their profiles (D72), and what the role may open of them (D4). */
export function usePeopleCommands(user: StoredUser, typed: string): FoundCommands {
  const name = typed.trim();
  const settled = useTyped(name);
  const enabled = mayOpen('/people', user) && settled !== '';
  const search = useQuery({
    ...peopleSearchQuery({ name: settled }),
    enabled,
    placeholderData: keepPreviousData,
  });
  const { data } = search;
  const commands = useMemo(
    () =>
      (data?.people ?? []).map(({ employee_id: id, name, area, photo, balance }) => ({
        id: `person ${id}`,
        group: 'people' as const,
        title: name,
        // Not the area, which would list whole departments.
        words: [],
        trail: [],
        note: areaName(area),
        description: t('See profile'),
        photo,
        target: { kind: 'address' as const, to: '/people', search: { person: String(id) } },
        details: detailsOf({ id, name }, balance, user),
      })),
    [data, user],
  );
  const isLoading = enabled && (search.isLoading || search.isPlaceholderData || settled !== name);
  return foundBy(commands, [{ isLoading, isError: search.isError }]);
}
