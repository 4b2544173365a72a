import type { OwnAccount } from '@intranet/contract/accounts/own-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { ROLE_LABELS } from '@intranet/contract/core/roles.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { Group } from '@mantine/core';
import type { StoredUser } from '#core/session.ts';
import { Facts } from '#ui/Facts.tsx';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import { LanguageSelect } from '../language/LanguageSelect.tsx';
import { AccountSection } from './AccountSection.tsx';

export function ProfileSection({ user, account }: { user: StoredUser; account: OwnAccount }) {
  const { email, employee } = account;
  const facts: [string, string][] = [
    [t('Username'), user.username],
    [t('Email'), email],
    [t('Role'), t(ROLE_LABELS[user.role])],
    [t('Area'), employee ? areaName(employee.area) : t('No employee record')],
    [t('Position'), employee?.cargo ?? t('No employee record')],
  ];
  return (
    <AccountSection
      title={t('Profile')}
      description={t('Something wrong? Ask an administrator to change it.')}
    >
      <Group align="flex-start" gap="lg">
        <PersonAvatar name={user.username} photo={user.profile_photo} size={72} />
        <Facts facts={facts} wide />
      </Group>
      <LanguageSelect />
    </AccountSection>
  );
}
