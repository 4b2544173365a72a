import type { Report } from '../../report.ts';
import { sum } from '../../sums.ts';

const QUARTERS = ['1T25', '2T25', '3T25', '4T25', '1T26', '2T26', '3T26', '4T26'];
const CLOSED_QUARTERS = 7;
const NEW_CLIENTS = [3, 4, 5, 4, 4, 5, 6, 6];
const CONTRACTED = [2140, 2680, 3120, 3540, 2870, 3390, 4010, 4420];
const yearOf = (values: readonly number[], year: 0 | 1) =>
  sum(values.slice(year * 4, year * 4 + 4));

const SERVICES: Record<string, number> = {
  Venda: 6840,
  Compra: 3120,
  Captação: 2950,
  'Valuation e fairness': 1780,
};

const DASHBOARD: Report = {
  name: 'bi',
  lang: 'pt-BR',
  title: 'Painel comercial',
  standsFor: 'o painel BI do comercial',
  basis: '2025 e 2026; o 4T26 é projeção',
  blocks: [
    {
      kind: 'tiles',
      tiles: [
        {
          label: 'Contratado em 2026',
          value: yearOf(CONTRACTED, 1),
          before: yearOf(CONTRACTED, 0),
          beforeLabel: 'sobre 2025',
          format: 'millions',
          trend: CONTRACTED,
        },
        {
          label: 'Novos clientes em 2026',
          value: yearOf(NEW_CLIENTS, 1),
          before: yearOf(NEW_CLIENTS, 0),
          beforeLabel: 'sobre 2025',
          trend: NEW_CLIENTS,
        },
        {
          label: 'Ticket médio em 2026',
          value: yearOf(CONTRACTED, 1) / yearOf(NEW_CLIENTS, 1),
          before: yearOf(CONTRACTED, 0) / yearOf(NEW_CLIENTS, 0),
          beforeLabel: 'sobre 2025',
          format: 'millions',
        },
        {
          label: 'Ciclo de venda',
          value: 94,
          before: 108,
          beforeLabel: 'sobre 2025',
          better: 'down',
          note: 'dias, da reunião ao mandato',
        },
      ],
    },
    {
      kind: 'columns',
      title: 'Valor contratado por trimestre',
      note: 'R$ mil',
      categoryLabel: 'Trimestre',
      categories: QUARTERS,
      projectedFrom: CLOSED_QUARTERS,
      format: 'thousands',
      series: [{ label: 'Contratado', values: CONTRACTED }],
    },
    {
      kind: 'lines',
      half: true,
      title: 'Novos clientes por trimestre',
      categoryLabel: 'Trimestre',
      categories: QUARTERS,
      projectedFrom: CLOSED_QUARTERS,
      format: 'whole',
      area: true,
      series: [{ label: 'Novos clientes', values: NEW_CLIENTS }],
    },
    {
      kind: 'share',
      half: true,
      title: 'Contratado por serviço em 2026',
      note: 'R$ mil',
      format: 'thousands',
      of: 'R$ mil',
      parts: Object.entries(SERVICES).map(([label, value]) => ({ label, value })),
    },
    {
      kind: 'bars',
      half: true,
      title: 'Por que propostas foram perdidas',
      note: '% das perdidas',
      format: 'wholePercent',
      bars: [
        { label: 'Adiado pelo cliente', value: 38 },
        { label: 'Preço', value: 24 },
        { label: 'Outro assessor', value: 21 },
        { label: 'Sem retorno', value: 17 },
      ],
    },
    {
      kind: 'goals',
      half: true,
      title: 'Metas do ano',
      format: 'whole',
      goals: [
        { label: 'Contratado (R$ mil)', done: yearOf(CONTRACTED, 1), target: 15000 },
        { label: 'Novos clientes', done: yearOf(NEW_CLIENTS, 1), target: 20 },
        { label: 'Reuniões com decisores', done: 97, target: 90 },
      ],
    },
  ],
};

/** The deck's own figures (spec §9). */
const DECK_CLIENTS = { novos: 15, ativos: 35, funil: 40 };
const DECK_RATES = { 'Low ticket': 46, 'Churn/exit': 38, 'Taxa de conversão': 15 };

const DECK: Report = {
  name: 'allhands-commercial',
  lang: 'pt-BR',
  title: 'Gráficos comerciais, 3T2024',
  standsFor: 'o relatório comercial da apresentação All Hands',
  blocks: [
    {
      kind: 'tiles',
      tiles: [
        { label: 'Novos clientes', value: DECK_CLIENTS.novos },
        { label: 'Clientes em andamento', value: DECK_CLIENTS.ativos },
        { label: 'Clientes no funil', value: DECK_CLIENTS.funil },
        {
          label: 'Taxa de conversão',
          value: DECK_RATES['Taxa de conversão'],
          format: 'wholePercent',
        },
      ],
    },
    {
      kind: 'columns',
      title: 'Novos clientes por mês, 2024',
      categoryLabel: 'Mês',
      categories: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set'],
      format: 'whole',
      series: [{ label: 'Novos clientes', values: [1, 1, 2, 1, 2, 2, 1, 3, 2] }],
    },
    {
      kind: 'goals',
      title: 'Indicadores',
      note: '% das propostas e dos clientes',
      format: 'percent',
      goals: Object.entries(DECK_RATES).map(([label, done]) => ({ label, done, target: 100 })),
    },
  ],
};

export const COMMERCIAL: readonly Report[] = [DASHBOARD, DECK];
