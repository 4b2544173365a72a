/** The four roles of spec §6. Each endpoint lists the roles that may call it. */
export const ROLES = ['admin', 'full_access', 'tudo_menos_fin', 'apenas_people'] as const;
export type Role = (typeof ROLES)[number];

export const ADMIN: readonly Role[] = ['admin'];

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

export const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS.en[role] }));

/** Roles that see all leave, balances and conflicts (spec §6, D4). */
export const LIST_READERS: readonly Role[] = ['admin', 'full_access', 'apenas_people'];

export const REPORT_READERS: readonly Role[] = ['admin', 'full_access'];
