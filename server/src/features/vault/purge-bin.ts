import { BIN_DAYS } from '@intranet/contract/vault/schemas.ts';
import { recordAudit } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';

const NOBODY = { accountId: null, name: 'Intranet' };
const DAY = 24 * 60 * 60 * 1_000;

/** Deletes entries that have been in the bin for 30 days, with their history. */
export async function purgeBin({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - BIN_DAYS * DAY);
  await db.transaction().execute(async (tx) => {
    const purged = await tx
      .deleteFrom('vault_entries')
      .where('deleted_at', '<=', before)
      .returning(['id', 'platform'])
      .execute();
    for (const { id, platform } of purged) {
      await recordAudit(tx, {
        action: 'password_entry_purged',
        actor: NOBODY,
        subject: platform,
        detail: { entry: id },
      });
    }
  });
}
