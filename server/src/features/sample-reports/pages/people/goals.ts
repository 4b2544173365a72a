import type { Goal, Report } from '../../report.ts';
import { sum } from '../../sums.ts';

const percent = (label: string, done: number, note?: string): Goal => ({
  label,
  done,
  target: 100,
  ...(note && { note }),
});

const COMPANY: readonly Goal[] = [
  percent('Receita líquida do ano', 91, 'Finance'),
  percent('Novos mandatos assinados', 83, 'Commercial'),
  percent('Deals concluídos', 75, 'M&A'),
  percent('Satisfação dos clientes (NPS)', 104, 'Projects'),
  percent('Rotatividade voluntária até 8%', 100, 'People'),
];
const AREAS: Record<string, readonly Goal[]> = {
  Finance: [
    percent('Fechamento mensal em cinco dias úteis', 100),
    percent('Prazo médio de recebimento', 88),
    percent('Automação da conciliação', 62),
  ],
  People: [
    percent('Avaliações de desempenho concluídas', 96),
    percent('Horas de treinamento por pessoa', 71),
    percent('Férias planejadas com antecedência', 89),
  ],
  'M&A': [
    percent('Teses de investimento publicadas', 80),
    percent('Propostas enviadas', 93),
    percent('Tempo de preparação do CIM', 67),
  ],
  Commercial: [
    percent('Reuniões com decisores', 108),
    percent('Taxa de conversão do funil', 74),
    percent('Reativação de clientes', 45),
    percent('Indicações recebidas', 82),
  ],
  'Legal e IT': [
    percent('Contratos revisados no prazo', 97),
    percent('Disponibilidade dos sistemas', 100),
    percent('Migração do myDeal', 58),
    percent('Cópias de segurança testadas', 100),
  ],
};
const areas = Object.entries(AREAS);
const average = (goals: readonly Goal[]) => sum(goals.map(({ done }) => done)) / goals.length;
const all = [...COMPANY, ...areas.flatMap(([, goals]) => goals)];

function report(name: string, title: string, standsFor: string, basis: string): Report {
  return {
    name,
    lang: 'pt-BR',
    title,
    standsFor,
    basis,
    blocks: [
      {
        kind: 'tiles',
        tiles: [
          { label: 'Metas acompanhadas', value: all.length },
          { label: 'Progresso médio', value: average(all), format: 'percent' },
          { label: 'Metas atingidas', value: all.filter(({ done }) => done >= 100).length },
          { label: 'Abaixo de 70%', value: all.filter(({ done }) => done < 70).length },
        ],
      },
      { kind: 'goals', title: 'Metas da empresa', format: 'percent', goals: COMPANY },
      {
        kind: 'bars',
        half: true,
        title: 'Progresso médio por área',
        format: 'percent',
        bars: areas.map(([label, goals]) => ({ label, value: average(goals) })),
      },
      ...areas.map(
        ([label, goals]) =>
          ({
            kind: 'goals',
            half: true,
            title: `Metas: ${label}`,
            format: 'percent',
            goals,
          }) as const,
      ),
    ],
  };
}

export const GOALS: readonly Report[] = [
  report(
    'metas',
    'Metas e indicadores (KPI)',
    'o painel de metas',
    'Progresso até outubro de 2026',
  ),
  report(
    'allhands-kpi',
    'Metas (KPI), 3T2024',
    'o painel de metas da apresentação All Hands',
    'Progresso no terceiro trimestre de 2024',
  ),
];
