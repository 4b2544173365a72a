import { Box, Stack, Tabs, Title } from '@mantine/core';
import { useAddress } from '#core/use-address.ts';
import { DeleteUserForm } from './DeleteUserForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { UpdateUserForm } from './UpdateUserForm.tsx';
import { UpdateUsernameForm } from './UpdateUsernameForm.tsx';

/** The four tabs of spec §2, in order. */
const TABS = [
  { id: 'reset-password', label: 'Reset Password' },
  { id: 'delete-user', label: 'Delete User' },
  { id: 'update-username', label: 'Update Username' },
  { id: 'register', label: 'Register New User' },
] as const;
const DEFAULTS = { tab: TABS[0].id as string };

export default function AdminPage() {
  const [address, setAddress] = useAddress(DEFAULTS);
  const active = TABS.find((tab) => tab.id === address.tab) ?? TABS[0];
  return (
    <Box maw={640} mx="auto">
      <Title order={1} mb="md">
        Admin
      </Title>
      <Tabs
        value={active.id}
        onChange={(tab) => setAddress({ tab: tab ?? DEFAULTS.tab }, { push: true })}
        variant="pills"
        // What was typed is still there after a glance at another tab.
        keepMounted
      >
        <Tabs.List aria-label="Administration">
          {TABS.map((tab) => (
            <Tabs.Tab key={tab.id} value={tab.id}>
              {tab.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Box pt="lg">
          <Tabs.Panel value="reset-password">
            <ResetPasswordForm />
          </Tabs.Panel>
          <Tabs.Panel value="delete-user">
            <DeleteUserForm />
          </Tabs.Panel>
          <Tabs.Panel value="update-username">
            <Stack gap="lg">
              <UpdateUsernameForm />
              <UpdateUserForm />
            </Stack>
          </Tabs.Panel>
          <Tabs.Panel value="register">
            <RegisterForm />
          </Tabs.Panel>
        </Box>
      </Tabs>
    </Box>
  );
}
