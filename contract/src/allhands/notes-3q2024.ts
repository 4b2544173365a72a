import type { Deck } from './deck-schema.ts';

/** The presenter's notes of 3Q2024, made-up samples (D41). */
export const NOTES: Deck['notes'] = {
  'all-hands': {
    en: 'Welcome everybody, also those who follow from abroad. The deck stays readable at the same address.',
    pt: 'Dê as boas-vindas a todos, também a quem acompanha de fora. A apresentação continua no mesmo endereço.',
    es: 'Dé la bienvenida a todos, también a quienes siguen desde el exterior. La presentación queda en la misma dirección.',
  },
  agenda: {
    en: 'About twenty minutes for each of the three parts, questions at the end of each.',
    pt: 'Cerca de vinte minutos para cada uma das três partes, com perguntas no fim de cada uma.',
    es: 'Unos veinte minutos para cada una de las tres partes, con preguntas al final de cada una.',
  },
  people: {
    en: 'First the team: who we are, where we work, what we earn together, and how far the goals are.',
    pt: 'Primeiro a equipe: quem somos, onde trabalhamos, a remuneração do grupo e o andamento das metas.',
    es: 'Primero el equipo: quiénes somos, dónde trabajamos, la remuneración del grupo y el avance de las metas.',
  },
  'profile-1': {
    en: '46 people, 30 of them in Brazil. Point out that women are 46% of the group.',
    pt: '46 pessoas, 30 delas no Brasil. Destaque que as mulheres são 46% do grupo.',
    es: '46 personas, 30 de ellas en Brasil. Destaque que las mujeres son el 46% del grupo.',
  },
  'profile-2': {
    en: 'More than half have been here for two years or less: thank those who help them start.',
    pt: 'Mais da metade está aqui há dois anos ou menos: agradeça a quem ajuda na chegada.',
    es: 'Más de la mitad lleva dos años o menos: agradezca a quienes ayudan en la llegada.',
  },
  map: {
    en: 'Eleven cities in seven countries. Welcome the newest colleagues by name.',
    pt: 'Onze cidades em sete países. Dê as boas-vindas aos colegas mais novos pelo nome.',
    es: 'Once ciudades en siete países. Dé la bienvenida por su nombre a los colegas más nuevos.',
  },
  compensation: {
    en: 'Wait for the figures to have counted up. Deal bonuses follow the deals that closed.',
    pt: 'Espere os números terminarem de contar. Os bônus por deal seguem os deals concluídos.',
    es: 'Espere a que las cifras terminen de contar. Los bonos por deal siguen a los deals cerrados.',
  },
  kpi: {
    en: 'Three goals are reached. Name the owner and the next step of the four below 70%.',
    pt: 'Três metas foram atingidas. Diga o responsável e o próximo passo das quatro abaixo de 70%.',
    es: 'Tres metas se alcanzaron. Nombre al responsable y el próximo paso de las cuatro debajo del 70%.',
  },
  'vacation-1': {
    en: 'These figures are of today, not of the quarter. Ask everybody to plan the rest of the year.',
    pt: 'Estes números são de hoje, não do trimestre. Peça que todos planejem o resto do ano.',
    es: 'Estas cifras son de hoy, no del trimestre. Pida que todos planifiquen el resto del año.',
  },
  'vacation-2': {
    en: 'Compare planned with taken days. Full screen shows the report alone.',
    pt: 'Compare os dias planejados com os tirados. A tela cheia mostra só o relatório.',
    es: 'Compare los días planeados con los tomados. La pantalla completa muestra solo el informe.',
  },
  commercial: {
    en: 'Hand over to the head of Commercial.',
    pt: 'Passe a palavra ao responsável pelo Comercial.',
    es: 'Ceda la palabra al responsable de Comercial.',
  },
  'commercial-stats': {
    en: 'The card of new clients opens the list.',
    pt: 'O cartão de novos clientes abre a lista.',
    es: 'La tarjeta de nuevos clientes abre la lista.',
  },
  'commercial-charts': {
    en: 'Success fees passed R$ 7 million for the first time. Questions after this section.',
    pt: 'As success fees passaram de R$ 7 milhões pela primeira vez. Perguntas depois desta seção.',
    es: 'Las success fees superaron los R$ 7 millones por primera vez. Preguntas después de esta sección.',
  },
  mea: {
    en: 'Close with the deals that are expected to sign this year. Thank everybody.',
    pt: 'Encerre com os deals previstos para assinar este ano. Agradeça a todos.',
    es: 'Cierre con los deals que se espera firmar este año. Agradezca a todos.',
  },
};
