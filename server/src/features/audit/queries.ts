import type { AuditEntry, audit } from '@intranet/contract/audit/endpoints.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { type ListPage, MAX_COUNT } from '@intranet/contract/core/list-page.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { DbOrTx } from '#core/db/database.ts';
import { contains } from '#core/db/folded.ts';
import { readListPage } from '#core/db/keyset.ts';

type Query = z.output<(typeof audit)['query']>;

/** SQL: the names of an entry, as its index has them. Each begins after a space. */
const PEOPLE = sql<string>`' ' || actor || E'\n ' || subject`;
/** Letters that the index needs. Fewer are looked for at the beginning of a word, after its space. */
const LETTERS = 3;

function concerns(person: string) {
  const isShort = person.normalize('NFC').length < LETTERS;
  return contains(PEOPLE, isShort ? ` ${person}` : person);
}

function startOf(day: Day, later: number, timeZone: string) {
  return sql<Date>`(${day}::date + ${later}::int)::timestamp at time zone ${timeZone}`;
}

async function readRows(db: DbOrTx, ids: readonly number[]): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['id', 'at', 'actor', 'action', 'subject', 'address', 'detail'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    action: row.action as AuditEntry['action'],
    detail: row.detail as AuditEntry['detail'],
  }));
}

/**
 * A page of the audit log (D39). `from` and `to` are inclusive days in `timeZone`.
 * @throws AppError invalid_input for a cursor of another list
 */
export async function readAuditPage(
  db: DbOrTx,
  timeZone: string,
  query: Query,
): Promise<ListPage<AuditEntry>> {
  const { person, action, from, to, sort = 'when:desc' } = query;
  const all = db.selectFrom('audit_entries');
  const filtered = all
    .$if(Boolean(person), (q) => q.where(concerns(person ?? '')))
    .$if(Boolean(action), (q) => q.where('action', '=', action ?? ''))
    .$if(Boolean(from), (q) => q.where('at', '>=', startOf(from ?? '', 0, timeZone)))
    .$if(Boolean(to), (q) => q.where('at', '<', startOf(to ?? '', 1, timeZone)));
  return readListPage(
    {
      name: 'audit',
      // Ids are in the order of time.
      keys: { when: { expression: sql.ref('id'), type: 'bigint' } },
      id: sql.ref<number>('id'),
      idOf: (row) => row.id,
      readRows: (ids) => readRows(db, ids),
      maxCount: MAX_COUNT,
    },
    { all, filtered, sorted: filtered },
    { ...query, sort },
  );
}
