import { inLanguage } from '@intranet/contract/allhands/deck-words.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { currentLocale } from '@intranet/contract/core/i18n/t.ts';
import type { group } from '@intranet/contract/home/group-endpoints.ts';
import type { z } from 'zod';
import type { DbOrTx } from '#core/db/database.ts';
import { findNewestPublished } from '#features/allhands/queries.ts';
import { countStaff } from '#features/people/queries.ts';

export async function readGroup(db: DbOrTx, today: Day): Promise<z.infer<typeof group.reply>> {
  const [people, deck] = await Promise.all([countStaff(db, today), findNewestPublished(db)]);
  if (!deck) return { people, map: null };
  const places = inLanguage(deck.places, currentLocale());
  return {
    people,
    map: {
      quarter: deck.quarter,
      places: places.map(({ region, city, people: count, longitude, latitude }) => ({
        ...{ region, city, people: count, longitude, latitude },
      })),
    },
  };
}
