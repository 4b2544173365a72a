import { type RawBuilder, sql } from 'kysely';
import { isYetToJoin } from '#features/accounts/joining/queries.ts';
import { GROUP_PEOPLE } from '#features/groups/queries.ts';

/**
 * SQL: the ids of the accounts in an audience today, without those of people who have left or are yet to join (D57).
 * `membershipsIn` says the same about one reader.
 * @param list SQL for the id of the list of readers; null for everybody
 */
export const audienceOf = (list: RawBuilder<unknown>) => sql<{ account_id: number }>`(
  select account.id as account_id from accounts account where ${list} is null
  union
  select account.id from readers r join accounts account on account.role = r.role where r.list_id = ${list}
  union
  select e.account_id from readers r join employees e on e.id = r.employee_id
  where r.list_id = ${list} and e.account_id is not null
  union
  select e.account_id
  from readers r
  join ${GROUP_PEOPLE} gp on gp.group_id = r.group_id
  join employees e on e.id = gp.employee_id
  where r.list_id = ${list} and e.account_id is not null
  except
  select e.account_id from employees e where e.ativo = 'N'
  except
  select a.id from accounts a where ${isYetToJoin('a.id')}
)`;
