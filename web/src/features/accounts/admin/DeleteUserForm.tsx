import { deleteUser as endpoint } from '@intranet/contract/accounts/admin-endpoints.ts';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { AdminForm } from './AdminForm.tsx';
import { deleteUser } from './api.ts';
import { UserSelect } from './UserSelect.tsx';
import { useAdminForm } from './use-admin-form.ts';

export function DeleteUserForm() {
  const [asking, setAsking] = useState(false);
  const { form, problem, pending, send } = useAdminForm({
    schema: endpoint.body,
    initialValues: { username: '' },
    submit: deleteUser,
  });
  const { username } = form.values;
  // The question goes with its tab, such as by Back, although what was chosen stays.
  useEffect(() => () => setAsking(false), []);
  return (
    <>
      <AdminForm
        title="Delete User"
        text="The account goes; the employee record, leave and all history stay."
        problem={problem}
        action="Delete User"
        pending={pending}
        danger
        onSubmit={form.onSubmit(() => setAsking(true))}
      >
        <UserSelect label="User" {...form.getInputProps('username')} />
      </AdminForm>
      <Modal
        opened={asking}
        onClose={() => setAsking(false)}
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
            <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button
              color="red.8"
              onClick={() => {
                setAsking(false);
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
