import type { Report } from '../../report.ts';
import { sum } from '../../sums.ts';
import { DEALS, feeOf } from '../deals.ts';

/** Of a deal's fee, in percent. */
const POOL = 18;
const ROLES = { Origem: 40, Execução: 45, Suporte: 15 };

const closed = DEALS.filter(({ stage, year }) => stage === 'Concluído' && year >= 2025).map(
  (deal) => {
    const fee = feeOf(deal);
    const pool = Math.round((fee * POOL) / 100);
    const origin = Math.round((pool * ROLES.Origem) / 100);
    const work = Math.round((pool * ROLES.Execução) / 100);
    return { ...deal, fee, pool, parts: [origin, work, pool - origin - work] };
  },
);
const part = (at: number) => sum(closed.map(({ parts }) => parts[at] ?? 0));
const pools = sum(closed.map(({ pool }) => pool));

const COMMISSION: Report = {
  name: 'commission',
  lang: 'pt-BR',
  title: 'Comissões',
  standsFor: 'o relatório de comissões',
  basis: `Deals concluídos em 2025 e 2026 · R$ mil · ${POOL}% dos honorários`,
  blocks: [
    {
      kind: 'tiles',
      tiles: [
        { label: 'Comissões no período', value: pools, format: 'millions' },
        {
          label: 'Honorários no período',
          value: sum(closed.map(({ fee }) => fee)),
          format: 'millions',
        },
        { label: 'Deals', value: closed.length },
        { label: 'Comissão média por deal', value: pools / closed.length, format: 'millions' },
      ],
    },
    {
      kind: 'columns',
      title: 'Comissão por deal e papel',
      note: 'R$ mil',
      stacked: true,
      categoryLabel: 'Projeto',
      categories: closed.map(({ project }) => project.replace('Projeto ', '')),
      format: 'thousands',
      series: Object.keys(ROLES).map((label, at) => ({
        label,
        values: closed.map(({ parts }) => parts[at] ?? 0),
      })),
    },
    {
      kind: 'share',
      title: 'Por papel',
      note: 'R$ mil',
      format: 'thousands',
      of: 'R$ mil',
      parts: Object.keys(ROLES).map((label, at) => ({ label, value: part(at) })),
    },
    {
      kind: 'table',
      title: 'Cálculo',
      note: 'R$ mil',
      rowLabel: 'Projeto',
      columns: [
        { label: 'Honorários' },
        { label: 'Comissão' },
        ...Object.entries(ROLES).map(([label, share]) => ({ label: `${label} ${share}%` })),
      ],
      rows: [
        ...closed.map((deal) => ({
          label: deal.project,
          cells: [deal.fee, deal.pool, ...deal.parts],
        })),
        {
          label: 'Total',
          level: 'total' as const,
          cells: [sum(closed.map(({ fee }) => fee)), pools, part(0), part(1), part(2)],
        },
      ],
    },
  ],
};

const QUARTERS = ['1T25', '2T25', '3T25', '4T25', '1T26', '2T26', '3T26', '4T26'];
/** R$ thousand of each client, by quarter; the last one is a projection. */
const FEES: Record<string, readonly number[]> = {
  'Cliente B': [120, 120, 124, 124, 130, 130, 134, 134],
  'Cliente G': [96, 98, 98, 102, 104, 104, 108, 108],
  'Cliente K': [140, 140, 146, 146, 152, 152, 158, 158],
  'Cliente R': [88, 90, 92, 94, 96, 98, 100, 102],
  'Cliente T': [0, 0, 26, 48, 58, 60, 66, 72],
};
const yearOf = (values: readonly number[], year: 0 | 1) =>
  sum(values.slice(year * 4, year * 4 + 4));
const clients = Object.entries(FEES);
const byQuarter = QUARTERS.map((_, i) => sum(clients.map(([, values]) => values[i] ?? 0)));

const MANAGEMENT: Report = {
  name: 'mgmtfee',
  lang: 'pt-BR',
  title: 'Management fee',
  standsFor: 'o relatório de management fee',
  basis: 'R$ mil; o 4T26 é projeção',
  blocks: [
    {
      kind: 'tiles',
      tiles: [
        {
          label: 'Management fee em 2026',
          value: yearOf(byQuarter, 1),
          before: yearOf(byQuarter, 0),
          beforeLabel: 'sobre 2025',
          format: 'millions',
          trend: byQuarter,
        },
        {
          label: 'Contratos',
          value: clients.length,
          before: clients.length - 1,
          beforeLabel: 'sobre o início de 2025',
        },
        {
          label: 'Inadimplência',
          value: 1.8,
          before: 2.6,
          beforeLabel: 'sobre 2025',
          better: 'down',
          format: 'percent',
        },
      ],
    },
    {
      kind: 'columns',
      title: 'Management fee por trimestre e cliente',
      note: 'R$ mil',
      stacked: true,
      categoryLabel: 'Trimestre',
      categories: QUARTERS,
      projectedFrom: 7,
      format: 'thousands',
      series: clients.map(([label, values]) => ({ label, values })),
    },
    {
      kind: 'table',
      title: 'Por cliente',
      note: 'R$ mil',
      rowLabel: 'Cliente',
      columns: [
        ...QUARTERS.map((label, i) => ({ label, projected: i === 7 })),
        { label: '2025' },
        { label: '2026' },
      ],
      rows: [
        ...clients.map(([label, values]) => ({
          label,
          cells: [...values, yearOf(values, 0), yearOf(values, 1)],
        })),
        {
          label: 'Total',
          level: 'total',
          cells: [...byQuarter, yearOf(byQuarter, 0), yearOf(byQuarter, 1)],
        },
      ],
    },
  ],
};

export const FEES_REPORTS: readonly Report[] = [COMMISSION, MANAGEMENT];
