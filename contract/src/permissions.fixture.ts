import type { SessionDemand } from './core/endpoint.ts';
import type { Role } from './core/roles.ts';

export interface Permission {
  readonly who: readonly Role[] | 'public';
  /** Works while the session must change its password (D9) or set up two-factor sign-in. */
  readonly during: readonly SessionDemand[];
  /** Open to every role while the vault is shared (D59). */
  readonly vaultUsers?: true;
}

// Written by hand: tests compare this file with the contract, so it shares no list with it.
const may = (...who: Role[]): Permission => ({ who, during: [] });
const PUBLIC: Permission = { who: 'public', during: [] };
const EVERYONE = may('admin', 'full_access', 'tudo_menos_fin', 'apenas_people');
const LIST_READERS = may('admin', 'full_access', 'apenas_people');
const OFFICE = may('admin', 'full_access', 'tudo_menos_fin');
const FINANCE = may('admin', 'full_access');
const ADMIN = may('admin');
const VAULT_USERS: Permission = { ...ADMIN, vaultUsers: true };
const during = ({ who }: Permission, ...demands: SessionDemand[]): Permission => ({
  who,
  during: demands,
});

/** The roles that may read each link: spec §6, D4 and D32, and decision 0008 for other links. */
const LINK_READERS: Record<string, Permission> = {
  // Reports (D4), with the views of BI GGP (D33).
  weekly: FINANCE,
  frp: FINANCE,
  'frp-actual': FINANCE,
  'frp-fullyear': FINANCE,
  'frp-q0': FINANCE,
  'frp-q1': FINANCE,
  'frp-ytd': FINANCE,
  'frp-scale': FINANCE,
  'frp-latam': FINANCE,
  'frp-euro': FINANCE,
  bs2: FINANCE,
  bs: FINANCE,
  comprehensivefinancials: FINANCE,
  comprehensivefinancialsbi: FINANCE,
  // People: D4 names vacation and metas for everyone and compensation for finance.
  vacation: EVERYONE,
  metas: EVERYONE,
  compensation: FINANCE,
  benefits: OFFICE,
  // The other departments: "all other get-link-*" (D4).
  status: OFFICE,
  associate: OFFICE,
  bu: OFFICE,
  mydeal: OFFICE,
  pipegpt: OFFICE,
  transexcel: OFFICE,
  // Two names of one link (D32).
  meabi: OFFICE,
  transactions: OFFICE,
  meathesis: OFFICE,
  funnel: OFFICE,
  'commercial-excel': OFFICE,
  bi: OFFICE,
  institucional: OFFICE,
  institucionalecommerce: OFFICE,
  institucionalen: OFFICE,
  commission: OFFICE,
  sharepoint: OFFICE,
  valuation: OFFICE,
  mgmtfee: OFFICE,
  agenda: OFFICE,
  agendasite: OFFICE,
  // The To Do block of the sidebar (spec §6).
  todo: OFFICE,
  kanban: OFFICE,
  // Shown on /home, the public deck and by the chatbot.
  social1: PUBLIC,
  social2: PUBLIC,
  'allhands-kpi': PUBLIC,
  'allhands-vacation': PUBLIC,
  'allhands-commercial': PUBLIC,
  'allhands-mea': PUBLIC,
  'support-reports': EVERYONE,
  'support-finance': EVERYONE,
  'support-people': EVERYONE,
  'support-it': EVERYONE,
};

const linkCalls = Object.entries(LINK_READERS).flatMap(([name, readers]) => [
  [`GET /api/get-link-${name}`, readers],
  [`POST /api/atualizar-link-${name}`, ADMIN],
]);

