import { amount, chart, percentage, type Report, report, shareOf } from './report.ts';
import { AREAS, REGIONS, SECTORS, YEAR } from './row-labels.ts';

function library(name: string, title: string, folders: readonly string[]): Report {
  return report(name, title, 'Pasta', {
    context: 'Arquivos da biblioteca por pasta',
    rows: folders,
    measures: [amount('Arquivos', 12, 180), amount('Alterados no mês', 1, 24)],
    charts: [chart.ranking('Arquivos por pasta', 0, 1)],
  });
}

function social(name: string, title: string, followers: number): Report {
  return report(name, title, 'Mês', {
    context: 'Perfil da empresa em 2026',
    rows: YEAR,
    measures: [
      { ...amount('Seguidores', followers, followers * 1.6), total: 'last' },
      amount('Publicações', 3, 11),
      amount('Interações', 120, 940),
    ],
    charts: [chart.lines('Seguidores', 0), chart.columns('Interações por mês', 2)],
  });
}

function tasks(name: string, title: string, context: string, rows: readonly string[]): Report {
  return report(name, title, 'Lista', {
    context,
    rows,
    measures: [amount('Tarefas', 9, 26), amount('Concluídas', 3, 9), shareOf('Feito', 1, 0)],
    charts: [chart.columns('Tarefas e concluídas', 0, 1), chart.ranking('Feito', 2)],
  });
}

export const OTHER_REPORTS: readonly Report[] = [
  library('associate', 'Documentos dos associados', ['Atas', 'Distratos', 'Acordos', 'Contratos']),
  library('bu', 'Documentos das unidades de negócio', REGIONS),
  library('sharepoint', 'Projetos: arquivos', ['Modelos', 'Propostas', 'Diligência', 'Relatórios']),
  tasks('todo', 'To Do', 'Tarefas da semana', ['Esta semana', 'Próxima semana', 'Depois']),
  tasks('kanban', 'Kanban', 'Cartões do quadro por área', AREAS),
  tasks('agendasite', 'Agenda da equipe', 'Compromissos da semana de 23 de novembro', [
    'segunda',
    'terça',
    'quarta',
    'quinta',
    'sexta',
  ]),
  report('pipegpt', 'PipeGPT', 'Mês', {
    context: 'Uso do assistente em 2026',
    rows: YEAR,
    measures: [
      amount('Conversas', 40, 310),
      amount('Pessoas', 9, 41),
      percentage('Avaliadas como úteis', 68, 91),
    ],
    charts: [chart.columns('Conversas por mês', 0), chart.lines('Avaliadas como úteis', 2)],
  }),
  report('institucional', 'Apresentação institucional', 'Setor', {
    context: 'Transações assessoradas por setor',
    rows: SECTORS,
    measures: [amount('Transações', 4, 26), amount('Valor (R$ milhões)', 140, 1900)],
    charts: [chart.share('Transações por setor', 0), chart.ranking('Valor por setor', 1)],
  }),
  report('institucionalecommerce', 'Apresentação institucional: e-commerce', 'Segmento', {
    context: 'Transações de e-commerce assessoradas por segmento',
    rows: ['Pet', 'Moda', 'Casa', 'Alimentos', 'Marketplaces'],
    measures: [amount('Transações', 2, 12), amount('Valor (R$ milhões)', 40, 520)],
    charts: [chart.share('Transações por segmento', 0), chart.ranking('Valor por segmento', 1)],
  }),
  report('institucionalen', 'Company presentation', 'Sector', {
    lang: 'en',
    context: 'Transactions advised on, by sector',
    rows: ['Education', 'Retail', 'Industry', 'Health', 'Technology'],
    measures: [amount('Transactions', 4, 26), amount('Value (R$ millions)', 140, 1900)],
    charts: [chart.share('Transactions by sector', 0), chart.ranking('Value by sector', 1)],
  }),
  social('social1', 'LinkedIn', 5200),
  social('social2', 'Instagram', 2400),
];
