import type { Day } from '@intranet/contract/core/days.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import type { LeaveState } from '@intranet/contract/leave/leave-states.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import type { Ativo, Cargo } from '@intranet/contract/people/positions.ts';
import { hashPassword } from '#features/accounts/passwords.ts';
import { appendLedger } from '#features/balance/ledger.ts';
import { openSession } from './open-session.ts';
import type { TestApp } from './test-app.ts';

export const PASSWORD = 'a good long passphrase';
let passwordHash: Promise<string> | undefined;

export interface Person {
  accountId: number;
  employeeId: number;
  name: string;
  email: string;
  cookie: string;
}

interface PersonOptions {
  role?: Role;
  /** The name by default. */
  username?: string;
  /** Derived from the name by default. */
  email?: string;
  area?: string;
  cargo?: Cargo;
  ativo?: Ativo;
  balance?: number;
  startDate?: Day | null;
  accruesAfter?: Day;
  mustChangePassword?: boolean;
}

/** Returns an area's id and creates the area if it is new. */
export async function makeArea({ deps }: TestApp, name: string): Promise<number> {
  const found = await deps.db
    .selectFrom('areas')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst();
  if (found) return found.id;
  const made = await deps.db
    .insertInto('areas')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

/** Makes an account one that nobody has joined yet. */
export async function invite(test: TestApp, accountId: number): Promise<void> {
  await test.deps.db
    .insertInto('invitations')
    .values({
      account_id: accountId,
      token_hash: Buffer.from(String(accountId)),
      sent_at: test.deps.clock.now(),
      expires_at: test.deps.clock.now(),
    })
    .execute();
}

export async function makeAccount(
  test: TestApp,
  username: string,
  options: { role?: Role; mustChangePassword?: boolean; email?: string } = {},
): Promise<{ accountId: number; email: string; cookie: string }> {
  passwordHash ??= hashPassword(PASSWORD);
  const email =
    options.email ?? `${username.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '.')}@example.com`;
  const { id } = await test.deps.db
    .insertInto('accounts')
    .values({
      username,
      email,
      role: options.role ?? 'full_access',
      password_hash: await passwordHash,
      must_change_password: options.mustChangePassword ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cookie = await openSession(test.deps.db, id, test.deps.clock.now());
  return { accountId: id, email, cookie };
}

/** Creates an account with its employee and signs in. Only employees with a start date accrue. */
export async function makePerson(
  test: TestApp,
  name: string,
  options: PersonOptions = {},
): Promise<Person> {
  const { area = 'Finance', cargo = 'Junior Assist', ativo = 'S', balance = 0 } = options;
  const account = await makeAccount(test, options.username ?? name, options);
  const { db } = test.deps;
  const { id } = await db
    .insertInto('employees')
    .values({
      name,
      area_id: await makeArea(test, area),
      cargo,
      ativo,
      start_date: options.startDate ?? null,
      accrues_after: options.accruesAfter ?? '2026-01-01',
      account_id: account.accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.transaction().execute((tx) =>
    appendLedger(tx, {
      employeeId: id,
      kind: 'opening',
      days: balance,
      effectiveOn: options.accruesAfter ?? '2026-01-01',
      actor: 'Test',
      reason: 'Opening balance',
    }),
  );
  return { ...account, employeeId: id, name };
}

/** Inserts a leave in any state. An approved vacation is debited. */
export async function makeLeave(
  test: TestApp,
  person: Pick<Person, 'employeeId'>,
  start: Day,
  end: Day,
  options: { type?: LeaveType; state?: LeaveState } = {},
): Promise<number> {
  const { type = 'Vacation', state = 'approved' } = options;
  return test.deps.db.transaction().execute(async (tx) => {
    const { area_id } = await tx
      .selectFrom('employees')
      .select('area_id')
      .where('id', '=', person.employeeId)
      .executeTakeFirstOrThrow();
    const leave = await tx
      .insertInto('leaves')
      .values({
        employee_id: person.employeeId,
        area_id,
        type,
        starts_on: start,
        ends_on: end,
        state,
        requested_at: new Date('2026-01-15T12:00:00Z'),
      })
      .returning(['id', 'days'])
      .executeTakeFirstOrThrow();
    if (state === 'approved' && type === 'Vacation') {
      await appendLedger(tx, {
        employeeId: person.employeeId,
        kind: 'debit',
        days: -leave.days,
        effectiveOn: start,
        actor: 'Test',
        reason: 'Vacation',
        leaveId: leave.id,
      });
    }
    return leave.id;
  });
}

/** A code to reset a password that stays valid. */
export async function makeResetCode(t: TestApp, accountId: number): Promise<void> {
  const code_hash = Buffer.from('x');
  await t.deps.db
    .insertInto('reset_codes')
    .values({ account_id: accountId, code_hash, expires_at: new Date('2100-01-01') })
    .execute();
}
