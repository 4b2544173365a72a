import { updateUsername as endpoint } from '@intranet/contract/accounts/admin-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { TextInput } from '@mantine/core';
import { AdminForm, useAdminForm } from './AdminForm.tsx';
import { updateUsername } from './api.ts';
import { UserSelect } from './UserSelect.tsx';

export function UpdateUsernameForm() {
  const { form, formState } = useAdminForm({
    schema: endpoint.body,
    initialValues: { current_username: '', new_username: '' },
    send: updateUsername,
    saved: t('Username updated successfully!'),
  });
  return (
    <AdminForm
      {...formState}
      title={t('Update Username')}
      text={t('Also renames the employee record; leave, balance and approvals are kept.')}
      action={t('Update Username')}
    >
      <UserSelect label={t('Current username')} {...form.getInputProps('current_username')} />
      <TextInput
        label={t('New username')}
        autoComplete="off"
        {...form.getInputProps('new_username')}
      />
    </AdminForm>
  );
}
