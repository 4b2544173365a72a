import type { Report } from '../report.ts';
import { sum } from '../sums.ts';
import { feeOf, OPEN_DEALS, STAGES } from './deals.ts';

const MYDEAL: Report = {
  name: 'mydeal',
  lang: 'pt-BR',
  title: 'myDeal',
  standsFor: 'o sistema de deals (myDeal)',
  basis: 'Mandatos em aberto · R$ mil',
  blocks: [
    {
      kind: 'tiles',
      tiles: [
        { label: 'Mandatos em aberto', value: OPEN_DEALS.length },
        {
          label: 'Valor dos deals',
          value: sum(OPEN_DEALS.map(({ value }) => value)),
          format: 'millions',
        },
        { label: 'Honorários possíveis', value: sum(OPEN_DEALS.map(feeOf)), format: 'millions' },
      ],
    },
    {
      kind: 'board',
      title: 'Deals por etapa',
      columns: STAGES.map((stage) => ({
        label: stage,
        cards: OPEN_DEALS.filter((deal) => deal.stage === stage).map(
          ({ project, sector, side, chance }) => ({
            title: project,
            tag: sector,
            note: `${side} · chance de ${chance}%`,
          }),
        ),
      })),
    },
  ],
};

const PIPEGPT: Report = {
  name: 'pipegpt',
  lang: 'pt-BR',
  title: 'PipeGPT',
  standsFor: 'o assistente PipeGPT',
  blocks: [
    {
      kind: 'chat',
      title: 'Conversa de exemplo',
      turns: [
        { from: 'person', text: 'Quais mandatos estão em fase de contratos?' },
        {
          from: 'assistant',
          text: `Dois: ${OPEN_DEALS.filter(({ stage }) => stage === 'Contratos')
            .map(({ project }) => project)
            .join(' e ')}. Ambos têm conclusão prevista para 2026.`,
        },
        { from: 'person', text: 'E o que falta no Projeto Buriti?' },
        {
          from: 'assistant',
          text: 'A assinatura da carta de intenções e três itens da diligência: licenças, contratos de aluguel e certidões trabalhistas.',
        },
        { from: 'person', text: 'Resuma em uma frase para a reunião de segunda.' },
        {
          from: 'assistant',
          text: 'Projeto Buriti: minuta da carta pronta, três itens de diligência em aberto, assinatura possível em duas semanas.',
        },
      ],
    },
  ],
};

export const TOOLS: readonly Report[] = [MYDEAL, PIPEGPT];
