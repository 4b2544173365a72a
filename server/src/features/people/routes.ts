import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import * as directoryCalls from '@intranet/contract/people/directory-endpoints.ts';
import { mapDetails } from '@intranet/contract/people/employee-fields.ts';
import * as calls from '@intranet/contract/people/endpoints.ts';
import * as stepCalls from '@intranet/contract/people/first-steps-endpoints.ts';
import * as importCalls from '@intranet/contract/people/import-endpoints.ts';
import * as searchCalls from '@intranet/contract/people/search-endpoints.ts';
import { today } from '#core/clock.ts';
import { readChangeStamp } from '#core/http/cache/change-stamp.ts';
import type { Router } from '#core/http/route.ts';
import { sortByText } from '#core/text-order.ts';
import { readDirectoryPage } from './directory/directory-page.ts';
import { readProfile } from './directory/profile.ts';
import { changeOwnPhone } from './employees/change-own-phone.ts';
import { correctStartDate } from './employees/correct-start-date.ts';
import { createEmployee, toNewEmployee } from './employees/create-employee.ts';
import { editEmployee } from './employees/edit-employee.ts';
import { readEmployeePage } from './employees/employee-page.ts';
import { listAreasAndNames, listEmployees, listPeopleOfArea } from './employees/queries.ts';
import { hideFirstSteps, readFirstSteps } from './first-steps.ts';
import type { PeopleDeps } from './hooks.ts';
import { importEmployees } from './import/import-employees.ts';
import { listAreas } from './queries.ts';
import { findNearName } from './search/queries.ts';
import { searchPeople } from './search/search-people.ts';

export function peopleRoutes({ route, cachedRoute }: Router, deps: PeopleDeps): void {
  cachedRoute(calls.employees, async () => {
    const day = today(deps);
    return {
      stamp: await readChangeStamp(deps.db),
      variant: [day],
      read: async () => ({ ferias: await listEmployees(deps.db, day) }),
    };
  });

  route(calls.employeePage, ({ query }) => readEmployeePage(deps.db, query, today(deps)));

  route(calls.areas, async () => ({
    areas: sortByText(await listAreas(deps.db), ({ name }) => name).map(({ name }) => name),
  }));

  route(calls.areasAndNames, async () => listAreasAndNames(deps.db));

  route(calls.namesByArea, async ({ query }) => {
    const people = await listPeopleOfArea(deps.db, query.area);
    return { names: people.map(({ name }) => name), people };
  });

  route(searchCalls.searchPeople, ({ actor, query }) => searchPeople(deps, actor, query));

  route(searchCalls.nearName, async ({ query }) => ({
    name: await findNearName(deps.db, query.name, query.except),
  }));

  route(directoryCalls.directory, ({ actor, query }) => readDirectoryPage(deps, actor, query));

  route(directoryCalls.profile, ({ actor, params }) => readProfile(deps, actor, params.id));

  route(stepCalls.firstSteps, ({ params }) => readFirstSteps(deps, params.id));

  route(stepCalls.hideFirstSteps, async ({ actor, params }) => {
    await hideFirstSteps(deps, actor, params.id);
    return success(t('List hidden'));
  });

  route(directoryCalls.changeOwnPhone, async ({ actor, body }) => {
    await changeOwnPhone(deps, actor, body.phone);
    return success(body.phone === null ? t('Phone number removed') : t('Phone number saved'));
  });

  route(calls.createEmployee, async ({ actor, body }) => {
    const anotherPerson = body.another_person;
    await createEmployee(deps, actor, toNewEmployee(body), { anotherPerson });
    return success(t('Employee created.'));
  });

  route(calls.editEmployee, async ({ actor, body }) => {
    const key = { name: body.nome, employeeId: body.employee_id };
    await editEmployee(deps, actor, key, {
      area: body.area,
      cargo: body.cargo,
      ativo: body.ativo,
      balance: {
        days: body.saldo,
        expected: body.expected_saldo,
        reason: body.reason || 'Corrected by admin',
      },
      details: mapDetails((name) => body[name]),
      newName:
        body.new_name === undefined
          ? undefined
          : { name: body.new_name, anotherPerson: body.another_person ?? false },
    });
    return success(t('Employee updated.'));
  });

  route(calls.correctStartDate, async ({ actor, body }) => {
    await correctStartDate(deps, actor, {
      person: { name: body.nome, employeeId: body.employee_id },
      startDate: body.start_date,
      expected: body.expected_start_date,
      adjustment: body.adjustment,
    });
    return success(t('Start date corrected'));
  });

  route(importCalls.importEmployees, ({ actor, body, file }) =>
    importEmployees(deps, actor, { file, ...body }),
  );
}
