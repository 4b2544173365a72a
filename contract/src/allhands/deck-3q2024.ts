// The deck of 3Q2024. Figures that the specification doesn't give are made-up samples (D41).
import type { Deck } from './deck-schema.ts';
import { NOTES } from './notes-3q2024.ts';

/** Text in English, Portuguese and Spanish. */
const say = (en: string, pt: string, es: string) => ({ en, pt, es });

const MONTHS = [
  say('Jan', 'jan', 'ene'),
  say('Feb', 'fev', 'feb'),
  say('Mar', 'mar', 'mar'),
  say('Apr', 'abr', 'abr'),
  say('May', 'mai', 'may'),
  say('Jun', 'jun', 'jun'),
  say('Jul', 'jul', 'jul'),
  say('Aug', 'ago', 'ago'),
  say('Sep', 'set', 'sep'),
];

const QUARTERS = [
  '4Q2022',
  '1Q2023',
  '2Q2023',
  '3Q2023',
  '4Q2023',
  '1Q2024',
  '2Q2024',
  '3Q2024',
].map((quarter) => say(quarter, quarter.replace('Q', 'T'), quarter.replace('Q', 'T')));

const BRAZIL = say('Brazil', 'Brasil', 'Brasil');
const PLACES = [
  ['São Paulo', BRAZIL, 'Brasil', -23.55, -46.63, 21],
  ['Rio de Janeiro', BRAZIL, 'Brasil', -22.91, -43.17, 4],
  ['Belo Horizonte', BRAZIL, 'Brasil', -19.92, -43.94, 3],
  ['Curitiba', BRAZIL, 'Brasil', -25.43, -49.27, 2],
  ['Florianópolis', BRAZIL, 'Scale', -27.6, -48.55, 3],
  ['Bogotá', say('Colombia', 'Colômbia', 'Colombia'), 'Latam', 4.71, -74.07, 3],
  [
    say('Mexico City', 'Cidade do México', 'Ciudad de México'),
    say('Mexico', 'México', 'México'),
    'Latam',
    19.43,
    -99.13,
    2,
  ],
  ['Santiago', 'Chile', 'Latam', -33.45, -70.67, 2],
  [say('Lisbon', 'Lisboa', 'Lisboa'), 'Portugal', 'Europa', 38.72, -9.14, 3],
  [say('Madrid', 'Madri', 'Madrid'), say('Spain', 'Espanha', 'España'), 'Europa', 40.42, -3.7, 2],
  [
    say('London', 'Londres', 'Londres'),
    say('United Kingdom', 'Reino Unido', 'Reino Unido'),
    'Europa',
    51.51,
    -0.13,
    1,
  ],
] as const;

