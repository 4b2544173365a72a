import { ADMIN, LIST_READERS, REPORT_READERS, ROLES, type Role } from './core/roles.ts';
import { listOf } from './core/text.ts';
import { DEPARTMENTS, OFFICE_READERS } from './links/departments.ts';

export type Layout = 'bare' | 'shell';

export interface Page {
  path: string;
  title: string;
  access: readonly Role[] | 'public';
  layout: Layout;
  words?: readonly string[];
}

/** The project cards (D5). The browser's address uses the setting SHOWCASE_NAME. */
export const SHOWCASE_PAGE = '/pipeline';

/** Swaps a page's internal path and its path in the browser, SHOWCASE_NAME (D5). */
export function swapShowcase(path: string, name: string): string {
  const address = `/${name}`;
  if (path === SHOWCASE_PAGE) return address;
  return path === address ? SHOWCASE_PAGE : path;
}

export const TECHNOLOGY_PAGES = [
  ['/techubspotbi', 'Technologies: sales dashboards'],
  ['/tecfinancial', 'Technologies: financial reports'],
  ['/teccalendario', 'Technologies: calendar'],
  ['/tecferias', 'Technologies: vacation'],
  ['/tecmetas', 'Technologies: goals'],
  ['/tecpel', 'Technologies: P&L projections'],
] as const;

const pageIn =
  (layout: Layout) =>
  <const P extends string>(path: P, title: string, access: Page['access'], ...words: string[]) => ({
    ...{ path, title, access, layout },
    ...(words.length > 0 && { words: listOf(...words) }),
  });
const bare = pageIn('bare');
const shell = pageIn('shell');

/** All pages. Routes, the guard, menus and search use this table. */
export const PAGES = [
  bare('/login', 'Login', 'public'),
  bare('/forgot-password', 'Forgot password', 'public'),
  bare('/verify-reset-code', 'Reset password', 'public'),
  bare('/single-sign-on', 'Signing in', 'public'),
  bare('/first-admin', 'First administrator', 'public'),
  bare('/force-change-password', 'New password', 'public'),
  bare('/leave-decision', 'Leave decision', 'public'),
  shell('/home', 'Home', 'public', 'início, inicio, start, today, hoje'),
  bare('/allhands', 'All Hands', 'public', 'apresentação, trimestre, quarter, deck, resultados'),
  shell('/permissiondenied', 'Permissão Negada', ROLES),
  ...DEPARTMENTS.map(({ path, label, readers, words }) => shell(path, label, readers, ...words)),
  shell(
    '/benefits',
    'Benefits',
    OFFICE_READERS,
    'benefícios, plano de saúde, health plan, dental, home office, bônus',
  ),
  shell(
    '/communication',
    'Communication',
    OFFICE_READERS,
    'comunicação, aniversários, birthdays, fotos, shots, receita, revenue',
  ),
  shell(
    SHOWCASE_PAGE,
    'Projects of IT',
    OFFICE_READERS,
    'projetos, ferramentas, tools, cards, showcase, tecnologias',
  ),
  ...TECHNOLOGY_PAGES.map(([path, title]) =>
    shell(path, title, OFFICE_READERS, 'tecnologias, como funciona, how it works'),
  ),
  shell('/vacation', 'Vacation', ROLES, 'férias, folga, leave, licença, day off, ausência'),
  shell(
    '/feriasarea',
    'Scheduled Vacations',
    LIST_READERS,
    'férias, agendadas, leave, ausências, quem está fora',
  ),
  shell('/verificar_saldo', 'Balance', LIST_READERS, 'saldo, férias, vacation, dias'),
  shell('/verificar_conflito', 'Conflicts', LIST_READERS, 'conflito, férias, vacation, overlap'),
  shell(
    '/calendar',
    'Calendar',
    LIST_READERS,
    'calendário, agenda, férias, feriados, holidays, wallchart, quem está fora',
  ),
  shell(
    '/myleave',
    'My leave',
    ROLES,
    'minhas férias, saldo, extrato, statement, cancelar, histórico, vacation',
  ),
  shell(
    '/leavereport',
    'Leave report',
    REPORT_READERS,
    'relatório, férias, anual, yearly, vacation, ausências',
  ),
  shell('/approvals', 'Approvals', ROLES, 'aprovações, aprovar, férias, vacation'),
  shell(
    '/account',
    'My account',
    ROLES,
    'minha conta, senha, password, perfil, profile, foto, sessões, passkey',
  ),
  shell('/admin', 'Admin', ADMIN, 'usuários, users, senha, password, roles, administração'),
  shell('/novo_usuario', 'Register New User', ADMIN, 'novo usuário, cadastro, conta, account'),
  shell(
    '/vacation_admin',
    'Vacation Admin',
    ADMIN,
    'férias, saldos, colaboradores, employees, import, ledger, vencidas',
  ),
  shell('/fileupdate', 'File Update', ADMIN, 'links, endereços, atualizar, relatórios, addresses'),
  ...DEPARTMENTS.map(({ adminPath, label, words }) =>
    shell(adminPath, `${label} links`, ADMIN, 'links, endereços, file update', ...words),
  ),
  // Outside the layout, because it may frame a host that no stored link has (S14).
  bare('/linkpreview', 'Pré-visualização', ADMIN),
  shell(
    '/pipepass',
    'Pipeline Passwords',
    ADMIN,
    'senhas, passwords, cofre, vault, credenciais, credentials, TOTP',
  ),
  shell(
    '/chatbot',
    'Chatbot questions',
    ADMIN,
    'perguntas, sem resposta, unanswered, chat, assistente',
  ),
  shell(
    '/decks',
    'All-hands decks',
    ADMIN,
    'apresentação, trimestre, quarter, figures, números, publicar, JSON',
  ),
  shell('/audit', 'Audit log', ADMIN, 'auditoria, histórico, registro, history'),
  shell('/outbox', 'Outbox', ADMIN, 'e-mail, mensagens, caixa de saída, mail'),
] as const;

export type PagePath = (typeof PAGES)[number]['path'];

const APENAS_PEOPLE = listOf(
  '/home, /vacation, /feriasarea, /verificar_saldo, /verificar_conflito, /people',
  '/calendar, /myleave, /approvals, /account',
);

export function findPage(path: string): Page | undefined {
  return PAGES.find((page) => page.path === path);
}

/** The guard's redirect, or null to stay (spec §4, D1 to D3). The server checks again (D4). */
export function redirectFor(path: string, user: { role: Role } | null): string | null {
  const page = findPage(path);
  if (page?.access === 'public') return null;
  if (!user) return '/login';
  if (user.role === 'apenas_people' && !APENAS_PEOPLE.includes(path)) return '/home';
  if (page && !page.access.includes(user.role)) return '/permissiondenied';
  return null;
}

export function mayOpen(path: string, user: { role: Role } | null): boolean {
  return findPage(path) !== undefined && redirectFor(path, user) === null;
}
