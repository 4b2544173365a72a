import type { Access } from '../core/endpoint.ts';
import { ROLES } from '../core/roles.ts';
import { listOf } from '../core/text.ts';
import { SHOWCASE_PAGE } from '../pages.ts';
import { type DepartmentId, departmentOf, FINANCE_READERS, OFFICE_READERS } from './departments.ts';

export type Opening = 'embedded' | 'tab';

export interface LinkEntry {
  readonly name: string;
  readonly alias?: string;
  /** The field in the reply and the body; its name contains newLink (spec §3). */
  readonly field: string;
  readonly department: DepartmentId;
  readonly label: string;
  readonly opens: Opening;
  /** The label of the item that offers this link and others in a modal (spec §2). */
  readonly group?: string;
  /** The link whose view offers this one as a choice (D33). */
  readonly viewOf?: string;
  readonly view?: 'period' | 'region';
  /** Its location outside the department's items, for the admin page (D40). */
  readonly shownOn?: string;
  /** The menu's block outside the department's items (spec §2, §6). */
  readonly block?: 'tasks';
  /** Only in the menu and the search: spec §2 doesn't list it on the card page. */
  readonly menuOnly?: boolean;
  /** Shown without interactivity, gridlines, headers, toolbar and download (spec §2, Reports). */
  readonly readOnly?: boolean;
  readonly readers: Access;
  readonly words?: readonly string[];
}

/** A page of this product among a department's items, offered once the page exists. */
export interface PageItem {
  readonly page: string;
  readonly department: DepartmentId;
  readonly label: string;
  readonly group?: string;
  readonly menuOnly?: boolean;
}

export interface SharedItem {
  readonly link: string;
  readonly department: DepartmentId;
  readonly label: string;
}

type Details = Partial<Omit<LinkEntry, 'name' | 'field' | 'department' | 'label' | 'words'>>;

/** A link, by default embedded and for the readers of its department. */
function link<const N extends string>(
  department: DepartmentId,
  name: N,
  field: string,
  label: string,
  { words, ...details }: Details & { words?: string },
): LinkEntry & { name: N } {
  const { readers } = departmentOf({ department });
  return {
    ...{ name, field, department, label, readers, opens: 'embedded', ...details },
    ...(words && { words: listOf(words) }),
  };
}

const BI_GGP = { viewOf: 'frp', readOnly: true } as const;
const BY_PERIOD = { ...BI_GGP, view: 'period' } as const;
const BY_REGION = { ...BI_GGP, view: 'region' } as const;
const IN_MENU = { opens: 'tab', shownOn: 'o menu', block: 'tasks' } as const;
const IN_CHATBOT = { opens: 'tab', shownOn: 'o chatbot', readers: ROLES } as const;
const IN_ALL_HANDS = {
  shownOn: 'a apresentação All Hands, que é pública',
  readers: 'public',
} as const;
const AS_ICON = {
  opens: 'tab',
  shownOn: 'todas as páginas, como ícone',
  readers: 'public',
} as const;

