import type { Report } from '../report.ts';

const INSTITUTIONAL_PT: Report = {
  name: 'institucional',
  lang: 'pt-BR',
  title: 'Apresentação institucional',
  standsFor: 'a apresentação institucional em português',
  blocks: [
    {
      kind: 'slides',
      slides: [
        {
          cover: true,
          title: 'Assessoria que acompanha cada etapa',
          text: 'Apresentação institucional · 2026',
        },
        {
          title: 'Quem somos',
          text: 'Uma boutique independente de assessoria financeira, com sócios presentes em cada mandato.',
          figures: [
            { value: '46', label: 'pessoas' },
            { value: '4', label: 'regiões' },
            { value: '21', label: 'mandatos desde 2023' },
          ],
        },
        {
          title: 'O que fazemos',
          points: [
            'Venda e compra de empresas, da preparação ao fechamento',
            'Captação de recursos com fundos e investidores estratégicos',
            'Valuation, laudos e fairness opinion',
            'Gestão financeira compartilhada para empresas em crescimento',
          ],
        },
        {
          title: 'Como trabalhamos',
          points: [
            'Preparação: números, tese e materiais',
            'Mercado: contatos, reuniões e propostas',
            'Fechamento: diligência, contratos e transição',
          ],
        },
        {
          title: 'Resultados',
          figures: [
            { value: 'R$ 1,3 bi', label: 'transacionados em 11 deals' },
            { value: '8,2x', label: 'EV/EBITDA médio' },
            { value: '94 dias', label: 'da reunião ao mandato' },
          ],
        },
        { cover: true, title: 'Vamos conversar?', text: 'Fale com a equipe comercial.' },
      ],
    },
  ],
};

const ECOMMERCE: Report = {
  name: 'institucionalecommerce',
  lang: 'pt-BR',
  title: 'Apresentação institucional: e-commerce',
  standsFor: 'a apresentação institucional para e-commerce',
  blocks: [
    {
      kind: 'slides',
      slides: [
        {
          cover: true,
          title: 'E-commerce: crescer com caixa',
          text: 'Apresentação para lojas e marcas digitais · 2026',
        },
        {
          title: 'O desafio das marcas digitais',
          points: [
            'Custo de aquisição em alta e margem apertada',
            'Estoque e prazo de recebimento consomem o caixa',
            'Canais demais, uma visão financeira de menos',
          ],
        },
        {
          title: 'O que olhamos primeiro',
          figures: [
            { value: 'LTV/CAC', label: 'retorno de cada cliente' },
            { value: 'Margem', label: 'por canal e por produto' },
            { value: 'Giro', label: 'do estoque e do caixa' },
          ],
        },
        {
          title: 'Como ajudamos',
          points: [
            'Plano de captação com fundos que conhecem o setor',
            'Venda parcial ou total, com preparação dos números',
            'Compra de marcas complementares',
          ],
        },
        {
          title: 'Um caso, em números',
          text: 'Marca fictícia, doze meses de trabalho.',
          figures: [
            { value: '+42%', label: 'receita' },
            { value: '+6 p.p.', label: 'margem EBITDA' },
            { value: '−18 dias', label: 'ciclo de caixa' },
          ],
        },
        { cover: true, title: 'O próximo passo', text: 'Um diagnóstico em duas semanas.' },
      ],
    },
  ],
};

const INSTITUTIONAL_EN: Report = {
  name: 'institucionalen',
  lang: 'en',
  title: 'Company presentation',
  standsFor: 'the company presentation in English',
  blocks: [
    {
      kind: 'slides',
      slides: [
        { cover: true, title: 'Advice at every step', text: 'Company presentation · 2026' },
        {
          title: 'Who we are',
          text: 'An independent financial advisory boutique, with partners at work on every mandate.',
          figures: [
            { value: '46', label: 'people' },
            { value: '4', label: 'regions' },
            { value: '21', label: 'mandates since 2023' },
          ],
        },
        {
          title: 'What we do',
          points: [
            'Selling and buying companies, from preparation to closing',
            'Raising capital from funds and strategic investors',
            'Valuations and fairness opinions',
            'Shared financial management for growing companies',
          ],
        },
        {
          title: 'How we work',
          points: [
            'Preparation: figures, thesis, materials',
            'Market: contacts, meetings, offers',
            'Closing: due diligence, contracts, transition',
          ],
        },
        {
          title: 'Results',
          figures: [
            { value: 'R$ 1.3 bn', label: 'in 11 closed deals' },
            { value: '8.2x', label: 'average EV/EBITDA' },
            { value: '94 days', label: 'from first meeting to mandate' },
          ],
        },
        { cover: true, title: 'Shall we talk?', text: 'Reach out to the commercial team.' },
      ],
    },
  ],
};

export const MARKETING: readonly Report[] = [INSTITUTIONAL_PT, ECOMMERCE, INSTITUTIONAL_EN];
