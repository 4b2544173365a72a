import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import * as calls from '@intranet/contract/groups/endpoints.ts';
import type { Router } from '#core/http/route.ts';
import type { PeopleDeps } from '#features/people/hooks.ts';
import { addGroup, editGroup, removeGroup } from './change-groups.ts';
import { listGroupUses } from './group-uses.ts';
import { countRoles, listGroupPeople, listGroups, listRolePeople } from './queries.ts';

export function groupRoutes({ route }: Router, deps: PeopleDeps): void {
  route(calls.groups, async () => ({
    groups: await listGroups(deps.db, await listGroupUses(deps.db)),
    roles: await countRoles(deps.db),
  }));

  route(calls.addGroup, async ({ actor, body }) => {
    const id = await addGroup(deps, actor, body);
    return { ...success(t('Group added')), id };
  });

  route(calls.editGroup, async ({ actor, params, body }) => {
    await editGroup(deps, actor, params.id, body);
    return success(t('Group saved'));
  });

  route(calls.removeGroup, async ({ actor, params }) => {
    await removeGroup(deps, actor, params.id);
    return success(t('Group removed'));
  });

  route(calls.groupPeople, ({ params, query }) =>
    listGroupPeople(deps.db, params.id, query.search),
  );
  route(calls.rolePeople, ({ params, query }) =>
    listRolePeople(deps.db, params.role, query.search),
  );
}
