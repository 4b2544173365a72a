import { birthdayProblem } from '@intranet/contract/communication/rules.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { atField } from '#core/errors.ts';
import { lockPerson, type PersonKey } from '#features/people/queries.ts';
import { setBirthDate } from '#features/people/update-employee.ts';
import { authorizeBirthdayOf } from './policy.ts';

/** Sets an employee's birthday, or removes it with null (D37). The employee needs no account (D4). */
export async function updateBirthday(
  deps: Deps,
  actor: Actor,
  { person, birthday }: { person: PersonKey; birthday: Day | null },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const employee = authorizeBirthdayOf(actor, await lockPerson(tx, person, actor.accountId));
    const problem = birthday && birthdayProblem(birthday, today(deps));
    if (problem) throw atField('invalid_input', 'newBirthday', problem);
    if (!(await setBirthDate(tx, employee, birthday))) return;
    // The log omits the date, because it is stored for ever and ages are private.
    await recordAct(tx, actor, 'birthday_changed', employee.name);
  });
}
