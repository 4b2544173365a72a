import type { group } from '@intranet/contract/home/group-endpoints.ts';
import type { z } from 'zod';
import type { DbOrTx } from '#core/db/database.ts';
import { findNewestPublished } from '#features/allhands/queries.ts';
import { countCurrent } from '#features/people/queries.ts';

export async function readGroup(db: DbOrTx): Promise<z.infer<typeof group.reply>> {
  const [people, deck] = await Promise.all([countCurrent(db), findNewestPublished(db)]);
  return { people, map: deck && { quarter: deck.quarter, places: deck.places } };
}
