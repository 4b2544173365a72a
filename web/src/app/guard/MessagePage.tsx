import { t } from '@intranet/contract/core/i18n/t.ts';
import { Anchor, Button, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type StoredUser, useStoredUser } from '#core/session.ts';
import { useMainPages } from '../shell/main-pages.ts';

const OFFERED = 3;

function OtherPages({ user }: { user: StoredUser }) {
  const pages = useMainPages(user).filter(({ path }) => path !== '/home');
  return (
    <Group component="nav" aria-label={t('Other pages')} justify="center" gap="4px 24px" mt={20}>
      {pages.slice(0, OFFERED).map(({ path, label, icon: Picture }) => (
        <Anchor key={path} component={Link} to={path} size="sm">
          <Group component="span" gap={8} mih={36}>
            <Picture size={18} aria-hidden />
            {label}
          </Group>
        </Anchor>
      ))}
    </Group>
  );
}

interface Props {
  icon: Icon;
  title: string;
  text: string;
  more?: string;
  /** Below the text. */
  children?: ReactNode;
  home: string;
  /** The language of these texts, if it is not the page's. */
  lang?: string | undefined;
}

/** Stands for a page that the user can't have, and leads to others. */
export function MessagePage({ icon: Picture, title, text, more, home, lang, children }: Props) {
  const user = useStoredUser();
  return (
    <Stack gap={12} align="center" justify="center" flex={1} py={40} ta="center">
      <ThemeIcon variant="light" size={72} radius="50%" mb={4}>
        <Picture size={36} stroke={1.5} aria-hidden />
      </ThemeIcon>
      <Title order={1} lang={lang}>
        {title}
      </Title>
      <Text maw="36em">
        <span lang={lang}>{text}</span>
        {more && <br />}
        {more}
      </Text>
      {children}
      <Button component={Link} to="/home" mt="xs" lang={lang}>
        {home}
      </Button>
      {user && !lang && <OtherPages user={user} />}
    </Stack>
  );
}
