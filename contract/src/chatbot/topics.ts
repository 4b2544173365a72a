import { type Message, msg } from '../core/i18n/t.ts';
import { listOf } from '../core/text.ts';
import type { LinkName } from '../links/registry.ts';
import { SHOWCASE_PAGE } from '../pages.ts';

/*
 * The chatbot's knowledge. Keywords of several words win over single words, and among equals the
 * first topic wins, so special topics come first. The page /chatbot lists questions without an
 * answer. Each language understands the keywords of all three, its own and the Portuguese ones first.
 */

export type Contact = Extract<LinkName, `support-${string}`>;

export const VISITOR_CONTACT = 'support-it' as const satisfies Contact;

export type KeywordLanguage = 'pt' | 'en' | 'es';

export interface TopicPage {
  readonly path: string;
  readonly tab?: { readonly id: string; readonly label: Message };
}

/** The keywords in each language, and the answer. */
export interface Topic extends Readonly<Record<KeywordLanguage, readonly string[]>> {
  /** The answer's text without page names. Links to the pages that the user may open follow. */
  readonly says: Message;
  readonly pages?: readonly TopicPage[];
  readonly contacts: readonly Contact[];
  /** Used only if nothing else matches, for example for a greeting before a question. */
  readonly courtesy?: true;
}

export const QUICK_QUESTIONS = [
  msg('Access to reports'),
  msg('IT support'),
  msg('People support'),
  msg('Finance support'),
] as const;

export const GREETING = msg(
  'Hello! I’m the intranet’s assistant. Choose one of the questions below or write your own.',
);
/** The exact text of spec §2. */
export const FALLBACK = msg('Sorry, I didn’t understand your message. Please try again.');
export const ASK_SUPPORT = msg('For this, contact someone who can help:');
export const OR_ASK = msg('Or contact:');
export const SIGN_IN_FIRST = msg('To see the intranet’s pages and contacts, sign in first.');

export const CONTACT_NAMES: Record<Contact, Message> = {
  'support-reports': msg('Support: access to reports'),
  'support-it': msg('Support: IT'),
  'support-people': msg('Support: People'),
  'support-finance': msg('Support: Finance'),
};

