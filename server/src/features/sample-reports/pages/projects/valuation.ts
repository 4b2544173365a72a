import type { Report } from '../../report.ts';

/** Of an invented company, in R$ thousand. */
const EBITDA = 24_000;
const REVENUE = 118_000;
const NET_DEBT = 31_000;

interface Method {
  readonly method: string;
  readonly on: string;
  /** Enterprise value: lowest, central, highest. */
  readonly ev: readonly [number, number, number];
}

const times = (base: number, ...multiples: [number, number, number]) =>
  multiples.map((multiple) => Math.round(base * multiple)) as [number, number, number];

const METHODS: readonly Method[] = [
  {
    method: 'Fluxo de caixa descontado',
    on: 'WACC de 13,5% a 15,5%',
    ev: [178_000, 204_000, 236_000],
  },
  { method: 'Múltiplos de bolsa', on: 'EV/EBITDA de 7,0x a 9,5x', ev: times(EBITDA, 7, 8.2, 9.5) },
  {
    method: 'Transações comparáveis',
    on: 'EV/EBITDA de 7,5x a 10,0x',
    ev: times(EBITDA, 7.5, 8.6, 10),
  },
  {
    method: 'Múltiplo de receita',
    on: 'EV/Receita de 1,3x a 2,0x',
    ev: times(REVENUE, 1.3, 1.6, 2),
  },
  { method: 'Ofertas recebidas', on: 'duas não vinculantes', ev: [188_000, 197_000, 206_000] },
];
const central = METHODS.reduce((all, { ev }) => all + ev[1], 0) / METHODS.length;
const GROWTH = ['2,5%', '3,0%', '3,5%', '4,0%'];
const WACC = [13.5, 14.0, 14.5, 15.0, 15.5];
const FLOW = 21_400;
/** Perpetuity of next year's cash flow, with part of the value in the years before. */
const dcf = (wacc: number, growth: string) => {
  const g = Number(growth.replace(',', '.').replace('%', '')) / 100;
  return Math.round((FLOW * (1 + g)) / (wacc / 100 - g));
};

export const VALUATION: Report = {
  name: 'valuation',
  lang: 'pt-BR',
  title: 'Valuation: Projeto Pequi',
  standsFor: 'o relatório de valuations',
  basis: 'Data-base 30 de setembro de 2026 · R$ mil',
  blocks: [
    {
      kind: 'tiles',
      tiles: [
        {
          label: 'EV central',
          value: central,
          format: 'millions',
          note: 'média dos cinco métodos',
        },
        { label: 'Equity central', value: central - NET_DEBT, format: 'millions' },
        { label: 'EV/EBITDA implícito', value: central / EBITDA, format: 'multiple' },
        { label: 'EV/Receita implícito', value: central / REVENUE, format: 'multiple' },
      ],
    },
    {
      kind: 'ranges',
      title: 'Faixas de valor por método (EV)',
      note: 'football field, R$ milhões',
      midLabel: 'central',
      format: 'millions',
      ranges: METHODS.map(({ method, on, ev: [low, mid, high] }) => ({
        label: method,
        note: on,
        low,
        mid,
        high,
      })),
    },
    {
      kind: 'table',
      title: 'Múltiplos implícitos',
      note: 'R$ mil',
      rowLabel: 'Método',
      columns: [
        { label: 'EV mínimo' },
        { label: 'EV central' },
        { label: 'EV máximo' },
        { label: 'EV/EBITDA', format: 'multiple' },
        { label: 'EV/Receita', format: 'multiple' },
        { label: 'Equity central' },
      ],
      rows: [
        ...METHODS.map(({ method, ev: [low, mid, high] }) => ({
          label: method,
          cells: [low, mid, high, mid / EBITDA, mid / REVENUE, mid - NET_DEBT],
        })),
        {
          label: 'Média',
          level: 'total',
          cells: [
            ...([0, 1, 2] as const).map(
              (at) => METHODS.reduce((all, { ev }) => all + ev[at], 0) / METHODS.length,
            ),
            central / EBITDA,
            central / REVENUE,
            central - NET_DEBT,
          ],
        },
      ],
    },
    {
      kind: 'cascade',
      half: true,
      title: 'Do EV ao equity',
      note: 'R$ mil',
      format: 'thousands',
      opening: { label: 'EV central', value: Math.round(central) },
      steps: [
        { label: 'Dívida bruta', value: -43_500 },
        { label: 'Caixa', value: 43_500 - NET_DEBT },
      ],
      closing: 'Equity central',
    },
    {
      kind: 'table',
      half: true,
      title: 'Sensibilidade do valor na perpetuidade',
      note: 'R$ mil',
      rowLabel: 'WACC',
      columns: GROWTH.map((label) => ({ label: `g ${label}` })),
      rows: WACC.map((wacc) => ({
        label: `${wacc.toFixed(1).replace('.', ',')}%`,
        cells: GROWTH.map((growth) => dcf(wacc, growth)),
      })),
    },
  ],
};
