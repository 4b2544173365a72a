import * as calls from '@intranet/contract/balance/endpoints.ts';
import * as settings from '@intranet/contract/balance/settings-endpoints.ts';
import * as statements from '@intranet/contract/balance/statement-endpoints.ts';
import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import type { PageQuery } from '@intranet/ui/tables/use-server-page.ts';
import { type CallBody, type CallParts, call } from '#core/call.ts';
import { peopleKeys } from '#features/people/api.ts';

type PageParts = NonNullable<CallParts<typeof calls.balancePage>['query']>;

export const balancesQuery = peopleKeys.query(['balances'], calls.balances, {}, (r) => r.saldos);

/** A page of balances. @param query filters by their key in the address, which is the parameter's name */
export const balancePageQuery = (query: PageQuery) =>
  peopleKeys.query(['balance page', query], calls.balancePage, { query: query as PageParts });

/** @param requestKey constant across retries, so the deduction counts once */
export const deductVacation = (body: CallBody<typeof calls.deductVacation>, requestKey: string) =>
  call(calls.deductVacation, { body, headers: { 'idempotency-key': requestKey } });

export const leaveSettingsQuery = peopleKeys.query(['settings'], settings.leaveSettings);

export const changeLeaveSettings = (body: CallBody<typeof settings.changeLeaveSettings>) =>
  call(settings.changeLeaveSettings, { body });

/** @param employee by default the current user */
export const statementQuery = (employee?: Pick<EmployeeRecord, 'id' | 'NOME'>) =>
  peopleKeys.query(['statement', employee?.id ?? null], statements.statement, {
    query: { nome: employee?.NOME, employee_id: employee?.id },
  });

export const ownBalanceQuery = peopleKeys.query(
  ['own-balance'],
  statements.ownBalance,
  {},
  (reply) => reply.own,
);

export const vacationDueQuery = peopleKeys.query(['vacation-due'], statements.vacationDue);

type DueParts = NonNullable<CallParts<typeof statements.vacationDuePage>['query']>;

/** A page of people with vacation due. @param query filters, sort and cursor, as in the address */
export const vacationDuePageQuery = (query: PageQuery) =>
  peopleKeys.query(['vacation due page', query], statements.vacationDuePage, {
    query: query as DueParts,
  });

export const reconciliationQuery = peopleKeys.query(
  ['reconciliation'],
  statements.reconciliation,
  {},
  (reply) => reply.last,
);

export const compareLedger = () => call(statements.reconcile);
