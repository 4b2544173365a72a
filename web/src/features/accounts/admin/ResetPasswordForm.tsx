import { type Account, resetPassword } from '@intranet/contract/accounts/admin-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { NewPasswordInput } from '../NewPasswordInput.tsx';
import { AdminForm, useAdminForm } from './AdminForm.tsx';
import { adminFormId, useChosenUser } from './chosen-user.ts';
import { UserSelect } from './UserSelect.tsx';

const EMPTY = {
  username: '',
  new_password: '',
  force_password_change: false,
  disable_two_factor: false,
};

export function ResetPasswordForm() {
  const [user, setUser] = useState<Account | null>(null);
  const { form, formState } = useAdminForm(resetPassword, EMPTY, t('Password reset successfully!'));
  const chosen = user?.username === form.values.username ? user : null;
  const choose = (next: Account | null) => {
    setUser(next);
    form.setFieldValue('username', next?.username ?? '');
    // The choice applies to one user and is hidden for users without a second factor.
    form.setFieldValue('disable_two_factor', false);
  };
  useChosenUser('reset-password', choose);
  return (
    <AdminForm
      {...formState}
      id={adminFormId('reset-password')}
      title={t('Reset Password')}
      text={t('This signs the person out everywhere. They get an email without the new password.')}
    >
      <UserSelect
        label={t('User')}
        value={form.values.username}
        onChoose={choose}
        error={form.errors.username}
      />
      <NewPasswordInput {...form.getInputProps('new_password')} />
      <Checkbox
        label={t('Force password change at the next sign-in')}
        {...form.getInputProps('force_password_change', { type: 'checkbox' })}
      />
      {chosen?.two_factor && (
        <Checkbox
          label={t('Turn off two-factor sign-in')}
          description={t(
            '{username} signs in with an authenticator app. Turn it off only if they’ve lost both the app and the recovery codes.',
            { username: chosen.username },
          )}
          {...form.getInputProps('disable_two_factor', { type: 'checkbox' })}
        />
      )}
    </AdminForm>
  );
}
