import { t } from '@intranet/contract/core/i18n/t.ts';
import { LIST_READERS } from '@intranet/contract/core/roles.ts';
import type { DirectoryGroup } from '@intranet/contract/people/directory-endpoints.ts';
import type { Actor } from '#core/actor.ts';
import { type Authorized, authorized } from '#core/authorized.ts';
import { AppError } from '#core/errors.ts';

type Reader = Pick<Actor, 'role' | 'employee'>;

export const seesLeavers = ({ role }: Reader): boolean => role === 'admin';

/** @throws AppError forbidden */
export function authorizeGroup(reader: Reader, group: DirectoryGroup): Authorized<DirectoryGroup> {
  if (group === 'current' || seesLeavers(reader)) return authorized(group);
  throw new AppError('forbidden', t('You can only see current employees.'));
}

/** The areas whose absences somebody may see. */
export type KnownAbsences = 'all' | 'none' | { area: string };

/** Roles that read the lists see all absences, others those of their own area (D72). */
export function knownAbsences({ role, employee }: Reader): KnownAbsences {
  if (LIST_READERS.includes(role)) return 'all';
  return employee ? { area: employee.area } : 'none';
}
