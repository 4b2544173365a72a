import { addDays } from '@intranet/contract/core/days.ts';
import { sql } from 'kysely';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { notifyToRotate } from './notify-to-rotate.ts';
import { isOpen, type Marked } from './queries.ts';

/** Days from one reminder to the next. */
const INTERVAL = 7;

/** Reminds of all open marks once one has waited for a week. A second run on the same day does nothing. */
export async function remindToRotate(deps: Deps): Promise<void> {
  const day = today(deps);
  await deps.db.transaction().execute(async (tx) => {
    // Stored first, so that two rounds at once remind nobody twice.
    const { rows } = await sql<Marked>`
      with reminded as (
        update vault_rotations m set notified_on = ${day}::date
        from vault_entries e
        where e.id = m.entry_id and e.deleted_at is null and ${isOpen}
          and m.notified_on < ${day}::date and exists (
            select from vault_rotations m
            join vault_entries e on e.id = m.entry_id
            where e.deleted_at is null and ${isOpen}
              and m.notified_on <= ${addDays(day, -INTERVAL)}::date
          )
        returning m.entry_id, m.person, e.platform
      )
      select entry_id as "entryId", platform, person from reminded order by platform, entry_id, person`.execute(
      tx,
    );
    await notifyToRotate(tx, deps, rows, 'secrets_still_to_rotate');
  });
}
