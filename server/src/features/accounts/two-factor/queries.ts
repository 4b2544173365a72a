import { sql } from 'kysely';

/** True if sign-in to account `a` requires a code. */
export const hasTwoFactor = sql<boolean>`exists (
  select from authenticators t where t.account_id = a.id and t.confirmed_at is not null
)`;
