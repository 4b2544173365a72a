import { type Message, msg, tc } from '../core/i18n/t.ts';
import type { LinkName } from '../links/registry.ts';
import { SHOWCASE_PAGE } from '../pages.ts';
import type keywords from './keywords.json';

/*
 * The chatbot's answers; the keywords that lead to them are in keywords.json. Keywords of several
 * words win over single words, and among equals the first topic wins, so special topics come first.
 * The page /chatbot lists questions without an answer. Each language understands the keywords of all
 * three, its own and the Portuguese ones first.
 */

export type Contact = Extract<LinkName, `support-${string}`>;

export const VISITOR_CONTACT = 'support-it' as const satisfies Contact;

export interface TopicPage {
  readonly path: string;
  readonly tab?: { readonly id: string; readonly label: Message };
  /** The page shows one year. It opens at a year that the question names. */
  readonly yearly?: true;
}

export interface Topic {
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

/** In the chatbot's language, which is Portuguese as specified, unlike the admin pages' (D40). */
export const CONTACT_NAMES: Record<Contact, () => string> = {
  'support-reports': () => tc('chatbot', 'Support: access to reports'),
  'support-it': () => tc('chatbot', 'Support: IT'),
  'support-people': () => tc('chatbot', 'Support: People'),
  'support-finance': () => tc('chatbot', 'Support: Finance'),
};

export type TopicId = keyof typeof keywords.topics;

export const TOPICS: Readonly<Record<TopicId, Topic>> = {
  'support-reports': {
    says: msg(
      'To get access to reports, spreadsheets and dashboards, contact the people who manage them:',
    ),
    contacts: ['support-reports'],
  },
  vault: {
    says: msg('The passwords of shared platforms are in the vault:'),
    pages: [{ path: '/pipepass' }],
    contacts: ['support-it'],
  },
  'support-it': {
    says: msg('For computers, passwords and systems, contact the IT team:'),
    contacts: ['support-it'],
  },
  'password-forgotten': {
    says: msg('Ask for a code by email and choose a new password with it:'),
    pages: [{ path: '/forgot-password' }],
    contacts: ['support-it'],
  },
  password: {
    says: msg('Your password and the security of your account are here:'),
    pages: [{ path: '/account' }],
    contacts: ['support-it'],
  },
  photo: {
    says: msg(
      'You can change your photo in the menu with your name, at the top of the page, or in your account:',
    ),
    pages: [{ path: '/account' }],
    contacts: ['support-it'],
  },
  employees: {
    says: msg('Employees and balances are managed here:'),
    pages: [{ path: '/vacation_admin' }],
    contacts: ['support-people'],
  },
  users: {
    says: msg('Users are managed here:'),
    pages: [{ path: '/admin' }, { path: '/novo_usuario' }],
    contacts: ['support-it'],
  },
  addresses: {
    says: msg('The addresses of the reports are updated here:'),
    pages: [{ path: '/fileupdate' }],
    contacts: ['support-reports'],
  },
  audit: {
    says: msg('The audit log is here:'),
    pages: [{ path: '/audit' }],
    contacts: ['support-it'],
  },
  'leave-sale': {
    says: msg('For this, contact the People team:'),
    contacts: ['support-people'],
  },
  'leave-change': {
    says: msg('You can change the dates of a pending request here:'),
    pages: [{ path: '/vacation', tab: { id: 'change-vacation', label: msg('Update') } }],
    contacts: ['support-people'],
  },
  'leave-cancel': {
    says: msg('Your requests are here, where you can also cancel them:'),
    pages: [{ path: '/myleave' }],
    contacts: ['support-people'],
  },
  'leave-approve': {
    says: msg('If you approve requests, the pending ones are here:'),
    pages: [{ path: '/approvals' }],
    contacts: ['support-people'],
  },
  'leave-status': {
    says: msg('The status of your requests, and who approves them, is here:'),
    pages: [{ path: '/myleave' }],
    contacts: ['support-people'],
  },
  'leave-balance': {
    says: msg('Your vacation balance is here:'),
    pages: [
      { path: '/myleave', tab: { id: 'balance', label: msg('Balance') } },
      { path: '/verificar_saldo' },
    ],
    contacts: ['support-people'],
  },
  'leave-conflict': {
    says: msg('Overlapping leave in the same area is shown here:'),
    pages: [{ path: '/verificar_conflito' }, { path: '/calendar' }],
    contacts: ['support-people'],
  },
  'leave-report': {
    says: msg('The year’s leave, by person and type, is here:'),
    pages: [{ path: '/leavereport' }, { path: '/people' }],
    contacts: ['support-people'],
  },
  calendar: {
    says: msg('See who is away, and when, here:'),
    pages: [{ path: '/calendar' }, { path: '/feriasarea' }],
    contacts: ['support-people'],
  },
  leave: {
    says: msg(
      'Request vacation, days off and all other leave here; choose the type and the dates:',
    ),
    pages: [{ path: '/vacation' }],
    contacts: ['support-people'],
  },
  benefits: {
    says: msg('The benefits, with the health and dental plans, are here:'),
    pages: [{ path: '/benefits' }],
    contacts: ['support-people'],
  },
  birthdays: {
    says: msg('The birthdays of each month are here:'),
    pages: [{ path: '/communication' }],
    contacts: ['support-people'],
  },
  revenue: {
    says: msg('Monthly revenue and goals are here:'),
    pages: [
      {
        path: '/communication',
        tab: { id: 'revenue', label: msg('Monthly Revenue') },
        yearly: true,
      },
    ],
    contacts: ['support-people'],
  },
  pictures: {
    says: msg('The pictures of each month are here:'),
    pages: [
      {
        path: '/communication',
        tab: { id: 'monthlyShots', label: msg('Monthly Shots') },
        yearly: true,
      },
    ],
    contacts: ['support-people'],
  },
  communication: {
    says: msg('The pictures of the month and the revenue targets are here:'),
    pages: [{ path: '/communication' }],
    contacts: ['support-people'],
  },
  'all-hands': {
    says: msg('The presentation of the quarter is here:'),
    pages: [{ path: '/allhands' }],
    contacts: ['support-people'],
  },
  goals: {
    says: msg('People’s goals and KPIs are here:'),
    pages: [{ path: '/people' }],
    contacts: ['support-people'],
  },
  'support-people': {
    says: msg('For vacation, benefits and payroll, contact the People team:'),
    contacts: ['support-people'],
  },
  'finance-reports': {
    says: msg('The financial reports are here:'),
    pages: [{ path: '/reports' }],
    contacts: ['support-reports'],
  },
  'support-finance': {
    says: msg('For reimbursements, invoices and payments, contact the Finance team:'),
    contacts: ['support-finance'],
  },
  legal: {
    says: msg('Legal documents and client status are here:'),
    pages: [{ path: '/legal' }],
    contacts: ['support-reports'],
  },
  deals: {
    says: msg('Deals, theses and transactions are here:'),
    pages: [{ path: '/mea' }],
    contacts: ['support-reports'],
  },
  commercial: {
    says: msg('Funnel, sales and clients are here:'),
    pages: [{ path: '/commercial' }],
    contacts: ['support-reports'],
  },
  marketing: {
    says: msg('The institutional presentations are here:'),
    pages: [{ path: '/marketing' }],
    contacts: ['support-reports'],
  },
  tools: {
    says: msg('The internal tools, and how they were made, are here:'),
    pages: [{ path: SHOWCASE_PAGE }, { path: '/it' }],
    contacts: ['support-it'],
  },
  projects: {
    says: msg('Commissions, valuations and the agenda of the projects are here:'),
    pages: [{ path: '/projects' }],
    contacts: ['support-reports'],
  },
  reports: {
    says: msg('The reports are on the page of each area:'),
    pages: [
      ...[{ path: '/reports' }, { path: '/people' }, { path: '/legal' }, { path: '/it' }],
      ...[{ path: '/mea' }, { path: '/commercial' }, { path: '/marketing' }, { path: '/projects' }],
    ],
    contacts: ['support-reports'],
  },
  support: {
    says: msg('Which of these teams do you want to contact?'),
    contacts: ['support-reports', 'support-it', 'support-people', 'support-finance'],
  },
  greeting: {
    says: msg('Hello! How can I help? Choose one of the questions below or write your own.'),
    contacts: [],
    courtesy: true,
  },
  thanks: {
    says: msg('You’re welcome! If you need anything else, just write.'),
    contacts: [],
    courtesy: true,
  },
};
