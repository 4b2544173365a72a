import type { Report, Row } from '../../report.ts';
import { add } from '../../sums.ts';

type Group = Readonly<Record<string, readonly number[]>>;

const DATES = ['31/12/2023', '31/12/2024', '31/12/2025', '31/10/2026'];

const CURRENT_ASSETS: Group = {
  'Caixa e bancos': [1240, 1410, 1620, 1880],
  'Aplicações financeiras': [3860, 4920, 6180, 7320],
  'Contas a receber': [2180, 2540, 2990, 3450],
  'Impostos a recuperar': [210, 240, 260, 310],
  'Despesas antecipadas': [140, 160, 190, 220],
};
const FIXED_ASSETS: Group = {
  Imobilizado: [1120, 1180, 1260, 1310],
  Intangível: [480, 620, 790, 940],
  'Investimentos em coligadas': [900, 1050, 1300, 1480],
};
const CURRENT_LIABILITIES: Group = {
  Fornecedores: [410, 460, 520, 590],
  'Obrigações trabalhistas': [980, 1140, 1310, 1520],
  'Tributos a recolher': [620, 710, 840, 960],
  'Dividendos a pagar': [1200, 1500, 1800, 900],
  'Receita diferida': [540, 610, 700, 820],
};
const LONG_LIABILITIES: Group = {
  'Passivo de arrendamento': [760, 690, 610, 540],
  'Provisões para contingências': [220, 250, 290, 320],
};
const EQUITY: Group = {
  'Capital social': [2500, 2500, 3000, 3000],
  'Reservas de lucros': [900, 1160, 1520, 1860],
  'Lucros acumulados': [2000, 3100, 4000, 6400],
};

const totalOf = (...groups: Group[]) => add(...groups.flatMap((group) => Object.values(group)));
const assets = totalOf(CURRENT_ASSETS, FIXED_ASSETS);
const liabilities = totalOf(CURRENT_LIABILITIES, LONG_LIABILITIES);
const equity = totalOf(EQUITY);
const ratio = (of: readonly number[], to: readonly number[]) =>
  of.map((value, i) => value / (to[i] ?? 0));
const liquidity = ratio(totalOf(CURRENT_ASSETS), totalOf(CURRENT_LIABILITIES));
const indebtedness = ratio(liabilities, assets).map((value) => value * 100);
const cash = add(
  CURRENT_ASSETS['Caixa e bancos'] ?? [],
  CURRENT_ASSETS['Aplicações financeiras'] ?? [],
);

function group(label: string, of: Group): Row[] {
  return [
    { label, cells: totalOf(of), level: 'subtotal' },
    ...Object.entries(of).map(([line, cells]) => ({
      label: line,
      cells,
      level: 'detail' as const,
    })),
  ];
}

const last = <T>(values: readonly T[], back = 1) => values.at(-back) as T;

export const BALANCE_SHEET: Report = {
  name: 'bs2',
  lang: 'pt-BR',
  title: 'Balanço patrimonial',
  standsFor: 'a planilha Excel do balanço patrimonial',
  basis: 'Posição em 31 de outubro de 2026 · R$ mil',
  blocks: [
    {
      kind: 'tiles',
      tiles: [
        {
          label: 'Ativo total',
          value: last(assets),
          before: last(assets, 2),
          beforeLabel: 'sobre 2025',
          format: 'millions',
        },
        {
          label: 'Patrimônio líquido',
          value: last(equity),
          before: last(equity, 2),
          beforeLabel: 'sobre 2025',
          format: 'millions',
        },
        {
          label: 'Caixa e aplicações',
          value: last(cash),
          before: last(cash, 2),
          beforeLabel: 'sobre 2025',
          format: 'millions',
        },
        {
          label: 'Liquidez corrente',
          value: last(liquidity),
          before: last(liquidity, 2),
          beforeLabel: 'sobre 2025',
          format: 'multiple',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Balanço patrimonial',
      note: 'R$ mil',
      sheet: true,
      rowLabel: 'Conta',
      columns: DATES.map((label) => ({ label })),
      rows: [
        { label: 'ATIVO', cells: [], level: 'group' },
        ...group('Ativo circulante', CURRENT_ASSETS),
        ...group('Ativo não circulante', FIXED_ASSETS),
        { label: 'Total do ativo', cells: assets, level: 'total' },
        { label: 'PASSIVO E PATRIMÔNIO LÍQUIDO', cells: [], level: 'group' },
        ...group('Passivo circulante', CURRENT_LIABILITIES),
        ...group('Passivo não circulante', LONG_LIABILITIES),
        ...group('Patrimônio líquido', EQUITY),
        { label: 'Total do passivo e PL', cells: add(liabilities, equity), level: 'total' },
      ],
    },
    {
      kind: 'columns',
      half: true,
      title: 'De que o ativo é feito',
      note: 'R$ mil',
      stacked: true,
      categoryLabel: 'Data',
      categories: DATES.map((date) => date.slice(3)),
      format: 'thousands',
      series: [
        { label: 'Circulante', values: totalOf(CURRENT_ASSETS) },
        { label: 'Não circulante', values: totalOf(FIXED_ASSETS) },
      ],
    },
    {
      kind: 'columns',
      half: true,
      title: 'Como ele é financiado',
      note: 'R$ mil',
      stacked: true,
      categoryLabel: 'Data',
      categories: DATES.map((date) => date.slice(3)),
      format: 'thousands',
      series: [
        { label: 'Passivo circulante', values: totalOf(CURRENT_LIABILITIES) },
        { label: 'Passivo não circulante', values: totalOf(LONG_LIABILITIES) },
        { label: 'Patrimônio líquido', values: equity },
      ],
    },
    {
      kind: 'table',
      title: 'Índices',
      rowLabel: 'Índice',
      columns: DATES.map((label) => ({ label })),
      rows: [
        { label: 'Liquidez corrente', cells: liquidity, format: 'multiple' },
        { label: 'Endividamento geral', cells: indebtedness, format: 'percent' },
        {
          label: 'Caixa sobre o ativo',
          cells: ratio(cash, assets).map((value) => value * 100),
          format: 'percent',
        },
      ],
    },
  ],
};
