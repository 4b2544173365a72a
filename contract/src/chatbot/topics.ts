import { listOf } from '../core/text.ts';
import type { LinkName } from '../links/registry.ts';
import { SHOWCASE_PAGE } from '../pages.ts';

/*
 * The chatbot's knowledge. Keywords of several words win over single words, and among equals the
 * first topic wins, so special topics come first. The page /chatbot lists questions without an
 * answer.
 */

export type Contact = Extract<LinkName, `support-${string}`>;

export const VISITOR_CONTACT = 'support-it' as const satisfies Contact;

export interface TopicPage {
  readonly path: string;
  readonly tab?: { readonly id: string; readonly label: string };
}

export interface Topic {
  readonly id: string;
  readonly keywords: readonly string[];
  /** The answer's text without page names. Links to the pages that the user may open follow. */
  readonly says: string;
  readonly pages?: readonly TopicPage[];
  readonly contacts: readonly Contact[];
  /** Used only if nothing else matches, for example for a greeting before a question. */
  readonly courtesy?: true;
}

export const QUICK_QUESTIONS = [
  'Acesso a relatórios',
  'Suporte de IT',
  'Suporte de People',
  'Suporte de Finance',
] as const;

export const GREETING =
  'Olá! Sou o assistente da intranet. Escolha uma das perguntas abaixo ou escreva a sua.';
/** The exact text of spec §2. */
export const FALLBACK = 'Desculpe, não entendi sua mensagem. Por favor, tente novamente.';
export const ASK_SUPPORT = 'Sobre isso, fale com quem pode ajudar:';
export const OR_ASK = 'Ou fale com:';
export const SIGN_IN_FIRST =
  'Para ver páginas e contatos da intranet, entre primeiro com a sua conta.';

export const CONTACT_NAMES: Record<Contact, string> = {
  'support-reports': 'Suporte: acesso a relatórios',
  'support-it': 'Suporte: IT',
  'support-people': 'Suporte: People',
  'support-finance': 'Suporte: Finance',
};

