import type { BenefitDocumentName } from '@intranet/contract/benefits/endpoints.ts';
import type { DbOrTx } from '#core/db/database.ts';

export async function listDocuments(db: DbOrTx) {
  const rows = await db
    .selectFrom('documents')
    .select(['name', 'bytes', 'updated_at'])
    .orderBy('name')
    .execute();
  return rows.map((row) => ({
    name: row.name as BenefitDocumentName,
    bytes: row.bytes,
    updated_at: row.updated_at.toISOString(),
  }));
}

export async function findDocumentKey(db: DbOrTx, name: BenefitDocumentName) {
  const row = await db
    .selectFrom('documents')
    .select('file_key')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.file_key ?? null;
}
