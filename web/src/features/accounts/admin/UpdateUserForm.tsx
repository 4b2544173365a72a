import {
  updateUser as endpoint,
  type HubUser,
} from '@intranet/contract/accounts/admin-endpoints.ts';
import { ROLE_OPTIONS } from '@intranet/contract/core/roles.ts';
import { Checkbox, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import type { CallBody } from '#core/call.ts';
import { AdminForm, useAdminForm } from './AdminForm.tsx';
import { updateUser, usersQuery } from './api.ts';
import { UserSelect } from './UserSelect.tsx';

type Values = CallBody<typeof endpoint>;

const EMPTY = { username: '', email: '', link_employee: false, unlink_single_sign_on: false };

export function UpdateUserForm() {
  const { data: users } = useQuery(usersQuery);
  const { form, formState } = useAdminForm<Values>({
    schema: endpoint.body,
    initialValues: { ...EMPTY, role: 'full_access' },
    send: updateUser,
    saved: 'User updated successfully!',
  });
  const choose = (username: string) => {
    const user = users?.find((one) => one.username === username);
    form.setValues(user ? { ...EMPTY, username, email: user.email, role: user.role } : form.values);
    if (!user) form.reset();
    form.clearErrors();
  };
  const nobody = form.values.username === '';
  const chosen = users?.find((one) => one.username === form.values.username);
  return (
    <AdminForm
      {...formState}
      title="Update E-mail and Role"
      text="A role counts from the person's next click."
      action="Save"
    >
      <UserSelect
        label="User"
        value={form.values.username}
        onChange={choose}
        error={form.errors.username}
      />
      <TextInput
        label="Email"
        type="email"
        autoComplete="off"
        disabled={nobody}
        {...form.getInputProps('email')}
      />
      <Select
        label="Role"
        data={ROLE_OPTIONS}
        allowDeselect={false}
        disabled={nobody}
        {...form.getInputProps('role')}
      />
      {chosen && <LinkCheckboxes user={chosen} form={form} />}
    </AdminForm>
  );
}

function LinkCheckboxes({ user, form }: { user: HubUser; form: UseFormReturnType<Values> }) {
  return (
    <>
      {user.employee_to_link && (
        <Checkbox
          label="Link to the employee of this name"
          description={`${user.employee_to_link}. Make sure that this is the same person.`}
          {...form.getInputProps('link_employee', { type: 'checkbox' })}
        />
      )}
      {user.single_sign_on && (
        <Checkbox
          label="Unlink from the identity provider"
          description="Ends the sessions that were opened through it. The next sign-in with this e-mail links the account again."
          {...form.getInputProps('unlink_single_sign_on', { type: 'checkbox' })}
        />
      )}
    </>
  );
}
