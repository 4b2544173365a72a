import { updateUser as endpoint } from '@intranet/contract/accounts/admin-endpoints.ts';
import { ROLES, type Role } from '@intranet/contract/roles.ts';
import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { AdminForm } from './AdminForm.tsx';
import { updateUser, usersQuery } from './api.ts';
import { UserSelect } from './UserSelect.tsx';
import { useAdminForm } from './use-admin-form.ts';

/** Beyond the specification: what else an account has, to be changed where the name is. */
export function UpdateUserForm() {
  const { data: users } = useQuery(usersQuery);
  const { form, problem, pending, send } = useAdminForm({
    schema: endpoint.body,
    initialValues: { username: '', email: '', role: 'full_access' as Role },
    submit: updateUser,
  });
  const choose = (username: string) => {
    const user = users?.find((one) => one.username === username);
    form.setValues(user ? { username, email: user.email, role: user.role } : form.values);
    if (!user) form.reset();
    form.clearErrors();
  };
  const nobody = form.values.username === '';
  return (
    <AdminForm
      title="Update E-mail and Role"
      text="A role counts from the person's next click."
      problem={problem}
      action="Save"
      pending={pending}
      onSubmit={form.onSubmit(send)}
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
        data={[...ROLES]}
        allowDeselect={false}
        disabled={nobody}
        {...form.getInputProps('role')}
      />
    </AdminForm>
  );
}
