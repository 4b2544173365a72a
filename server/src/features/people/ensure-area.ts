import { newAreaNameSchema } from '@intranet/contract/people/schemas.ts';
import { sql } from 'kysely';
import type { Tx } from '#core/db/database.ts';
import { atField } from '#core/errors.ts';
import { type Area, findArea } from './queries.ts';

/** Creates a missing area. @throws AppError invalid_input at `area` for invisible characters */
export async function ensureArea(tx: Tx, name: string): Promise<Area> {
  const known = await findArea(tx, name);
  if (known) return known;
  const [problem] = newAreaNameSchema.safeParse(name).error?.issues ?? [];
  if (problem) throw atField('invalid_input', 'area', problem.message);
  await tx
    .insertInto('areas')
    .values({ name })
    .onConflict((conflict) => conflict.expression(sql`lower(name)`).doNothing())
    .execute();
  return (await findArea(tx, name)) as Area;
}