export const TOPICS: Readonly<Record<string, Topic>> = {
  'support-reports': {
    pt: listOf(
      'acesso a relatório, acessar relatório, abrir relatório, ver relatório, acesso ao dashboard',
      'acesso à planilha, acesso ao painel, acesso ao Power BI, permissão de relatório',
      'liberar relatório, acesso negado, permissão negada',
    ),
    en: listOf(
      'report access, access to report, access to the report, open report, access to dashboard',
      'access to spreadsheet, access to Power BI, report permission, access denied',
      'permission denied',
    ),
    es: listOf(
      'acceso a reportes, acceso al reporte, acceso a informes, abrir reporte, ver reporte',
      'acceso al tablero, acceso a la planilla, acceso a Power BI, permiso de reporte',
      'acceso denegado, permiso denegado',
    ),
    says: msg(
      'To get access to reports, spreadsheets and dashboards, contact the people who manage them:',
    ),
    contacts: ['support-reports'],
  },
  vault: {
    pt: listOf(
      'senha compartilhada, senha da plataforma, senha de plataforma, cofre, credencial',
      'cofre de senhas, gerenciador de senhas',
    ),
    en: listOf(
      'shared password, platform password, password of the platform, vault, credential',
      'password vault, password manager',
    ),
    es: listOf(
      'contraseña compartida, contraseña de la plataforma, bóveda, credencial',
      'bóveda de contraseñas, gestor de contraseñas',
    ),
    says: msg('The passwords of shared platforms are in the vault:'),
    pages: [{ path: '/pipepass' }],
    contacts: ['support-it'],
  },
  'support-it': {
    pt: listOf(
      'suporte de IT, suporte de TI, suporte técnico, ajuda de TI, falar com TI, IT, TI',
      'informática, computador, notebook, laptop, impressora, imprimir, mouse, teclado, monitor',
      'headset, celular, wi-fi, wifi, internet, rede, VPN, e-mail, email, Outlook, Teams, OneDrive',
      'vírus, phishing, backup, senha do computador, senha do wi-fi, senha do wifi',
      'senha do e-mail, senha do email, instalar programa, instalar, software, licença de software',
    ),
    en: listOf(
      'IT support, support from IT, technical support, help from IT, talk to IT, IT, computer',
      'notebook, laptop, printer, print, mouse, keyboard, monitor, headset, phone, wi-fi, wifi',
      'internet, network, VPN, e-mail, email, Outlook, Teams, OneDrive, virus, phishing, backup',
      'computer password, wi-fi password, wifi password, e-mail password, email password',
      'install program, install, software, software license',
    ),
    es: listOf(
      'soporte de IT, soporte de TI, soporte técnico, ayuda de IT, hablar con IT, IT, TI',
      'informática, computadora, notebook, laptop, impresora, imprimir, mouse, teclado, monitor',
      'auriculares, celular, wi-fi, wifi, internet, red, VPN, correo, email, Outlook, Teams',
      'OneDrive, virus, phishing, backup, contraseña de la computadora, contraseña del wi-fi',
      'contraseña del wifi, contraseña del correo, instalar programa, instalar, software',
      'licencia de software',
    ),
    says: msg('For computers, passwords and systems, contact the IT team:'),
    contacts: ['support-it'],
  },
  'password-forgotten': {
    pt: listOf(
      'esqueci a senha, esqueceu a senha, perdi a senha, lembro da senha, recuperar a senha',
      'redefinir a senha, resetar a senha, reset de senha, senha bloqueada, conta bloqueada',
      'código de senha',
    ),
    en: listOf(
      'forgot the password, forgot password, forgotten password, lost the password, lost password',
      'remember the password, recover the password, recover password, reset the password',
      'reset password, password reset, password locked, account locked, password code',
    ),
    es: listOf(
      'olvidé la contraseña, olvidé mi contraseña, perdí la contraseña, recuerdo la contraseña',
      'recuperar la contraseña, restablecer la contraseña, resetear la contraseña',
      'contraseña bloqueada, cuenta bloqueada, código de contraseña',
    ),
    says: msg('Ask for a code by email and choose a new password with it:'),
    pages: [{ path: '/forgot-password' }],
    contacts: ['support-it'],
  },
  password: {
    pt: listOf(
      'trocar a senha, troco a senha, mudar a senha, mudo a senha, alterar a senha, altero a senha',
      'nova senha, senha, password, passkey, dois fatores, 2FA, duas etapas, autenticador',
      'sessão aberta, dados da conta, segurança da conta, perfil',
    ),
    en: listOf(
      'change the password, change password, new password, password, passkey, two factors',
      'two-factor, 2FA, two steps, authenticator, open session, account data, account security',
      'profile',
    ),
    es: listOf(
      'cambiar la contraseña, cambio la contraseña, nueva contraseña, contraseña, password',
      'passkey, llave de acceso, dos factores, 2FA, dos pasos, autenticador, sesión abierta',
      'datos de la cuenta, seguridad de la cuenta, perfil',
    ),
    says: msg('Your password and the security of your account are here:'),
    pages: [{ path: '/account' }],
    contacts: ['support-it'],
  },
  photo: {
    pt: listOf('foto de perfil, trocar foto, mudar foto, alterar foto, foto, avatar'),
    en: listOf('profile photo, profile picture, change photo, change picture, photo, avatar'),
    es: listOf('foto de perfil, cambiar foto, foto, avatar'),
    says: msg(
      'You can change your photo in the menu with your name, at the top of the page, or in your account:',
    ),
    pages: [{ path: '/account' }],
    contacts: ['support-it'],
  },
  employees: {
    pt: listOf(
      'novo colaborador, cadastrar colaborador, novo funcionário, cadastrar funcionário',
      'importar colaboradores, desconto de férias, férias vencidas, corrigir saldo',
    ),
    en: listOf(
      'new employee, add employee, register employee, import employees, vacation deduction',
      'overdue vacation, correct balance',
    ),
    es: listOf(
      'nuevo colaborador, registrar colaborador, nuevo empleado, registrar empleado',
      'importar colaboradores, descuento de vacaciones, vacaciones vencidas, corregir saldo',
    ),
    says: msg('Employees and balances are managed here:'),
    pages: [{ path: '/vacation_admin' }],
    contacts: ['support-people'],
  },
  users: {
    pt: listOf(
      'novo usuário, criar usuário, cadastrar usuário, excluir usuário, apagar usuário',
      'remover usuário, renomear usuário, mudar nome de usuário, criar conta, nova conta, usuário',
    ),
    en: listOf(
      'new user, create user, add user, delete user, remove user, rename user, change user name',
      'create account, new account, user',
    ),
    es: listOf(
      'nuevo usuario, crear usuario, registrar usuario, eliminar usuario, borrar usuario',
      'renombrar usuario, cambiar nombre de usuario, crear cuenta, nueva cuenta, usuario',
    ),
    says: msg('Users are managed here:'),
    pages: [{ path: '/admin' }, { path: '/novo_usuario' }],
    contacts: ['support-it'],
  },
  addresses: {
    pt: listOf(
      'atualizar link, trocar link, mudar link, link quebrado, link errado, endereço do relatório',
      'atualizar relatório, file update',
    ),
    en: listOf(
      'update link, change link, broken link, wrong link, report address, address of the report',
      'update report, file update',
    ),
    es: listOf(
      'actualizar enlace, cambiar enlace, enlace roto, enlace equivocado, dirección del reporte',
      'actualizar reporte, file update',
    ),
    says: msg('The addresses of the reports are updated here:'),
    pages: [{ path: '/fileupdate' }],
    contacts: ['support-reports'],
  },
  audit: {
    pt: listOf('auditoria, registro de auditoria, histórico de acessos'),
    en: listOf('audit, audit log, access history'),
    es: listOf('auditoría, registro de auditoría, historial de accesos'),
    says: msg('The audit log is here:'),
    pages: [{ path: '/audit' }],
    contacts: ['support-it'],
  },
  'leave-sale': {
    pt: listOf('vender férias, venda de férias, abono pecuniário, abono, 13º, rescisão'),
    en: listOf(
      'sell vacation, sell vacation days, sale of vacation, sale of vacation days, 13th salary',
      'thirteenth salary, termination',
    ),
    es: listOf(
      'vender vacaciones, venta de vacaciones, venta de días de vacaciones, aguinaldo',
      'desvinculación',
    ),
    says: msg('For this, contact the People team:'),
    contacts: ['support-people'],
  },
  'leave-change': {
    pt: listOf(
      'mudar férias, mudar as datas, mudar a data, alterar férias, alterar a data',
      'alterar as datas, trocar férias, trocar a data, remarcar férias, remarcar, adiar férias',
      'adiar, alterar pedido, mudar pedido, editar pedido',
    ),
    en: listOf(
      'change vacation, change the dates, change dates, change the date, move vacation, reschedule',
      'postpone, postpone vacation, change request, edit request',
    ),
    es: listOf(
      'cambiar vacaciones, cambiar las fechas, cambiar la fecha, mover vacaciones, reprogramar',
      'reprogramar vacaciones, postergar, postergar vacaciones, cambiar solicitud',
      'editar solicitud',
    ),
    says: msg('You can change the dates of a pending request here:'),
    pages: [{ path: '/vacation', tab: { id: 'change-vacation', label: msg('Update') } }],
    contacts: ['support-people'],
  },
  'leave-cancel': {
    pt: listOf(
      'cancelar férias, cancelar pedido, cancelar folga, cancelar licença, retirar pedido',
      'desistir das férias, cancelar, cancelamento',
    ),
    en: listOf(
      'cancel vacation, cancel request, cancel day off, cancel leave, withdraw request, cancel',
      'cancellation',
    ),
    es: listOf(
      'cancelar vacaciones, cancelar solicitud, cancelar día libre, cancelar licencia',
      'retirar solicitud, cancelar, cancelación',
    ),
    says: msg('Your requests are here, where you can also cancel them:'),
    pages: [{ path: '/myleave' }],
    contacts: ['support-people'],
  },
  'leave-approve': {
    pt: listOf(
      'aprovar férias, aprovar pedido, aprovo férias, aprovo pedido, aprovar, rejeitar pedido',
      'recusar pedido, suplente, substituto',
    ),
    en: listOf('approve vacation, approve request, approve, reject request, deputy, substitute'),
    es: listOf(
      'aprobar vacaciones, aprobar solicitud, apruebo vacaciones, aprobar, rechazar solicitud',
      'suplente, sustituto',
    ),
    says: msg('If you approve requests, the pending ones are here:'),
    pages: [{ path: '/approvals' }],
    contacts: ['support-people'],
  },
  'leave-status': {
    pt: listOf(
      'status do pedido, status das férias, pedido foi aprovado, férias aprovadas, pedido aprovado',
      'pedido pendente, pedido rejeitado, quem aprova, aprovação, pedido, histórico de férias',
      'andamento',
    ),
    en: listOf(
      'request status, status of request, status of the request, vacation status, request approved',
      'vacation approved, approved vacation, approved request, pending request, rejected request',
      'who approves, approval, request, vacation history, progress',
    ),
    es: listOf(
      'estado de la solicitud, estado de las vacaciones, solicitud aprobada, vacaciones aprobadas',
      'solicitud pendiente, solicitud rechazada, quién aprueba, aprobación, solicitud',
      'historial de vacaciones, avance',
    ),
    says: msg('The status of your requests, and who approves them, is here:'),
    pages: [{ path: '/myleave' }],
    contacts: ['support-people'],
  },
  'leave-balance': {
    pt: listOf(
      'saldo, saldo de férias, saldo de dias, quantos dias, quantas férias, dias de férias',
      'dias tenho, dias disponíveis, dias restantes, extrato',
    ),
    en: listOf(
      'balance, vacation balance, balance of days, how many days, how much vacation, vacation days',
      'days left, available days, remaining days, statement',
    ),
    es: listOf(
      'saldo, saldo de vacaciones, saldo de días, cuántos días, cuántas vacaciones',
      'días de vacaciones, días tengo, días disponibles, días restantes, extracto',
    ),
    says: msg('Your vacation balance is here:'),
    pages: [
      { path: '/myleave', tab: { id: 'balance', label: msg('Balance') } },
      { path: '/verificar_saldo' },
    ],
    contacts: ['support-people'],
  },
  'leave-conflict': {
    pt: listOf(
      'conflito, conflito de férias, sobreposição, mesma data, mesmo período',
      'férias ao mesmo tempo, mesmas férias',
    ),
    en: listOf(
      'conflict, vacation conflict, overlap, same date, same period, vacation at the same time',
      'same vacation',
    ),
    es: listOf(
      'conflicto, conflicto de vacaciones, superposición, misma fecha, mismo período',
      'vacaciones al mismo tiempo, mismas vacaciones',
    ),
    says: msg('Overlapping leave in the same area is shown here:'),
    pages: [{ path: '/verificar_conflito' }, { path: '/calendar' }],
    contacts: ['support-people'],
  },
  'leave-report': {
    pt: listOf('relatório de férias, férias do ano, relatório de ausências, férias por tipo'),
    en: listOf(
      'vacation report, leave report, vacation of the year, absence report, vacation by type',
    ),
    es: listOf(
      'reporte de vacaciones, vacaciones del año, reporte de ausencias, vacaciones por tipo',
    ),
    says: msg('The year’s leave, by person and type, is here:'),
    pages: [{ path: '/leavereport' }, { path: '/people' }],
    contacts: ['support-people'],
  },
  calendar: {
    pt: listOf(
      'calendário, calendário de férias, quem está fora, quem está de férias, quem está ausente',
      'férias da equipe, férias do time, férias da área, feriado, férias agendadas',
      'férias dos colegas, ausência, ausente, folgas da equipe',
    ),
    en: listOf(
      'calendar, vacation calendar, who is away, who is on vacation, who is off, team vacation',
      'vacation of the team, area vacation, holiday, scheduled vacation, vacation of colleagues',
      'absence, absent, away, team days off',
    ),
    es: listOf(
      'calendario, calendario de vacaciones, quién está fuera, quién está de vacaciones',
      'quién está ausente, vacaciones del equipo, vacaciones del área, feriado',
      'vacaciones programadas, vacaciones de los colegas, ausencia, ausente',
      'días libres del equipo',
    ),
    says: msg('See who is away, and when, here:'),
    pages: [{ path: '/calendar' }, { path: '/feriasarea' }],
    contacts: ['support-people'],
  },
  leave: {
    pt: listOf(
      'pedir férias, peço férias, solicitar férias, solicito férias, marcar férias, marco férias',
      'agendar férias, agendo férias, tirar férias, férias, vacation, folga, pedir folga, day off',
      'folga de aniversário, licença, licença-maternidade, licença-paternidade, licença-casamento',
      'licença médica, atestado, atestado médico, afastamento, casamento, maternidade, paternidade',
    ),
    en: listOf(
      'request vacation, ask for vacation, book vacation, schedule vacation, take vacation',
      'vacation, holidays off, day off, request day off, birthday off, leave, maternity leave',
      'paternity leave, wedding leave, medical leave, sick leave, sick note, medical certificate',
      'wedding, maternity, paternity',
    ),
    es: listOf(
      'pedir vacaciones, pido vacaciones, solicitar vacaciones, solicito vacaciones',
      'programar vacaciones, tomar vacaciones, vacaciones, vacation, día libre, pedir día libre',
      'day off, día libre de cumpleaños, licencia, licencia por maternidad',
      'licencia por paternidad, licencia por matrimonio, licencia médica, certificado médico',
      'reposo, matrimonio, maternidad, paternidad',
    ),
    says: msg(
      'Request vacation, days off and all other leave here; choose the type and the dates:',
    ),
    pages: [{ path: '/vacation' }],
    contacts: ['support-people'],
  },
  benefits: {
    pt: listOf(
      'benefício, plano de saúde, plano odontológico, plano dental, convênio, dentista, médico',
      'auxílio, auxílio home office, home office, bônus, vale, vale-refeição, vale-alimentação',
      'seguro de vida, carteirinha',
    ),
    en: listOf(
      'benefit, health plan, dental plan, health insurance, dentist, doctor, allowance',
      'home-office allowance, home office, bonus, meal voucher, food voucher, life insurance',
      'insurance card',
    ),
    es: listOf(
      'beneficio, plan de salud, plan odontológico, plan dental, seguro médico, dentista, médico',
      'ayuda de home office, home office, bono, vale, vale de comida, seguro de vida',
      'credencial médica',
    ),
    says: msg('The benefits, with the health and dental plans, are here:'),
    pages: [{ path: '/benefits' }],
    contacts: ['support-people'],
  },
  birthdays: {
    pt: listOf('aniversário, aniversariante, aniversários do mês, data de nascimento, birthday'),
    en: listOf('birthday, birthdays of the month, date of birth'),
    es: listOf('cumpleaños, cumpleañero, cumpleaños del mes, fecha de nacimiento, birthday'),
    says: msg('The birthdays of each month are here:'),
    pages: [{ path: '/communication' }],
    contacts: ['support-people'],
  },
  communication: {
    pt: listOf(
      'foto do mês, imagem do mês, monthly shots, comunicação, comunicado, novidade, receita',
      'receita do mês, meta de receita, faturamento, revenue',
    ),
    en: listOf(
      'picture of the month, photo of the month, monthly shots, communication, announcement, news',
      'revenue, revenue of the month, revenue target, billing',
    ),
    es: listOf(
      'foto del mes, imagen del mes, monthly shots, comunicación, comunicado, novedad, ingresos',
      'ingresos del mes, meta de ingresos, facturación, revenue',
    ),
    says: msg('The pictures of the month and the revenue targets are here:'),
    pages: [{ path: '/communication' }],
    contacts: ['support-people'],
  },
  'all-hands': {
    pt: listOf('all hands, allhands, apresentação trimestral, resultados do trimestre'),
    en: listOf(
      'all hands, allhands, quarterly presentation, results of the quarter, quarterly results',
    ),
    es: listOf('all hands, allhands, presentación trimestral, resultados del trimestre'),
    says: msg('The presentation of the quarter is here:'),
    pages: [{ path: '/allhands' }],
    contacts: ['support-people'],
  },
  goals: {
    pt: listOf('meta, KPI, indicador, objetivo, avaliação de desempenho'),
    en: listOf('goal, KPI, indicator, objective, performance review'),
    es: listOf('meta, KPI, indicador, objetivo, evaluación de desempeño'),
    says: msg('People’s goals and KPIs are here:'),
    pages: [{ path: '/people' }],
    contacts: ['support-people'],
  },
  'support-people': {
    pt: listOf(
      'suporte de People, suporte de RH, falar com RH, falar com People, People, RH',
      'recursos humanos, folha de pagamento, folha, holerite, contracheque, salário, remuneração',
      'folha de ponto, bater ponto, recrutamento, vaga, contratação, admissão, demissão',
      'desligamento, treinamento, informe de rendimentos',
    ),
    en: listOf(
      'People support, support from People, HR support, talk to HR, talk to People, People, HR',
      'human resources, payroll, payslip, salary, pay, timesheet, time sheet, recruitment',
      'job opening, hiring, admission, dismissal, training, income statement',
    ),
    es: listOf(
      'soporte de People, soporte de RRHH, hablar con RRHH, hablar con People, People, RRHH',
      'recursos humanos, nómina, recibo de sueldo, salario, sueldo, remuneración, marcar horario',
      'reclutamiento, vacante, contratación, despido, capacitación, constancia de ingresos',
    ),
    says: msg('For vacation, benefits and payroll, contact the People team:'),
    contacts: ['support-people'],
  },
  'finance-reports': {
    pt: listOf(
      'fluxo de caixa, cash flow, balanço, balanço patrimonial, contabilidade, DRE',
      'demonstração financeira, demonstrações financeiras, relatório financeiro, BI GGP',
      'relatórios de Finance, relatórios do financeiro',
    ),
    en: listOf(
      'cash flow, balance sheet, accounting, income and expenses, financial statement',
      'financial report, BI GGP, Finance reports, reports of Finance',
    ),
    es: listOf(
      'flujo de caja, cash flow, balance, balance general, contabilidad, estado financiero',
      'estados financieros, reporte financiero, BI GGP, reportes de Finance, reportes de finanzas',
    ),
    says: msg('The financial reports are here:'),
    pages: [{ path: '/reports' }],
    contacts: ['support-reports'],
  },
  'support-finance': {
    pt: listOf(
      'suporte de Finance, suporte financeiro, suporte do financeiro, Finance',
      'falar com financeiro, financeiro, finanças, reembolso, nota fiscal, despesa, pagamento',
      'pagar fornecedor, fornecedor, fatura, boleto, adiantamento, cartão corporativo',
      'prestação de contas, viagem, comprovante',
    ),
    en: listOf(
      'Finance support, support from Finance, Finance, talk to Finance, reimbursement, invoice',
      'expense, payment, pay supplier, supplier, bill, advance, corporate card, expense report',
      'travel, trip, receipt',
    ),
    es: listOf(
      'soporte de Finance, soporte de finanzas, Finance, hablar con finanzas, finanzas, reembolso',
      'factura, gasto, pago, pagar proveedor, proveedor, anticipo, tarjeta corporativa',
      'rendición de cuentas, viaje, comprobante',
    ),
    says: msg('For reimbursements, invoices and payments, contact the Finance team:'),
    contacts: ['support-finance'],
  },
  legal: {
    pt: listOf(
      'jurídico, relatórios de Legal, área Legal, página Legal, contrato, procuração',
      'documentos de associados, documentos da BU, status de clientes, client status',
    ),
    en: listOf(
      'Legal reports, reports of Legal, Legal area, Legal page, Legal department, contract',
      'power of attorney, documents of associates, documents of the BU, client status',
      'status of clients',
    ),
    es: listOf(
      'jurídico, reportes de Legal, área Legal, página Legal, contrato, poder notarial',
      'documentos de asociados, documentos de la BU, estado de clientes, client status',
    ),
    says: msg('Legal documents and client status are here:'),
    pages: [{ path: '/legal' }],
    contacts: ['support-reports'],
  },
  deals: {
    pt: listOf(
      'M&A, relatórios de M&A, fusões e aquisições, fusão, aquisição, deal, myDeal, transação',
      'BI-Deals, tese, BI-Thesis',
    ),
    en: listOf(
      'M&A, M&A reports, mergers and acquisitions, merger, acquisition, deal, myDeal, transaction',
      'BI-Deals, thesis, BI-Thesis',
    ),
    es: listOf(
      'M&A, reportes de M&A, fusiones y adquisiciones, fusión, adquisición, deal, myDeal',
      'transacción, BI-Deals, tesis, BI-Thesis',
    ),
    says: msg('Deals, theses and transactions are here:'),
    pages: [{ path: '/mea' }],
    contacts: ['support-reports'],
  },
  commercial: {
    pt: listOf(
      'comercial, relatórios do comercial, funil, funil de vendas, venda, lead, CRM, sales funnel',
      'novos clientes, cliente',
    ),
    en: listOf(
      'commercial, commercial reports, funnel, sales funnel, sale, lead, CRM, new clients, client',
      'customer',
    ),
    es: listOf(
      'comercial, reportes del área comercial, embudo, embudo de ventas, venta, lead, CRM',
      'sales funnel, nuevos clientes, cliente',
    ),
    says: msg('Funnel, sales and clients are here:'),
    pages: [{ path: '/commercial' }],
    contacts: ['support-reports'],
  },
  marketing: {
    pt: listOf(
      'marketing, relatórios de marketing, institucional, apresentação institucional, apresentação',
      'e-commerce, ecommerce, logotipo',
    ),
    en: listOf(
      'marketing, marketing reports, institutional, institutional presentation, presentation',
      'e-commerce, ecommerce, logo',
    ),
    es: listOf(
      'marketing, reportes de marketing, institucional, presentación institucional, presentación',
      'e-commerce, ecommerce, logotipo',
    ),
    says: msg('The institutional presentations are here:'),
    pages: [{ path: '/marketing' }],
    contacts: ['support-reports'],
  },
  tools: {
    pt: listOf('projetos de IT, projetos de TI, ferramenta, tecnologia, sistema interno'),
    en: listOf('IT projects, projects of IT, tool, technology, internal system'),
    es: listOf('proyectos de IT, proyectos de TI, herramienta, tecnología, sistema interno'),
    says: msg('The internal tools, and how they were made, are here:'),
    pages: [{ path: SHOWCASE_PAGE }, { path: '/it' }],
    contacts: ['support-it'],
  },
  projects: {
    pt: listOf(
      'projeto, relatórios de projetos, comissão, valuation, sharepoint, agenda, management fee',
      'mgmt fee, taxa de administração',
    ),
    en: listOf(
      'project, project reports, commission, valuation, sharepoint, agenda, management fee',
      'mgmt fee',
    ),
    es: listOf(
      'proyecto, reportes de proyectos, comisión, valuación, valuation, sharepoint, agenda',
      'management fee, mgmt fee',
    ),
    says: msg('Commissions, valuations and the agenda of the projects are here:'),
    pages: [{ path: '/projects' }],
    contacts: ['support-reports'],
  },
  reports: {
    pt: listOf('relatório, report, dashboard, planilha, Power BI, BI, painel, Excel'),
    en: listOf('report, dashboard, spreadsheet, Power BI, BI, Excel'),
    es: listOf('reporte, informe, dashboard, planilla, Power BI, BI, tablero, Excel'),
    says: msg('The reports are on the page of each area:'),
    pages: [
      ...[{ path: '/reports' }, { path: '/people' }, { path: '/legal' }, { path: '/it' }],
      ...[{ path: '/mea' }, { path: '/commercial' }, { path: '/marketing' }, { path: '/projects' }],
    ],
    contacts: ['support-reports'],
  },
  support: {
    pt: listOf(
      'suporte, ajuda, ajudar, contato, falar com alguém, falar com uma pessoa, atendente',
      'atendimento, problema, não funciona, dúvida, help, acesso, permissão',
    ),
    en: listOf(
      'support, help, contact, talk to someone, talk to a person, attendant, problem, not working',
      'does not work, question, access, permission',
    ),
    es: listOf(
      'soporte, ayuda, ayudar, contacto, hablar con alguien, hablar con una persona, atención',
      'problema, no funciona, duda, pregunta, acceso, permiso',
    ),
    says: msg('Which of these teams do you want to contact?'),
    contacts: ['support-reports', 'support-it', 'support-people', 'support-finance'],
  },
  greeting: {
    pt: listOf('oi, olá, bom dia, boa tarde, boa noite, opa, hello, tudo bem'),
    en: listOf('hi, hey, hello, good morning, good afternoon, good evening'),
    es: listOf('hola, buen día, buenos días, buenas tardes, buenas noches, qué tal'),
    says: msg('Hello! How can I help? Choose one of the questions below or write your own.'),
    contacts: [],
    courtesy: true,
  },
  thanks: {
    pt: listOf('obrigado, obrigada, valeu, agradeço, thanks, tchau, até mais'),
    en: listOf('thanks, thank you, bye, goodbye, see you'),
    es: listOf('gracias, muchas gracias, adiós, chau, hasta luego'),
    says: msg('You’re welcome! If you need anything else, just write.'),
    contacts: [],
    courtesy: true,
  },
};

