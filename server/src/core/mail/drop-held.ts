import { sql } from 'kysely';
import type { Tx } from '#core/db/database.ts';
import { IS_BEING_SENT } from './claims.ts';

/** Deletes queued messages that were held about this, unless a worker is sending them (D62). */
export async function dropHeld(tx: Tx, about: string): Promise<void> {
  await tx
    .deleteFrom('mail_outbox')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mail_outbox')
        .select('id')
        .where('about', '=', about)
        .where('state', '=', 'queued')
        .where(sql<boolean>`not ${IS_BEING_SENT}`)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
