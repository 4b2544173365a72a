import type { Row } from '../../report.ts';
import { add, percent, spread } from '../../sums.ts';

/** Lines of the profit and loss account, one value for each period, in R$ thousand; costs negative. */
export type Line =
  | 'success'
  | 'retainers'
  | 'management'
  | 'valuation'
  | 'salesTax'
  | 'salaries'
  | 'variable'
  | 'technology'
  | 'offices'
  | 'travel'
  | 'services'
  | 'depreciation'
  | 'financial'
  | 'incomeTax';
export type Figures = Readonly<Record<Line, readonly number[]>>;

export const YEARS = ['2023', '2024', '2025', '2026', '2027', '2028'];
/** 2027 and 2028 are projections (spec §9). */
export const FIRST_PROJECTED_YEAR = YEARS.indexOf('2027');
export const MONTHS = [
  'jan',
  'fev',
  'mar',
  'abr',
  'mai',
  'jun',
  'jul',
  'ago',
  'set',
  'out',
  'nov',
  'dez',
];
/** Of 2026, the months up to October have been closed. */
export const CLOSED_MONTHS = 10;
export const REGIONS = ['Brasil', 'Scale', 'Latam', 'Europa'] as const;
export type Region = (typeof REGIONS)[number];

const LABELS: Record<Line, string> = {
  success: 'Success fees',
  retainers: 'Retainers',
  management: 'Management fee',
  valuation: 'Valuation e fairness opinion',
  salesTax: 'Impostos sobre a receita',
  salaries: 'Pessoal',
  variable: 'Remuneração variável',
  technology: 'Tecnologia',
  offices: 'Escritórios',
  travel: 'Viagens e marketing',
  services: 'Serviços de terceiros',
  depreciation: 'Depreciação e amortização',
  financial: 'Resultado financeiro',
  incomeTax: 'IRPJ e CSLL',
};

export const REVENUE = ['success', 'retainers', 'management', 'valuation'] as const;
export const COSTS = [
  'salaries',
  'variable',
  'technology',
  'offices',
  'travel',
  'services',
] as const;
const LINES = Object.keys(LABELS) as Line[];

export function labelOf(line: Line): string {
  return LABELS[line];
}

/** What follows from the lines. */
export function results(figures: Figures) {
  const gross = add(...REVENUE.map((line) => figures[line]));
  const net = add(gross, figures.salesTax);
  const costs = add(...COSTS.map((line) => figures[line]));
  const ebitda = add(net, costs);
  const beforeTax = add(ebitda, figures.depreciation, figures.financial);
  const profit = add(beforeTax, figures.incomeTax);
  return { gross, net, costs, ebitda, beforeTax, profit };
}

function mapLines(make: (line: Line) => readonly number[]): Figures {
  return Object.fromEntries(LINES.map((line) => [line, make(line)])) as unknown as Figures;
}

const SALES_TAX = 0.0865;
const INCOME_TAX = 0.24;

function withTaxes(lines: Omit<Figures, 'salesTax' | 'incomeTax'>): Figures {
  const none = lines.success.map(() => 0);
  const untaxed = { ...lines, salesTax: none, incomeTax: none };
  const salesTax = results(untaxed).gross.map((value) => -Math.round(value * SALES_TAX));
  const { beforeTax } = results({ ...untaxed, salesTax });
  return {
    ...untaxed,
    salesTax,
    incomeTax: beforeTax.map((value) => -Math.round(value * INCOME_TAX)),
  };
}

export const ANNUAL: Figures = withTaxes({
  success: [8420, 10150, 12380, 14260, 16900, 19600],
  retainers: [3960, 4480, 5120, 5840, 6500, 7200],
  management: [1280, 1560, 1840, 2160, 2480, 2800],
  valuation: [940, 1120, 1310, 1520, 1760, 2000],
  salaries: [-3480, -3990, -4560, -5180, -5750, -6300],
  variable: [-2040, -2740, -3280, -3840, -4600, -5350],
  technology: [-620, -710, -830, -940, -1030, -1120],
  offices: [-780, -840, -910, -980, -1040, -1100],
  travel: [-540, -610, -720, -800, -880, -960],
  services: [-460, -520, -610, -690, -760, -830],
  depreciation: [-210, -230, -260, -290, -310, -330],
  financial: [180, 220, 260, 310, 340, 380],
});

