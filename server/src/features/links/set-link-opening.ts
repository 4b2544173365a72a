import { findLink, type LinkName, type Opening } from '@intranet/contract/links/registry.ts';
import type { Actor, Origin } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { atField } from '#core/errors.ts';
import { lockStoredLink, queueCheck } from './stored-link.ts';

/**
 * Switches a link to a tab, or back, and queues a check, because tabs need no framing.
 * @throws AppError not_found without an address; invalid_input if it is never embedded
 */
export async function setLinkOpening(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  actor: Actor,
  origin: Origin,
  { name, opens }: { name: LinkName; opens: Opening },
): Promise<void> {
  if (findLink(name)?.opens !== 'embedded') {
    throw atField('invalid_input', 'opens', 'Este link abre sempre em uma nova aba.');
  }
  await db.transaction().execute(async (tx) => {
    const stored = await lockStoredLink(tx, name);
    const chosen = opens === 'embedded' ? null : opens;
    if (stored.opens === chosen) return;
    await tx.updateTable('links').set({ opens: chosen }).where('name', '=', name).execute();
    await queueCheck(tx, jobs, name);
    await recordAct(tx, actor, origin, {
      action: 'link_opening_changed',
      subject: name,
      detail: { opens },
    });
  });
}
