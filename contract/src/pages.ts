import { type Message, msg } from './core/i18n/t.ts';
import { ADMIN, LIST_READERS, REPORT_READERS, ROLES, type Role } from './core/roles.ts';
import { listOf } from './core/text.ts';
import { type Layout, layoutOf } from './layouts.ts';
import { DEPARTMENTS, type DepartmentId, OFFICE_READERS } from './links/departments.ts';

export interface Page {
  path: string;
  title: Message;
  access: readonly Role[] | 'public';
  layout: Layout;
  words?: readonly string[];
}

/** What the guard knows about a signed-in user. */
export interface Visitor {
  role: Role;
  /** True for everybody while the vault is shared (D59). */
  uses_vault?: boolean | undefined;
}

/** Besides its roles, the vault is open to everybody while it is shared. */
const VAULT_PAGE = '/pipepass';

/** The project cards (D5). The browser's address uses the setting SHOWCASE_NAME. */
export const SHOWCASE_PAGE = '/pipeline';

/** Swaps a page's internal path and its path in the browser, SHOWCASE_NAME (D5). */
export function swapShowcase(path: string, name: string): string {
  const address = `/${name}`;
  if (path === SHOWCASE_PAGE) return address;
  return path === address ? SHOWCASE_PAGE : path;
}

export const TECHNOLOGY_PAGES = [
  ['/techubspotbi', msg('Technologies: sales dashboards'), 'sales dashboards'],
  ['/tecfinancial', msg('Technologies: financial reports'), 'financial reports'],
  ['/teccalendario', msg('Technologies: calendar'), 'calendar'],
  ['/tecferias', msg('Technologies: vacation'), 'vacation'],
  ['/tecmetas', msg('Technologies: goals'), 'goals'],
  ['/tecpel', msg('Technologies: P&L projections'), 'P&L projections'],
] as const;

const ADMIN_TITLES: Record<DepartmentId, Message> = {
  reports: msg('Report links'),
  people: msg('People links'),
  legal: msg('Legal links'),
  it: msg('IT links'),
  mea: msg('M&A links'),
  commercial: msg('Commercial links'),
  marketing: msg('Marketing links'),
  projects: msg('Projects links'),
};

const page = <const P extends string>(
  path: P,
  title: Message,
  access: Page['access'],
  ...words: string[]
) => ({
  ...{ path, title, access, layout: layoutOf(path) },
  ...(words.length > 0 && { words: listOf(...words) }),
});

