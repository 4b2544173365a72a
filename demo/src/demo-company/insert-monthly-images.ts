import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Tx } from '@intranet/server/core/db/database.ts';
import type { Deps } from '@intranet/server/core/deps.ts';
import { writeStored } from '@intranet/server/core/files/folder.ts';
import { MONTHLY_IMAGES } from '@intranet/server/features/communication/image-files.ts';

/** Stores each picture before its row. @param images `file` is one of `pictures/` */
export async function insertMonthlyImages(
  tx: Tx,
  { files, clock }: Pick<Deps, 'files' | 'clock'>,
  images: readonly { month: number; file: string }[],
): Promise<void> {
  const rows = await Promise.all(
    images.map(async ({ month, file }) => {
      const bytes = await readFile(new URL(`./pictures/${file}`, import.meta.url));
      const key = `${randomUUID()}.${MONTHLY_IMAGES.extension}`;
      await writeStored(files, MONTHLY_IMAGES, key, bytes);
      return { month, file_key: key, updated_at: clock.now(), updated_by: 'Demo' };
    }),
  );
  await tx
    .insertInto('monthly_images')
    .values(rows)
    .onConflict((conflict) => conflict.column('month').doNothing())
    .execute();
}
