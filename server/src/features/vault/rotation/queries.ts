import type { Rotation, RotationCause } from '@intranet/contract/vault/schemas.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';

/** Somebody who knows a secret of an entry without having access. */
export interface Marked {
  entryId: number;
  platform: string;
  person: string;
}

/** SQL: mark `m` is about a current secret of entry `e`. A changed secret closes it. */
export const isOpen = sql<boolean>`(m.secret_version = case when m.of_code then e.code_version
  else e.password_version end)`;

/** SQL: reading `r` is about the current password of entry `e`. */
export const readsPassword = sql<boolean>`(not r.of_code and r.secret_version = e.password_version)`;

/** SQL: reading `r` is about the current secret of codes of entry `e`. A code of a moment doesn't count. */
export const readsCodeSecret = sql<boolean>`(r.of_code and r.secret_version = e.code_version
  and r.how in ('typed', 'imported', 'exported'))`;

/** Open marks by the entry's id, oldest first. */
export async function listOpenRotations(db: DbOrTx): Promise<Map<number, Rotation[]>> {
  const rows = await db
    .selectFrom('vault_rotations as m')
    .innerJoin('vault_entries as e', 'e.id', 'm.entry_id')
    .select(['m.entry_id', 'm.person', 'm.cause', 'm.of_code', 'm.marked_at'])
    .where(isOpen)
    .where('e.deleted_at', 'is', null)
    .orderBy('m.marked_at')
    .orderBy('m.id')
    .$narrowType<{ cause: RotationCause }>()
    .execute();
  const byEntry = Map.groupBy(rows, ({ entry_id }) => entry_id);
  return new Map(
    [...byEntry].map(([id, marks]) => [
      id,
      marks.map(({ entry_id: _, marked_at, ...mark }) => ({
        ...mark,
        at: marked_at.toISOString(),
      })),
    ]),
  );
}

/** The people whose marks a change of secrets closes. */
export async function listClosedBy(
  db: DbOrTx,
  entryId: number,
  closed: { password: number | null; code: number | null },
): Promise<string[]> {
  const rows = await db
    .selectFrom('vault_rotations as m')
    .select('m.person')
    .distinct()
    .where('m.entry_id', '=', entryId)
    .where(
      sql<boolean>`m.secret_version = case when m.of_code then ${closed.code}::integer
        else ${closed.password}::integer end`,
    )
    .orderBy('m.person')
    .execute();
  return rows.map(({ person }) => person);
}
