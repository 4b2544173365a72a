// Sample data: invented platforms of an invented company. No password here opens anything.

export interface DemoPassword {
  platform: string;
  link: string;
  user: string;
  password: string;
  /** In base 32. */
  codeSecret?: string;
  daysOld: number;
  /** The previous password, and the days for which it was valid. */
  before?: { password: string; days: number };
  knownToLeaver?: true;
}

/** Strong and weak passwords, two equal ones, some old ones, two with one-time codes. */
export const DEMO_PASSWORDS: readonly DemoPassword[] = [
  {
    platform: 'Atlas Data Room',
    link: 'https://dataroom.atlas.example',
    user: 'ma@empresa-demo.example',
    password: 'vR7#tundra-Oboe-49-lantern',
    codeSecret: 'SAMPLESECRETATLASDATAROOM234',
    daysOld: 41,
    before: { password: 'Dealroom!2024', days: 320 },
  },
  {
    platform: 'Banco Horizonte PJ',
    link: 'https://pj.bancohorizonte.example',
    user: 'tesouraria@empresa-demo.example',
    password: 'q8$Zumbido.Trilho.Cacau.61',
    codeSecret: 'HORIZONTESAMPLE567ABCDEFGH',
    daysOld: 12,
    before: { password: 'Horizonte#Sample2025', days: 190 },
    knownToLeaver: true,
  },
  {
    platform: 'Boletim Diário de Mercado',
    link: 'https://boletim.mercado.example/assinantes',
    user: 'pesquisa@empresa-demo.example',
    password: 'mercado123',
    daysOld: 611,
  },
  {
    platform: 'Ciranda CRM',
    link: 'https://app.cirandacrm.example',
    user: 'comercial@empresa-demo.example',
    password: 'Sample-Funil-2025',
    daysOld: 203,
    knownToLeaver: true,
  },
  {
    platform: 'Domínios Veloz',
    link: 'https://painel.dominiosveloz.example',
    user: 'ti@empresa-demo.example',
    password: 'wK2.paddock+Mimosa=Fjord',
    daysOld: 88,
  },
  {
    platform: 'Fotobanco Prisma',
    link: 'https://prisma.example/business',
    user: 'marketing@empresa-demo.example',
    password: 'Sample-Funil-2025',
    daysOld: 167,
  },
  {
    platform: 'Jurisconsulta Online',
    link: 'https://jurisconsulta.example',
    user: 'legal@empresa-demo.example',
    password: 'n4%Harpa_Outono_Vidro_83',
    daysOld: 57,
  },
  {
    platform: 'M&A Monitor',
    link: 'https://terminal.mamonitor.example/login',
    user: 'deals@empresa-demo.example',
    password: 'Tq!9-cobalto-ninho-Saara',
    daysOld: 29,
  },
  {
    platform: 'Malote Fiscal',
    link: 'https://portal.malotefiscal.example',
    user: '12.345.678/0001-00',
    password: 'fiscal2022',
    daysOld: 1_024,
  },
  {
    platform: 'Nuvem Aurora (armazenamento)',
    link: 'https://console.nuvemaurora.example',
    user: 'ti-root',
    password: 'b7^Gaivota~Prelúdio~Xisto~20',
    daysOld: 73,
    knownToLeaver: true,
  },
  {
    platform: 'Reserva Aérea Corporativa',
    link: 'https://corp.reservaaerea.example',
    user: 'viagens@empresa-demo.example',
    password: 'Viagem@Demo1',
    daysOld: 412,
  },
  {
    platform: 'Rede Social Profissional',
    link: 'https://social.example/company/empresa-demo',
    user: 'marketing@empresa-demo.example',
    password: 'X5&anchor-Violeta-Poço-77',
    daysOld: 34,
    before: { password: 'empresa-demo', days: 700 },
  },
  {
    platform: 'Sinal Videoconferência',
    link: 'https://sinal.example/admin',
    user: 'salas@empresa-demo.example',
    password: 'salas-demo',
    daysOld: 280,
    knownToLeaver: true,
  },
  {
    platform: 'Valora Múltiplos',
    link: 'https://app.valora.example',
    user: 'valuation@empresa-demo.example',
    password: 'hJ3*Quartzo.Rumo.Elmo.15',
    daysOld: 19,
  },
];
