import * as calls from '@intranet/contract/accounts/admin-endpoints.ts';
import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { renameEmployee } from '@intranet/contract/people/endpoints.ts';
import type { Router } from '#core/http/route.ts';
import type { PeopleDeps } from '#features/people/hooks.ts';
import { readAccountPanel } from './account-panel.ts';
import { deleteUser } from './delete-user.ts';
import { listUsers } from './list-users.ts';
import { registerUser } from './register-user.ts';
import { removeAccess } from './remove-access.ts';
import { renameOneEmployee } from './rename-employee.ts';
import { renameUser } from './rename-user.ts';
import { searchUsers } from './search-users.ts';
import { setPassword } from './set-password.ts';
import { updateUser } from './update-user.ts';
import { readUserPage } from './user-page.ts';

export function accountAdminRoutes({ route }: Router, deps: PeopleDeps): void {
  route(calls.usersHub, async () => ({ users: await listUsers(deps.db) }));

  route(calls.userPage, ({ query }) => readUserPage(deps.db, query));

  route(calls.searchUsers, ({ query }) => searchUsers(deps.db, query.name));

  route(calls.register, async ({ actor, body }) => {
    const { force_password_change, employee_id: employeeId, ...input } = body;
    const mustChangePassword = force_password_change ?? false;
    await registerUser(deps, actor, { ...input, mustChangePassword, employeeId });
    return success(t('User registered successfully!'));
  });

  route(calls.resetPassword, async ({ actor, body }) => {
    await setPassword(deps, actor, {
      username: body.username,
      newPassword: body.new_password,
      mustChangePassword: body.force_password_change ?? false,
      disableTwoFactor: body.disable_two_factor ?? false,
    });
    return success(t('Password reset successfully!'));
  });

  route(calls.deleteUser, async ({ actor, body }) => {
    await deleteUser(deps, actor, body.username);
    return success(t('User deleted successfully!'));
  });

  route(calls.accountPanel, ({ actor, params }) => readAccountPanel(deps, actor, params.id));

  route(calls.removeAccess, async ({ actor, params, body }) => {
    await removeAccess(deps, actor, { id: params.id, what: body.what });
    return success(t('Saved'));
  });

  route(calls.updateUsername, async ({ actor, body }) => {
    const { current_username: currentUsername, new_username: newUsername } = body;
    await renameUser(deps, actor, { currentUsername, newUsername });
    return success(t('Username updated successfully!'));
  });

  route(renameEmployee, async ({ actor, params, body }) => {
    await renameOneEmployee(deps, actor, {
      id: params.id,
      name: body.name,
      anotherPerson: body.another_person,
    });
    return success(t('Employee renamed'));
  });

  route(calls.updateUser, async ({ actor, body }) => {
    const { link_employee, employee_id: employeeId, unlink_single_sign_on, ...input } = body;
    await updateUser(deps, actor, {
      ...input,
      newUsername: body.new_username,
      unlinkEmployee: body.unlink_employee ?? false,
      employeeId,
      linkEmployee: link_employee ?? false,
      unlinkSingleSignOn: unlink_single_sign_on ?? false,
    });
    return success(t('User updated successfully!'));
  });
}
