import type { Day } from '@intranet/contract/core/days.ts';
import type { Db } from '@intranet/server/core/db/database.ts';
import { OperatorError } from '@intranet/server/core/operator-error.ts';
import { hashPassword } from '@intranet/server/features/accounts/passwords.ts';
import { sql } from 'kysely';
import { type CompanyPlan, decidersAmong } from '../company/company-plan.ts';
import { completeEmployee } from '../company/complete-employee.ts';
import { insertCompany, lockEmptyCompany } from '../company/insert-company.ts';
import { createRandom } from '../company/random.ts';
import { generateLeaves, leaveDays, MAX_LEAVES_EACH } from './generate-leaves.ts';
import {
  firstOnRecord,
  GENERATED_AREAS,
  generatePeople,
  MIN_EMPLOYEES,
  SEED_USER,
} from './generate-people.ts';

export class GenerateError extends OperatorError {}

export interface CompanySize {
  employees: number;
  leaves: number;
  /** The same seed on the same day makes the same company. */
  seed: number;
  today: Day;
}

const MAX_EMPLOYEES = 50_000;
/** Enough for many requests of a test or a measurement, in days. */
const SEED_USER_BALANCE = 30;

/** @throws GenerateError with the bounds */
export function checkSize({ employees, leaves, seed }: CompanySize): void {
  const isWhole = (n: number, min: number, max: number) =>
    Number.isInteger(n) && n >= min && n <= max;
  const bounds: [string, number, number, number, string][] = [
    ['employees', employees, MIN_EMPLOYEES, MAX_EMPLOYEES, ''],
    ['leaves', leaves, 0, employees * MAX_LEAVES_EACH, ` (${MAX_LEAVES_EACH} for each employee)`],
    ['seed', seed, 0, 4_294_967_295, ''],
  ];
  for (const [name, value, min, max, why] of bounds) {
    if (isWhole(value, min, max)) continue;
    throw new GenerateError(`--${name} must be a whole number from ${min} to ${max}${why}.`);
  }
}

/** Plans a company of any size, the same for the same seed and day; `Seed User` has only past leave. */
export function planCompany(size: CompanySize): CompanyPlan {
  checkSize(size);
  const { employees, leaves, today } = size;
  const random = createRandom(size.seed);
  const people = generatePeople(random, employees, today);
  const deciderOf = decidersAmong(people);
  const days = leaveDays(firstOnRecord(today), today);
  return {
    areas: GENERATED_AREAS,
    accounts: [{ username: 'Seed Admin', email: 'seed.admin@example.com', role: 'admin' }],
    employees: people.map((person, index) => {
      const share = Math.floor(leaves / employees) + (index < leaves % employees ? 1 : 0);
      const isSeedUser = person.name === SEED_USER;
      const onlyPast = isSeedUser || person.ativo === 'N';
      const own = days.filter((day) => day > person.accruesAfter && (!onlyPast || day < today));
      const drafts = generateLeaves(random, person, share, own, today);
      return completeEmployee(random, person, drafts, {
        decider: deciderOf(person).name,
        wantedBalance: isSeedUser ? SEED_USER_BALANCE : random.int(4, 60) / 2,
        today,
      });
    }),
  };
}

/**
 * Fills an empty, migrated database; the same seed and day give the same rows.
 * @throws GenerateError if the sizes are out of bounds or the database is not empty
 */
export async function generateCompany(
  db: Db,
  options: CompanySize & { password: string },
): Promise<void> {
  const plan = planCompany(options);
  const passwordHash = await hashPassword(options.password);
  await db.transaction().execute(async (tx) => {
    if (!(await lockEmptyCompany(tx))) {
      throw new GenerateError('The database already has employees or accounts: it must be empty.');
    }
    await insertCompany(tx, plan, { passwordHash, today: options.today });
  });
  // Updates the statistics and the visibility map, as autovacuum would do later.
  await sql`vacuum (analyze) accounts, employees, leaves, leave_events, ledger_entries,
    decision_tokens`.execute(db);
}
