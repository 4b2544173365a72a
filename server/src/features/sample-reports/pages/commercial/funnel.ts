import type { Report } from '../../report.ts';

const STAGES = [
  { label: 'Leads', value: 412 },
  { label: 'Qualificados', value: 186 },
  { label: 'Primeira reunião', value: 97 },
  { label: 'Proposta enviada', value: 54 },
  { label: 'Negociação', value: 31 },
  { label: 'Mandato assinado', value: 15 },
];
const count = (at: number) => STAGES.at(at)?.value ?? 0;

/** Source, leads, mandates. */
const SOURCES: readonly (readonly [string, number, number])[] = [
  ['Indicação', 118, 7],
  ['Eventos', 96, 3],
  ['Prospecção ativa', 124, 3],
  ['Site e conteúdo', 74, 2],
];

export const FUNNEL: Report = {
  name: 'funnel',
  lang: 'pt-BR',
  title: 'Funil de vendas',
  standsFor: 'o funil de vendas do CRM',
  basis: 'Janeiro a outubro de 2026',
  blocks: [
    {
      kind: 'tiles',
      tiles: [
        { label: 'Leads no período', value: count(0), before: 368, beforeLabel: 'sobre 2025' },
        { label: 'Propostas enviadas', value: count(3), before: 49, beforeLabel: 'sobre 2025' },
        { label: 'Mandatos assinados', value: count(-1), before: 12, beforeLabel: 'sobre 2025' },
        {
          label: 'Conversão de lead a mandato',
          value: (count(-1) / count(0)) * 100,
          before: (12 / 368) * 100,
          beforeLabel: 'sobre 2025',
          format: 'percent',
        },
      ],
    },
    { kind: 'funnel', title: 'Etapas do funil', format: 'whole', stages: STAGES },
    {
      kind: 'columns',
      half: true,
      title: 'Leads e propostas por mês',
      categoryLabel: 'Mês',
      categories: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out'],
      format: 'whole',
      series: [
        { label: 'Leads', values: [36, 33, 45, 41, 44, 38, 39, 47, 46, 43] },
        { label: 'Propostas', values: [4, 4, 6, 5, 6, 5, 5, 6, 7, 6] },
      ],
    },
    {
      kind: 'table',
      half: true,
      title: 'Por origem',
      rowLabel: 'Origem',
      columns: [
        { label: 'Leads' },
        { label: 'Mandatos' },
        { label: 'Conversão', format: 'percent' },
      ],
      rows: [
        ...SOURCES.map(([label, leads, mandates]) => ({
          label,
          cells: [leads, mandates, (mandates / leads) * 100],
        })),
        {
          label: 'Total',
          level: 'total' as const,
          cells: [count(0), count(-1), (count(-1) / count(0)) * 100],
        },
      ],
    },
  ],
};
