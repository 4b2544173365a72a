import { sql } from 'kysely';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { dropFromBell } from '#core/notify/bell.ts';
import { dropFromChannels } from '#core/notify/webhooks.ts';
import { IS_BEING_SENT } from './claims.ts';

/** Drops notifications that are held about this, and queued emails and messages to channels unless a worker is sending them (D61, D62). */
export async function dropHeld(tx: Tx, deps: Pick<Deps, 'clock'>, about: string): Promise<void> {
  await dropFromChannels(tx, about, 'waiting');
  await dropHeldMails(tx, deps, about);
}

/** The same without channels. */
export async function dropHeldMails(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  about: string,
): Promise<void> {
  await dropFromBell(tx, about, clock.now());
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
