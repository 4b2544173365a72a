import * as accountAdmin from './accounts/admin-endpoints.ts';
import * as accounts from './accounts/endpoints.ts';
import * as joining from './accounts/joining-endpoints.ts';
import * as ownAccount from './accounts/own-endpoints.ts';
import * as passkeys from './accounts/passkeys-endpoints.ts';
import * as photo from './accounts/photo-endpoints.ts';
import * as singleSignOn from './accounts/single-sign-on-endpoints.ts';
import * as twoFactor from './accounts/two-factor-endpoints.ts';
import * as allHandsDrafts from './allhands/draft-endpoints.ts';
import * as allHands from './allhands/endpoints.ts';
import * as allHandsReaders from './allhands/readers-endpoints.ts';
import * as announcements from './announcements/endpoints.ts';
import * as audit from './audit/endpoints.ts';
import * as balance from './balance/endpoints.ts';
import * as balanceSettings from './balance/settings-endpoints.ts';
import * as statement from './balance/statement-endpoints.ts';
import * as benefits from './benefits/endpoints.ts';
import * as chatbot from './chatbot/endpoints.ts';
import * as chatbotTopics from './chatbot/topic-endpoints.ts';
import * as communication from './communication/endpoints.ts';
import type { Endpoint } from './core/endpoint.ts';
import * as feeds from './feeds/endpoints.ts';
import * as groups from './groups/endpoints.ts';
import * as home from './home/endpoints.ts';
import * as group from './home/group-endpoints.ts';
import * as setup from './home/setup-endpoints.ts';
import * as leaveCalendar from './leave/calendar-endpoints.ts';
import * as leaveCoverage from './leave/coverage-endpoints.ts';
import * as leave from './leave/endpoints.ts';
import * as leaveImport from './leave/import-endpoints.ts';
import * as leaveListing from './leave/list-endpoints.ts';
import * as ownLeave from './leave/own-endpoints.ts';
import * as leaveReport from './leave/report-endpoints.ts';
import * as links from './links/endpoints.ts';
import * as itemAdmin from './links/item-admin-endpoints.ts';
import * as items from './links/item-endpoints.ts';
import * as team from './links/team-endpoints.ts';
import * as notifications from './notifications/endpoints.ts';
import * as push from './notifications/push-endpoints.ts';
import * as webhooks from './notifications/webhook-endpoints.ts';
import * as outbox from './outbox/endpoints.ts';
import * as peopleDeputies from './people/deputies-endpoints.ts';
import * as peopleDirectory from './people/directory-endpoints.ts';
import * as people from './people/endpoints.ts';
import * as peopleFirstSteps from './people/first-steps-endpoints.ts';
import * as peopleImport from './people/import-endpoints.ts';
import * as peopleLeaving from './people/leaving-endpoints.ts';
import * as peopleSearch from './people/search-endpoints.ts';
import * as site from './site/endpoints.ts';
import * as vaultAccess from './vault/access-endpoints.ts';
import * as vault from './vault/endpoints.ts';
import * as vaultHistory from './vault/history-endpoints.ts';
import * as vaultTransfer from './vault/transfer-endpoints.ts';

interface Feature {
  /** The title of its calls in the API reference. */
  readonly title: string;
  readonly description: string;
  readonly modules: readonly object[];
}

const FEATURES: readonly Feature[] = [
  {
    title: 'Accounts',
    description: 'Signing in and out, and what people change in their own account.',
    modules: [accounts, ownAccount, twoFactor, photo, passkeys, singleSignOn],
  },
  {
    title: 'Users',
    description: 'The accounts of all people, for admins.',
    modules: [accountAdmin, joining],
  },
  {
    title: 'Leave',
    description: 'Requesting, approving, moving and cancelling leave, and the lists of it.',
    modules: [
      leave,
      ownLeave,
      leaveCoverage,
      leaveCalendar,
      leaveImport,
      leaveListing,
      leaveReport,
    ],
  },
  {
    title: 'Balance',
    description: 'Vacation balances, the ledger entries behind them, and their settings.',
    modules: [balance, statement, balanceSettings],
  },
  {
    title: 'People',
    description: 'Employees, their areas, the directory, departures, and the deputies of Heads.',
    modules: [
      people,
      peopleDeputies,
      peopleDirectory,
      peopleFirstSteps,
      peopleImport,
      peopleLeaving,
      peopleSearch,
    ],
  },
  {
    title: 'Groups',
    description: 'Groups of people by members or by a rule, for whatever has readers.',
    modules: [groups],
  },
  {
    title: 'Calendar feeds',
    description: 'Secret addresses that calendar programs subscribe to.',
    modules: [feeds],
  },
  {
    title: 'Links',
    description:
      "The departments' reports and tools, their addresses and readers, and the departments' teams.",
    modules: [links, items, itemAdmin, team],
  },
  { title: 'Benefits', description: 'The documents about benefits.', modules: [benefits] },
  { title: 'Home', description: 'The start page.', modules: [home, group, setup] },
  {
    title: 'Announcements',
    description: 'Announcements on the start page, and who has confirmed them.',
    modules: [announcements],
  },
  {
    title: 'Notifications',
    description: 'What the bell shows, how people hear of it, and channels of Teams and Slack.',
    modules: [notifications, push, webhooks],
  },
  {
    title: 'Vault',
    description: 'Shared passwords, with a record of who has read them, for admins.',
    modules: [vault, vaultAccess, vaultHistory, vaultTransfer],
  },
  {
    title: 'Communication',
    description: 'Birthdays, pictures of the month, and revenue targets.',
    modules: [communication],
  },
  {
    title: 'Chatbot',
    description:
      'Questions without an answer, answers of administrators, and the settings of the chatbot.',
    modules: [chatbot, chatbotTopics],
  },
  {
    title: 'All-hands',
    description: 'The quarterly all-hands deck.',
    modules: [allHands, allHandsDrafts, allHandsReaders],
  },
  {
    title: 'Administration',
    description: 'The audit log and the outgoing emails, for admins.',
    modules: [audit, outbox],
  },
  { title: 'Site', description: 'Facts that every page needs.', modules: [site] },
];

/** An endpoint as the OpenAPI document names it. */
export interface Operation {
  /** The name under which the endpoint is exported. */
  readonly id: string;
  readonly feature: Feature;
  readonly endpoint: Endpoint;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

function isGroup(value: unknown): value is Record<string, Endpoint> {
  const parts = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return parts.length > 0 && parts.every(isEndpoint);
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `getLink` and `frp-scale` give `getLinkFrpScale`. */
const memberId = (group: string, member: string) =>
  group + member.split('-').map(capitalised).join('');

function exportedEndpoints(module: object): [id: string, endpoint: Endpoint][] {
  return Object.entries(module).flatMap(([name, value]) => {
    if (isEndpoint(value)) return [[name, value]];
    if (!isGroup(value)) return [];
    return Object.entries(value).map(([member, one]) => [memberId(name, member), one] as const);
  }) as [string, Endpoint][];
}

/** Every call. The API reference and the role matrix (S1) are built from it. */
export const OPERATIONS: readonly Operation[] = FEATURES.flatMap((feature) =>
  feature.modules
    .flatMap(exportedEndpoints)
    .map(([id, endpoint]): Operation => ({ id, feature, endpoint })),
);

export const ENDPOINTS: readonly Endpoint[] = OPERATIONS.map(({ endpoint }) => endpoint);
