import type { Access } from '../core/endpoint.ts';
import { type Message, msg } from '../core/i18n/t.ts';
import { ROLES } from '../core/roles.ts';
import { listOf } from '../core/text.ts';
import { SHOWCASE_PAGE } from '../pages.ts';
import { type DepartmentId, departmentOf, FINANCE_READERS, OFFICE_READERS } from './departments.ts';

export type Opening = 'embedded' | 'tab';

/** The items that offer several links in a modal (spec §2), by their name in the address. */
export const GROUPS = {
  accounting: msg('Accounting'),
  'comprehensive-financials': msg('Comprehensive Financials'),
  vacation: msg('Vacation'),
} as const;
export type GroupId = keyof typeof GROUPS;

export interface LinkEntry {
  readonly name: string;
  readonly alias?: string;
  /** The field in the reply and the body; its name contains newLink (spec §3). */
  readonly field: string;
  readonly department: DepartmentId;
  readonly label: Message;
  readonly opens: Opening;
  readonly group?: GroupId;
  /** The link whose view offers this one as a choice (D33). */
  readonly viewOf?: string;
  readonly view?: 'period' | 'region';
  /** Its location outside the department's items, for the admin page (D40). */
  readonly shownOn?: Message;
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
interface PageItem
  extends Pick<LinkEntry, 'department' | 'label' | 'group' | 'menuOnly' | 'words'> {
  readonly page: string;
  /** Opens a part of the page. */
  readonly search?: Readonly<Record<string, string>>;
}

interface SharedItem extends Pick<LinkEntry, 'department' | 'label'> {
  readonly link: string;
}

type Details = Partial<Omit<LinkEntry, 'name' | 'field' | 'department' | 'label' | 'words'>>;

/** A link, by default embedded and for the readers of its department. */
function link<const N extends string>(
  department: DepartmentId,
  name: N,
  field: string,
  label: Message,
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
const IN_MENU = { opens: 'tab', shownOn: msg('the menu'), block: 'tasks' } as const;
const IN_CHATBOT = { opens: 'tab', shownOn: msg('the chatbot'), readers: ROLES } as const;
const IN_ALL_HANDS = {
  shownOn: msg('the All Hands presentation, which is public'),
  readers: 'public',
} as const;
const AS_ICON = {
  opens: 'tab',
  shownOn: msg('every page, as an icon'),
  readers: 'public',
} as const;

/** The part of /people that lists everybody (D72). */
export const DIRECTORY_SEARCH = { show: 'directory' } as const;

/** The departments' items in menu and card order, and all other links (spec §2). */
export const REGISTRY = [
  link('reports', 'weekly', 'newLinkWeekly', msg('Cash Flow (Weekly)'), {
    readOnly: true,
    words: 'weekly cash flow, fluxo de caixa, flujo de caja, semanal',
  }),
  link('reports', 'frp', 'newLinkFRP', msg('BI GGP'), {
    group: 'accounting',
    readOnly: true,
    words: 'accounting, contabilidade, contabilidad, frp',
  }),
  link('reports', 'frp-actual', 'newLinkFRPActual', msg('Actual'), BY_PERIOD),
  link('reports', 'frp-fullyear', 'newLinkFRPFullYear', msg('FullYear'), BY_PERIOD),
  link('reports', 'frp-q0', 'newLinkFRPQ0', msg('Q0'), BY_PERIOD),
  link('reports', 'frp-q1', 'newLinkFRPQ1', msg('Q1'), BY_PERIOD),
  link('reports', 'frp-ytd', 'newLinkFRPYTD', msg('YTD'), BY_PERIOD),
  link('reports', 'frp-scale', 'newLinkFRPScale', msg('Scale'), BY_REGION),
  link('reports', 'frp-latam', 'newLinkFRPLatam', msg('Latam'), BY_REGION),
  link('reports', 'frp-euro', 'newLinkFRPEuro', msg('Euro'), BY_REGION),
  link('reports', 'bs2', 'newLinkBS2', msg('Balance Sheet Excel'), {
    group: 'accounting',
    readOnly: true,
    words: 'balance sheet, balanço, balanço patrimonial, balance general',
  }),
  link('reports', 'bs', 'newLinkBS', msg('Sharepoint'), {
    group: 'accounting',
    opens: 'tab',
    words: 'arquivos, archivos, files, accounting, contabilidade, contabilidad',
  }),
  link('reports', 'comprehensivefinancials', 'newLinkComprehensiveFinancials', msg('Excel'), {
    group: 'comprehensive-financials',
    readOnly: true,
    words: 'comprehensive financials, demonstrações financeiras, estados financieros, DRE, P&L',
  }),
  link(
    'reports',
    'comprehensivefinancialsbi',
    'newLinkComprehensiveFinancialsBI',
    msg('Power BI'),
    {
      group: 'comprehensive-financials',
      readOnly: true,
      words: 'comprehensive financials, demonstrações financeiras, estados financieros, dashboard',
    },
  ),
  {
    page: '/people',
    search: DIRECTORY_SEARCH,
    department: 'people',
    label: msg('Directory'),
    menuOnly: true,
    words: listOf(
      'directory, diretório, directorio, colleagues, colegas, pessoas, personas, phone, telefone, teléfono, ramal, contacts, contatos, contactos',
    ),
  },
  link('people', 'vacation', 'newLinkVacation', msg('BI'), {
    group: 'vacation',
    words: 'vacation, férias, vacaciones, dashboard',
  }),
  { page: '/vacation', department: 'people', group: 'vacation', label: msg('Form') },
  { page: '/calendar', department: 'people', label: msg('Calendar'), menuOnly: true },
  { page: '/leavereport', department: 'people', label: msg('Leave report'), menuOnly: true },
  link('people', 'compensation', 'newLinkCompensation', msg('Compensation'), {
    opens: 'tab',
    readers: FINANCE_READERS,
    words:
      'compensation, remuneração, remuneración, salário, salario, sueldo, salary, payroll, folha, nómina',
  }),
  link('people', 'metas', 'newLinkMetas', msg('KPI'), {
    words: 'meta, metas, target, goal, objetivo, indicador',
  }),
  { page: '/benefits', department: 'people', label: msg('Benefits') },
  { page: '/communication', department: 'people', label: msg('Communication') },
  link('people', 'benefits', 'newLinkBenefits', msg('Benefits'), {
    opens: 'tab',
    shownOn: msg('the Benefits page'),
    readers: OFFICE_READERS,
  }),
  link('legal', 'status', 'newLinkStatus', msg('Client Status'), {
    words: 'client status, clientes, jurídico, contratos, contracts, estado',
  }),
  link('legal', 'associate', 'newLinkAssociate', msg('Associate Documents'), {
    opens: 'tab',
    words: 'associate documents, documentos, associados, asociados, sócios, socios, partners',
  }),
  link('legal', 'bu', 'newLinkBU', msg('BU Documents'), {
    opens: 'tab',
    words: 'documents, documentos, unidade de negócio, unidad de negocio, business unit',
  }),
  link('it', 'mydeal', 'newLinkMyDeal', msg('myDeal'), {
    opens: 'tab',
    words: 'deals, crm, negócios, negocios',
  }),
  { page: SHOWCASE_PAGE, department: 'it', label: msg('Projects') },
  link('it', 'pipegpt', 'newLinkPipeGPT', msg('PipeGPT'), {
    opens: 'tab',
    menuOnly: true,
    words: 'gpt, ia, ai, chat, assistente, asistente',
  }),
  link('mea', 'transexcel', 'newLinkTransactionsExcel', msg('Excel'), {
    words: 'transactions, transações, transacciones, fusões e aquisições, fusiones y adquisiciones',
  }),
  link('mea', 'meabi', 'newLinkTransactionsBI', msg('BI-Deals'), {
    alias: 'transactions',
    words: 'BI-Deals, transactions, transações, transacciones, forecast, previsão, previsión',
  }),
  link('mea', 'meathesis', 'newLinkThesis', msg('BI-Thesis'), {
    words: 'BI-Thesis, tese, tesis, investment thesis',
  }),
  { link: 'mydeal', department: 'mea', label: msg('MyDeal') },
  link('commercial', 'funnel', 'newLinkFunnel', msg('Sales Funnel'), {
    opens: 'tab',
    words: 'sales funnel, funil, embudo, vendas, ventas, leads, hubspot',
  }),
  link('commercial', 'commercial-excel', 'newLinkCommercialExcel', msg('Excel'), {
    words: 'comercial, vendas, ventas, sales',
  }),
  link('commercial', 'bi', 'newLinkBI', msg('BI'), {
    words: 'comercial, vendas, ventas, sales, dashboard',
  }),
  { link: 'mydeal', department: 'commercial', label: msg('Mydeal') },
  link('marketing', 'institucional', 'newLinkInstitucional', msg('Institucional PT'), {
    words: 'institutional, apresentação, presentación, presentation, português, portugués',
  }),
  link('marketing', 'institucionalecommerce', 'newLinkInstitucionalEcommerce', msg('Ecommerce'), {
    words: 'institucional, loja, tienda, apresentação, presentación',
  }),
  link('marketing', 'institucionalen', 'newLinkInstitucionalEn', msg('EN'), {
    words: 'institucional, institutional, presentation, english, inglês, inglés',
  }),
  link('projects', 'commission', 'newLinkCommission', msg('Commission'), {
    words: 'commission, comissão, comissões, comisión, comisiones, bonus, bônus, bono',
  }),
  link('projects', 'sharepoint', 'newLinkSharepoint', msg('Sharepoint'), {
    words: 'arquivos, archivos, files, documentos, projetos, proyectos',
  }),
  link('projects', 'valuation', 'newLinkValuation', msg('Valuations'), {
    words: 'valuations, avaliação, valoración, valor',
  }),
  link('projects', 'mgmtfee', 'newLinkMgmtFee', msg('Mgmt Fee'), {
    words: 'mgmt fee, management fee, taxa de administração, gestão, comisión de gestión',
  }),
  link('projects', 'agenda', 'newLinkAgenda', msg('Agenda'), {
    words: 'calendário, calendario, calendar, reuniões, reuniones, meetings',
  }),
  { page: '/allhands', department: 'projects', label: msg('All Hands WIP') },
  { page: '/pipepass', department: 'projects', label: msg('Pipeline Password') },
  link('projects', 'todo', 'newLinkTodo', msg('To Do'), {
    ...IN_MENU,
    words: 'to do, todo, tarefas, tareas, tasks, lista',
  }),
  link('projects', 'kanban', 'newLinkKanban', msg('Kanban'), {
    ...IN_MENU,
    words: 'tarefas, tareas, tasks, quadro, tablero, board',
  }),
  link('projects', 'agendasite', 'newLinkAgendaSite', msg('Agenda (site)'), {
    opens: 'tab',
    shownOn: msg('File Update, as the Agenda card'),
  }),
  link('marketing', 'social1', 'newLinkSocial1', msg('LinkedIn'), AS_ICON),
  link('marketing', 'social2', 'newLinkSocial2', msg('Instagram'), AS_ICON),
  link(
    'reports',
    'support-reports',
    'newLinkSupportReports',
    msg('Support: access to reports'),
    IN_CHATBOT,
  ),
  link('reports', 'support-finance', 'newLinkSupportFinance', msg('Support: Finance'), IN_CHATBOT),
  link('people', 'support-people', 'newLinkSupportPeople', msg('Support: People'), IN_CHATBOT),
  link('it', 'support-it', 'newLinkSupportIT', msg('Support: IT'), IN_CHATBOT),
  link('people', 'allhands-kpi', 'newLinkAllHandsKPI', msg('All Hands: KPI goals'), IN_ALL_HANDS),
  link(
    'people',
    'allhands-vacation',
    'newLinkAllHandsVacation',
    msg('All Hands: vacation'),
    IN_ALL_HANDS,
  ),
  link(
    'commercial',
    'allhands-commercial',
    'newLinkAllHandsCommercial',
    msg('All Hands: commercial charts'),
    IN_ALL_HANDS,
  ),
  link('mea', 'allhands-mea', 'newLinkAllHandsMea', msg('All Hands: M&A report'), IN_ALL_HANDS),
] as const satisfies readonly (LinkEntry | PageItem | SharedItem)[];

type LinkRow = Extract<(typeof REGISTRY)[number], { name: string }>;
export type LinkName = LinkRow['name'];

export const LINKS: readonly (LinkEntry & { name: LinkName })[] = REGISTRY.filter(
  (row): row is LinkRow => 'name' in row,
);

export function findLink(name: string): (LinkEntry & { name: LinkName }) | undefined {
  return LINKS.find((link) => link.name === name || link.alias === name);
}