export const DECK_3Q2024: Deck = {
  quarter: '3Q2024',
  subtitle: say(
    'Results of the third quarter of 2024',
    'Resultados do terceiro trimestre de 2024',
    'Resultados del tercer trimestre de 2024',
  ),
  agenda: ['people', 'commercial', 'mea'],
  workforce: [
    { name: 'Brasil', headcount: 30, women: 46.67, men: 53.33 },
    { name: 'Scale', headcount: 3, women: 33.33, men: 66.67 },
    { name: 'Latam', headcount: 7, women: 42.86, men: 57.14 },
    { name: 'Europa', headcount: 6, women: 50, men: 50 },
    { name: 'Grupo', headcount: 46, women: 45.65, men: 54.35 },
  ],
  age_bands: [
    { label: say('20-29', '20–29', '20–29'), people: 17 },
    { label: say('30-39', '30–39', '30–39'), people: 18 },
    { label: say('40-49', '40–49', '40–49'), people: 8 },
    { label: '50+', people: 3 },
  ],
  time_bands: [
    { label: say('Under 1 year', 'Menos de 1 ano', 'Menos de 1 año'), people: 11 },
    { label: say('1-2 years', '1–2 anos', '1–2 años'), people: 14 },
    { label: say('3-4 years', '3–4 anos', '3–4 años'), people: 12 },
    { label: say('5-9 years', '5–9 anos', '5–9 años'), people: 7 },
    { label: say('10+ years', '10+ anos', '10+ años'), people: 2 },
  ],
  places: PLACES.map(([city, country, region, latitude, longitude, people]) => ({
    city,
    country,
    region,
    latitude,
    longitude,
    people,
  })),
  compensation: {
    total: 6_730_501,
    shares: [
      { label: say('Salary', 'Salário', 'Salario'), percent: 59.29 },
      { label: say('KPI bonus', 'Bônus por metas', 'Bono por metas'), percent: 3.39 },
      { label: say('Deal bonus', 'Bônus por deal', 'Bono por deal'), percent: 37.32 },
    ],
    payroll: [
      { year: 2020, total: 2_184_300 },
      { year: 2021, total: 3_412_750 },
      { year: 2022, total: 4_655_120 },
      { year: 2023, total: 5_918_640 },
      { year: 2024, total: 6_730_501 },
    ],
  },
  goals: [
    {
      name: say(
        'Employee satisfaction (eNPS)',
        'Satisfação da equipe (eNPS)',
        'Satisfacción (eNPS)',
      ),
      percent: 92,
    },
    {
      name: say(
        'Voluntary turnover under 8%',
        'Turnover voluntário até 8%',
        'Rotación voluntaria < 8%',
      ),
      percent: 88,
    },
    { name: say('Hiring plan', 'Plano de contratação', 'Plan de contratación'), percent: 75 },
    {
      name: say(
        'Training hours per person',
        'Horas de treino por pessoa',
        'Capacitación por persona',
      ),
      percent: 64,
    },
    {
      name: say('Performance reviews on time', 'Avaliações no prazo', 'Evaluaciones a tiempo'),
      percent: 100,
    },
    {
      name: say(
        'Vacation planned by June',
        'Férias planejadas até junho',
        'Vacaciones planeadas a junio',
      ),
      percent: 81,
    },
    {
      name: say('Diversity in new hires', 'Diversidade nas admissões', 'Diversidad en ingresos'),
      percent: 58,
    },
    { name: say('Internal promotions', 'Promoções internas', 'Promociones internas'), percent: 70 },
    {
      name: say(
        'Monthly closing within 5 days',
        'Fechamento em 5 dias',
        'Cierre mensual en 5 días',
      ),
      percent: 96,
    },
    {
      name: say('Receivables under 45 days', 'Recebíveis até 45 dias', 'Cobranza en 45 días'),
      percent: 83,
    },
    {
      name: say('Cost against budget', 'Custo sobre orçamento', 'Costo sobre presupuesto'),
      percent: 98,
    },
    {
      name: say(
        'Cash flow forecast accuracy',
        'Precisão do fluxo de caixa',
        'Precisión del flujo de caja',
      ),
      percent: 89,
    },
    {
      name: say(
        'Contracts answered in 3 days',
        'Contratos vistos em 3 dias',
        'Contratos vistos en 3 días',
      ),
      percent: 77,
    },
    {
      name: say('Compliance training', 'Treinamento de compliance', 'Formación en compliance'),
      percent: 94,
    },
    {
      name: say('New mandates signed', 'Novos mandatos assinados', 'Nuevos mandatos firmados'),
      percent: 68,
    },
    {
      name: say('Pipeline coverage', 'Cobertura do pipeline', 'Cobertura del pipeline'),
      percent: 112,
    },
    { name: say('Proposals sent', 'Propostas enviadas', 'Propuestas enviadas'), percent: 86 },
    { name: say('Deals closed', 'Deals concluídos', 'Deals cerrados'), percent: 55 },
    { name: say('Average success fee', 'Success fee médio', 'Success fee promedio'), percent: 104 },
    {
      name: say('Qualified marketing leads', 'Leads qualificados', 'Leads calificados'),
      percent: 73,
    },
    {
      name: say('Reports automated', 'Relatórios automatizados', 'Informes automatizados'),
      percent: 90,
    },
    {
      name: say('Internal tools available', 'Ferramentas disponíveis', 'Herramientas disponibles'),
      percent: 99,
    },
  ],
  commercial: {
    new_clients: 15,
    working_clients: 35,
    funnel: 40,
    clients: [
      { name: 'Aurora Alimentos', value: 420_000, months: 12, valuation: 85_000_000 },
      { name: 'Boreal Energia', value: 680_000, months: 18, valuation: 240_000_000 },
      { name: 'Casa Verde Varejo', value: 260_000, months: 9, valuation: 42_000_000 },
      { name: 'Delta Logística', value: 510_000, months: 12, valuation: 130_000_000 },
      { name: 'Estrela Saúde', value: 750_000, months: 15, valuation: 310_000_000 },
      { name: 'Farol Educação', value: 310_000, months: 10, valuation: 64_000_000 },
      { name: 'Girassol Agro', value: 590_000, months: 14, valuation: 175_000_000 },
      { name: 'Horizonte Imóveis', value: 380_000, months: 12, valuation: 98_000_000 },
      { name: 'Ipê Tecnologia', value: 450_000, months: 8, valuation: 120_000_000 },
      { name: 'Jade Cosméticos', value: 230_000, months: 9, valuation: 37_000_000 },
      { name: 'Lumen Telecom', value: 820_000, months: 24, valuation: 420_000_000 },
      { name: 'Maré Turismo', value: 190_000, months: 6, valuation: 28_000_000 },
      { name: 'Norte Mineração', value: 900_000, months: 20, valuation: 560_000_000 },
      { name: 'Oliva Restaurantes', value: 170_000, months: 6, valuation: 22_000_000 },
      { name: 'Pampa Têxtil', value: 340_000, months: 11, valuation: 73_000_000 },
    ],
    pipeline: [
      { category: 'Lost', count: 12, average_ticket: 210_000, valuation: 310_000_000 },
      { category: 'High', count: 9, average_ticket: 640_000, valuation: 1_120_000_000 },
      { category: 'Medium', count: 17, average_ticket: 420_000, valuation: 940_000_000 },
      { category: 'Low', count: 14, average_ticket: 180_000, valuation: 360_000_000 },
    ],
    performance: { low_ticket: 46, churn: 38, conversion: 15 },
    charts: [
      {
        title: say('Proposals by month', 'Propostas por mês', 'Propuestas por mes'),
        kind: 'bar',
        labels: MONTHS,
        datasets: [
          {
            label: say('Sent', 'Enviadas', 'Enviadas'),
            values: [9, 11, 14, 12, 15, 13, 17, 16, 19],
          },
          { label: say('Signed', 'Assinadas', 'Firmadas'), values: [2, 3, 4, 3, 5, 4, 5, 4, 6] },
          { label: say('Lost', 'Perdidas', 'Perdidas'), values: [3, 4, 3, 5, 4, 6, 5, 4, 3] },
        ],
      },
      {
        title: say('Clients by sector', 'Clientes por setor', 'Clientes por sector'),
        kind: 'pie',
        labels: [
          say('Retail', 'Varejo', 'Comercio'),
          say('Health', 'Saúde', 'Salud'),
          say('Energy', 'Energia', 'Energía'),
          'Agro',
          say('Technology', 'Tecnologia', 'Tecnología'),
          say('Other', 'Outros', 'Otros'),
        ],
        datasets: [{ label: say('Clients', 'Clientes', 'Clientes'), values: [11, 8, 6, 5, 9, 11] }],
      },
      {
        title: say('Revenue (R$ thousand)', 'Receita (R$ mil)', 'Ingresos (R$ miles)'),
        kind: 'line',
        labels: QUARTERS,
        datasets: [
          { label: 'Retainers', values: [2_310, 2_480, 2_655, 2_790, 2_940, 3_120, 3_305, 3_480] },
          {
            label: 'Success fees',
            values: [4_120, 3_650, 5_240, 4_870, 6_130, 5_410, 6_890, 7_250],
          },
        ],
      },
    ],
  },
  notes: NOTES,
};
