import { type Message, msg } from './i18n/t.ts';
import { wireLabel } from './wire-label.ts';

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

export const roleLabel = (role: Role): string => wireLabel(ROLE_LABELS, role);

/** @param current a role that is offered even if this version doesn't know it */
export const roleOptions = (...current: readonly Role[]) =>
  [...new Set([...ROLES, ...current])].map((role) => ({ value: role, label: roleLabel(role) }));

/** Roles that see all leave, balances and conflicts (spec §6, D4). */
export const LIST_READERS: readonly Role[] = ['admin', 'full_access', 'apenas_people'];

export const REPORT_READERS: readonly Role[] = ['admin', 'full_access'];
