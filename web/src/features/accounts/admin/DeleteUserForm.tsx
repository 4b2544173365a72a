import { type Account, deleteUser } from '@intranet/contract/accounts/admin-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { QuestionDialog } from '@intranet/ui/dialog/QuestionDialog.tsx';
import { useAddress } from '@intranet/ui/hooks/use-address.ts';
import { Text } from '@mantine/core';
import { AdminForm, useAdminForm } from './AdminForm.tsx';
import { adminFormId, useChosenUser } from './chosen-user.ts';
import { UserSelect } from './UserSelect.tsx';

const CLOSED = { dialog: '' };

export function DeleteUserForm() {
  // The URL holds the open dialog, so Back closes it and it shows under one tab only.
  const [address, setAddress] = useAddress(CLOSED);
  const { form, formState, send } = useAdminForm(
    deleteUser,
    { username: '' },
    t('User deleted successfully!'),
  );
  const { username } = form.values;
  const close = () => setAddress(CLOSED);
  const choose = (user: Account | null) => form.setFieldValue('username', user?.username ?? '');
  useChosenUser('delete-user', choose);
  return (
    <>
      <AdminForm
        {...formState}
        id={adminFormId('delete-user')}
        title={t('Delete User')}
        text={t(
          'Deletes the account only. Employee record, leave and history are kept. If somebody leaves the company, use Departures instead.',
        )}
        danger
        onSubmit={form.onSubmit(() => setAddress({ dialog: 'delete' }, { push: true }))}
      >
        <UserSelect
          label={t('User')}
          value={username}
          onChoose={choose}
          error={form.errors.username}
        />
      </AdminForm>
      {address.dialog === 'delete' && username !== '' && (
        <QuestionDialog
          title={t('Delete {username}?', { username })}
          action={t('Delete {username}', { username })}
          onConfirm={() => {
            close();
            send(form.values);
          }}
          onClose={close}
        >
          <Text size="sm">
            {t(
              '{username} will be signed out everywhere and can’t sign in any more. Requests waiting for their decision go to the next approver. You can’t undo this.',
              { username },
            )}
          </Text>
        </QuestionDialog>
      )}
    </>
  );
}
