import { type Account, updateUser } from '@intranet/contract/accounts/admin-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Checkbox, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import type { CallBody } from '#core/call.ts';
import { RoleSelect } from '../shared/RoleSelect.tsx';
import { AdminForm, useAdminForm } from './AdminForm.tsx';
import { UnlinkedEmployeeSelect } from './UnlinkedEmployeeSelect.tsx';
import { UserSelect } from './UserSelect.tsx';

type Values = CallBody<typeof updateUser>;

const EMPTY = {
  username: '',
  email: '',
  link_employee: false,
  employee_id: undefined,
  unlink_single_sign_on: false,
};

export function UpdateUserForm() {
  const [user, setUser] = useState<Account | null>(null);
  const { form, formState } = useAdminForm<Values>(
    updateUser,
    { ...EMPTY, role: 'full_access' },
    t('User updated successfully!'),
  );
  const choose = (next: Account | null) => {
    setUser(next);
    if (next) {
      const { username, email, role } = next;
      form.setValues({ ...EMPTY, username, email, role });
    } else form.reset();
    form.clearErrors();
  };
  const nobody = form.values.username === '';
  const chosen = user?.username === form.values.username ? user : null;
  return (
    <AdminForm
      {...formState}
      heading={t('Email and role')}
      title={t('Update email and role')}
      text={t('Role changes apply immediately.')}
      action={t('Save')}
    >
      <UserSelect
        label={t('User')}
        value={form.values.username}
        onChoose={choose}
        error={form.errors.username}
      />
      <TextInput
        label={t('Email')}
        type="email"
        autoComplete="off"
        disabled={nobody}
        {...form.getInputProps('email')}
      />
      <RoleSelect
        stored={form.values.role}
        disabled={nobody}
        {...form.getInputProps('role')}
        {...(nobody && { value: null })}
      />
      {chosen && <Links user={chosen} form={form} />}
    </AdminForm>
  );
}

function Links({ user, form }: { user: Account; form: UseFormReturnType<Values> }) {
  return (
    <>
      {user.employee_id === null && (
        <UnlinkedEmployeeSelect
          description={t('Links this account to an employee. Make sure it is the same person.')}
          value={form.values.employee_id}
          onChange={(id) => form.setValues({ employee_id: id, link_employee: id !== undefined })}
          error={form.errors.employee_id}
        />
      )}
      {user.single_sign_on && (
        <Checkbox
          label={t('Unlink from the identity provider')}
          description={t(
            'This signs the person out wherever they signed in through it. Their next sign-in with this email links the account again.',
          )}
          {...form.getInputProps('unlink_single_sign_on', { type: 'checkbox' })}
        />
      )}
    </>
  );
}
