import { register } from '@intranet/contract/accounts/admin-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import { Checkbox, TextInput } from '@mantine/core';
import { NewPasswordInput } from '../NewPasswordInput.tsx';
import { RoleSelect } from '../shared/RoleSelect.tsx';
import { AdminForm, useAdminForm } from './AdminForm.tsx';
import { UnlinkedEmployeeSelect } from './UnlinkedEmployeeSelect.tsx';

const EMPTY = {
  username: '',
  email: '',
  password: '',
  role: 'full_access' as Role,
  employee_id: undefined as number | undefined,
  force_password_change: true,
};

export function RegisterForm() {
  const { form, formState } = useAdminForm(
    register,
    EMPTY,
    t('User registered successfully!'),
    t('Couldn’t register the new user. Please try again.'),
  );
  return (
    <AdminForm
      {...formState}
      title={t('Register New User')}
      text={t('The account is linked to the employee with the same name.')}
      action={t('Register')}
    >
      <TextInput label={t('Username')} autoComplete="off" {...form.getInputProps('username')} />
      <TextInput
        label={t('Email')}
        type="email"
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <NewPasswordInput
        label={t('Password')}
        description={t('8–128 characters. Share it with the person yourself; we don’t email it.')}
        {...form.getInputProps('password')}
      />
      <RoleSelect {...form.getInputProps('role')} />
      <UnlinkedEmployeeSelect
        description={t(
          'Only needed if the name differs from the username, or if several people share it',
        )}
        value={form.values.employee_id}
        onChange={(id) => form.setFieldValue('employee_id', id)}
        error={form.errors.employee_id}
      />
      <Checkbox
        label={t('Require a new password at first sign-in')}
        {...form.getInputProps('force_password_change', { type: 'checkbox' })}
      />
    </AdminForm>
  );
}
