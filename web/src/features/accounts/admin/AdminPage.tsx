import { t } from '@intranet/contract/core/i18n/t.ts';
import { readId, useAddress } from '@intranet/ui/hooks/use-address.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { PageTabs } from '@intranet/ui/page/PageTabs.tsx';
import { Stack } from '@mantine/core';
import { useCallback, useState } from 'react';
import { AddPersonButton } from '#features/people/shared/AddPersonButton.tsx';
import { CompanyLanguage } from './CompanyLanguage.tsx';
import { type ChosenUser, ChosenUserContext } from './chosen-user.ts';
import { DeleteUserForm } from './DeleteUserForm.tsx';
import { AccountPanel } from './panel/AccountPanel.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { UpdateUserForm } from './UpdateUserForm.tsx';
import { UpdateUsernameForm } from './UpdateUsernameForm.tsx';
import { UserList } from './UserList.tsx';

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

const FIRST = { tab: TABS[0].id, account: '' };

export default function AdminPage() {
  const [{ account }, setAddress] = useAddress<'tab' | 'account'>(FIRST);
  const [chosen, setChosen] = useState<ChosenUser | null>(null);
  const onChoose = useCallback(
    (user: ChosenUser) => {
      setAddress({ tab: user.form }, { push: true });
      setChosen(user);
    },
    [setAddress],
  );
  const onOpen = useCallback(
    (id: number) => setAddress({ account: String(id) }, { push: true }),
    [setAddress],
  );
  return (
    <PageShell title={t('Admin')} actions={<AddPersonButton />}>
      <ChosenUserContext value={chosen}>
        <PageTabs label={t('Administration')} tabs={TABS} />
      </ChosenUserContext>
      <UserList onChoose={onChoose} onOpen={onOpen} />
      <CompanyLanguage />
      {account !== '' && (
        <AccountPanel
          key={account}
          id={readId(account)}
          onClose={(options) => setAddress({ account: '' }, options)}
        />
      )}
    </PageShell>
  );
}
