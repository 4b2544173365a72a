import { success } from '@intranet/contract/core/endpoint.ts';
import * as calls from '@intranet/contract/people/endpoints.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { readChangeStamp } from '#core/http/cache/change-stamp.ts';
import { idempotencyKey } from '#core/http/idempotency-key.ts';
import { createEmployee } from './employees/create-employee.ts';
import { deductVacation } from '#features/balance/deduct-vacation.ts';
import { editEmployee } from './employees/edit-employee.ts';
import { listAreasAndNames, listEmployees, listNamesOfArea } from './employees/queries.ts';

export function employeeRoutes({ route, cachedRoute }: Router, deps: Deps): void {
  cachedRoute(calls.employees, async () => {
    const day = today(deps);
    return {
      stamp: await readChangeStamp(deps.db),
      variant: [day],
      read: async () => ({ ferias: await listEmployees(deps.db, day) }),
    };
  });

  route(calls.areasAndNames, async () => listAreasAndNames(deps.db));

  route(calls.namesByArea, async ({ query }) => ({
    names: await listNamesOfArea(deps.db, query.area),
  }));

  route(calls.createEmployee, async ({ actor, body, origin }) => {
    await createEmployee(deps, actor, origin, {
      name: body.nome,
      area: body.area,
      cargo: body.cargo,
      ativo: body.ativo,
      startDate: body.start_date,
      birthDate: body.birth_date,
      balance: body.saldo,
    });
    return success('Colaborador criado com sucesso!');
  });

  route(calls.editEmployee, async ({ actor, body, origin }) => {
    await editEmployee(deps, actor, origin, body.nome, {
      area: body.area,
      cargo: body.cargo,
      ativo: body.ativo,
      balance: {
        days: body.saldo,
        expected: body.expected_saldo,
        reason: body.reason || 'Corrected by an administrator',
      },
    });
    return success('Dados atualizados com sucesso!');
  });

  route(calls.deductVacation, async ({ actor, body, origin, request }) => {
    await deductVacation(deps, actor, origin, {
      area: body.area,
      name: body.name,
      date: body.date,
      days: body.days,
      type: body.leave_type,
      requestKey: idempotencyKey(request),
    });
    return success('Vacation Deduction submitted!');
  });
}
