import type { Tx } from '@intranet/server/core/db/database.ts';
import type { CompanyPlan } from './company-plan.ts';
import type { RowWithId } from './company-rows.ts';
import { insertRows } from './insert-rows.ts';

export async function insertLeaveRules(
  tx: Tx,
  { deputies = [], coverage = { limits: [], pairs: [] } }: CompanyPlan,
  areaIds: ReadonlyMap<string, number>,
  employees: readonly RowWithId<'employees'>[],
): Promise<void> {
  const ids = new Map(employees.map(({ name, id }) => [name, id]));
  const idOf = (name: string) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`There is no ${name} in the company`);
    return id;
  };
  await insertRows(
    tx,
    'deputies',
    deputies.map(({ head, deputy, startsOn, endsOn }) => ({
      head_id: idOf(head),
      deputy_id: idOf(deputy),
      starts_on: startsOn,
      ends_on: endsOn,
      created_by: head,
    })),
  );
  await insertRows(
    tx,
    'coverage_limits',
    coverage.limits.map(({ area, maxAway }) => ({
      area_id: areaIds.get(area) as number,
      max_away: maxAway,
    })),
  );
  await insertRows(
    tx,
    'coverage_pairs',
    coverage.pairs.map(([one, other]) => ({
      first_id: Math.min(idOf(one), idOf(other)),
      second_id: Math.max(idOf(one), idOf(other)),
    })),
  );
}
