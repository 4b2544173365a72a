import { t } from '@intranet/contract/core/i18n/t.ts';
import { Group, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import type { StoredUser } from '#core/session.ts';
import { useLazyComponent } from '#ui/late/use-lazy-component.ts';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import classes from './UserMenu.module.css';

const loadMenu = () => import('./AccountMenu.tsx');

export function UserMenu({ user }: { user: StoredUser }) {
  const target = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [opened, setOpened] = useState(false);
  const [Menu, needMenu, preload] = useLazyComponent(loadMenu);
  return (
    <>
      <UnstyledButton
        ref={target}
        id={id}
        className={classes.target}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? `${id}-dropdown` : undefined}
        {...preload}
        onClick={() => (opened ? setOpened(false) : needMenu(() => setOpened(true)))}
      >
        <VisuallyHidden>{t('{username}’s account', { username: user.username })}</VisuallyHidden>
        <Group gap="xs" wrap="nowrap" aria-hidden>
          <PersonAvatar name={user.username} photo={user.profile_photo} />
          <Text size="sm" fw={500} className={classes.name} truncate dir="auto">
            {user.username}
          </Text>
          <IconChevronDown size={16} className={classes.chevron} />
        </Group>
      </UnstyledButton>
      {Menu && <Menu user={user} target={target} id={id} opened={opened} onChange={setOpened} />}
    </>
  );
}
