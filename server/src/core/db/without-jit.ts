import { sql } from 'kysely';
import type { Db } from './database.ts';

const TURN_OFF_JIT = `
do $$
begin
  set local role none;
  if current_setting('jit') = 'on' then
    execute format('alter role %I in database %I set jit = off', session_user, current_database());
  end if;
end $$`;

/**
 * Turns off PostgreSQL's JIT compiler for later sessions of this role in this database (decision 67). It is a
 * setting of the role because a pooler refuses settings of a session.
 */
export async function turnOffJit(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // PostgreSQL refuses two changes of a role at once, and servers may start together.
    await sql`select pg_advisory_xact_lock(hashtext('jit'))`.execute(tx);
    await sql.raw(TURN_OFF_JIT).execute(tx);
  });
}
