import { audit } from '@intranet/contract/audit/endpoints.ts';
import type { PageQuery } from '@intranet/ui/tables/use-server-page.ts';
import type { CallParts } from '#core/call.ts';
import { queryKeys } from '#core/query-keys.ts';

const auditKeys = queryKeys('audit');

type PageParts = NonNullable<CallParts<typeof audit>['query']>;

/** A page of the audit log. @param query filters by their key in the address, which is the parameter's name */
export const auditPageQuery = (query: PageQuery) =>
  auditKeys.query(['page', query], audit, { query: query as PageParts });
