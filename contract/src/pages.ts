import { ADMIN, LIST_READERS, REPORT_READERS, ROLES, type Role } from './core/roles.ts';
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

/**
 * Swaps a page's internal path and its path in the browser (D5).
 * @param name the setting SHOWCASE_NAME
 */
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

/** All pages. Routes, the guard, menus and search use this table. */
export const PAGES = [
  { path: '/login', title: 'Login', access: 'public', layout: 'bare' },
  { path: '/forgot-password', title: 'Forgot password', access: 'public', layout: 'bare' },
  { path: '/verify-reset-code', title: 'Reset password', access: 'public', layout: 'bare' },
  { path: '/single-sign-on', title: 'Signing in', access: 'public', layout: 'bare' },
  { path: '/first-admin', title: 'First administrator', access: 'public', layout: 'bare' },
  { path: '/force-change-password', title: 'New password', access: 'public', layout: 'bare' },
  { path: '/leave-decision', title: 'Leave decision', access: 'public', layout: 'bare' },
  {
    path: '/home',
    title: 'Home',
    access: 'public',
    layout: 'shell',
    words: ['início', 'inicio', 'start', 'today', 'hoje'],
  },
  {
    path: '/allhands',
    title: 'All Hands',
    access: 'public',
    layout: 'bare',
    words: ['apresentação', 'trimestre', 'quarter', 'deck', 'resultados'],
  },
  { path: '/permissiondenied', title: 'Permissão Negada', access: ROLES, layout: 'shell' },
  ...DEPARTMENTS.map(
    ({ path, label, readers, words }) =>
      ({ path, title: label, access: readers, layout: 'shell', words }) as const,
  ),
  {
    path: '/benefits',
    title: 'Benefits',
    access: OFFICE_READERS,
    layout: 'shell',
    words: ['benefícios', 'plano de saúde', 'health plan', 'dental', 'home office', 'bônus'],
  },
  {
    path: '/communication',
    title: 'Communication',
    access: OFFICE_READERS,
    layout: 'shell',
    words: ['comunicação', 'aniversários', 'birthdays', 'fotos', 'shots', 'receita', 'revenue'],
  },
  {
    path: SHOWCASE_PAGE,
    title: 'Projects of IT',
    access: OFFICE_READERS,
    layout: 'shell',
    words: ['projetos', 'ferramentas', 'tools', 'cards', 'showcase', 'tecnologias'],
  },
  ...TECHNOLOGY_PAGES.map(
    ([path, title]) =>
      ({
        path,
        title,
        access: OFFICE_READERS,
        layout: 'shell',
        words: ['tecnologias', 'como funciona', 'how it works'],
      }) as const,
  ),
  {
    path: '/vacation',
    title: 'Vacation',
    access: ROLES,
    layout: 'shell',
    words: ['férias', 'folga', 'leave', 'licença', 'day off', 'ausência'],
  },
  {
    path: '/feriasarea',
    title: 'Scheduled Vacations',
    access: LIST_READERS,
    layout: 'shell',
    words: ['férias', 'agendadas', 'leave', 'ausências', 'quem está fora'],
  },
  {
    path: '/verificar_saldo',
    title: 'Balance',
    access: LIST_READERS,
    layout: 'shell',
    words: ['saldo', 'férias', 'vacation', 'dias'],
  },
  {
    path: '/verificar_conflito',
    title: 'Conflicts',
    access: LIST_READERS,
    layout: 'shell',
    words: ['conflito', 'férias', 'vacation', 'overlap'],
  },
  {
    path: '/calendar',
    title: 'Calendar',
    access: LIST_READERS,
    layout: 'shell',
    words: [
      'calendário',
      'agenda',
      'férias',
      'feriados',
      'holidays',
      'wallchart',
      'quem está fora',
    ],
  },
  {
    path: '/myleave',
    title: 'My leave',
    access: ROLES,
    layout: 'shell',
    words: ['minhas férias', 'saldo', 'extrato', 'statement', 'cancelar', 'histórico', 'vacation'],
  },
  {
    path: '/leavereport',
    title: 'Leave report',
    access: REPORT_READERS,
    layout: 'shell',
    words: ['relatório', 'férias', 'anual', 'yearly', 'vacation', 'ausências'],
  },
  {
    path: '/approvals',
    title: 'Approvals',
    access: ROLES,
    layout: 'shell',
    words: ['aprovações', 'aprovar', 'férias', 'vacation'],
  },
  {
    path: '/account',
    title: 'My account',
    access: ROLES,
    layout: 'shell',
    words: ['minha conta', 'senha', 'password', 'perfil', 'profile', 'foto', 'sessões', 'passkey'],
  },
  {
    path: '/admin',
    title: 'Admin',
    access: ADMIN,
    layout: 'shell',
    words: ['usuários', 'users', 'senha', 'password', 'roles', 'administração'],
  },
  {
    path: '/novo_usuario',
    title: 'Register New User',
    access: ADMIN,
    layout: 'shell',
    words: ['novo usuário', 'cadastro', 'conta', 'account'],
  },
  {
    path: '/vacation_admin',
    title: 'Vacation Admin',
    access: ADMIN,
    layout: 'shell',
    words: ['férias', 'saldos', 'colaboradores', 'employees', 'import', 'ledger', 'vencidas'],
  },
  {
    path: '/fileupdate',
    title: 'File Update',
    access: ADMIN,
    layout: 'shell',
    words: ['links', 'endereços', 'atualizar', 'relatórios', 'addresses'],
  },
  ...DEPARTMENTS.map(
    ({ adminPath, label, words }) =>
      ({
        path: adminPath,
        title: `${label} links`,
        access: ADMIN,
        layout: 'shell',
        words: ['links', 'endereços', 'file update', ...words],
      }) as const,
  ),
  // Outside the layout, because it may frame a host that no stored link has (S14).
  { path: '/linkpreview', title: 'Pré-visualização', access: ADMIN, layout: 'bare' },
  {
    path: '/pipepass',
    title: 'Pipeline Passwords',
    access: ADMIN,
    layout: 'shell',
    words: ['senhas', 'passwords', 'cofre', 'vault', 'credenciais', 'credentials', 'TOTP'],
  },
  {
    path: '/chatbot',
    title: 'Chatbot questions',
    access: ADMIN,
    layout: 'shell',
    words: ['perguntas', 'sem resposta', 'unanswered', 'chat', 'assistente'],
  },
  {
    path: '/decks',
    title: 'All-hands decks',
    access: ADMIN,
    layout: 'shell',
    words: ['apresentação', 'trimestre', 'quarter', 'figures', 'números', 'publicar', 'JSON'],
  },
  {
    path: '/audit',
    title: 'Audit log',
    access: ADMIN,
    layout: 'shell',
    words: ['auditoria', 'histórico', 'registro', 'history'],
  },
  {
    path: '/outbox',
    title: 'Outbox',
    access: ADMIN,
    layout: 'shell',
    words: ['e-mail', 'mensagens', 'caixa de saída', 'mail'],
  },
] as const satisfies readonly Page[];

export type PagePath = (typeof PAGES)[number]['path'];

const APENAS_PEOPLE: readonly string[] = [
  '/home',
  '/vacation',
  '/feriasarea',
  '/verificar_saldo',
  '/verificar_conflito',
  '/people',
  '/calendar',
  '/myleave',
  '/approvals',
  '/account',
];

export function findPage(path: string): Page | undefined {
  return PAGES.find((page) => page.path === path);
}

/**
 * Returns the guard's redirect, or null to stay (spec §4, D1 to D3). The server checks permissions
 * again (D4).
 * @param user as stored in the browser; null if nobody is signed in
 */
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
