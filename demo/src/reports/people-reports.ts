import { amount, chart, mean, percentage, type Report, report, shareOf, sumOf } from './report.ts';
import { AREAS, CLIENTS, REGIONS, YEAR } from './row-labels.ts';

function goals(name: string, title: string, context: string): Report {
  return report(name, title, 'Área', {
    context,
    rows: AREAS,
    measures: [
      percentage('Progresso', 58, 104),
      amount('Metas', 3, 9),
      amount('Metas atingidas', 1, 4),
    ],
    charts: [
      chart.ranking('Progresso médio por área', 0),
      chart.ranking('Metas e metas atingidas', 1, 2),
    ],
  });
}

function support(channel: string, title: string): Report {
  return report(`support-${channel}`, `Suporte: ${title}`, 'Mês', {
    context: 'Mensagens em 2026',
    rows: YEAR,
    measures: [
      amount('Perguntas', 8, 46),
      amount('Respondidas no dia', 6, 8),
      mean('Horas até a resposta', 1.2, 5.8),
    ],
    charts: [chart.columns('Perguntas por mês', 0, 1), chart.lines('Horas até a resposta', 2)],
  });
}

export const PEOPLE_REPORTS: readonly Report[] = [
  report('vacation', 'Vacation planning', 'Month', {
    lang: 'en',
    context: 'Calendar days by month; requests in this product do not change them',
    rows: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    measures: [amount('This year', 48, 176), amount('Last year', 42, 160)],
    charts: [
      chart.columns('Vacation days by month', 0, 1),
      chart.lines('This year and last year', 0, 1),
    ],
  }),
  report('allhands-vacation', 'Vacation, 3Q2024', 'Region', {
    lang: 'en',
    context: 'Calendar days planned and taken by region',
    rows: REGIONS,
    measures: [
      amount('Days planned', 90, 860),
      amount('Days taken', 60, 590),
      shareOf('Taken of what was planned', 1, 0),
    ],
    charts: [
      chart.columns('Planned and taken', 0, 1),
      chart.ranking('Taken of what was planned', 2),
    ],
  }),
  goals('metas', 'Metas e indicadores (KPI)', 'Progresso até outubro de 2026'),
  goals('allhands-kpi', 'Metas (KPI), 3T2024', 'Progresso no terceiro trimestre de 2024'),
  report('benefits', 'Benefits: plans and use', 'Plan', {
    lang: 'en',
    context: 'People by plan',
    rows: ['Gym', 'Life insurance', 'Dental', 'Meal card', 'Health'],
    measures: [
      amount('Eligible people', 44, 46),
      amount('People enrolled', 14, 44),
      shareOf('Enrolled', 1, 0),
    ],
    charts: [chart.ranking('People enrolled', 1)],
  }),
  report('status', 'Status dos clientes', 'Cliente', {
    context: 'Contratos em 20 de novembro de 2026',
    rows: CLIENTS,
    measures: [
      amount('Assinados', 1, 5),
      amount('Aguardando assinatura', 0, 3),
      sumOf('Contratos', 0, 1),
      mean('Dias de espera', 2, 31, 0),
    ],
    charts: [
      chart.stacked('Contratos por cliente', 0, 1),
      chart.ranking('Há quantos dias esperam', 3),
    ],
  }),
  support('reports', 'Relatórios'),
  support('finance', 'Finance'),
  support('people', 'People'),
  support('it', 'IT'),
];
