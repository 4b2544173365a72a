import { type RawBuilder, sql } from 'kysely';

/** A list of SQL literals for `in (…)`. Partial indexes apply only to literals, not to parameters. */
export function literals(values: readonly string[]): RawBuilder<string> {
  return sql`(${sql.join(values.map((value) => sql.lit(value)))})`;
}
