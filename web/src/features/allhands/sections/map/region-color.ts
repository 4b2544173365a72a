import { REGIONS } from '@intranet/contract/allhands/deck-schema.ts';

export const regionColor = (region: (typeof REGIONS)[number]) =>
  `var(--s${REGIONS.indexOf(region)})`;
