import { sql } from 'kysely';

/** Whether sign-in asks for a code, in a query where the accounts are called `a`. */
export const hasTwoFactor = sql<boolean>`exists (
  select from authenticators t where t.account_id = a.id and t.confirmed_at is not null
)`;
