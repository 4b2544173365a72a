import { type MonthOfYear, storedMonth } from '@intranet/contract/communication/rules.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Authorized } from '#core/authorized.ts';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { countPicture } from '#core/files/picture-limit.ts';
import { makePicture } from '#core/files/pictures.ts';
import { replaceStored } from '#core/files/replace-stored.ts';
import { MONTHLY_IMAGES } from './image-files.ts';
import { authorizeMonth } from './policy.ts';
import { findImageKey } from './queries.ts';

/** In pixels; sharp on a full screen. The picture keeps its proportions. */
const SHAPE = { width: 2000, height: 2000, fit: 'inside' } as const;

/** Shows the picture. Under the lock, each change returns the previous key, to delete its file. */
async function showImage(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  { at, key }: { at: Authorized<MonthOfYear>; key: string },
): Promise<string | null> {
  await sql`lock table monthly_images in share row exclusive mode`.execute(tx);
  const before = await findImageKey(tx, at);
  const row = { file_key: key, updated_at: clock.now(), updated_by: actor.username };
  await tx
    .insertInto('monthly_images')
    .values({ ...at, ...row })
    .onConflict((conflict) => conflict.columns(['year', 'month']).doUpdateSet(row))
    .execute();
  await recordAct(tx, actor, 'monthly_image_changed', storedMonth(at));
  return before;
}

/** Returns the new picture's key (spec §7, D38). @throws AppError year_closed (D54) */
export async function replaceMonthlyImage(
  deps: Deps,
  actor: Actor,
  { upload, ...key }: MonthOfYear & { upload: Buffer },
): Promise<string> {
  const at = authorizeMonth(key, today(deps));
  await countPicture(deps, actor);
  const picture = await makePicture(upload, SHAPE, actor.accountId);
  return replaceStored(deps, MONTHLY_IMAGES, picture, (tx, key) =>
    showImage(tx, deps, actor, { at, key }),
  );
}
