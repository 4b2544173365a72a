import type { Tx } from '#core/db/database.ts';

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
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
