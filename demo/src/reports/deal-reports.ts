import { amount, chart, mean, percentage, type Report, report, shareOf, sumOf } from './report.ts';
import { CLIENTS, MONTHS, QUARTERS, SECTORS, YEAR } from './row-labels.ts';

function forecast(name: string, title: string): Report {
  return report(name, title, 'Ano', {
    context: 'Honorários ponderados por setor; p: projeção · R$ mil',
    rows: ['2023', '2024', '2025', '2026', '2027p'],
    measures: [
      ...SECTORS.map((sector, at) => amount(sector, 240 + 90 * at, 900 + 420 * at)),
      sumOf('Total', 0, 1, 2, 3, 4),
    ],
    charts: [
      chart.stacked('Previsão de deals de 2023 a 2027', 0, 1, 2, 3, 4),
      chart.lines('Total por ano', 5),
    ],
  });
}

export const DEAL_REPORTS: readonly Report[] = [
  forecast('meabi', 'Deals: previsão 2023 a 2027'),
  forecast('allhands-mea', 'M&A: previsão de deals 2023 a 2027'),
  report('mydeal', 'myDeal', 'Etapa', {
    context: 'Mandatos em aberto por etapa · R$ mil',
    rows: ['Contratos', 'Diligência', 'Propostas', 'Marketing', 'Preparação'],
    measures: [
      amount('Mandatos', 2, 8),
      amount('Valor dos deals', 42_000, 210_000),
      amount('Honorários possíveis', 900, 4800),
      shareOf('Honorários sobre o valor', 2, 1),
    ],
    charts: [
      chart.ranking('Mandatos por etapa', 0),
      chart.share('Honorários possíveis por etapa', 2),
    ],
  }),
  report('transexcel', 'Transações concluídas', 'Transação', {
    context: '2023 a 2026 · R$ mil',
    rows: ['Pequi', 'Cumaru', 'Angico', 'Imbuia', 'Jatobá', 'Jacarandá'].map(
      (tree) => `Projeto ${tree}`,
    ),
    measures: [
      amount('Valor (EV)', 38_000, 240_000),
      amount('EBITDA', 7200, 29_000),
      { label: 'EV/EBITDA', of: ([value = 0, ebitda = 1]) => value / ebitda, unit: 'x', digits: 1 },
    ],
    charts: [
      chart.ranking('Múltiplo EV/EBITDA por transação', 2),
      chart.share('Parte no valor transacionado', 0),
    ],
  }),
  report('meathesis', 'Teses de investimento', 'Tese', {
    context: 'Revisão do terceiro trimestre de 2026',
    rows: ['Nutrição animal', 'Educação técnica', 'Última milha', 'Energia solar', 'Saúde digital'],
    measures: [
      mean('Atratividade (de 10)', 5.2, 9.1),
      percentage('Crescimento anual do setor', 6, 22),
      { ...mean('EV/EBITDA observado', 6.1, 12.4), unit: 'x' },
    ],
    charts: [
      chart.ranking('Atratividade da tese', 0),
      chart.columns('Crescimento anual esperado do setor', 1),
    ],
  }),
  report('funnel', 'Funil de vendas', 'Mês', {
    context: 'Janeiro a outubro de 2026',
    rows: MONTHS,
    measures: [
      amount('Leads', 34, 72),
      amount('Reuniões', 14, 31),
      amount('Propostas', 5, 14),
      amount('Mandatos', 1, 5),
      shareOf('Conversão de lead a mandato', 3, 0),
    ],
    charts: [
      chart.columns('Leads, reuniões e propostas por mês', 0, 1, 2),
      chart.lines('Conversão de lead a mandato', 4),
    ],
  }),
  report('commercial-excel', 'Propostas comerciais', 'Cliente', {
    context: 'Posição em outubro de 2026 · R$ mil',
    rows: CLIENTS,
    measures: [
      amount('Retainer', 80, 320),
      amount('Success fee', 400, 2600),
      sumOf('Valor da proposta', 0, 1),
      percentage('Probabilidade', 15, 80),
    ],
    charts: [
      chart.stacked('Valor da proposta por cliente', 0, 1),
      chart.ranking('Probabilidade', 3),
    ],
  }),
  report('bi', 'Painel comercial', 'Trimestre', {
    context: '2025 e 2026; o 4T26 é projeção · R$ mil',
    rows: QUARTERS,
    measures: [
      amount('Contratado', 2400, 6900),
      amount('Novos clientes', 3, 9),
      { label: 'Ticket médio', of: ([signed = 0, clients = 1]) => signed / clients },
    ],
    charts: [
      chart.columns('Valor contratado por trimestre', 0),
      chart.lines('Novos clientes por trimestre', 1),
    ],
  }),
  report('allhands-commercial', 'Gráficos comerciais, 3T2024', 'Mês', {
    context: 'Clientes por mês de 2024',
    rows: YEAR.slice(0, 9),
    measures: [amount('Novos clientes', 2, 8), amount('Clientes no funil', 21, 44)],
    charts: [chart.columns('Novos clientes por mês', 0), chart.lines('Clientes no funil', 1)],
  }),
  report('valuation', 'Valuation: Projeto Pequi', 'Método', {
    context: 'Data-base 30 de setembro de 2026 · R$ mil',
    rows: ['Patrimônio', 'Múltiplos de mercado', 'Transações', 'Fluxo descontado'],
    measures: [
      { ...amount('Central (EV)', 108_000, 124_000), total: 'average' },
      { ...amount('Mínimo (EV)', 82_000, 104_000), total: 'average' },
      { ...amount('Máximo (EV)', 128_000, 149_000), total: 'average' },
    ],
    charts: [chart.columns('Faixas de valor por método', 1, 0, 2)],
  }),
  report('agenda', 'Agenda', 'Serviço', {
    context: 'Horas de reunião por tipo de serviço, média semanal',
    rows: ['Valuation', 'Captação', 'Compra', 'Venda'],
    measures: [amount('Presencial', 6, 19), amount('Online', 9, 27), sumOf('Horas', 0, 1)],
    charts: [
      chart.stacked('Horas de reunião por serviço', 0, 1),
      chart.share('Parte de cada serviço', 2),
    ],
  }),
];