/** The budget of 2026, as one year. */
export const BUDGET_2026: Figures = withTaxes({
  success: [13600],
  retainers: [5900],
  management: [2100],
  valuation: [1480],
  salaries: [-5150],
  variable: [-3650],
  technology: [-980],
  offices: [-980],
  travel: [-860],
  services: [-660],
  depreciation: [-290],
  financial: [280],
});

const EVEN = MONTHS.map(() => 1);
/** Deals close in lumps, retainers come each month. */
const BY_MONTH: Partial<Record<Line, readonly number[]>> = {
  success: [4, 5, 10, 6, 7, 12, 5, 8, 11, 9, 8, 15],
  valuation: [5, 6, 9, 8, 8, 10, 7, 8, 10, 9, 9, 11],
  salesTax: [6, 6, 9, 7, 8, 10, 7, 8, 10, 9, 8, 12],
  variable: [4, 5, 10, 6, 7, 12, 5, 8, 11, 9, 8, 15],
  travel: [5, 6, 9, 9, 9, 8, 7, 9, 10, 10, 10, 8],
  incomeTax: [4, 4, 10, 6, 7, 12, 5, 8, 11, 9, 8, 16],
};
const BY_REGION: Partial<Record<Line, readonly number[]>> = {
  success: [58, 7, 19, 16],
  retainers: [66, 8, 15, 11],
  salaries: [64, 8, 15, 13],
};
const USUAL_REGIONS = [62, 7, 17, 14];

/** Period `index` of each line, over twelve months. */
export function byMonth(figures: Figures, index: number): Figures {
  return mapLines((line) => spread(figures[line][index] ?? 0, BY_MONTH[line] ?? EVEN));
}

/** One region's part of each period. The regions' parts add up to the whole. */
export function ofRegion(figures: Figures, region: Region): Figures {
  const at = REGIONS.indexOf(region);
  return mapLines((line) =>
    figures[line].map((value) => spread(value, BY_REGION[line] ?? USUAL_REGIONS)[at] ?? 0),
  );
}

/** The periods from `start` up to, not with, `end`. */
export function slice(figures: Figures, start: number, end: number): Figures {
  return mapLines((line) => figures[line].slice(start, end));
}

/** In another currency: `rate` of R$ for one of it. */
export function convert(figures: Figures, rate: number): Figures {
  return mapLines((line) => figures[line].map((value) => Math.round(value / rate)));
}

/** All periods as one. */
export function total(figures: Figures): Figures {
  return mapLines((line) => [figures[line].reduce((all, value) => all + value, 0)]);
}

/** Several, one period after another. */
export function join(...parts: readonly Figures[]): Figures {
  return mapLines((line) => parts.flatMap((part) => part[line]));
}

/** The account as a table's rows. */
export function statementRows(figures: Figures): Row[] {
  const { gross, net, costs, ebitda, beforeTax, profit } = results(figures);
  const detail = (line: Line): Row => ({
    label: labelOf(line),
    cells: figures[line],
    level: 'detail',
  });
  return [
    { label: 'Receita bruta', cells: gross, level: 'subtotal' },
    ...REVENUE.map(detail),
    detail('salesTax'),
    { label: 'Receita líquida', cells: net, level: 'subtotal' },
    { label: 'Custos e despesas', cells: costs, level: 'subtotal' },
    ...COSTS.map(detail),
    { label: 'EBITDA', cells: ebitda, level: 'subtotal' },
    { label: 'Margem EBITDA', cells: percent(ebitda, net), level: 'detail', format: 'percent' },
    detail('depreciation'),
    detail('financial'),
    { label: 'Lucro antes dos impostos', cells: beforeTax, level: 'subtotal' },
    detail('incomeTax'),
    { label: 'Lucro líquido', cells: profit, level: 'total' },
    { label: 'Margem líquida', cells: percent(profit, net), level: 'detail', format: 'percent' },
  ];
}
