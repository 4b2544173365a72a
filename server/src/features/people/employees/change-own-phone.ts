import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { lockEmployee } from '../queries.ts';
import { changeDetails } from './change-details.ts';

/** @param phone null removes it @throws AppError no_employee (D12) */
export async function changeOwnPhone(
  deps: Deps,
  actor: Actor,
  phone: string | null,
): Promise<void> {
  const { employee } = actor;
  if (!employee) {
    throw new AppError(
      'no_employee',
      t('No employee record for {name}. Ask an administrator to create one.', {
        name: actor.username,
      }),
    );
  }
  await deps.db.transaction().execute(async (tx) => {
    const { id, name } = await lockEmployee(tx, employee.id);
    const changes = await changeDetails(tx, { employeeId: id, today: today(deps) }, { phone });
    if (Object.keys(changes).length > 0)
      await recordAct(tx, actor, 'employee_changed', name, changes);
  });
}
