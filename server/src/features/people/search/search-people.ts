import { LIST_READERS } from '@intranet/contract/core/roles.ts';
import type { searchPeople as searchCall } from '@intranet/contract/people/search-endpoints.ts';
import type { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { authorizeSearch } from './policy.ts';
import { findPeople, isHead } from './queries.ts';

type Query = z.output<(typeof searchCall)['query']>;

/** @throws AppError forbidden */
export async function searchPeople(deps: Deps, actor: Actor, { name, ...scope }: Query) {
  const searcher = { actor, isHead: await isHead(deps.db, actor.employee?.id) };
  return findPeople(deps.db, authorizeSearch(searcher, scope), {
    name,
    today: today(deps),
    showBalance: LIST_READERS.includes(actor.role),
  });
}
