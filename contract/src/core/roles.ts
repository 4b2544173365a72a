import { type Message, msg, t } from './i18n/t.ts';

/** The four roles of spec §6. Each endpoint lists the roles that may call it. */
export const ROLES = ['admin', 'full_access', 'tudo_menos_fin', 'apenas_people'] as const;
export type Role = (typeof ROLES)[number];

export const ADMIN: readonly Role[] = ['admin'];

export const ROLE_LABELS: Readonly<Record<Role, Message>> = {
  admin: msg('Administrator'),
  full_access: msg('Full access'),
  tudo_menos_fin: msg('Everything but finance'),
  apenas_people: msg('People only'),
};

export const roleOptions = () =>
  ROLES.map((role) => ({ value: role, label: t(ROLE_LABELS[role]) }));

/** Roles that see all leave, balances and conflicts (spec §6, D4). */
export const LIST_READERS: readonly Role[] = ['admin', 'full_access', 'apenas_people'];

export const REPORT_READERS: readonly Role[] = ['admin', 'full_access'];
