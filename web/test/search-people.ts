import type { Namesake } from '@intranet/contract/people/namesake.ts';
import type { FoundPerson } from '@intranet/contract/people/search-endpoints.ts';
import { matchesSearch } from '@intranet/ui/tables/search.ts';

export type Searched = Namesake & Partial<FoundPerson>;

/** The reply of /api/people-search: the people of its area whose name has the typed text. */
export function searchPeople(address: string, people: readonly Searched[]) {
  const query = new URL(address, 'http://localhost').searchParams;
  const area = query.get('area');
  const found = people.filter(
    (one) => (!area || one.area === area) && matchesSearch(one.name, query.get('name') ?? ''),
  );
  return {
    people: found.map((one) => ({ photo: '', has_left: false, balance: null, ...one })),
    more: false,
  };
}
