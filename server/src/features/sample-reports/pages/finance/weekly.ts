import type { Report } from '../../report.ts';
import { add, sum } from '../../sums.ts';

/** The Mondays of thirteen weeks; the first seven have been closed. */
const WEEKS = [
  '05/10',
  '12/10',
  '19/10',
  '26/10',
  '02/11',
  '09/11',
  '16/11',
  '23/11',
  '30/11',
  '07/12',
  '14/12',
  '21/12',
  '28/12',
];
const CLOSED = 7;
const OPENING = 8640;

const RECEIPTS = {
  'Success fees': [310, 0, 420, 180, 0, 390, 260, 0, 480, 350, 620, 140, 0],
  Retainers: [210, 95, 40, 120, 230, 85, 50, 115, 240, 90, 60, 110, 45],
  'Management fee': [0, 0, 0, 180, 0, 0, 0, 0, 185, 0, 0, 0, 190],
  Rendimentos: [0, 0, 0, 62, 0, 0, 0, 0, 64, 0, 0, 0, 66],
};
const PAYMENTS = {
  Folha: [-215, 0, 0, 0, -215, 0, 0, 0, -220, 0, -215, 0, 0],
  'Remuneração variável': [0, 0, -280, 0, 0, 0, 0, 0, 0, 0, 0, -520, 0],
  Tributos: [0, 0, -190, 0, 0, 0, -205, 0, 0, 0, -230, 0, 0],
  Fornecedores: [-48, -62, -35, -71, -44, -58, -39, -66, -52, -61, -47, -38, -29],
  'Aluguel e condomínio': [-78, 0, 0, 0, -78, 0, 0, 0, -78, 0, 0, 0, 0],
  'Viagens e marketing': [-18, -24, -31, -12, -27, -22, -19, -16, -21, -25, -14, -8, -4],
  Dividendos: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -900, 0],
};

const receipts = add(...Object.values(RECEIPTS));
const payments = add(...Object.values(PAYMENTS));
const net = add(receipts, payments);
const closing = net.map((_, i) => OPENING + sum(net.slice(0, i + 1)));
const opening = closing.map((_, i) => (i === 0 ? OPENING : (closing[i - 1] ?? 0)));
const columns = WEEKS.map((label, i) => ({ label, projected: i >= CLOSED }));
const lines = (of: Record<string, number[]>) =>
  Object.entries(of).map(([label, cells]) => ({
    label,
    // Weeks without a movement stay empty.
    cells: [...cells, sum(cells)].map((value) => value || null),
    level: 'detail' as const,
  }));
const lowest = Math.min(...closing);

export const WEEKLY: Report = {
  name: 'weekly',
  lang: 'pt-BR',
  title: 'Fluxo de caixa semanal',
  standsFor: 'a planilha do fluxo de caixa semanal',
  basis: 'Treze semanas a partir de 5 de outubro de 2026 · R$ mil',
  blocks: [
    {
      kind: 'tiles',
      tiles: [
        {
          label: 'Saldo na última semana fechada',
          value: closing[CLOSED - 1] ?? 0,
          before: OPENING,
          beforeLabel: 'sobre o saldo inicial',
          format: 'millions',
          trend: closing.slice(0, CLOSED),
        },
        {
          label: 'Recebimentos no período',
          value: sum(receipts),
          format: 'millions',
          trend: receipts,
        },
        {
          label: 'Pagamentos no período',
          value: sum(payments),
          format: 'millions',
          trend: payments,
        },
        {
          label: 'Menor saldo previsto',
          value: lowest,
          format: 'millions',
          note: `semana de ${WEEKS[closing.indexOf(lowest)]}`,
        },
      ],
    },
    {
      kind: 'lines',
      title: 'Saldo de caixa ao fim de cada semana',
      note: 'R$ mil',
      area: true,
      categoryLabel: 'Semana de',
      categories: WEEKS,
      projectedFrom: CLOSED,
      format: 'thousands',
      series: [{ label: 'Saldo final', values: closing }],
    },
    {
      kind: 'columns',
      title: 'Recebimentos e pagamentos por semana',
      note: 'R$ mil',
      stacked: true,
      categoryLabel: 'Semana de',
      categories: WEEKS,
      projectedFrom: CLOSED,
      format: 'thousands',
      series: [
        { label: 'Recebimentos', values: receipts },
        { label: 'Pagamentos', values: payments },
      ],
    },
    {
      kind: 'cascade',
      title: 'Do saldo inicial ao saldo final',
      note: 'R$ mil, treze semanas',
      format: 'thousands',
      opening: { label: 'Saldo inicial', value: OPENING },
      steps: [...Object.entries(RECEIPTS), ...Object.entries(PAYMENTS)].map(([label, values]) => ({
        label,
        value: sum(values),
      })),
      closing: 'Saldo final',
    },
    {
      kind: 'table',
      title: 'Fluxo de caixa',
      note: 'R$ mil; semanas sombreadas são projeções',
      sheet: true,
      rowLabel: 'Semana de',
      columns: [...columns, { label: 'Total' }],
      rows: [
        { label: 'Saldo inicial', cells: [...opening, OPENING] },
        { label: 'Recebimentos', cells: [...receipts, sum(receipts)], level: 'subtotal' },
        ...lines(RECEIPTS),
        { label: 'Pagamentos', cells: [...payments, sum(payments)], level: 'subtotal' },
        ...lines(PAYMENTS),
        { label: 'Fluxo líquido', cells: [...net, sum(net)], level: 'subtotal' },
        { label: 'Saldo final', cells: [...closing, closing.at(-1) ?? 0], level: 'total' },
      ],
    },
  ],
};
