import { Alert, Box, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { usePageUser, useStoredUser } from '#core/session.ts';
import { FailedState } from '#ui/data-table/FailedState.tsx';
import { currentUserQuery } from '../api.ts';
import { PasskeysSection } from '../passkeys/PasskeysSection.tsx';
import { TwoFactorSection } from '../two-factor/TwoFactorSection.tsx';
import { ownAccountQuery } from './api.ts';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** My account: who one is here, and how one signs in. */
export default function AccountPage() {
  const pageUser = usePageUser();
  // A photo that was changed meanwhile is seen; a session that ended meanwhile is not.
  const user = useStoredUser() ?? pageUser;
  const { data: account, error, isPending, refetch, dataUpdatedAt } = useQuery(ownAccountQuery);
  const { data: me } = useQuery(currentUserQuery);
  const demanded = me?.two_factor_setup_required ?? false;
  return (
    <Box maw={760} mx="auto">
      <Title order={1} mb="md">
        My account
      </Title>
      <Stack gap="md">
        {demanded && (
          <Alert
            color="yellow"
            role="alert"
            icon={<IconShieldLock aria-hidden />}
            title={
              <Text inherit c="bright">
                Set up two-factor sign-in to continue
              </Text>
            }
          >
            Administrators need it here. Everything else opens once it is on.
          </Alert>
        )}
        {isPending &&
          [180, 240, 160, 200].map((height) => <Skeleton key={height} height={height} />)}
        {error && !account && <FailedState message={error.message} retry={() => void refetch()} />}
        {account && (
          <>
            <ProfileSection user={user} account={account} />
            {!demanded && (
              <PasswordSection username={user.username} hasPassword={account.has_password} />
            )}
            <TwoFactorSection account={account} username={user.username} />
            {!demanded && <PasskeysSection passkeys={account.passkeys} />}
            {!demanded && <SessionsSection sessions={account.sessions} now={dataUpdatedAt} />}
          </>
        )}
      </Stack>
    </Box>
  );
}