/** Removed from questions and keywords, so "saldo das minhas férias" becomes "saldo férias". */
export const SMALL_WORDS: Readonly<Record<KeywordLanguage, readonly string[]>> = {
  pt: listOf(
    'o, a, os, as, um, uma, uns, umas, de, do, da, dos, das, d, em, no, na, nos, nas, ao, aos, por',
    'pelo, pela, para, pra, pro, com, e, que, se, me, eu, meu, minha, meus, minhas, seu, sua, seus',
    'suas, the, of, my',
  ),
  en: listOf(
    'a, an, the, of, to, in, on, for, from, by, with, and, my, your, our, i, me, is, are, do',
  ),
  es: listOf(
    'el, la, los, las, un, una, unos, unas, de, del, en, al, por, para, con, y, que, se, me, yo',
    'mi, mis, tu, tus, su, sus',
  ),
};

/** Real words one letter away from a keyword, never treated as typos. */
export const NOT_TYPOS: readonly string[] = listOf(
  'salto, salvo, salão, saído, senta, sonha, filha, falha, fera, ferido, vendo, vende, vinda',
  'virou, virgem, bons, boné, corre, ciente, perdido, podido, prometo, contado, contanto, dívida',
  'devida, médio, tema, repor, futura, fratura, fartura, transição, aumente, moisés, atentado',
  'despensa, feira, frias, feias, venha, cobre, redes',
);