/** All pages. Routes, the guard, menus and search use this table. */
export const PAGES = [
  page('/login', msg('Login'), 'public'),
  page('/forgot-password', msg('Forgot password'), 'public'),
  page('/verify-reset-code', msg('Reset password'), 'public'),
  page('/single-sign-on', msg('Signing in'), 'public'),
  page('/first-admin', msg('First administrator'), 'public'),
  page('/join', msg('Join'), 'public'),
  page('/force-change-password', msg('New password'), 'public'),
  page('/leave-decision', msg('Leave decision'), 'public'),
  page('/home', msg('Home'), 'public', 'home, início, inicio, start, today, hoje, hoy'),
  page(
    '/allhands',
    msg('All Hands'),
    'public',
    'apresentação, presentación, trimestre, quarter, deck, resultados',
  ),
  page('/permissiondenied', msg('Permission denied'), ROLES),
  // An added item: `mayRead` decides about each, whatever the department (D56).
  page('/item', msg('Item'), ROLES),
  ...DEPARTMENTS.map(({ path, label, readers, words }) => page(path, label, readers, ...words)),
  page(
    '/benefits',
    msg('Benefits'),
    OFFICE_READERS,
    'benefits, benefícios, beneficios, plano de saúde, plan de salud, health plan, dental, home office, bônus, bono',
  ),
  page(
    '/communication',
    msg('Communication'),
    OFFICE_READERS,
    'communication, comunicação, comunicación, aniversários, cumpleaños, birthdays, fotos, shots, receita, ingresos, revenue',
  ),
  page(
    SHOWCASE_PAGE,
    msg('IT projects'),
    OFFICE_READERS,
    'projects of it, projetos, proyectos, ferramentas, herramientas, tools, cards, showcase, tecnologias, tecnologías',
  ),
  ...TECHNOLOGY_PAGES.map(([path, title, words]) =>
    page(
      path,
      title,
      OFFICE_READERS,
      'technologies, tecnologias, tecnologías, como funciona, cómo funciona, how it works',
      words,
    ),
  ),
  page(
    '/vacation',
    msg('Vacation'),
    ROLES,
    'vacation, férias, vacaciones, folga, leave, licença, licencia, day off, día libre, ausência, ausencia',
  ),
  page(
    '/feriasarea',
    msg('Scheduled Vacations'),
    LIST_READERS,
    'scheduled vacations, férias, vacaciones, agendadas, programadas, leave, ausências',
  ),
  page(
    '/verificar_saldo',
    msg('Balance'),
    LIST_READERS,
    'balance, saldo, férias, vacaciones, vacation, dias',
  ),
  page(
    '/verificar_conflito',
    msg('Conflicts'),
    LIST_READERS,
    'conflicts, conflito, conflicto, férias, vacaciones, vacation, overlap, coincidencia',
  ),
  page(
    '/calendar',
    msg('Calendar'),
    LIST_READERS,
    'vacation, calendário, agenda, férias, vacaciones, feriados, festivos, holidays, wallchart',
  ),
  page(
    '/myleave',
    msg('My leave'),
    ROLES,
    'my leave, minhas férias, mis vacaciones, ausencias, saldo, extrato, extracto, statement, cancelar, histórico, historial, vacation',
  ),
  page(
    '/leavereport',
    msg('Leave report'),
    REPORT_READERS,
    'leave report, relatório, informe, reporte, férias, vacaciones, anual, yearly, vacation, ausências',
  ),
  page(
    '/approvals',
    msg('Approvals'),
    ROLES,
    'approvals, aprovações, aprobaciones, aprovar, aprobar, férias, vacaciones, vacation',
  ),
  page(
    '/account',
    msg('My account'),
    ROLES,
    'my account, minha conta, mi cuenta, senha, contraseña, password, perfil, profile, foto, sessões, sesiones, passkey, idioma, language',
  ),
  page(
    '/notifications',
    msg('Notifications'),
    ROLES,
    'notifications, notificações, notificaciones, avisos, sino, campana, bell, alerts, alertas, digest, push, Teams, Slack, webhook, canais, canales, channels',
  ),
  page(
    '/admin',
    msg('Admin'),
    ADMIN,
    'usuários, users, senha, contraseña, password, roles, administração, administración',
  ),
  page(
    '/novo_usuario',
    msg('Register New User'),
    ADMIN,
    'register new user, novo usuário, usuario nuevo, cadastro, registro, conta, cuenta, account',
  ),
  page(
    '/vacation_admin',
    msg('Vacation Admin'),
    ADMIN,
    'vacation admin, férias, vacaciones, saldos, colaboradores, empleados, employees, import, ledger, vencidas',
  ),
  page(
    '/leaving',
    msg('Departures'),
    ADMIN,
    'leaving, departure, offboarding, desligamento, saída, rescisão, termination, baja, salida, último dia, último día, last day',
  ),
  page(
    '/fileupdate',
    msg('File Update'),
    ADMIN,
    'file update, links, enlaces, endereços, direcciones, atualizar, actualizar, relatórios, informes, addresses',
  ),
  ...DEPARTMENTS.map(({ id, adminPath, words }) =>
    page(
      adminPath,
      ADMIN_TITLES[id],
      ADMIN,
      `${id} links, enlaces, endereços, direcciones, file update`,
      ...words,
    ),
  ),
  page(
    '/items',
    msg('Items'),
    ADMIN,
    'items, itens, elementos, add report, adicionar relatório, agregar informe, readers, leitores, lectores, access, acesso, acceso',
  ),
  page(
    '/groups',
    msg('Groups'),
    ADMIN,
    'groups, grupos, members, membros, miembros, readers, leitores, lectores, permissions, permissões, permisos',
  ),
  page(
    '/announcements',
    msg('Announcements'),
    ADMIN,
    'announcements, avisos, comunicados, anúncios, anuncios, news, notícias, noticias, confirm, confirmar leitura',
  ),
  page('/linkpreview', msg('Link preview'), ADMIN),
  page(
    VAULT_PAGE,
    msg('Pipeline Passwords'),
    ADMIN,
    'pipeline passwords, senhas, contraseñas, cofre, bóveda, vault, credenciais, credenciales, credentials, TOTP',
  ),
  page(
    '/chatbot',
    msg('Chatbot'),
    ADMIN,
    'chatbot questions, perguntas, preguntas, sem resposta, sin respuesta, unanswered, chat, assistente, asistente',
  ),
  page(
    '/decks',
    msg('Manage decks'),
    ADMIN,
    'manage decks, all-hands decks, apresentação, presentación, trimestre, quarter, figures, números, cifras, publicar, JSON',
  ),
  page(
    '/audit',
    msg('Audit log'),
    ADMIN,
    'audit log, auditoria, auditoría, histórico, historial, registro, history',
  ),
  page(
    '/outbox',
    msg('Outbox'),
    ADMIN,
    'outbox, email, e-mail, correo, mensagens, mensajes, caixa de saída, bandeja de salida, mail',
  ),
] as const;

export type PagePath = (typeof PAGES)[number]['path'];

const APENAS_PEOPLE = listOf(
  '/home, /vacation, /feriasarea, /verificar_saldo, /verificar_conflito, /people',
  '/calendar, /myleave, /approvals, /account, /notifications, /item',
);

export function findPage(path: string): Page | undefined {
  return PAGES.find((page) => page.path === path);
}

/** The guard's redirect, or null to stay (spec §4, D1 to D3). The server checks again (D4). */
export function redirectFor(path: string, user: Visitor | null): string | null {
  const page = findPage(path);
  if (page?.access === 'public') return null;
  if (!user) return '/login';
  if (path === VAULT_PAGE && user.uses_vault) return null;
  if (user.role === 'apenas_people' && !APENAS_PEOPLE.includes(path)) return '/home';
  if (page && !page.access.includes(user.role)) return '/permissiondenied';
  return null;
}

export function mayOpen(path: string, user: Visitor | null): boolean {
  return findPage(path) !== undefined && redirectFor(path, user) === null;
}
