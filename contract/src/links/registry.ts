import type { Access } from '../core/endpoint.ts';
import { ROLES } from '../core/roles.ts';
import { SHOWCASE_PAGE } from '../pages.ts';
import { type DepartmentId, FINANCE_READERS, OFFICE_READERS } from './departments.ts';

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

const BI_GGP = {
  department: 'reports',
  opens: 'embedded',
  viewOf: 'frp',
  readOnly: true,
  readers: FINANCE_READERS,
} as const;
const BY_PERIOD = { ...BI_GGP, view: 'period' } as const;
const BY_REGION = { ...BI_GGP, view: 'region' } as const;

/** The departments' items in menu and card order, and all other links (spec §2). */
export const REGISTRY = [
  {
    name: 'weekly',
    field: 'newLinkWeekly',
    department: 'reports',
    label: 'Cash Flow (Weekly)',
    opens: 'embedded',
    readOnly: true,
    readers: FINANCE_READERS,
    words: ['fluxo de caixa', 'semanal'],
  },
  {
    name: 'frp',
    field: 'newLinkFRP',
    department: 'reports',
    group: 'Accounting',
    label: 'BI GGP',
    opens: 'embedded',
    readOnly: true,
    readers: FINANCE_READERS,
    words: ['contabilidade', 'frp'],
  },
  { ...BY_PERIOD, name: 'frp-actual', field: 'newLinkFRPActual', label: 'Actual' },
  { ...BY_PERIOD, name: 'frp-fullyear', field: 'newLinkFRPFullYear', label: 'FullYear' },
  { ...BY_PERIOD, name: 'frp-q0', field: 'newLinkFRPQ0', label: 'Q0' },
  { ...BY_PERIOD, name: 'frp-q1', field: 'newLinkFRPQ1', label: 'Q1' },
  { ...BY_PERIOD, name: 'frp-ytd', field: 'newLinkFRPYTD', label: 'YTD' },
  { ...BY_REGION, name: 'frp-scale', field: 'newLinkFRPScale', label: 'Scale' },
  { ...BY_REGION, name: 'frp-latam', field: 'newLinkFRPLatam', label: 'Latam' },
  { ...BY_REGION, name: 'frp-euro', field: 'newLinkFRPEuro', label: 'Euro' },
  {
    name: 'bs2',
    field: 'newLinkBS2',
    department: 'reports',
    group: 'Accounting',
    label: 'Balance Sheet Excel',
    opens: 'embedded',
    readOnly: true,
    readers: FINANCE_READERS,
    words: ['balanço', 'balanço patrimonial'],
  },
  {
    name: 'bs',
    field: 'newLinkBS',
    department: 'reports',
    group: 'Accounting',
    label: 'Sharepoint',
    opens: 'tab',
    readers: FINANCE_READERS,
    words: ['arquivos', 'files', 'contabilidade'],
  },
  {
    name: 'comprehensivefinancials',
    field: 'newLinkComprehensiveFinancials',
    department: 'reports',
    group: 'Comprehensive Financials',
    label: 'Excel',
    opens: 'embedded',
    readOnly: true,
    readers: FINANCE_READERS,
    words: ['demonstrações financeiras', 'DRE', 'P&L'],
  },
  {
    name: 'comprehensivefinancialsbi',
    field: 'newLinkComprehensiveFinancialsBI',
    department: 'reports',
    group: 'Comprehensive Financials',
    label: 'Power BI',
    opens: 'embedded',
    readOnly: true,
    readers: FINANCE_READERS,
    words: ['demonstrações financeiras', 'dashboard'],
  },
  {
    name: 'vacation',
    field: 'newLinkVacation',
    department: 'people',
    group: 'Vacation',
    label: 'BI',
    opens: 'embedded',
    readers: ROLES,
    words: ['férias', 'ferias', 'dashboard'],
  },
  { page: '/vacation', department: 'people', group: 'Vacation', label: 'Form' },
  { page: '/calendar', department: 'people', label: 'Calendar', menuOnly: true },
  { page: '/leavereport', department: 'people', label: 'Leave report', menuOnly: true },
  {
    name: 'compensation',
    field: 'newLinkCompensation',
    department: 'people',
    label: 'Compensation',
    opens: 'tab',
    readers: FINANCE_READERS,
    words: ['remuneração', 'salário', 'salary', 'payroll', 'folha'],
  },
  {
    name: 'metas',
    field: 'newLinkMetas',
    department: 'people',
    label: 'KPI',
    opens: 'embedded',
    readers: ROLES,
    words: ['meta', 'metas', 'target', 'goal', 'objetivo', 'indicador'],
  },
  { page: '/benefits', department: 'people', label: 'Benefits' },
  { page: '/communication', department: 'people', label: 'Communication' },
  {
    name: 'benefits',
    field: 'newLinkBenefits',
    department: 'people',
    label: 'Benefits',
    opens: 'tab',
    shownOn: 'a página Benefits',
    readers: OFFICE_READERS,
  },
  {
    name: 'status',
    field: 'newLinkStatus',
    department: 'legal',
    label: 'Client Status',
    opens: 'embedded',
    readers: OFFICE_READERS,
    words: ['clientes', 'jurídico', 'contratos', 'contracts'],
  },
  {
    name: 'associate',
    field: 'newLinkAssociate',
    department: 'legal',
    label: 'Associate Documents',
    opens: 'tab',
    readers: OFFICE_READERS,
    words: ['documentos', 'associados', 'sócios', 'partners'],
  },
  {
    name: 'bu',
    field: 'newLinkBU',
    department: 'legal',
    label: 'BU Documents',
    opens: 'tab',
    readers: OFFICE_READERS,
    words: ['documentos', 'unidade de negócio', 'business unit'],
  },
  {
    name: 'mydeal',
    field: 'newLinkMyDeal',
    department: 'it',
    label: 'myDeal',
    opens: 'tab',
    readers: OFFICE_READERS,
    words: ['deals', 'crm', 'negócios'],
  },
  { page: SHOWCASE_PAGE, department: 'it', label: 'Projects' },
  {
    name: 'pipegpt',
    field: 'newLinkPipeGPT',
    department: 'it',
    label: 'PipeGPT',
    opens: 'tab',
    menuOnly: true,
    readers: OFFICE_READERS,
    words: ['gpt', 'ia', 'ai', 'chat', 'assistente'],
  },
  {
    name: 'transexcel',
    field: 'newLinkTransactionsExcel',
    department: 'mea',
    label: 'Excel',
    opens: 'embedded',
    readers: OFFICE_READERS,
    words: ['transactions', 'transações', 'fusões e aquisições'],
  },
  {
    name: 'meabi',
    alias: 'transactions',
    field: 'newLinkTransactionsBI',
    department: 'mea',
    label: 'BI-Deals',
    opens: 'embedded',
    readers: OFFICE_READERS,
    words: ['transactions', 'transações', 'forecast', 'previsão'],
  },
  {
    name: 'meathesis',
    field: 'newLinkThesis',
    department: 'mea',
    label: 'BI-Thesis',
    opens: 'embedded',
    readers: OFFICE_READERS,
    words: ['tese', 'investment thesis'],
  },
  { link: 'mydeal', department: 'mea', label: 'MyDeal' },
  {
    name: 'funnel',
    field: 'newLinkFunnel',
    department: 'commercial',
    label: 'Sales Funnel',
    opens: 'tab',
    readers: OFFICE_READERS,
    words: ['funil', 'vendas', 'leads', 'hubspot'],
  },
  {
    name: 'commercial-excel',
    field: 'newLinkCommercialExcel',
    department: 'commercial',
    label: 'Excel',
    opens: 'embedded',
    readers: OFFICE_READERS,
    words: ['comercial', 'vendas', 'sales'],
  },
  {
    name: 'bi',
    field: 'newLinkBI',
    department: 'commercial',
    label: 'BI',
    opens: 'embedded',
    readers: OFFICE_READERS,
    words: ['comercial', 'vendas', 'sales', 'dashboard'],
  },
  { link: 'mydeal', department: 'commercial', label: 'Mydeal' },
  {
    name: 'institucional',
    field: 'newLinkInstitucional',
    department: 'marketing',
    label: 'Institucional PT',
    opens: 'embedded',
    readers: OFFICE_READERS,
    words: ['institutional', 'apresentação', 'presentation', 'português'],
  },
  {
    name: 'institucionalecommerce',
    field: 'newLinkInstitucionalEcommerce',
    department: 'marketing',
    label: 'Ecommerce',
    opens: 'embedded',
    readers: OFFICE_READERS,
    words: ['institucional', 'loja', 'apresentação'],
  },
  {
    name: 'institucionalen',
    field: 'newLinkInstitucionalEn',
    department: 'marketing',
    label: 'EN',
    opens: 'embedded',
    readers: OFFICE_READERS,
    words: ['institucional', 'institutional', 'presentation', 'english', 'inglês'],
  },
  {
    name: 'commission',
    field: 'newLinkCommission',
    department: 'projects',
    label: 'Commission',
    opens: 'embedded',
    readers: OFFICE_READERS,
    words: ['comissão', 'comissões', 'bonus', 'bônus'],
  },
  {
    name: 'sharepoint',
    field: 'newLinkSharepoint',
    department: 'projects',
    label: 'Sharepoint',
    opens: 'embedded',
    readers: OFFICE_READERS,
    words: ['arquivos', 'files', 'documentos', 'projetos'],
  },
  {
    name: 'valuation',
    field: 'newLinkValuation',
    department: 'projects',
    label: 'Valuations',
    opens: 'embedded',
    readers: OFFICE_READERS,
    words: ['avaliação', 'valor'],
  },
  {
    name: 'mgmtfee',
    field: 'newLinkMgmtFee',
    department: 'projects',
    label: 'Mgmt Fee',
    opens: 'embedded',
    readers: OFFICE_READERS,
    words: ['management fee', 'taxa de administração', 'gestão'],
  },
  {
    name: 'agenda',
    field: 'newLinkAgenda',
    department: 'projects',
    label: 'Agenda',
    opens: 'embedded',
    readers: OFFICE_READERS,
    words: ['calendário', 'calendar', 'reuniões', 'meetings'],
  },
  { page: '/allhands', department: 'projects', label: 'All Hands WIP' },
  { page: '/pipepass', department: 'projects', label: 'Pipeline Password' },
  {
    name: 'todo',
    field: 'newLinkTodo',
    department: 'projects',
    label: 'To Do',
    opens: 'tab',
    shownOn: 'o menu',
    block: 'tasks',
    readers: OFFICE_READERS,
    words: ['tarefas', 'tasks', 'lista'],
  },
  {
    name: 'kanban',
    field: 'newLinkKanban',
    department: 'projects',
    label: 'Kanban',
    opens: 'tab',
    shownOn: 'o menu',
    block: 'tasks',
    readers: OFFICE_READERS,
    words: ['tarefas', 'tasks', 'quadro', 'board'],
  },
  {
    name: 'agendasite',
    field: 'newLinkAgendaSite',
    department: 'projects',
    label: 'Agenda (site)',
    opens: 'tab',
    shownOn: 'File Update, como o card Agenda',
    readers: OFFICE_READERS,
  },
  {
    name: 'social1',
    field: 'newLinkSocial1',
    department: 'marketing',
    label: 'LinkedIn',
    opens: 'tab',
    shownOn: 'todas as páginas, como ícone',
    readers: 'public',
  },
  {
    name: 'social2',
    field: 'newLinkSocial2',
    department: 'marketing',
    label: 'Instagram',
    opens: 'tab',
    shownOn: 'todas as páginas, como ícone',
    readers: 'public',
  },
  {
    name: 'support-reports',
    field: 'newLinkSupportReports',
    department: 'reports',
    label: 'Support: access to reports',
    opens: 'tab',
    shownOn: 'o chatbot',
    readers: ROLES,
  },
  {
    name: 'support-finance',
    field: 'newLinkSupportFinance',
    department: 'reports',
    label: 'Support: Finance',
    opens: 'tab',
    shownOn: 'o chatbot',
    readers: ROLES,
  },
  {
    name: 'support-people',
    field: 'newLinkSupportPeople',
    department: 'people',
    label: 'Support: People',
    opens: 'tab',
    shownOn: 'o chatbot',
    readers: ROLES,
  },
  {
    name: 'support-it',
    field: 'newLinkSupportIT',
    department: 'it',
    label: 'Support: IT',
    opens: 'tab',
    shownOn: 'o chatbot',
    readers: ROLES,
  },
  {
    name: 'allhands-kpi',
    field: 'newLinkAllHandsKPI',
    department: 'people',
    label: 'All Hands: KPI goals',
    opens: 'embedded',
    shownOn: 'a apresentação All Hands, que é pública',
    readers: 'public',
  },
  {
    name: 'allhands-vacation',
    field: 'newLinkAllHandsVacation',
    department: 'people',
    label: 'All Hands: vacation',
    opens: 'embedded',
    shownOn: 'a apresentação All Hands, que é pública',
    readers: 'public',
  },
  {
    name: 'allhands-commercial',
    field: 'newLinkAllHandsCommercial',
    department: 'commercial',
    label: 'All Hands: commercial charts',
    opens: 'embedded',
    shownOn: 'a apresentação All Hands, que é pública',
    readers: 'public',
  },
  {
    name: 'allhands-mea',
    field: 'newLinkAllHandsMea',
    department: 'mea',
    label: 'All Hands: M&A report',
    opens: 'embedded',
    shownOn: 'a apresentação All Hands, que é pública',
    readers: 'public',
  },
] as const satisfies readonly (LinkEntry | PageItem | SharedItem)[];

type LinkRow = Extract<(typeof REGISTRY)[number], { name: string }>;
export type LinkName = LinkRow['name'];

export const LINKS: readonly (LinkEntry & { name: LinkName })[] = REGISTRY.filter(
  (row): row is LinkRow => 'name' in row,
);

export function findLink(name: string): (LinkEntry & { name: LinkName }) | undefined {
  return LINKS.find((link) => link.name === name || link.alias === name);
}
