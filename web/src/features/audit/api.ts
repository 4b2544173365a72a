import { AUDIT_ACTIONS, type AuditAction } from '@intranet/contract/audit/actions.ts';
import { AUDIT_PAGE_MAX, type AuditEntry, audit } from '@intranet/contract/audit/endpoints.ts';
import { isDay } from '@intranet/contract/core/days.ts';
import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { type CallParts, call } from '#core/call.ts';
import { queryKeys } from '#core/query-keys.ts';

const auditKeys = queryKeys('audit');

export type AuditFilters = Pick<
  NonNullable<CallParts<typeof audit>['query']>,
  'person' | 'action' | 'from' | 'to'
>;

const LONGEST_PERSON = 120;

function isAction(text: string): text is AuditAction {
  return Object.hasOwn(AUDIT_ACTIONS, text);
}

export function readFilters(values: Record<'person' | 'action' | 'from' | 'to', string>) {
  const { action, from, to } = values;
  const person = values.person.trim().slice(0, LONGEST_PERSON);
  return {
    ...(person && { person }),
    ...(isAction(action) && { action }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  } satisfies AuditFilters;
}

export const auditQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: auditKeys.of('list', filters),
    queryFn: ({ pageParam, signal }) =>
      call(audit, { query: { ...filters, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    // A refetch would reload every page shown.
    refetchOnWindowFocus: false,
  });

export async function fetchAllAudit(
  queryClient: QueryClient,
  filters: AuditFilters,
  report: (done: number, total: number) => void,
): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  let before: number | null = null;
  let total: number | null = null;
  do {
    const query = { ...filters, limit: AUDIT_PAGE_MAX, ...(before && { before }) };
    const page: Awaited<ReturnType<typeof call<typeof audit>>> = await queryClient.fetchQuery({
      queryKey: auditKeys.of('export', query),
      queryFn: ({ signal }) => call(audit, { query, signal }),
      staleTime: 0,
      gcTime: 0,
    });
    entries.push(...page.entries);
    // Entries recorded meanwhile are newer than the first page and left out of the file.
    total ??= page.total;
    report(entries.length, total);
    before = page.next;
  } while (before);
  return entries;
}
