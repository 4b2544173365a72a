import { AUDIT_PAGE, type AuditEntry, type audit } from '@intranet/contract/audit/endpoints.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { z } from 'zod';
import type { DbOrTx } from '#core/db/database.ts';

type AuditFilters = z.output<(typeof audit)['query']>;

/** Accents are removed first, so that lower case does not depend on the database's locale. */
const folded = (text: Expression<string>) => sql<string>`lower(unaccent(${text}))`;

/** Uses `strpos` instead of LIKE, so that % and _ are plain characters. */
function holds(column: Expression<string>, text: string): Expression<SqlBool> {
  const wanted = folded(sql.val(text.normalize('NFC')));
  // A subquery is evaluated once, not for each row.
  return sql<SqlBool>`strpos(${folded(column)}, (select ${wanted})) > 0`;
}

function startOf(day: Day, later: number, timeZone: string) {
  return sql<Date>`(${day}::date + ${later}::int)::timestamp at time zone ${timeZone}`;
}

/**
 * Matching audit entries, newest first (D39). Paged by id, so that new entries neither repeat nor
 * hide one. `from` and `to` are inclusive days in `timeZone`.
 * @returns `total` of all matches; `next` is the `before` of the following page, null at the end
 */
export async function listAudit(db: DbOrTx, timeZone: string, filters: AuditFilters) {
  const { person, action, from, to, before, limit = AUDIT_PAGE } = filters;
  const found = await db
    .with('matching', (q) =>
      q
        .selectFrom('audit_entries')
        .select('id')
        .$if(Boolean(person), (q) =>
          q.where(({ or, ref }) =>
            or([holds(ref('actor'), person ?? ''), holds(ref('subject'), person ?? '')]),
          ),
        )
        .$if(Boolean(action), (q) => q.where('action', '=', action ?? ''))
        .$if(Boolean(from), (q) => q.where('at', '>=', startOf(from ?? '', 0, timeZone)))
        .$if(Boolean(to), (q) => q.where('at', '<', startOf(to ?? '', 1, timeZone))),
    )
    .with('page', (q) =>
      q
        .selectFrom('matching')
        .select('id')
        .$if(Boolean(before), (q) => q.where('id', '<', before ?? 0))
        .orderBy('id', 'desc')
        // One more row shows whether there is another page.
        .limit(limit + 1),
    )
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('matching').select(fn.countAll<number>().as('n')).as('total'),
      jsonArrayFrom(
        selectFrom('audit_entries')
          .innerJoin('page', 'page.id', 'audit_entries.id')
          .select(['audit_entries.id', 'at', 'actor', 'action', 'subject', 'address', 'detail'])
          .orderBy('audit_entries.id', 'desc'),
      ).as('rows'),
    ])
    .executeTakeFirstOrThrow();
  const entries = found.rows.slice(0, limit).map((row) => ({
    ...row,
    at: new Date(row.at).toISOString(),
    action: row.action as AuditEntry['action'],
    detail: row.detail as AuditEntry['detail'],
  }));
  const next = found.rows.length > limit ? (entries.at(-1)?.id ?? null) : null;
  return { entries, total: found.total ?? 0, next };
}
