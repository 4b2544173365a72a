import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from './database.ts';

/** Stands in a query for a value that each call brings. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Names a value of the call, where the query needs it. */
export type Values<Of> = <Name extends keyof Of & string>(name: Name) => RawBuilder<Of[Name]>;

/**
 * A query that is put together and compiled at its first call only; for what every request asks, where
 * that takes longer than the database does.
 * @param build makes the query, with `value(name)` wherever a value of the call belongs
 * @returns asks it with the values of one call, and gives its rows
 */
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
