import { updateUsername as endpoint } from '@intranet/contract/accounts/admin-endpoints.ts';
import { TextInput } from '@mantine/core';
import { AdminForm, useAdminForm } from './AdminForm.tsx';
import { updateUsername } from './api.ts';
import { UserSelect } from './UserSelect.tsx';

export function UpdateUsernameForm() {
  const { form, formState } = useAdminForm({
    schema: endpoint.body,
    initialValues: { current_username: '', new_username: '' },
    send: updateUsername,
    saved: 'Username updated successfully!',
  });
  return (
    <AdminForm
      {...formState}
      title="Update Username"
      text="The employee record is renamed with it; leave, balance and approvals follow."
      action="Update Username"
    >
      <UserSelect label="Current username" {...form.getInputProps('current_username')} />
      <TextInput label="New username" autoComplete="off" {...form.getInputProps('new_username')} />
    </AdminForm>
  );
}
