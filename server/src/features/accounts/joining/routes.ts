import * as calls from '@intranet/contract/accounts/joining-endpoints.ts';
import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Router } from '#core/http/route.ts';
import { toNewEmployee } from '#features/people/employees/create-employee.ts';
import type { PeopleDeps } from '#features/people/hooks.ts';
import { replySignedIn } from '../reply-signed-in.ts';
import { acceptInvitation, lookUpInvitation } from './accept-invitation.ts';
import { addPerson } from './add-person.ts';
import { sendInvitationAgain, withdrawInvitation } from './manage-invitation.ts';

export function joiningRoutes({ route, publicRoute }: Router, deps: PeopleDeps): void {
  route(calls.addPerson, async ({ actor, body }) => {
    const { username, email, role, language, another_person: anotherPerson } = body;
    const account = { username, email, role, language };
    const person = { employee: toNewEmployee(body), anotherPerson, account };
    const { employeeId, link } = await addPerson(deps, actor, person);
    return { employee_id: employeeId, join_link: link };
  });

  route(calls.sendInvitation, async ({ actor, params }) => ({
    join_link: await sendInvitationAgain(deps, actor, params.id),
  }));

  route(calls.withdrawInvitation, async ({ actor, params }) => {
    await withdrawInvitation(deps, actor, params.id);
    return success(t('Invitation withdrawn'));
  });

  publicRoute(calls.lookUpInvitation, ({ body }) => lookUpInvitation(deps, body.token));

  publicRoute(calls.acceptInvitation, async ({ body, origin, request, reply }) =>
    replySignedIn(deps, { request, reply }, await acceptInvitation(deps, origin, body)),
  );
}
