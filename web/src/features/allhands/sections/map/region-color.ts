import { REGIONS } from '@intranet/contract/allhands/deck-schema.ts';

/** The map and the list beside it use the same colours. */
export const regionColor = (region: (typeof REGIONS)[number]) =>
  `var(--s${REGIONS.indexOf(region)})`;
