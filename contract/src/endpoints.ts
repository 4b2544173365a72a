import * as accountAdmin from './accounts/admin-endpoints.ts';
import * as accounts from './accounts/endpoints.ts';
import * as ownAccount from './accounts/own-endpoints.ts';
import * as passkeys from './accounts/passkeys-endpoints.ts';
import * as photo from './accounts/photo-endpoints.ts';
import * as singleSignOn from './accounts/single-sign-on-endpoints.ts';
import * as twoFactor from './accounts/two-factor-endpoints.ts';
import * as allHands from './allhands/endpoints.ts';
import * as audit from './audit/endpoints.ts';
import * as balance from './balance/endpoints.ts';
import * as balanceSettings from './balance/settings-endpoints.ts';
import * as statement from './balance/statement-endpoints.ts';
import * as benefits from './benefits/endpoints.ts';
import * as chatbot from './chatbot/endpoints.ts';
import * as communication from './communication/endpoints.ts';
import type { Endpoint } from './core/endpoint.ts';
import * as feeds from './feeds/endpoints.ts';
import * as home from './home/endpoints.ts';
import * as leaveCalendar from './leave/calendar-endpoints.ts';
import * as leaveCoverage from './leave/coverage-endpoints.ts';
import * as leave from './leave/endpoints.ts';
import * as leaveImport from './leave/import-endpoints.ts';
import * as ownLeave from './leave/own-endpoints.ts';
import * as leaveReport from './leave/report-endpoints.ts';
import * as links from './links/endpoints.ts';
import { listTeam } from './links/team-endpoints.ts';
import * as outbox from './outbox/endpoints.ts';
import * as peopleDeputies from './people/deputies-endpoints.ts';
import * as people from './people/endpoints.ts';
import * as peopleImport from './people/import-endpoints.ts';
import * as site from './site/endpoints.ts';
import * as vault from './vault/endpoints.ts';
import * as vaultHistory from './vault/history-endpoints.ts';
import * as vaultTransfer from './vault/transfer-endpoints.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

/** Every call. The API reference and the role matrix (S1) are built from it. */
export const ENDPOINTS: readonly Endpoint[] = [
  accounts,
  accountAdmin,
  ownAccount,
  twoFactor,
  photo,
  passkeys,
  singleSignOn,
  leave,
  people,
  balance,
  ownLeave,
  statement,
  balanceSettings,
  peopleDeputies,
  leaveCoverage,
  leaveCalendar,
  feeds,
  peopleImport,
  leaveImport,
  leaveReport,
  audit,
  outbox,
  site,
  links,
  listTeam,
  links.getLink,
  links.updateLink,
  benefits,
  home,
  vault,
  vaultHistory,
  vaultTransfer,
  communication,
  chatbot,
  allHands,
].flatMap((feature) => Object.values(feature).filter(isEndpoint));
