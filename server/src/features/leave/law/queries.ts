import type { Hint } from '@intranet/contract/leave/endpoints.ts';
import type { DbOrTx } from '#core/db/database.ts';
import type { ProposedLeave } from '../check-dates.ts';

/** What Brazilian vacation law says of a proposed leave; nothing when the hints are switched off. */
export async function findHints(_db: DbOrTx, _leave: ProposedLeave): Promise<Hint[]> {
  return [];
}
