import { t } from '@intranet/contract/core/i18n/t.ts';
import type { PeopleGroup } from '@intranet/contract/people/search-endpoints.ts';
import type { Actor } from '#core/actor.ts';
import { type Authorized, authorized } from '#core/authorized.ts';
import { AppError } from '#core/errors.ts';

export interface PeopleScope {
  among: PeopleGroup;
  area?: string | undefined;
}

/** The caller's part in the search. `isHead` is true for a current Head. */
interface Searcher {
  actor: Actor;
  isHead: boolean;
}

function maySearch({ actor, isHead }: Searcher, { among }: PeopleScope): boolean {
  if (actor.role === 'admin' || among === 'current') return true;
  return among === 'deputies' && isHead;
}

/**
 * Lets everybody find current employees (D72), a Head also people who can be deputies (D23), and an
 * admin everybody. @throws AppError forbidden
 */
export function authorizeSearch(searcher: Searcher, scope: PeopleScope): Authorized<PeopleScope> {
  if (maySearch(searcher, scope)) return authorized(scope);
  throw new AppError('forbidden', t('You can’t search for these people.'));
}
