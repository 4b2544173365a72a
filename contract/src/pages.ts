import { LIST_READERS, ROLES, type Role } from './roles.ts';

export type Layout = 'bare' | 'shell';

export interface Page {
  path: string;
  title: string;
  /** The roles that may open it, or anybody (D1). */
  access: readonly Role[] | 'public';
  /** `bare` has no header and no sidebar (spec §2, Layout). */
  layout: Layout;
}

/** Every page: the one table behind the routes, the guard, the menus and the search. */
export const PAGES = [
  { path: '/login', title: 'Login', access: 'public', layout: 'bare' },
  { path: '/forgot-password', title: 'Forgot password', access: 'public', layout: 'bare' },
  { path: '/verify-reset-code', title: 'Reset password', access: 'public', layout: 'bare' },
  { path: '/single-sign-on', title: 'Signing in', access: 'public', layout: 'bare' },
  { path: '/first-admin', title: 'First administrator', access: 'public', layout: 'bare' },
  { path: '/force-change-password', title: 'New password', access: 'public', layout: 'bare' },
  { path: '/leave-decision', title: 'Leave decision', access: 'public', layout: 'bare' },
  { path: '/home', title: 'Home', access: 'public', layout: 'shell' },
  { path: '/permissiondenied', title: 'Permissão Negada', access: ROLES, layout: 'shell' },
  { path: '/vacation', title: 'Vacation', access: ROLES, layout: 'shell' },
  { path: '/feriasarea', title: 'Scheduled Vacations', access: LIST_READERS, layout: 'shell' },
  { path: '/verificar_saldo', title: 'Balance', access: LIST_READERS, layout: 'shell' },
  { path: '/verificar_conflito', title: 'Conflicts', access: LIST_READERS, layout: 'shell' },
  { path: '/approvals', title: 'Approvals', access: ROLES, layout: 'shell' },
  { path: '/account', title: 'My account', access: ROLES, layout: 'shell' },
  { path: '/admin', title: 'Admin', access: ['admin'], layout: 'shell' },
  { path: '/novo_usuario', title: 'Register New User', access: ['admin'], layout: 'shell' },
  { path: '/audit', title: 'Audit log', access: ['admin'], layout: 'shell' },
  { path: '/outbox', title: 'Outbox', access: ['admin'], layout: 'shell' },
] as const satisfies readonly Page[];

export type PagePath = (typeof PAGES)[number]['path'];

/** All that a person with this role reaches (spec §4), with the pages about oneself (D2). */
const APENAS_PEOPLE: readonly string[] = [
  '/home',
  '/vacation',
  '/feriasarea',
  '/verificar_saldo',
  '/verificar_conflito',
  '/people',
  '/approvals',
  '/account',
];

export function findPage(path: string): Page | undefined {
  return PAGES.find((page) => page.path === path);
}

/**
 * Where the guard sends a person instead, or null when they may stay (spec §4, D1 to D3, in that
 * order). It decides what is drawn; what is allowed, the server decides again (D4).
 * @param user as the browser stored it; null when nobody is signed in
 */
export function redirectFor(path: string, user: { role: Role } | null): string | null {
  const page = findPage(path);
  if (page?.access === 'public') return null;
  if (!user) return '/login';
  if (user.role === 'apenas_people' && !APENAS_PEOPLE.includes(path)) return '/home';
  if (page && !page.access.includes(user.role)) return '/permissiondenied';
  return null;
}
