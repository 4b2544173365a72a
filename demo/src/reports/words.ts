import type { Lang } from './report.ts';

const PORTUGUESE = {
  sample: 'Dados de exemplo',
  madeUp:
    'Todos os nomes e números são fictícios. Na demonstração, esta página substitui o relatório da empresa.',
  inTitle: 'dados de exemplo',
  keyFigures: 'Indicadores',
  total: 'Total',
  average: 'Média',
  overall: 'No geral',
  last: 'Último',
  highest: 'Maior',
  projected: 'projeção',
  table: 'Tabela',
};

const ENGLISH: typeof PORTUGUESE = {
  sample: 'Sample data',
  madeUp:
    "All names and figures are made up. In the demo, this page takes the place of the company's report.",
  inTitle: 'sample data',
  keyFigures: 'Key figures',
  total: 'Total',
  average: 'Average',
  overall: 'Overall',
  last: 'Latest',
  highest: 'Highest',
  projected: 'projected',
  table: 'Table',
};

export const WORDS: Record<Lang, typeof PORTUGUESE> = { 'pt-BR': PORTUGUESE, en: ENGLISH };
