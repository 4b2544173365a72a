import { AUDIT_PAGE, type AuditEntry, type audit } from '@intranet/contract/audit/endpoints.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { z } from 'zod';
import type { DbOrTx } from '#core/db/database.ts';

type AuditFilters = z.output<(typeof audit)['query']>;

/** Accents first: without them, what is lower case does not depend on the database's locale. */
const folded = (text: Expression<string>) => sql<string>`lower(unaccent(${text}))`;

/** `strpos` and not LIKE: whatever was typed, such as % and _, stands for itself. */
function holds(column: Expression<string>, text: string): Expression<SqlBool> {
  const wanted = folded(sql.val(text.normalize('NFC')));
  // A query of its own is answered once, and not for each row.
  return sql<SqlBool>`strpos(${folded(column)}, (select ${wanted})) > 0`;
}

/** The moment at which a calendar day begins in the company's time zone, `later` days after it. */
function startOf(day: Day, later: number, timeZone: string) {
  return sql<Date>`(${day}::date + ${later}::int)::timestamp at time zone ${timeZone}`;
}

/**
 * Entries of the audit log that match, newest first (D39). Paged by id, so that rows which arrive
 * meanwhile neither repeat nor hide one; page, total and all in one query, and so of one moment.
 * @param timeZone in which `from` and `to` are days, both included
 * @returns `total` counts all that match, whatever page is asked for; `next` is the `before` of the
 *   following page, null at the end
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
        // One more than asked for tells whether there is another page.
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
