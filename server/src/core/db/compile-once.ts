import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from './database.ts';

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

export type Values<Of> = <Name extends keyof Of & string>(name: Name) => RawBuilder<Of[Name]>;

/** Compiles a frequent query once, because compiling can take longer than running it. */
export function compileOnce<Of, Row>(
  build: (db: DbOrTx, value: Values<Of>) => Compilable<Row>,
): (db: DbOrTx, values: Of) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(db, (name) => sql`${new Placeholder(name)}`).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Of] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

/** A list of SQL literals for `in (…)`. Partial indexes apply only to literals, not to parameters. */
export function literals(values: readonly string[]): RawBuilder<string> {
  return sql`(${sql.join(values.map((value) => sql.lit(value)))})`;
}
