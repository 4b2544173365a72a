import { type Message, msg } from './core/i18n/t.ts';
import { ADMIN, LIST_READERS, REPORT_READERS, ROLES, type Role } from './core/roles.ts';
import { listOf } from './core/text.ts';
import { DEPARTMENTS, type DepartmentId, OFFICE_READERS } from './links/departments.ts';

export type Layout = 'bare' | 'shell';

export interface Page {
  path: string;
  title: Message;
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
  ['/techubspotbi', msg('Technologies: sales dashboards')],
  ['/tecfinancial', msg('Technologies: financial reports')],
  ['/teccalendario', msg('Technologies: calendar')],
  ['/tecferias', msg('Technologies: vacation')],
  ['/tecmetas', msg('Technologies: goals')],
  ['/tecpel', msg('Technologies: P&L projections')],
] as const;

const ADMIN_TITLES: Record<DepartmentId, Message> = {
  reports: msg('Reports links'),
  people: msg('People links'),
  legal: msg('Legal links'),
  it: msg('IT links'),
  mea: msg('M&A links'),
  commercial: msg('Commercial links'),
  marketing: msg('Marketing links'),
  projects: msg('Projects links'),
};

const pageIn =
  (layout: Layout) =>
  <const P extends string>(
    path: P,
    title: Message,
    access: Page['access'],
    ...words: string[]
  ) => ({
    ...{ path, title, access, layout },
    ...(words.length > 0 && { words: listOf(...words) }),
  });
const bare = pageIn('bare');
const shell = pageIn('shell');

/** All pages. Routes, the guard, menus and search use this table. */
export const PAGES = [
  bare('/login', msg('Login'), 'public'),
  bare('/forgot-password', msg('Forgot password'), 'public'),
  bare('/verify-reset-code', msg('Reset password'), 'public'),
  bare('/single-sign-on', msg('Signing in'), 'public'),
  bare('/first-admin', msg('First administrator'), 'public'),
  bare('/force-change-password', msg('New password'), 'public'),
  bare('/leave-decision', msg('Leave decision'), 'public'),
  shell('/home', msg('Home'), 'public', 'início, inicio, start, today, hoje'),
  bare(
    '/allhands',
    msg('All Hands'),
    'public',
    'apresentação, trimestre, quarter, deck, resultados',
  ),
  shell('/permissiondenied', msg('Permission denied'), ROLES),
  ...DEPARTMENTS.map(({ path, label, readers, words }) => shell(path, label, readers, ...words)),
  shell(
    '/benefits',
    msg('Benefits'),
    OFFICE_READERS,
    'benefícios, plano de saúde, health plan, dental, home office, bônus',
  ),
  shell(
    '/communication',
    msg('Communication'),
    OFFICE_READERS,
    'comunicação, aniversários, birthdays, fotos, shots, receita, revenue',
  ),
  shell(
    SHOWCASE_PAGE,
    msg('Projects of IT'),
    OFFICE_READERS,
    'projetos, ferramentas, tools, cards, showcase, tecnologias',
  ),
  ...TECHNOLOGY_PAGES.map(([path, title]) =>
    shell(path, title, OFFICE_READERS, 'tecnologias, como funciona, how it works'),
  ),
  shell('/vacation', msg('Vacation'), ROLES, 'férias, folga, leave, licença, day off, ausência'),
  shell(
    '/feriasarea',
    msg('Scheduled Vacations'),
    LIST_READERS,
    'férias, agendadas, leave, ausências, quem está fora',
  ),
  shell('/verificar_saldo', msg('Balance'), LIST_READERS, 'saldo, férias, vacation, dias'),
  shell(
    '/verificar_conflito',
    msg('Conflicts'),
    LIST_READERS,
    'conflito, férias, vacation, overlap',
  ),
  shell(
    '/calendar',
    msg('Calendar'),
    LIST_READERS,
    'calendário, agenda, férias, feriados, holidays, wallchart, quem está fora',
  ),
  shell(
    '/myleave',
    msg('My leave'),
    ROLES,
    'minhas férias, saldo, extrato, statement, cancelar, histórico, vacation',
  ),
  shell(
    '/leavereport',
    msg('Leave report'),
    REPORT_READERS,
    'relatório, férias, anual, yearly, vacation, ausências',
  ),
  shell('/approvals', msg('Approvals'), ROLES, 'aprovações, aprovar, férias, vacation'),
  shell(
    '/account',
    msg('My account'),
    ROLES,
    'minha conta, senha, password, perfil, profile, foto, sessões, passkey',
  ),
  shell('/admin', msg('Admin'), ADMIN, 'usuários, users, senha, password, roles, administração'),
  shell('/novo_usuario', msg('Register New User'), ADMIN, 'novo usuário, cadastro, conta, account'),
  shell(
    '/vacation_admin',
    msg('Vacation Admin'),
    ADMIN,
    'férias, saldos, colaboradores, employees, import, ledger, vencidas',
  ),
  shell(
    '/fileupdate',
    msg('File Update'),
    ADMIN,
    'links, endereços, atualizar, relatórios, addresses',
  ),
  ...DEPARTMENTS.map(({ id, adminPath, words }) =>
    shell(adminPath, ADMIN_TITLES[id], ADMIN, 'links, endereços, file update', ...words),
  ),
  // Outside the layout, because it may frame a host that no stored link has (S14).
  bare('/linkpreview', msg('Link preview'), ADMIN),
  shell(
    '/pipepass',
    msg('Pipeline Passwords'),
    ADMIN,
    'senhas, passwords, cofre, vault, credenciais, credentials, TOTP',
  ),
  shell(
    '/chatbot',
    msg('Chatbot questions'),
    ADMIN,
    'perguntas, sem resposta, unanswered, chat, assistente',
  ),
  shell(
    '/decks',
    msg('All-hands decks'),
    ADMIN,
    'apresentação, trimestre, quarter, figures, números, publicar, JSON',
  ),
  shell('/audit', msg('Audit log'), ADMIN, 'auditoria, histórico, registro, history'),
  shell('/outbox', msg('Outbox'), ADMIN, 'e-mail, mensagens, caixa de saída, mail'),
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
