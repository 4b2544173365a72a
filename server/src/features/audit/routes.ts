import { audit } from '@intranet/contract/audit/endpoints.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { readAuditPage } from './queries.ts';

export function auditRoutes({ route }: Router, deps: Deps): void {
  route(audit, async ({ query }) => readAuditPage(deps.db, deps.config.timeZone, query));
}
