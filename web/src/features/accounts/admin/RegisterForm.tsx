import { register as endpoint } from '@intranet/contract/accounts/admin-endpoints.ts';
import { ROLE_OPTIONS, type Role } from '@intranet/contract/core/roles.ts';
import { Checkbox, Select, TextInput } from '@mantine/core';
import { NewPasswordInput } from '../NewPasswordInput.tsx';
import { AdminForm, useAdminForm } from './AdminForm.tsx';
import { registerUser } from './api.ts';

const EMPTY = {
  username: '',
  email: '',
  password: '',
  // Spec §9.
  role: 'full_access' as Role,
  force_password_change: true,
};

export function RegisterForm() {
  const { form, formState } = useAdminForm({
    schema: endpoint.body,
    initialValues: EMPTY,
    send: registerUser,
    saved: 'Usuário registrado com sucesso!',
    failed: 'Erro ao registrar novo usuário. Tente novamente.',
  });
  return (
    <AdminForm
      {...formState}
      title="Register New User"
      text="Somebody with an employee record of the same name is joined to it."
      action="Register"
    >
      <TextInput label="Username" autoComplete="off" {...form.getInputProps('username')} />
      <TextInput label="Email" type="email" autoComplete="off" {...form.getInputProps('email')} />
      <NewPasswordInput
        label="Password"
        description="8 to 128 characters; tell it to the person yourself, it is not mailed"
        {...form.getInputProps('password')}
      />
      <Select
        label="Role"
        data={ROLE_OPTIONS}
        allowDeselect={false}
        {...form.getInputProps('role')}
      />
      <Checkbox
        label="Must choose another password at the first sign-in"
        {...form.getInputProps('force_password_change', { type: 'checkbox' })}
      />
    </AdminForm>
  );
}
