import type { Report } from '../../report.ts';
import { sum } from '../../sums.ts';

/** Client, service, stage, chance in percent, retainer a month and success fee in R$ thousand. */
const PROPOSALS: readonly (readonly [string, string, string, number, number, number])[] = [
  ['Cliente A', 'Venda', 'Negociação', 70, 18, 1450],
  ['Cliente C', 'Compra', 'Negociação', 60, 22, 980],
  ['Cliente E', 'Valuation', 'Proposta', 50, 0, 140],
  ['Cliente G', 'Captação', 'Proposta', 40, 15, 1120],
  ['Cliente J', 'Venda', 'Proposta', 35, 20, 1680],
  ['Cliente M', 'Venda', 'Reunião', 20, 16, 1240],
  ['Cliente N', 'Fairness opinion', 'Proposta', 55, 0, 180],
  ['Cliente P', 'Captação', 'Reunião', 15, 18, 1360],
  ['Cliente Q', 'Compra', 'Reunião', 25, 24, 870],
  ['Cliente S', 'Venda', 'Negociação', 75, 19, 1520],
];
const RETAINER_MONTHS = 8;
const rows = PROPOSALS.map(([client, service, stage, chance, retainer, fee]) => {
  const value = retainer * RETAINER_MONTHS + fee;
  return {
    client,
    service,
    stage,
    chance,
    retainer,
    fee,
    value,
    expected: Math.round((value * chance) / 100),
  };
});
const totalOf = (key: 'retainer' | 'fee' | 'value' | 'expected') =>
  sum(rows.map((row) => row[key]));
const stages = [...new Set(rows.map(({ stage }) => stage))];

export const PROPOSALS_SHEET: Report = {
  name: 'commercial-excel',
  lang: 'pt-BR',
  title: 'Propostas comerciais',
  standsFor: 'a planilha Excel do comercial',
  basis: `Posição em outubro de 2026 · R$ mil · retainer por ${RETAINER_MONTHS} meses`,
  blocks: [
    {
      kind: 'table',
      title: 'Propostas em aberto',
      note: 'R$ mil',
      sheet: true,
      rowLabel: 'Cliente',
      columns: [
        { label: 'Serviço', words: true },
        { label: 'Etapa', words: true },
        { label: 'Chance', format: 'wholePercent' },
        { label: 'Retainer/mês' },
        { label: 'Success fee' },
        { label: 'Valor total' },
        { label: 'Ponderado' },
      ],
      rows: [
        ...rows.map((row) => ({
          label: row.client,
          cells: [
            row.service,
            row.stage,
            row.chance,
            row.retainer,
            row.fee,
            row.value,
            row.expected,
          ],
        })),
        {
          label: 'Total',
          level: 'total',
          cells: [
            null,
            null,
            null,
            totalOf('retainer'),
            totalOf('fee'),
            totalOf('value'),
            totalOf('expected'),
          ],
        },
      ],
    },
    {
      kind: 'table',
      half: true,
      title: 'Por etapa',
      note: 'R$ mil',
      sheet: true,
      rowLabel: 'Etapa',
      columns: [{ label: 'Propostas' }, { label: 'Valor total' }, { label: 'Ponderado' }],
      rows: [
        ...stages.map((stage) => {
          const own = rows.filter((row) => row.stage === stage);
          return {
            label: stage,
            cells: [
              own.length,
              sum(own.map(({ value }) => value)),
              sum(own.map(({ expected }) => expected)),
            ],
          };
        }),
        {
          label: 'Total',
          level: 'total' as const,
          cells: [rows.length, totalOf('value'), totalOf('expected')],
        },
      ],
    },
    {
      kind: 'bars',
      half: true,
      title: 'Valor ponderado por cliente',
      note: 'R$ mil',
      format: 'thousands',
      bars: rows
        .toSorted((a, b) => b.expected - a.expected)
        .map(({ client, service, expected }) => ({
          label: client,
          note: service,
          value: expected,
        })),
    },
  ],
};
