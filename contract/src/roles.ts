/** The four roles of spec §6. What each may call stands beside the call, in its endpoint. */
export const ROLES = ['admin', 'full_access', 'tudo_menos_fin', 'apenas_people'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that see everybody's leave, balances and conflicts (spec §6, D4). */
export const LIST_READERS: readonly Role[] = ['admin', 'full_access', 'apenas_people'];

/** Roles that see everybody's days of leave by type: not the one that is kept to a few pages. */
export const REPORT_READERS: readonly Role[] = ['admin', 'full_access'];