/**
 * The permission of each call, as `METHOD /path`, written by hand from spec §6, D1 to D4, D9 and
 * the decision records. Derive new rows from these, never from the endpoint's `access` (S1).
 * Policies decide which records a caller may reach.
 */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  // Sign-in and calls without an account (D4, D8, D10, D13; decisions 0004 and 0005).
  'GET /api/site': PUBLIC,
  'POST /api/login': PUBLIC,
  'POST /api/forgot_password': PUBLIC,
  'POST /api/verify-reset-code': PUBLIC,
  'POST /api/first_admin/lookup': PUBLIC,
  'POST /api/first_admin': PUBLIC,
  // The emailed link of an invitation is the permission (D71).
  'POST /api/invitations/lookup': PUBLIC,
  'POST /api/invitations/accept': PUBLIC,
  'POST /api/passkeys/sign_in/begin': PUBLIC,
  'POST /api/passkeys/sign_in': PUBLIC,
  'POST /api/single_sign_on/start': PUBLIC,
  'POST /api/single_sign_on/finish': PUBLIC,

  // The user's own account (D4, D9). An admin without two-factor sign-in can set it up on My
  // account.
  'GET /api/current_user': during(EVERYONE, 'password_change', 'two_factor_setup'),
  'POST /api/logout': during(EVERYONE, 'password_change', 'two_factor_setup'),
  // Before a forced password change, the screens already have the account's language (D47).
  'PUT /api/accounts/me/language': during(EVERYONE, 'password_change', 'two_factor_setup'),
  'POST /api/force_change_password': during(EVERYONE, 'password_change'),
  'GET /api/account': during(EVERYONE, 'two_factor_setup'),
  'POST /api/change_password': EVERYONE,
  'POST /api/password-confirmations': EVERYONE,
  'POST /api/passkey-confirmations': EVERYONE,
  'POST /api/sessions/close_others': EVERYONE,
  'POST /api/sessions/{id}/close': EVERYONE,
  'POST /upload_profile_photo': EVERYONE,
  'POST /api/remove_profile_photo': EVERYONE,
  'GET /api/profile_photos/{key}': during(EVERYONE, 'two_factor_setup'),
  'POST /api/two_factor/begin': during(EVERYONE, 'two_factor_setup'),
  'POST /api/two_factor/confirm': during(EVERYONE, 'two_factor_setup'),
  'POST /api/two_factor/recovery_codes': EVERYONE,
  'POST /api/two_factor/disable': EVERYONE,
  'POST /api/passkeys/begin': EVERYONE,
  'POST /api/passkeys': EVERYONE,
  'DELETE /api/passkeys/{id}': EVERYONE,
  'GET /api/home': EVERYONE,
  'GET /api/home/group': EVERYONE,
  'GET /api/home/news': EVERYONE,
  // The company's language (D47, decision 0055).
  'PUT /api/company/language': ADMIN,
  // Next steps of a new installation (decision 0055).
  'GET /api/setup-steps': ADMIN,
  'DELETE /api/setup-steps': ADMIN,
  'GET /api/updates': EVERYONE,

  // Accounts, audit log, outbox (D4, D25, D39).
  'POST /api/register': ADMIN,
  'GET /api/get_users_hub': ADMIN,
  'GET /api/user-search': ADMIN,
  'GET /api/users': ADMIN,
  'POST /api/reset_password': ADMIN,
  'POST /api/delete_user': ADMIN,
  'POST /api/update_username': ADMIN,
  'POST /api/update_user': ADMIN,
  'GET /api/accounts/{id}': ADMIN,
  'POST /api/accounts/{id}/remove-access': ADMIN,
  // Employee and account in one form (D71, decision 0055).
  'POST /api/people': ADMIN,
  'POST /api/accounts/{id}/invitation': ADMIN,
  'DELETE /api/accounts/{id}/invitation': ADMIN,
  'GET /api/audit': ADMIN,
  'GET /api/outbox': ADMIN,
  'GET /api/outbox/count': ADMIN,
  'GET /api/outbox/{id}': ADMIN,
  'POST /api/outbox/test': ADMIN,
  'POST /api/outbox/{id}/resend': ADMIN,
  'POST /api/outbox/{id}/dismiss': ADMIN,

  // Employees and balances (D3, D4, D20).
  'GET /api/get_ferias': ADMIN,
  'GET /api/employees': ADMIN,
  'GET /api/getAreasAndNames': ADMIN,
  'GET /api/getNamesByArea': ADMIN,
  'GET /api/near-name': ADMIN,
  // All four roles reach the directory (D72); a policy says who sees absences and former employees.
  'GET /api/areas': EVERYONE,
  'GET /api/notifications': EVERYONE,
  'GET /api/notifications/count': EVERYONE,
  'POST /api/notifications/read': EVERYONE,
  'GET /api/push-subscriptions': EVERYONE,
  'POST /api/push-subscriptions': EVERYONE,
  'DELETE /api/push-subscriptions/{id}': EVERYONE,
  // Addresses of channels are secrets of the company.
  'GET /api/webhooks': ADMIN,
  'POST /api/webhooks': ADMIN,
  'PUT /api/webhooks/{id}': ADMIN,
  'DELETE /api/webhooks/{id}': ADMIN,
  'POST /api/webhooks/{id}/test': ADMIN,
  'GET /api/notification-choices': EVERYONE,
  'PUT /api/notification-choices/{kind}': EVERYONE,
  'GET /api/people': EVERYONE,
  'GET /api/people/{id}': EVERYONE,
  'PUT /api/people/me/phone': EVERYONE,
  'GET /api/people/{id}/departure': ADMIN,
  'PUT /api/people/{id}/departure': ADMIN,
  'DELETE /api/people/{id}/departure': ADMIN,
  'GET /api/departures': ADMIN,
  'GET /api/departures/{id}/record': ADMIN,
  'GET /api/people/{id}/first-steps': ADMIN,
  'DELETE /api/people/{id}/first-steps': ADMIN,
  // Everybody finds current employees (D72); a policy limits the other groups.
  'GET /api/people-search': EVERYONE,
  'POST /api/edit_ferias': ADMIN,
  'POST /api/create_user': ADMIN,
  'POST /api/correct_start_date': ADMIN,
  'PUT /api/employees/{id}/name': ADMIN,
  'POST /api/vacation_deductions': ADMIN,
  'POST /api/import_employees': ADMIN,
  'POST /api/import_leaves': ADMIN,
  'GET /api/leave_settings': ADMIN,
  'POST /api/leave_settings': ADMIN,
  'GET /api/reconciliation': ADMIN,
  'POST /api/reconciliation': ADMIN,
  'GET /api/vacation_due': ADMIN,
  'GET /api/due-vacations': ADMIN,

  // Leave: users for themselves, admins for everybody (D4, D26, D30).
  'POST /api/agendarFerias': EVERYONE,
  'GET /api/getPendingVacations': EVERYONE,
  'POST /api/updateVacation': EVERYONE,
  'GET /api/leave_preview': EVERYONE,
  'GET /api/team_leave': EVERYONE,
  'GET /api/my_leaves': EVERYONE,
  'GET /api/statement': EVERYONE,
  'GET /api/own_balance': EVERYONE,
  'GET /api/own_approvers': EVERYONE,
  'GET /api/leaves/{id}': EVERYONE,
  'POST /api/leaves/{id}/withdraw': EVERYONE,
  'POST /api/leaves/{id}/ask_cancellation': EVERYONE,
  'POST /api/leaves/{id}/cancel': ADMIN,
  // Any role can be a Head, a deputy or C-Level (D2, D23, D24).
  'GET /api/approvals': EVERYONE,
  'GET /api/approvals/count': EVERYONE,
  'GET /api/approvals/{id}': EVERYONE,
  'GET /api/approvals/{id}/away': EVERYONE,
  'POST /api/approvals/{id}': EVERYONE,
  'POST /api/leave-decisions/lookup': PUBLIC,
  'POST /api/leave-decisions': PUBLIC,
  // Their own steps (D61).
  'POST /api/leave-undos': EVERYONE,
  'POST /api/leave-decisions/undo': PUBLIC,
  'GET /api/deputies': EVERYONE,
  'POST /api/deputies': EVERYONE,
  'DELETE /api/deputies/{id}': EVERYONE,
  'GET /api/coverage': EVERYONE,
  'POST /api/coverage_limits': EVERYONE,
  'POST /api/coverage_pairs': EVERYONE,
  'DELETE /api/coverage_pairs/{id}': EVERYONE,

  // All leave (spec §6, D2, D4). The yearly report isn't one of the six pages of apenas_people.
  'GET /api/ferias_area': LIST_READERS,
  'GET /api/leaves': LIST_READERS,
  'GET /api/balances': LIST_READERS,
  'GET /api/long-lists': EVERYONE,
  'GET /api/saldo': LIST_READERS,
  'POST /verificarConflito': LIST_READERS,
  'GET /api/conflict-counts': LIST_READERS,
  'GET /api/conflicts': LIST_READERS,
  'GET /api/calendar': LIST_READERS,
  'GET /api/calendar/areas': LIST_READERS,
  'GET /api/calendar/people': LIST_READERS,
  'GET /api/leave_report': FINANCE,
  'GET /api/leave_report/people': FINANCE,
  'GET /api/leave-days': FINANCE,
  // All users have the feed of their own leave. Its secret address grants access (decision 0009).
  'GET /api/calendar_feeds': EVERYONE,
  'POST /api/calendar_feeds': EVERYONE,
  'DELETE /api/calendar_feeds/{kind}': EVERYONE,
  'GET /api/calendar_feed/{secret}': PUBLIC,

  // Links (D3, D32, D34).
  ...Object.fromEntries(linkCalls),
  'GET /api/links': EVERYONE,
  // A department's page and its team have the same readers (spec §6, D3).
  'GET /api/departments/reports/team': FINANCE,
  'GET /api/departments/people/team': EVERYONE,
  'GET /api/departments/legal/team': OFFICE,
  'GET /api/departments/it/team': OFFICE,
  'GET /api/departments/mea/team': OFFICE,
  'GET /api/departments/commercial/team': OFFICE,
  'GET /api/departments/marketing/team': OFFICE,
  'GET /api/departments/projects/team': OFFICE,
  'GET /api/link_settings': ADMIN,
  'POST /api/link_opening': ADMIN,
  'POST /api/check_link': ADMIN,
  'POST /api/link_preview': ADMIN,
  'GET /api/link_preview': ADMIN,

  // Groups are for admins. Added items: `mayRead` decides about each, owners decide requests (D56, D72).
  'GET /api/groups': ADMIN,
  'POST /api/groups': ADMIN,
  'PUT /api/groups/{id}': ADMIN,
  'DELETE /api/groups/{id}': ADMIN,
  'GET /api/groups/{id}/people': ADMIN,
  'GET /api/roles/{role}/people': ADMIN,
  // Everybody reads what is for them; admins write (D57).
  'GET /api/announcements': EVERYONE,
  'POST /api/announcements/{id}/confirmation': EVERYONE,
  'POST /api/announcements/{id}/reading': EVERYONE,
  'GET /api/announcements/all': ADMIN,
  'POST /api/announcements': ADMIN,
  'PUT /api/announcements/{id}': ADMIN,
  'DELETE /api/announcements/{id}': ADMIN,
  'GET /api/announcements/{id}/confirmations': ADMIN,
  'POST /api/announcements/{id}/reminders': ADMIN,

  'GET /api/items': EVERYONE,
  'POST /api/items': ADMIN,
  'GET /api/items/{id}': EVERYONE,
  'PUT /api/items/{id}': ADMIN,
  'DELETE /api/items/{id}': ADMIN,
  'POST /api/items/{id}/check': ADMIN,
  'GET /api/items/{id}/readers': ADMIN,
  'POST /api/items/{id}/access-requests': EVERYONE,
  'POST /api/items/{id}/embed': EVERYONE,
  'POST /api/items/{id}/problems': EVERYONE,
  'GET /api/favourites': EVERYONE,
  'PUT /api/favourites': EVERYONE,
  'GET /api/item-settings': ADMIN,
  'PUT /api/item-order': ADMIN,
  // Owners and admins; a policy decides about each item.
  'GET /api/item-problems': EVERYONE,
  'POST /api/item-problems/{id}/solution': EVERYONE,
  'GET /api/access-requests': EVERYONE,
  'POST /api/access-requests/{id}/decision': EVERYONE,
  'GET /api/people/{id}/items': ADMIN,

  // The documents of /benefits, a page that the guard closes to apenas_people (D2).
  'GET /api/benefit_documents': OFFICE,
  'GET /api/static/{name}': OFFICE,
  'POST /api/static/{name}': ADMIN,

  // Passwords (spec §6, D4, D36). While the vault is shared, everybody uses the entries shared with them (D59).
  'GET /api/passwords': ADMIN,
  'POST /api/passwords': ADMIN,
  'PUT /api/passwords/{id}': VAULT_USERS,
  'DELETE /api/passwords/{id}': ADMIN,
  'GET /api/vault': VAULT_USERS,
  'GET /api/vault/health': ADMIN,
  'GET /api/vault/readings': ADMIN,
  'GET /api/vault/known_by': ADMIN,
  'GET /api/vault/{id}/history': ADMIN,
  'POST /api/vault/{id}/history': ADMIN,
  'POST /api/vault/{id}/password': VAULT_USERS,
  'POST /api/vault/{id}/code': VAULT_USERS,
  'PUT /api/vault/{id}/code': VAULT_USERS,
  'DELETE /api/vault/{id}/code': VAULT_USERS,
  'GET /api/vault/{id}/access': VAULT_USERS,
  'PUT /api/vault/{id}/access': ADMIN,
  'PUT /api/vault/sharing': ADMIN,
  'GET /api/vault/to-rotate': VAULT_USERS,
  'POST /api/vault/{id}/restore': ADMIN,
  'POST /api/vault/import': ADMIN,
  'POST /api/vault/export': ADMIN,

  // Communication (spec §6, D4).
  'GET /api/list_birthdays': EVERYONE,
  'GET /api/birthdays': EVERYONE,
  'POST /api/update_birthday': EVERYONE,
  'GET /api/get_monthly_images': EVERYONE,
  'GET /api/monthly_images/{key}': EVERYONE,
  'POST /api/upload_monthly_image': FINANCE,
  'GET /api/get_revenue_targets': EVERYONE,
  'POST /api/update_revenue_target': FINANCE,
  // Years are as public as what they hold; the history is for those who may change it (D54).
  'GET /api/communication-years': EVERYONE,
  'GET /api/revenue-targets/{month}/changes': FINANCE,

  // Chatbot (decision 0010): for all users; admins read the questions without an answer.
  'POST /api/chatbot/questions': EVERYONE,
  'GET /api/chatbot/questions': ADMIN,
  // Visitors who can't sign in get the IT contact (spec §2, Layout).
  'GET /api/chatbot/visitor-contacts': PUBLIC,
  'GET /api/chatbot/answers': EVERYONE,
  'GET /api/chatbot/topics': ADMIN,
  'POST /api/chatbot/topics': ADMIN,
  'PUT /api/chatbot/topics/{id}': ADMIN,
  'DELETE /api/chatbot/topics/{id}': ADMIN,
  'GET /api/chatbot/settings': ADMIN,
  'PUT /api/chatbot/settings': ADMIN,
  'DELETE /api/chatbot/questions/{id}': ADMIN,
  'POST /api/chatbot/questions/{id}/restoration': ADMIN,

  // The deck is public (D1); a quarter's own readers (D55) are checked by the call. Its notes need a session, its administration an admin (decision 0011).
  'GET /api/allhands': PUBLIC,
  'GET /api/allhands/vacation': PUBLIC,
  'GET /api/allhands/notes': EVERYONE,
  'GET /api/allhands/decks': ADMIN,
  'POST /api/allhands/decks': ADMIN,
  'GET /api/allhands/decks/{quarter}': ADMIN,
  'POST /api/allhands/decks/{quarter}/take_back': ADMIN,
  'POST /api/allhands/check': ADMIN,
  'GET /api/allhands/known-figures': ADMIN,
  'GET /api/allhands/readers': ADMIN,
  'PUT /api/allhands/decks/{quarter}/readers': ADMIN,
  'GET /api/allhands/drafts': ADMIN,
  'POST /api/allhands/drafts': ADMIN,
  'GET /api/allhands/drafts/{quarter}': ADMIN,
  'PUT /api/allhands/drafts/{quarter}': ADMIN,
  'DELETE /api/allhands/drafts/{quarter}': ADMIN,
  'POST /api/allhands/drafts/{quarter}/publication': ADMIN,
};
