import type { OwnAccount } from '@intranet/contract/accounts/own-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { roleLabel } from '@intranet/contract/core/roles.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { positionName } from '@intranet/contract/people/positions.ts';
import { LazyPart } from '@intranet/ui/feedback/LazyPart.tsx';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { PersonAvatar } from '@intranet/ui/people/PersonAvatar.tsx';
import { Facts } from '@intranet/ui/text/Facts.tsx';
import { rich } from '@intranet/ui/text/rich.tsx';
import { Anchor, Box, Button, Group, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { lazy, type ReactNode, useState } from 'react';
import type { StoredUser } from '#core/session.ts';
import { LanguageSelect } from '../language/LanguageSelect.tsx';
import { AccountSection } from './AccountSection.tsx';

const ChangePhotoModal = lazy(() => import('../photo/ChangePhotoModal.tsx'));

const whereToChange = () =>
  rich(
    'Something wrong? Change it in <account>Admin</account> or <employee>Vacation Admin</employee>.',
    {
      account: (text) => (
        <Anchor
          component={PageLink}
          to="/admin"
          search={{ tab: 'update-username' }}
          inherit
          underline="always"
        >
          {text}
        </Anchor>
      ),
      employee: (text) => (
        <Anchor component={PageLink} to="/vacation_admin" inherit underline="always">
          {text}
        </Anchor>
      ),
    },
  );

interface Props {
  user: StoredUser;
  account: OwnAccount;
  /** More about the person. */
  children?: ReactNode;
}

export function ProfileSection({ user, account, children }: Props) {
  const { email, employee } = account;
  const facts: [string, string][] = [
    [t('Role'), roleLabel(user.role)],
    [t('Area'), employee ? areaName(employee.area) : t('No employee record')],
    [t('Position'), employee ? positionName(employee.cargo) : t('No employee record')],
  ];
  return (
    <AccountSection
      title={t('Profile')}
      printed
      description={
        user.role === 'admin'
          ? whereToChange()
          : t('Something wrong? Ask an administrator to change it.')
      }
    >
      <Group gap="md" wrap="nowrap" align="stretch">
        <PersonAvatar name={user.username} photo={user.profile_photo} size={64} />
        <Box flex={1} miw={0}>
          <Text fw={600}>{user.username}</Text>
          <Text size="sm" c="dimmed">
            {email}
          </Text>
          <ChangePhoto user={user} />
        </Box>
      </Group>
      <Box fz="sm">
        <Facts facts={facts} />
      </Box>
      {children}
      <div data-print="hide">
        <LanguageSelect />
      </div>
    </AccountSection>
  );
}

function ChangePhoto({ user }: { user: StoredUser }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        mt={8}
        leftSection={<IconCamera size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('Change photo')}
      </Button>
      {open && (
        <LazyPart>
          <ChangePhotoModal user={user} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}
