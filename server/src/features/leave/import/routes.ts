import * as calls from '@intranet/contract/leave/import-endpoints.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { importLeaves } from './import-leaves.ts';

export function leaveImportRoutes({ route }: Router, deps: Deps): void {
  route(calls.importLeaves, ({ actor, body, file, origin }) =>
    importLeaves(deps, actor, origin, { file, ...body, charge: body.charge === 'yes' }),
  );
}
