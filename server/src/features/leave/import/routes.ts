import * as calls from '@intranet/contract/people/import-endpoints.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { importEmployees } from '#features/people/import/import-employees.ts';
import { importLeaves } from './import-leaves.ts';

export function importRoutes({ route }: Router, deps: Deps): void {
  route(calls.importEmployees, ({ actor, body, file, origin }) =>
    importEmployees(deps, actor, origin, { file, ...body }),
  );

  route(calls.importLeaves, ({ actor, body, file, origin }) =>
    importLeaves(deps, actor, origin, { file, ...body, charge: body.charge === 'yes' }),
  );
}
