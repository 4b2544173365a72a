import { DEDUCTION_LABELS, type DeductionType } from '@intranet/contract/balance/ledger-kinds.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { beforeStartProblem } from '@intranet/contract/people/start-date.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { atField } from '#core/errors.ts';
import { isRepeated } from '#core/http/idempotency-key.ts';
import { assertUnambiguous } from '#features/people/policy.ts';
import { type Employee, findArea, lockPerson, type PersonKey } from '#features/people/queries.ts';
import { assertEmployeeFunded, fundingSettings } from './funding.ts';
import { appendLedger } from './ledger.ts';

export interface Deduction {
  area: string;
  person: PersonKey;
  date: Day;
  days: number;
  type: DeductionType;
  requestKey: string | null;
}

async function lockEmployee(
  tx: Tx,
  actor: Actor,
  { area, person: key, type }: Deduction,
): Promise<Employee> {
  const person = await lockPerson(tx, key, actor.accountId);
  assertUnambiguous(person, 'name');
  const { name, employee } = person;
  if (!employee || employee.areaId !== (await findArea(tx, area))?.id) {
    throw atField(
      'no_employee',
      'name',
      t('No one in {area} is named {name}', { area: areaName(area), name }),
    );
  }
  if (employee.ativo === 'N' && type !== 'RESCISÃO') {
    const sentence = t('{name} has left, so only a Termination can be deducted', {
      name: employee.name,
    });
    throw atField('not_active', 'name', sentence);
  }
  return employee;
}

/** Follows the funding rule (D19, D20). A retry posts nothing. */
export async function deductVacation(deps: Deps, actor: Actor, deduction: Deduction) {
  const { date, days, type, requestKey } = deduction;
  await deps.db.transaction().execute(async (tx) => {
    const employee = await lockEmployee(tx, actor, deduction);
    const content = [employee.id, date, days, type];
    const keyed = { call: 'vacation_deductions', key: requestKey, content } as const;
    if (await isRepeated(tx, actor, keyed)) return;
    const tooEarly = beforeStartProblem(employee, date);
    if (tooEarly) throw atField('before_start_date', 'date', tooEarly);
    await assertEmployeeFunded(
      tx,
      fundingSettings(deps),
      { employeeId: employee.id },
      { on: date, days },
    );
    await appendLedger(tx, {
      employeeId: employee.id,
      kind: 'deduction',
      days: -days,
      effectiveOn: date,
      actor: actor.username,
      reason: DEDUCTION_LABELS[type],
      deductionType: type,
    });
    await recordAct(tx, actor, 'vacation_deducted', employee.name, {
      type: DEDUCTION_LABELS[type],
      date,
      days,
    });
  });
}
