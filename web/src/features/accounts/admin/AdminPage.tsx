import { t } from '@intranet/contract/core/i18n/t.ts';
import { Stack } from '@mantine/core';
import { PageShell } from '#ui/PageShell.tsx';
import { PageTabs } from '#ui/PageTabs.tsx';
import { DeleteUserForm } from './DeleteUserForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { UpdateUserForm } from './UpdateUserForm.tsx';
import { UpdateUsernameForm } from './UpdateUsernameForm.tsx';

const TABS = [
  { id: 'reset-password', label: t('Reset Password'), Panel: ResetPasswordForm, keepMounted: true },
  { id: 'delete-user', label: t('Delete User'), Panel: DeleteUserForm, keepMounted: true },
  { id: 'update-username', label: t('Update Username'), Panel: UpdateForms, keepMounted: true },
  { id: 'register', label: t('Register New User'), Panel: RegisterForm, keepMounted: true },
] as const;

function UpdateForms() {
  return (
    <Stack gap="md">
      <UpdateUsernameForm />
      <UpdateUserForm />
    </Stack>
  );
}

export default function AdminPage() {
  return (
    <PageShell title={t('Admin')}>
      <PageTabs label={t('Administration')} tabs={TABS} />
    </PageShell>
  );
}
