import type { Contact, Report } from '../report.ts';

function social(name: string, network: string, posts: Contact['posts'] & {}): Report {
  return {
    name,
    lang: 'pt-BR',
    title: network,
    standsFor: `o perfil da empresa no ${network}`,
    blocks: [
      {
        kind: 'contact',
        name: 'Perfil da Empresa',
        about: 'Assessoria financeira independente',
        facts: [
          { label: 'Rede', value: network },
          { label: 'Regiões', value: 'Brasil, Scale, Latam, Europa' },
        ],
        posts,
        outside: `Fora da demonstração, este ícone abre o perfil no ${network}.`,
      },
    ],
  };
}

function support(name: string, team: string, about: string, hours: string): Report {
  return {
    name,
    lang: 'pt-BR',
    title: `Suporte: ${team}`,
    standsFor: 'uma conversa no serviço de mensagens',
    blocks: [
      {
        kind: 'contact',
        name: `Suporte ${team}`,
        about,
        facts: [
          { label: 'Atendimento', value: hours },
          { label: 'Resposta', value: 'em até uma hora útil' },
        ],
        outside:
          'Fora da demonstração, este endereço abre uma conversa com a equipe no serviço de mensagens.',
      },
    ],
  };
}

const WEEKDAYS = 'segunda a sexta, das 9h às 18h';

/** What the social icons and the chatbot's contacts lead to. */
export const OUTSIDE_SITES: readonly Report[] = [
  social('social1', 'LinkedIn', [
    { when: 'há 2 dias', text: 'Concluímos o Projeto Sucupira, em tecnologia. Parabéns à equipe!' },
    {
      when: 'há 1 semana',
      text: 'Novo artigo: o que muda nos múltiplos do setor de saúde em 2026.',
    },
    { when: 'há 2 semanas', text: 'Estamos contratando: analista júnior de M&A.' },
  ]),
  social('social2', 'Instagram', [
    { when: 'há 3 dias', text: 'Bastidores do nosso encontro trimestral.' },
    { when: 'há 1 semana', text: 'Os aniversariantes de novembro.' },
    { when: 'há 3 semanas', text: 'Dia de voluntariado: 120 mudas plantadas.' },
  ]),
  support('support-reports', 'Relatórios', 'Acesso a relatórios, planilhas e painéis', WEEKDAYS),
  support('support-finance', 'Finance', 'Reembolsos, notas fiscais e pagamentos', WEEKDAYS),
  support('support-people', 'People', 'Férias, benefícios e folha', WEEKDAYS),
  support('support-it', 'IT', 'Computadores, senhas e sistemas', 'segunda a sexta, das 8h às 19h'),
];
