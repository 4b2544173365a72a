import { sql } from 'kysely';

export const hasTwoFactor = sql<boolean>`exists (
  select from authenticators t where t.account_id = a.id and t.confirmed_at is not null
)`;
