import { deleteUser as endpoint } from '@intranet/contract/accounts/admin-endpoints.ts';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useAddress } from '#core/use-address.ts';
import { AdminForm } from './AdminForm.tsx';
import { deleteUser } from './api.ts';
import { UserSelect } from './UserSelect.tsx';
import { useAdminForm } from './use-admin-form.ts';

const CLOSED = { dialog: '' };

export function DeleteUserForm() {
  // The URL holds the open dialog, so Back closes it and it shows under one tab only.
  const [address, setAddress] = useAddress(CLOSED);
  const { form, problem, pending, send } = useAdminForm({
    schema: endpoint.body,
    initialValues: { username: '' },
    submit: deleteUser,
    saved: 'User deleted successfully!',
  });
  const { username } = form.values;
  const close = () => setAddress(CLOSED);
  return (
    <>
      <AdminForm
        title="Delete User"
        text="The account goes; the employee record, leave and all history stay."
        problem={problem}
        action="Delete User"
        pending={pending}
        danger
        onSubmit={form.onSubmit(() => setAddress({ dialog: 'delete' }, { push: true }))}
      >
        <UserSelect label="User" {...form.getInputProps('username')} />
      </AdminForm>
      <Modal
        opened={address.dialog === 'delete' && username !== ''}
        onClose={close}
        title={`Delete ${username}?`}
        centered
      >
        <Stack gap="md">
          <Text size="sm">
            <Text span fw={650} dir="auto">
              {username}
            </Text>{' '}
            will be signed out everywhere and cannot sign in any more. Requests that wait for their
            decision go to the next in line. This cannot be undone.
          </Text>
          <Group justify="flex-end">
            <Button variant="default" data-autofocus onClick={close}>
              Cancel
            </Button>
            <Button
              color="red.8"
              onClick={() => {
                close();
                send(form.values);
              }}
            >
              Delete {username}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
