/** The four roles of spec §6. What each may call stands beside the call, in its endpoint. */
export const ROLES = ['admin', 'full_access', 'tudo_menos_fin', 'apenas_people'] as const;
export type Role = (typeof ROLES)[number];

/** Administrators only. */
export const ADMIN: readonly Role[] = ['admin'];

/** The name of each role as screens show it, in the two languages of the specification. */
export const ROLE_LABELS: Record<'en' | 'pt', Readonly<Record<Role, string>>> = {
  en: {
    admin: 'Administrator',
    full_access: 'Full access',
    tudo_menos_fin: 'Everything but finance',
    apenas_people: 'People only',
  },
  pt: {
    admin: 'Administrador',
    full_access: 'Acesso total',
    tudo_menos_fin: 'Tudo menos financeiro',
    apenas_people: 'Somente People',
  },
};

/** The roles as the options of an English select. */
export const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS.en[role] }));

/** Roles that see everybody's leave, balances and conflicts (spec §6, D4). */
export const LIST_READERS: readonly Role[] = ['admin', 'full_access', 'apenas_people'];

/** Roles that see everybody's days of leave by type: not the one that is kept to a few pages. */
export const REPORT_READERS: readonly Role[] = ['admin', 'full_access'];
