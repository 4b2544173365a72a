import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#core/db/database.ts';
import { bindSealed, type Sealer } from '#core/secrets.ts';
import { mailContext } from './sealed-content.ts';

const CHUNK = 500;

async function bindChunk(db: Db, sealer: Sealer, after: number) {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('mail_outbox')
      .select(['id', 'channel', 'recipient', 'subject', 'content_sealed'])
      .where('seal_id', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(CHUNK)
      .forUpdate()
      .execute();
    const bound = rows.flatMap((row) => {
      const seal_id = randomUUID();
      const sealed = bindSealed(sealer, row.content_sealed, mailContext({ ...row, seal_id }));
      return sealed ? [{ id: row.id, seal_id, sealed }] : [];
    });
    await sql`
      update mail_outbox as row
      set seal_id = new.seal_id, content_sealed = new.sealed
      from unnest(
        ${bound.map(({ id }) => id)}::bigint[],
        ${bound.map(({ seal_id }) => seal_id)}::uuid[],
        ${bound.map(({ sealed }) => sealed)}::bytea[]
      ) as new(id, seal_id, sealed)
      where row.id = new.id`.execute(tx);
    return { count: bound.length, last: rows.at(-1)?.id ?? null };
  });
}

/** Binds mails of an older version to their rows, before the server starts. @returns their number */
export async function bindOlderMails(db: Db, sealer: Sealer): Promise<number> {
  let total = 0;
  let after: number | null = 0;
  while (after !== null) {
    const { count, last } = await bindChunk(db, sealer, after);
    total += count;
    after = last;
  }
  return total;
}
