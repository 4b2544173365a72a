import { type Account, updateUsername } from '@intranet/contract/accounts/admin-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { TextInput } from '@mantine/core';
import { AdminForm, useAdminForm } from './AdminForm.tsx';
import { adminFormId, useChosenUser } from './chosen-user.ts';
import { UserSelect } from './UserSelect.tsx';

export function UpdateUsernameForm() {
  const { form, formState } = useAdminForm(
    updateUsername,
    { current_username: '', new_username: '' },
    t('Username updated successfully!'),
  );
  const choose = (user: Account | null) =>
    form.setFieldValue('current_username', user?.username ?? '');
  useChosenUser('update-username', choose);
  return (
    <AdminForm
      {...formState}
      id={adminFormId('update-username')}
      heading={t('Username')}
      title={t('Update Username')}
      text={t('Also renames the employee record; leave, balance and approvals are kept.')}
    >
      <UserSelect
        label={t('Current username')}
        value={form.values.current_username}
        onChoose={choose}
        error={form.errors.current_username}
      />
      <TextInput
        label={t('New username')}
        autoComplete="off"
        {...form.getInputProps('new_username')}
      />
    </AdminForm>
  );
}