export const TOPICS: readonly Topic[] = [
  {
    id: 'support-reports',
    keywords: listOf(
      'acesso a relatório, acessar relatório, abrir relatório, ver relatório, acesso ao dashboard',
      'acesso à planilha, acesso ao painel, acesso ao Power BI, permissão de relatório',
      'liberar relatório, acesso negado, permissão negada',
    ),
    says: 'Para ter acesso a relatórios, planilhas e painéis, fale com quem cuida deles:',
    contacts: ['support-reports'],
  },
  {
    id: 'vault',
    keywords: listOf(
      'senha compartilhada, senha da plataforma, senha de plataforma, cofre, credencial',
      'cofre de senhas, gerenciador de senhas',
    ),
    says: 'As senhas das plataformas compartilhadas ficam no cofre:',
    pages: [{ path: '/pipepass' }],
    contacts: ['support-it'],
  },
  {
    id: 'support-it',
    keywords: listOf(
      'suporte de IT, suporte de TI, suporte técnico, ajuda de TI, falar com TI, IT, TI',
      'informática, computador, notebook, laptop, impressora, imprimir, mouse, teclado, monitor',
      'headset, celular, wi-fi, wifi, internet, rede, VPN, e-mail, email, Outlook, Teams, OneDrive',
      'vírus, phishing, backup, senha do computador, senha do wi-fi, senha do wifi',
      'senha do e-mail, senha do email, instalar programa, instalar, software, licença de software',
    ),
    says: 'Para computadores, senhas e sistemas, fale com o time de IT:',
    contacts: ['support-it'],
  },
  {
    id: 'password-forgotten',
    keywords: listOf(
      'esqueci a senha, esqueceu a senha, perdi a senha, lembro da senha, recuperar a senha',
      'redefinir a senha, resetar a senha, reset de senha, senha bloqueada, conta bloqueada',
      'código de senha',
    ),
    says: 'Peça um código por e-mail e escolha uma nova senha com ele:',
    pages: [{ path: '/forgot-password' }],
    contacts: ['support-it'],
  },
  {
    id: 'password',
    keywords: listOf(
      'trocar a senha, troco a senha, mudar a senha, mudo a senha, alterar a senha, altero a senha',
      'nova senha, senha, password, passkey, dois fatores, 2FA, duas etapas, autenticador',
      'sessão aberta, dados da conta, segurança da conta, perfil',
    ),
    says: 'Sua senha e a segurança da sua conta ficam aqui:',
    pages: [{ path: '/account' }],
    contacts: ['support-it'],
  },
  {
    id: 'photo',
    keywords: listOf('foto de perfil, trocar foto, mudar foto, alterar foto, foto, avatar'),
    says: 'Sua foto muda no menu com o seu nome, no alto da página, ou na sua conta:',
    pages: [{ path: '/account' }],
    contacts: ['support-it'],
  },
  {
    id: 'employees',
    keywords: listOf(
      'novo colaborador, cadastrar colaborador, novo funcionário, cadastrar funcionário',
      'importar colaboradores, desconto de férias, férias vencidas, corrigir saldo',
    ),
    says: 'Colaboradores e saldos são mantidos aqui:',
    pages: [{ path: '/vacation_admin' }],
    contacts: ['support-people'],
  },
  {
    id: 'users',
    keywords: listOf(
      'novo usuário, criar usuário, cadastrar usuário, excluir usuário, apagar usuário',
      'remover usuário, renomear usuário, mudar nome de usuário, criar conta, nova conta, usuário',
    ),
    says: 'Os usuários são mantidos aqui:',
    pages: [{ path: '/admin' }, { path: '/novo_usuario' }],
    contacts: ['support-it'],
  },
  {
    id: 'addresses',
    keywords: listOf(
      'atualizar link, trocar link, mudar link, link quebrado, link errado, endereço do relatório',
      'atualizar relatório, file update',
    ),
    says: 'Os endereços dos relatórios são atualizados aqui:',
    pages: [{ path: '/fileupdate' }],
    contacts: ['support-reports'],
  },
  {
    id: 'audit',
    keywords: listOf('auditoria, registro de auditoria, histórico de acessos'),
    says: 'O registro de quem fez o quê está aqui:',
    pages: [{ path: '/audit' }],
    contacts: ['support-it'],
  },
  {
    id: 'leave-sale',
    keywords: listOf('vender férias, venda de férias, abono pecuniário, abono, 13º, rescisão'),
    says: 'Para isso, fale com o time de People:',
    contacts: ['support-people'],
  },
  {
    id: 'leave-change',
    keywords: listOf(
      'mudar férias, mudar as datas, mudar a data, alterar férias, alterar a data',
      'alterar as datas, trocar férias, trocar a data, remarcar férias, remarcar, adiar férias',
      'adiar, alterar pedido, mudar pedido, editar pedido',
    ),
    says: 'Um pedido que ainda espera decisão pode mudar de datas aqui:',
    pages: [{ path: '/vacation', tab: { id: 'change-vacation', label: 'Update' } }],
    contacts: ['support-people'],
  },
  {
    id: 'leave-cancel',
    keywords: listOf(
      'cancelar férias, cancelar pedido, cancelar folga, cancelar licença, retirar pedido',
      'desistir das férias, cancelar, cancelamento',
    ),
    says: 'Seus pedidos, e o cancelamento de cada um, estão aqui:',
    pages: [{ path: '/myleave' }],
    contacts: ['support-people'],
  },
  {
    id: 'leave-approve',
    keywords: listOf(
      'aprovar férias, aprovar pedido, aprovo férias, aprovo pedido, aprovar, rejeitar pedido',
      'recusar pedido, suplente, substituto',
    ),
    says: 'Quem decide pedidos encontra os que esperam aqui:',
    pages: [{ path: '/approvals' }],
    contacts: ['support-people'],
  },
  {
    id: 'leave-status',
    keywords: listOf(
      'status do pedido, status das férias, pedido foi aprovado, férias aprovadas, pedido aprovado',
      'pedido pendente, pedido rejeitado, quem aprova, aprovação, pedido, histórico de férias',
      'andamento',
    ),
    says: 'O andamento dos seus pedidos, e quem decide, está aqui:',
    pages: [{ path: '/myleave' }],
    contacts: ['support-people'],
  },
  {
    id: 'leave-balance',
    keywords: listOf(
      'saldo, saldo de férias, saldo de dias, quantos dias, quantas férias, dias de férias',
      'dias tenho, dias disponíveis, dias restantes, extrato',
    ),
    says: 'O saldo de férias está aqui:',
    pages: [
      { path: '/myleave', tab: { id: 'balance', label: 'Balance' } },
      { path: '/verificar_saldo' },
    ],
    contacts: ['support-people'],
  },
  {
    id: 'leave-conflict',
    keywords: listOf(
      'conflito, conflito de férias, sobreposição, mesma data, mesmo período',
      'férias ao mesmo tempo, mesmas férias',
    ),
    says: 'Férias que coincidem na mesma área aparecem aqui:',
    pages: [{ path: '/verificar_conflito' }, { path: '/calendar' }],
    contacts: ['support-people'],
  },
  {
    id: 'leave-report',
    keywords: listOf('relatório de férias, férias do ano, relatório de ausências, férias por tipo'),
    says: 'Os dias de ausência do ano, por pessoa e tipo, estão aqui:',
    pages: [{ path: '/leavereport' }, { path: '/people' }],
    contacts: ['support-people'],
  },
  {
    id: 'calendar',
    keywords: listOf(
      'calendário, calendário de férias, quem está fora, quem está de férias, quem está ausente',
      'férias da equipe, férias do time, férias da área, feriado, férias agendadas',
      'férias dos colegas, ausência, ausente, folgas da equipe',
    ),
    says: 'Quem está fora, e quando, aparece aqui:',
    pages: [{ path: '/calendar' }, { path: '/feriasarea' }],
    contacts: ['support-people'],
  },
  {
    id: 'leave',
    keywords: listOf(
      'pedir férias, peço férias, solicitar férias, solicito férias, marcar férias, marco férias',
      'agendar férias, agendo férias, tirar férias, férias, vacation, folga, pedir folga, day off',
      'folga de aniversário, licença, licença-maternidade, licença-paternidade, licença-casamento',
      'licença médica, atestado, atestado médico, afastamento, casamento, maternidade, paternidade',
    ),
    says: 'Férias, folgas, licenças e atestados são pedidos aqui; escolha o tipo e as datas:',
    pages: [{ path: '/vacation' }],
    contacts: ['support-people'],
  },
  {
    id: 'benefits',
    keywords: listOf(
      'benefício, plano de saúde, plano odontológico, plano dental, convênio, dentista, médico',
      'auxílio, auxílio home office, home office, bônus, vale, vale-refeição, vale-alimentação',
      'seguro de vida, carteirinha',
    ),
    says: 'Os benefícios, com os planos de saúde e odontológico, estão aqui:',
    pages: [{ path: '/benefits' }],
    contacts: ['support-people'],
  },
  {
    id: 'birthdays',
    keywords: listOf(
      'aniversário, aniversariante, aniversários do mês, data de nascimento, birthday',
    ),
    says: 'Os aniversários de cada mês estão aqui:',
    pages: [{ path: '/communication' }],
    contacts: ['support-people'],
  },
  {
    id: 'communication',
    keywords: listOf(
      'foto do mês, imagem do mês, monthly shots, comunicação, comunicado, novidade, receita',
      'receita do mês, meta de receita, faturamento, revenue',
    ),
    says: 'Fotos do mês e metas de receita estão aqui:',
    pages: [{ path: '/communication' }],
    contacts: ['support-people'],
  },
  {
    id: 'all-hands',
    keywords: listOf('all hands, allhands, apresentação trimestral, resultados do trimestre'),
    says: 'A apresentação do trimestre está aqui:',
    pages: [{ path: '/allhands' }],
    contacts: ['support-people'],
  },
  {
    id: 'goals',
    keywords: listOf('meta, KPI, indicador, objetivo, avaliação de desempenho'),
    says: 'As metas e os indicadores das pessoas estão aqui:',
    pages: [{ path: '/people' }],
    contacts: ['support-people'],
  },
  {
    id: 'support-people',
    keywords: listOf(
      'suporte de People, suporte de RH, falar com RH, falar com People, People, RH',
      'recursos humanos, folha de pagamento, folha, holerite, contracheque, salário, remuneração',
      'folha de ponto, bater ponto, recrutamento, vaga, contratação, admissão, demissão',
      'desligamento, treinamento, informe de rendimentos',
    ),
    says: 'Para férias, benefícios e folha, fale com o time de People:',
    contacts: ['support-people'],
  },
  {
    id: 'finance-reports',
    keywords: listOf(
      'fluxo de caixa, cash flow, balanço, balanço patrimonial, contabilidade, DRE',
      'demonstração financeira, demonstrações financeiras, relatório financeiro, BI GGP',
      'relatórios de Finance, relatórios do financeiro',
    ),
    says: 'Os relatórios financeiros estão aqui:',
    pages: [{ path: '/reports' }],
    contacts: ['support-reports'],
  },
  {
    id: 'support-finance',
    keywords: listOf(
      'suporte de Finance, suporte financeiro, suporte do financeiro, Finance',
      'falar com financeiro, financeiro, finanças, reembolso, nota fiscal, despesa, pagamento',
      'pagar fornecedor, fornecedor, fatura, boleto, adiantamento, cartão corporativo',
      'prestação de contas, viagem, comprovante',
    ),
    says: 'Para reembolsos, notas fiscais e pagamentos, fale com o time de Finance:',
    contacts: ['support-finance'],
  },
  {
    id: 'legal',
    keywords: listOf(
      'jurídico, relatórios de Legal, área Legal, página Legal, contrato, procuração',
      'documentos de associados, documentos da BU, status de clientes, client status',
    ),
    says: 'O que é do jurídico está aqui:',
    pages: [{ path: '/legal' }],
    contacts: ['support-reports'],
  },
  {
    id: 'deals',
    keywords: listOf(
      'M&A, relatórios de M&A, fusões e aquisições, fusão, aquisição, deal, myDeal, transação',
      'BI-Deals, tese, BI-Thesis',
    ),
    says: 'Negócios, teses e transações estão aqui:',
    pages: [{ path: '/mea' }],
    contacts: ['support-reports'],
  },
  {
    id: 'commercial',
    keywords: listOf(
      'comercial, relatórios do comercial, funil, funil de vendas, venda, lead, CRM, sales funnel',
      'novos clientes, cliente',
    ),
    says: 'Funil, vendas e clientes estão aqui:',
    pages: [{ path: '/commercial' }],
    contacts: ['support-reports'],
  },
  {
    id: 'marketing',
    keywords: listOf(
      'marketing, relatórios de marketing, institucional, apresentação institucional, apresentação',
      'e-commerce, ecommerce, logotipo',
    ),
    says: 'As apresentações institucionais estão aqui:',
    pages: [{ path: '/marketing' }],
    contacts: ['support-reports'],
  },
  {
    id: 'tools',
    keywords: listOf('projetos de IT, projetos de TI, ferramenta, tecnologia, sistema interno'),
    says: 'As ferramentas internas, e como foram feitas, estão aqui:',
    pages: [{ path: SHOWCASE_PAGE }, { path: '/it' }],
    contacts: ['support-it'],
  },
  {
    id: 'projects',
    keywords: listOf(
      'projeto, relatórios de projetos, comissão, valuation, sharepoint, agenda, management fee',
      'mgmt fee, taxa de administração',
    ),
    says: 'Comissões, valuations e a agenda dos projetos estão aqui:',
    pages: [{ path: '/projects' }],
    contacts: ['support-reports'],
  },
  {
    id: 'reports',
    keywords: listOf('relatório, report, dashboard, planilha, Power BI, BI, painel, Excel'),
    says: 'Os relatórios ficam na página de cada área:',
    pages: [
      ...[{ path: '/reports' }, { path: '/people' }, { path: '/legal' }, { path: '/it' }],
      ...[{ path: '/mea' }, { path: '/commercial' }, { path: '/marketing' }, { path: '/projects' }],
    ],
    contacts: ['support-reports'],
  },
  {
    id: 'support',
    keywords: listOf(
      'suporte, ajuda, ajudar, contato, falar com alguém, falar com uma pessoa, atendente',
      'atendimento, problema, não funciona, dúvida, help, acesso, permissão',
    ),
    says: 'Com qual destes times você quer falar?',
    contacts: ['support-reports', 'support-it', 'support-people', 'support-finance'],
  },
  {
    id: 'greeting',
    keywords: listOf('oi, olá, bom dia, boa tarde, boa noite, opa, hello, tudo bem'),
    says: 'Olá! Como posso ajudar? Escolha uma das perguntas abaixo ou escreva a sua.',
    contacts: [],
    courtesy: true,
  },
  {
    id: 'thanks',
    keywords: listOf('obrigado, obrigada, valeu, agradeço, thanks, tchau, até mais'),
    says: 'De nada! Se precisar de mais alguma coisa, é só escrever.',
    contacts: [],
    courtesy: true,
  },
];

/** Removed from questions and keywords, so "saldo das minhas férias" becomes "saldo férias". */
export const SMALL_WORDS: readonly string[] = listOf(
  'o, a, os, as, um, uma, uns, umas, de, do, da, dos, das, d, em, no, na, nos, nas, ao, aos, por',
  'pelo, pela, para, pra, pro, com, e, que, se, me, eu, meu, minha, meus, minhas, seu, sua, seus',
  'suas, the, of, my',
);

/** Real words one letter away from a keyword, never treated as typos. */
export const NOT_TYPOS: readonly string[] = listOf(
  'salto, salvo, salão, saído, senta, sonha, filha, falha, fera, ferido, vendo, vende, vinda',
  'virou, virgem, bons, boné, corre, ciente, perdido, podido, prometo, contado, contanto, dívida',
  'devida, médio, tema, repor, futura, fratura, fartura, transição, aumente, moisés, atentado',
  'despensa, feira, frias, feias, venha, cobre, redes',
);
