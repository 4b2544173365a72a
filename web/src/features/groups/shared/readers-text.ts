import { t } from '@intranet/contract/core/i18n/t.ts';
import { roleLabel } from '@intranet/contract/core/roles.ts';
import type { NamedReaders } from '@intranet/contract/groups/readers.ts';

const SHOWN = 4;

/** `Full access, Deal team, Ana` or, with many, `Full access, Deal team, Ana, Bia and 3 more`. */
export function readersText({ roles, groups, people }: NamedReaders): string {
  const names = [
    ...roles.map(roleLabel),
    ...groups.map(({ name }) => name),
    ...people.map(({ name }) => name),
  ];
  if (names.length === 0) return t('Only administrators and the owner');
  const shown = names.slice(0, SHOWN).join(', ');
  const more = names.length - SHOWN;
  return more > 0 ? t('{names} and {more} more', { names: shown, more }) : shown;
}
