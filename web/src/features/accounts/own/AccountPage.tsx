import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { FailedState } from '@intranet/ui/feedback/FailedState.tsx';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { Alert, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { usePageUser, useStoredUser } from '#core/session.ts';
import { OwnPhone } from '#features/people/shared/OwnPhone.tsx';
import { currentUserQuery } from '../api.ts';
import { PasskeysSection } from '../passkeys/PasskeysSection.tsx';
import { TwoFactorSection } from '../two-factor/TwoFactorSection.tsx';
import { ownAccountQuery } from './api.ts';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

const COLUMNS = { cols: { base: 1, lg: 2 }, spacing: 'md' };

export default function AccountPage() {
  const pageUser = usePageUser();
  // Prefers the stored user, so a new photo shows at once. It is missing if the session ended.
  const user = useStoredUser() ?? pageUser;
  const own = useQuery(ownAccountQuery);
  const { moments, timeZone, error: zoneError, refetch: refetchZone } = useMoments();
  const account = timeZone ? own.data : undefined;
  const failure = account ? null : (own.error ?? zoneError);
  const retry = () => {
    refetchZone();
    void own.refetch();
  };
  const { data: me } = useQuery(currentUserQuery);
  const demanded = me?.two_factor_setup_required ?? false;
  return (
    <PageShell title={t('My account')}>
      <Stack gap="md">
        {demanded && (
          <Alert
            color="yellow"
            role="alert"
            icon={<IconShieldLock aria-hidden />}
            title={
              <Text inherit c="bright">
                {t('Set up two-factor sign-in to continue')}
              </Text>
            }
          >
            {t(
              'It’s required for administrators. You’ll get access to everything else once it’s on.',
            )}
          </Alert>
        )}
        {!account && !failure && (
          <SimpleGrid {...COLUMNS}>
            {[300, 301, 420, 310].map((height) => (
              <Skeleton key={height} height={height} />
            ))}
          </SimpleGrid>
        )}
        {failure && <FailedState message={sentenceOf(failure)} retry={retry} />}
        {account && (
          <SimpleGrid {...COLUMNS}>
            <ProfileSection user={user} account={account}>
              {!demanded && account.employee && (
                <OwnPhone employeeId={account.employee.employee_id} />
              )}
            </ProfileSection>
            {!demanded && (
              <>
                <PasswordSection
                  username={user.username}
                  hasPassword={account.has_password}
                  passkeys={account.passkeys.length}
                />
                <SessionsSection sessions={account.sessions} now={own.dataUpdatedAt} />
              </>
            )}
            <Stack gap="md">
              <TwoFactorSection account={account} username={user.username} />
              {!demanded && <PasskeysSection passkeys={account.passkeys} moments={moments} />}
            </Stack>
          </SimpleGrid>
        )}
      </Stack>
    </PageShell>
  );
}