/** The departments' items in menu and card order, and all other links (spec §2). */
export const REGISTRY = [
  link('reports', 'weekly', 'newLinkWeekly', 'Cash Flow (Weekly)', {
    readOnly: true,
    words: 'fluxo de caixa, semanal',
  }),
  link('reports', 'frp', 'newLinkFRP', 'BI GGP', {
    group: 'Accounting',
    readOnly: true,
    words: 'contabilidade, frp',
  }),
  link('reports', 'frp-actual', 'newLinkFRPActual', 'Actual', BY_PERIOD),
  link('reports', 'frp-fullyear', 'newLinkFRPFullYear', 'FullYear', BY_PERIOD),
  link('reports', 'frp-q0', 'newLinkFRPQ0', 'Q0', BY_PERIOD),
  link('reports', 'frp-q1', 'newLinkFRPQ1', 'Q1', BY_PERIOD),
  link('reports', 'frp-ytd', 'newLinkFRPYTD', 'YTD', BY_PERIOD),
  link('reports', 'frp-scale', 'newLinkFRPScale', 'Scale', BY_REGION),
  link('reports', 'frp-latam', 'newLinkFRPLatam', 'Latam', BY_REGION),
  link('reports', 'frp-euro', 'newLinkFRPEuro', 'Euro', BY_REGION),
  link('reports', 'bs2', 'newLinkBS2', 'Balance Sheet Excel', {
    group: 'Accounting',
    readOnly: true,
    words: 'balanço, balanço patrimonial',
  }),
  link('reports', 'bs', 'newLinkBS', 'Sharepoint', {
    group: 'Accounting',
    opens: 'tab',
    words: 'arquivos, files, contabilidade',
  }),
  link('reports', 'comprehensivefinancials', 'newLinkComprehensiveFinancials', 'Excel', {
    group: 'Comprehensive Financials',
    readOnly: true,
    words: 'demonstrações financeiras, DRE, P&L',
  }),
  link('reports', 'comprehensivefinancialsbi', 'newLinkComprehensiveFinancialsBI', 'Power BI', {
    group: 'Comprehensive Financials',
    readOnly: true,
    words: 'demonstrações financeiras, dashboard',
  }),
  link('people', 'vacation', 'newLinkVacation', 'BI', {
    group: 'Vacation',
    words: 'férias, ferias, dashboard',
  }),
  { page: '/vacation', department: 'people', group: 'Vacation', label: 'Form' },
  { page: '/calendar', department: 'people', label: 'Calendar', menuOnly: true },
  { page: '/leavereport', department: 'people', label: 'Leave report', menuOnly: true },
  link('people', 'compensation', 'newLinkCompensation', 'Compensation', {
    opens: 'tab',
    readers: FINANCE_READERS,
    words: 'remuneração, salário, salary, payroll, folha',
  }),
  link('people', 'metas', 'newLinkMetas', 'KPI', {
    words: 'meta, metas, target, goal, objetivo, indicador',
  }),
  { page: '/benefits', department: 'people', label: 'Benefits' },
  { page: '/communication', department: 'people', label: 'Communication' },
  link('people', 'benefits', 'newLinkBenefits', 'Benefits', {
    opens: 'tab',
    shownOn: 'a página Benefits',
    readers: OFFICE_READERS,
  }),
  link('legal', 'status', 'newLinkStatus', 'Client Status', {
    words: 'clientes, jurídico, contratos, contracts',
  }),
  link('legal', 'associate', 'newLinkAssociate', 'Associate Documents', {
    opens: 'tab',
    words: 'documentos, associados, sócios, partners',
  }),
  link('legal', 'bu', 'newLinkBU', 'BU Documents', {
    opens: 'tab',
    words: 'documentos, unidade de negócio, business unit',
  }),
  link('it', 'mydeal', 'newLinkMyDeal', 'myDeal', { opens: 'tab', words: 'deals, crm, negócios' }),
  { page: SHOWCASE_PAGE, department: 'it', label: 'Projects' },
  link('it', 'pipegpt', 'newLinkPipeGPT', 'PipeGPT', {
    opens: 'tab',
    menuOnly: true,
    words: 'gpt, ia, ai, chat, assistente',
  }),
  link('mea', 'transexcel', 'newLinkTransactionsExcel', 'Excel', {
    words: 'transactions, transações, fusões e aquisições',
  }),
  link('mea', 'meabi', 'newLinkTransactionsBI', 'BI-Deals', {
    alias: 'transactions',
    words: 'transactions, transações, forecast, previsão',
  }),
  link('mea', 'meathesis', 'newLinkThesis', 'BI-Thesis', { words: 'tese, investment thesis' }),
  { link: 'mydeal', department: 'mea', label: 'MyDeal' },
  link('commercial', 'funnel', 'newLinkFunnel', 'Sales Funnel', {
    opens: 'tab',
    words: 'funil, vendas, leads, hubspot',
  }),
  link('commercial', 'commercial-excel', 'newLinkCommercialExcel', 'Excel', {
    words: 'comercial, vendas, sales',
  }),
  link('commercial', 'bi', 'newLinkBI', 'BI', { words: 'comercial, vendas, sales, dashboard' }),
  { link: 'mydeal', department: 'commercial', label: 'Mydeal' },
  link('marketing', 'institucional', 'newLinkInstitucional', 'Institucional PT', {
    words: 'institutional, apresentação, presentation, português',
  }),
  link('marketing', 'institucionalecommerce', 'newLinkInstitucionalEcommerce', 'Ecommerce', {
    words: 'institucional, loja, apresentação',
  }),
  link('marketing', 'institucionalen', 'newLinkInstitucionalEn', 'EN', {
    words: 'institucional, institutional, presentation, english, inglês',
  }),
  link('projects', 'commission', 'newLinkCommission', 'Commission', {
    words: 'comissão, comissões, bonus, bônus',
  }),
  link('projects', 'sharepoint', 'newLinkSharepoint', 'Sharepoint', {
    words: 'arquivos, files, documentos, projetos',
  }),
  link('projects', 'valuation', 'newLinkValuation', 'Valuations', { words: 'avaliação, valor' }),
  link('projects', 'mgmtfee', 'newLinkMgmtFee', 'Mgmt Fee', {
    words: 'management fee, taxa de administração, gestão',
  }),
  link('projects', 'agenda', 'newLinkAgenda', 'Agenda', {
    words: 'calendário, calendar, reuniões, meetings',
  }),
  { page: '/allhands', department: 'projects', label: 'All Hands WIP' },
  { page: '/pipepass', department: 'projects', label: 'Pipeline Password' },
  link('projects', 'todo', 'newLinkTodo', 'To Do', { ...IN_MENU, words: 'tarefas, tasks, lista' }),
  link('projects', 'kanban', 'newLinkKanban', 'Kanban', {
    ...IN_MENU,
    words: 'tarefas, tasks, quadro, board',
  }),
  link('projects', 'agendasite', 'newLinkAgendaSite', 'Agenda (site)', {
    opens: 'tab',
    shownOn: 'File Update, como o card Agenda',
  }),
  link('marketing', 'social1', 'newLinkSocial1', 'LinkedIn', AS_ICON),
  link('marketing', 'social2', 'newLinkSocial2', 'Instagram', AS_ICON),
  link(
    'reports',
    'support-reports',
    'newLinkSupportReports',
    'Support: access to reports',
    IN_CHATBOT,
  ),
  link('reports', 'support-finance', 'newLinkSupportFinance', 'Support: Finance', IN_CHATBOT),
  link('people', 'support-people', 'newLinkSupportPeople', 'Support: People', IN_CHATBOT),
  link('it', 'support-it', 'newLinkSupportIT', 'Support: IT', IN_CHATBOT),
  link('people', 'allhands-kpi', 'newLinkAllHandsKPI', 'All Hands: KPI goals', IN_ALL_HANDS),
  link(
    'people',
    'allhands-vacation',
    'newLinkAllHandsVacation',
    'All Hands: vacation',
    IN_ALL_HANDS,
  ),
  link(
    'commercial',
    'allhands-commercial',
    'newLinkAllHandsCommercial',
    'All Hands: commercial charts',
    IN_ALL_HANDS,
  ),
  link('mea', 'allhands-mea', 'newLinkAllHandsMea', 'All Hands: M&A report', IN_ALL_HANDS),
] as const satisfies readonly (LinkEntry | PageItem | SharedItem)[];

type LinkRow = Extract<(typeof REGISTRY)[number], { name: string }>;
export type LinkName = LinkRow['name'];

export const LINKS: readonly (LinkEntry & { name: LinkName })[] = REGISTRY.filter(
  (row): row is LinkRow => 'name' in row,
);

export function findLink(name: string): (LinkEntry & { name: LinkName }) | undefined {
  return LINKS.find((link) => link.name === name || link.alias === name);
}
