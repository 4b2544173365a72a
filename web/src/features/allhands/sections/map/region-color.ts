import { REGIONS } from '@intranet/contract/allhands/deck-schema.ts';

/** The same on the map and in the list beside it. */
export const regionColor = (region: (typeof REGIONS)[number]) =>
  `var(--s${REGIONS.indexOf(region)})`;
