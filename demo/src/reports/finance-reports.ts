import {
  amount,
  type Chart,
  chart,
  type Measure,
  type Report,
  report,
  shareOf,
  sumOf,
} from './report.ts';
import { MONTHS, QUARTERS, REGIONS, YEAR, YEARS } from './row-labels.ts';

/** Revenue, costs and profit of a profit and loss account of this size in R$ mil. */
function profitAndLoss(low: number, high: number): Measure[] {
  return [
    amount('Receita líquida', low, high),
    amount('Custos e despesas', -low * 0.7, -high * 0.64),
    sumOf('EBITDA', 0, 1),
    shareOf('Margem EBITDA', 2, 0),
    amount('Impostos e outros', -low * 0.04, -high * 0.07),
    sumOf('Lucro líquido', 2, 4),
  ];
}

const PROFIT_CHARTS: Chart[] = [
  chart.columns('Receita líquida, EBITDA e lucro líquido', 0, 2, 5),
  chart.lines('Margem EBITDA', 3),
];

/** A view of BI GGP (accounting): one profit and loss account by period or region. */
function ggp(view: string, context: string, rows: readonly string[], size: number): Report {
  return report(
    view ? `frp-${view.toLowerCase()}` : 'frp',
    view ? `BI GGP – ${view}` : 'BI GGP – Resultado gerencial',
    rows === YEARS ? 'Ano' : 'Mês',
    {
      context: `${context} · R$ mil`,
      rows,
      measures: profitAndLoss(size, size * 1.9),
      charts: PROFIT_CHARTS,
    },
  );
}

export const FINANCE_REPORTS: readonly Report[] = [
  report('weekly', 'Fluxo de caixa semanal', 'Semana', {
    context: 'Treze semanas a partir de 5 de outubro de 2026 · R$ mil',
    rows: '05/10 12/10 19/10 26/10 02/11 09/11 16/11 23/11 30/11 07/12 14/12 21/12 28/12'.split(
      ' ',
    ),
    measures: [
      amount('Recebimentos', 640, 1480),
      amount('Pagamentos', -1150, -720),
      sumOf('Fluxo líquido', 0, 1),
      { label: 'Saldo final', running: [2, 4200] },
    ],
    charts: [
      chart.lines('Saldo de caixa ao fim de cada semana', 3),
      chart.columns('Recebimentos e pagamentos por semana', 0, 1),
    ],
  }),
  ggp('', 'Grupo consolidado, com projeção (p) até 2028', YEARS, 21_000),
  ggp('Actual', 'Realizado de janeiro a outubro de 2026', MONTHS, 2100),
  ggp('FullYear', 'Ano de 2026: dez meses realizados e dois previstos', YEAR, 2100),
  ggp('Q0', 'Trimestre corrente (4T26)', ['out', 'nov', 'dez'], 2900),
  ggp('Q1', 'Próximo trimestre (1T27), projeção', ['jan', 'fev', 'mar'], 3100),
  ggp('YTD', 'Acumulado de janeiro a outubro de 2026', MONTHS, 2100),
  ggp('Scale', 'Região Scale, com projeção (p) até 2028', YEARS, 2600),
  ggp('Latam', 'Região Latam, com projeção (p) até 2028', YEARS, 3900),
  ggp('Euro', 'Região Europa, com projeção (p) até 2028', YEARS, 3200),
  report('bs2', 'Balanço patrimonial', 'Trimestre', {
    context: 'Posição ao fim de cada trimestre · R$ mil',
    rows: QUARTERS,
    measures: [
      { ...amount('Ativo circulante', 9200, 14_800), total: 'last' },
      { ...amount('Ativo não circulante', 3900, 5600), total: 'last' },
      sumOf('Total do ativo', 0, 1),
      { ...amount('Passivo', 4800, 6900), total: 'last' },
      { label: 'Patrimônio líquido', of: (row) => (row[2] ?? 0) - (row[3] ?? 0) },
      sumOf('Total do passivo e PL', 3, 4),
    ],
    charts: [
      chart.stacked('De que o ativo é feito', 0, 1),
      chart.stacked('Como ele é financiado', 3, 4),
    ],
  }),
  report('bs', 'Contabilidade: arquivos', 'Pasta', {
    context: 'Arquivos da biblioteca por pasta',
    rows: ['Auditoria', 'Impostos', 'Conciliações', 'Fechamento', 'Notas fiscais'],
    measures: [amount('Arquivos', 40, 320), amount('Alterados no mês', 3, 48)],
    charts: [chart.ranking('Arquivos por pasta', 0, 1)],
  }),
  report('comprehensivefinancials', 'Demonstrações financeiras completas', 'Ano', {
    context: 'DRE de 2023 a 2026, projeções (p) até 2028 · R$ mil',
    rows: YEARS,
    measures: profitAndLoss(22_000, 41_000),
    charts: PROFIT_CHARTS,
  }),
  report('comprehensivefinancialsbi', 'Painel financeiro', 'Ano', {
    context: 'Receita líquida por região, com projeções (p) até 2028 · R$ mil',
    rows: YEARS,
    measures: [
      amount('Brasil', 14_000, 24_000),
      amount('Scale', 2100, 4300),
      amount('Latam', 3300, 6100),
      amount('Europa', 2800, 5600),
      sumOf('Grupo', 0, 1, 2, 3),
    ],
    charts: [
      chart.stacked('Receita líquida por região', 0, 1, 2, 3),
      chart.lines('Receita líquida do grupo', 4),
    ],
  }),
  report('compensation', 'Remuneração', 'Cargo', {
    context: 'Por cargo, sem nomes · R$ mil por ano',
    rows: ['Intern', 'Junior', 'Mid-level', 'Senior', 'Head', 'C-Level'],
    measures: [
      amount('Salários', 420, 3900),
      amount('Bônus por metas (KPI)', 40, 900),
      amount('Bônus por deal', 10, 1400),
      sumOf('Total', 0, 1, 2),
    ],
    charts: [
      chart.stacked('Composição por cargo', 0, 1, 2),
      chart.share('Parte de cada cargo no total', 3),
    ],
  }),
  report('commission', 'Comissões', 'Região', {
    context: 'Deals concluídos em 2025 e 2026 · R$ mil',
    rows: REGIONS,
    measures: [
      amount('Honorários', 900, 5200),
      amount('Origem', 40, 290),
      amount('Execução', 60, 410),
      amount('Suporte', 15, 120),
      sumOf('Comissões', 1, 2, 3),
      shareOf('Comissão sobre honorários', 4, 0),
    ],
    charts: [
      chart.stacked('Comissões por região e papel', 1, 2, 3),
      chart.share('Comissões por região', 4),
    ],
  }),
  report('mgmtfee', 'Management fee', 'Trimestre', {
    context: '2025 e 2026; o 4T26 é projeção · R$ mil',
    rows: QUARTERS,
    measures: [
      amount('Cliente B', 90, 140),
      amount('Cliente G', 60, 130),
      amount('Cliente K', 45, 95),
      sumOf('Management fee', 0, 1, 2),
    ],
    charts: [
      chart.stacked('Management fee por trimestre', 0, 1, 2),
      chart.lines('Total por trimestre', 3),
    ],
  }),
];
