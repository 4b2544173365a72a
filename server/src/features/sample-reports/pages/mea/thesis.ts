import type { Report } from '../../report.ts';

interface Thesis {
  readonly sector: string;
  readonly thesis: string;
  readonly growth: number;
  /** EV/EBITDA seen: lowest, median, highest. */
  readonly multiples: readonly [number, number, number];
  readonly targets: number;
  readonly score: number;
}

const THESES: readonly Thesis[] = [
  {
    sector: 'Software para saúde',
    thesis: 'Consolidação regional',
    growth: 18.5,
    multiples: [9, 12.5, 16],
    targets: 34,
    score: 8.7,
  },
  {
    sector: 'Educação profissional',
    thesis: 'Migração para o híbrido',
    growth: 11.2,
    multiples: [6, 8.2, 11],
    targets: 27,
    score: 7.4,
  },
  {
    sector: 'Logística de última milha',
    thesis: 'Escala e densidade',
    growth: 13.8,
    multiples: [5.5, 7.4, 9.8],
    targets: 41,
    score: 7.9,
  },
  {
    sector: 'Energia distribuída',
    thesis: 'Portfólios em operação',
    growth: 16.1,
    multiples: [7, 9.6, 12.4],
    targets: 22,
    score: 8.1,
  },
  {
    sector: 'Serviços industriais',
    thesis: 'Sucessão familiar',
    growth: 6.4,
    multiples: [4.2, 5.8, 7.5],
    targets: 58,
    score: 6.9,
  },
  {
    sector: 'Nutrição animal',
    thesis: 'Marcas regionais',
    growth: 9.3,
    multiples: [6.8, 8.9, 11.6],
    targets: 19,
    score: 7.2,
  },
];
const byScore = THESES.toSorted((a, b) => b.score - a.score);

export const THESIS: Report = {
  name: 'meathesis',
  lang: 'pt-BR',
  title: 'Teses de investimento',
  standsFor: 'o painel BI-Thesis de M&A',
  basis: 'Revisão do terceiro trimestre de 2026',
  blocks: [
    {
      kind: 'bars',
      half: true,
      title: 'Atratividade da tese',
      note: 'nota de 0 a 10',
      format: 'tenth',
      bars: byScore.map(({ sector, thesis, score }) => ({
        label: sector,
        note: thesis,
        value: score,
      })),
    },
    {
      kind: 'bars',
      half: true,
      title: 'Crescimento anual esperado do setor',
      format: 'percent',
      bars: byScore.map(({ sector, targets, growth }) => ({
        label: sector,
        note: `${targets} alvos mapeados`,
        value: growth,
      })),
    },
    {
      kind: 'ranges',
      title: 'Múltiplos EV/EBITDA observados',
      midLabel: 'mediana',
      format: 'multiple',
      ranges: byScore.map(({ sector, multiples: [low, mid, high] }) => ({
        label: sector,
        low,
        mid,
        high,
      })),
    },
    {
      kind: 'board',
      title: 'Andamento das teses',
      columns: [
        {
          label: 'Em estudo',
          cards: [
            { title: 'Nutrição animal', tag: 'Consumo', note: '19 alvos, entrevistas em curso' },
            { title: 'Serviços industriais', tag: 'Indústria', note: '58 alvos, filtro por porte' },
          ],
        },
        {
          label: 'Validada',
          cards: [
            { title: 'Educação profissional', tag: 'Educação', note: 'Comitê em outubro' },
            {
              title: 'Logística de última milha',
              tag: 'Logística',
              note: 'Três alvos prioritários',
            },
          ],
        },
        {
          label: 'Em execução',
          cards: [
            { title: 'Software para saúde', tag: 'Saúde', note: 'Projeto Pequi' },
            { title: 'Energia distribuída', tag: 'Energia', note: 'Contato com dois fundos' },
          ],
        },
      ],
    },
  ],
};
