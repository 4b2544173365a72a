import { LANGUAGES, type Language } from '@intranet/contract/core/i18n/languages.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { mayOpen, type PagePath } from '@intranet/contract/pages.ts';
import { LazyPart } from '@intranet/ui/feedback/LazyPart.tsx';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { PersonAvatar } from '@intranet/ui/people/PersonAvatar.tsx';
import { useBelow } from '@intranet/ui/theme/breakpoints.ts';
import {
  Badge,
  Box,
  Group,
  Indicator,
  Menu,
  Text,
  UnstyledButton,
  useComputedColorScheme,
  useMantineColorScheme,
  VisuallyHidden,
} from '@mantine/core';
import {
  type Icon,
  IconBeach,
  IconBell,
  IconCalendarUser,
  IconCamera,
  IconChevronDown,
  IconFilePencil,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSun,
  IconUserCog,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, useRef, useState } from 'react';
import { pageLanguage } from '#core/language.ts';
import type { StoredUser } from '#core/session.ts';
import { signOut } from '#features/accounts/api.ts';
import { switchLanguage } from '#features/accounts/language/switch-language.ts';
import { unreadQuery } from '#features/notifications/api.ts';
import { unreadText } from '#features/notifications/Bell.tsx';
import classes from './UserMenu.module.css';

const ChangePhotoModal = lazy(() => import('#features/accounts/photo/ChangePhotoModal.tsx'));

function useLogout() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const logout = useMutation({
    mutationFn: signOut,
    meta: { signsOut: true },
    onSuccess: () => {
      queryClient.clear();
      void router.navigate({ to: '/login' });
    },
    onError: (error) => notifyFailure(error, () => logout.mutate()),
  });
  return logout;
}

interface PageItemProps {
  path: PagePath;
  label: string;
  icon: Icon;
  user: StoredUser;
}

function PageItem({ path, label, icon: Picture, user }: PageItemProps) {
  if (!mayOpen(path, user)) return null;
  return (
    <Menu.Item component={Link} to={path} leftSection={<Picture size={16} />}>
      {label}
    </Menu.Item>
  );
}

function LanguageItem() {
  const change = useMutation({
    mutationFn: switchLanguage,
    onError: (error) => notifyFailure(error),
  });
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={<IconLanguage size={16} />}>{t('Language')}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        <Menu.RadioGroup
          value={pageLanguage()}
          onChange={(language) => change.mutate(language as Language)}
        >
          {Object.entries(LANGUAGES).map(([language, { name }]) => (
            <Menu.RadioItem key={language} value={language}>
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}

/** A dot on a phone, whose header has no room for the bell. */
function UnreadMark({ children }: { children: ReactNode }) {
  const phone = useBelow('sm');
  const { data: unread = 0 } = useQuery({ ...unreadQuery, enabled: phone });
  return (
    <Indicator size={10} offset={4} zIndex={1} disabled={!phone || unread === 0}>
      {children}
    </Indicator>
  );
}

/** On a phone, whose header has no room for the bell. */
function NotificationsItem() {
  const phone = useBelow('sm');
  const { data: unread = 0 } = useQuery({ ...unreadQuery, enabled: phone });
  if (!phone) return null;
  return (
    <Menu.Item
      component={Link}
      to="/notifications"
      leftSection={<IconBell size={16} />}
      rightSection={unread > 0 ? <Badge size="sm">{unreadText(unread)}</Badge> : null}
    >
      {t('Notifications')}
    </Menu.Item>
  );
}

export function UserMenu({ user }: { user: StoredUser }) {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const button = useRef<HTMLButtonElement>(null);
  const [changesPhoto, setChangesPhoto] = useState(false);
  const logout = useLogout();
  const closePhoto = () => {
    setChangesPhoto(false);
    button.current?.focus();
  };
  return (
    <>
      {changesPhoto && (
        <LazyPart>
          <ChangePhotoModal user={user} onClose={closePhoto} />
        </LazyPart>
      )}
      <Menu position="bottom-end" offset={12} width={240}>
        <Menu.Target>
          <UnstyledButton ref={button} className={classes.target}>
            <VisuallyHidden>
              {t('{username}’s account', { username: user.username })}
            </VisuallyHidden>
            <Group gap="xs" wrap="nowrap" aria-hidden>
              <UnreadMark>
                <PersonAvatar name={user.username} photo={user.profile_photo} />
              </UnreadMark>
              <Text size="sm" fw={500} maw={180} visibleFrom="sm" truncate dir="auto">
                {user.username}
              </Text>
              <Box visibleFrom="sm" lh={0}>
                <IconChevronDown size={16} />
              </Box>
            </Group>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{user.email}</Menu.Label>
          <NotificationsItem />
          <PageItem path="/myleave" label={t('My leave')} icon={IconCalendarUser} user={user} />
          <PageItem path="/account" label={t('My account')} icon={IconUserCog} user={user} />
          <Menu.Divider />
          <PageItem path="/admin" label={t('Admin')} icon={IconUsersGroup} user={user} />
          <PageItem path="/fileupdate" label={t('File Update')} icon={IconFilePencil} user={user} />
          <Menu.Item leftSection={<IconCamera size={16} />} onClick={() => setChangesPhoto(true)}>
            {t('Change Photo')}
          </Menu.Item>
          <PageItem
            path="/vacation_admin"
            label={t('Vacation Admin')}
            icon={IconBeach}
            user={user}
          />
          <Menu.Divider />
          <Menu.Item
            leftSection={dark ? <IconSun size={16} /> : <IconMoon size={16} />}
            onClick={() => setColorScheme(dark ? 'light' : 'dark')}
          >
            {dark ? t('Light mode') : t('Dark mode')}
          </Menu.Item>
          <LanguageItem />
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => logout.mutate()}>
            {t('Logout')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
