import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Group, NavLink, Stack, Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type StoredUser, useStoredUser } from '#core/session.ts';
import { IconTile } from '#ui/IconTile.tsx';
import { PageShell } from '#ui/PageShell.tsx';
import { useMainPages } from '../shell/main-pages.ts';

const OFFERED = 3;

function OtherPages({ user }: { user: StoredUser }) {
  const pages = useMainPages(user).filter(({ path }) => path !== '/home');
  return (
    <Stack component="nav" aria-label={t('Other pages')} gap={4} maw={400}>
      <Text size="sm" c="dimmed">
        {t('Or go to')}
      </Text>
      {pages.slice(0, OFFERED).map(({ path, label, icon: Picture }) => (
        <NavLink
          key={path}
          component={Link}
          to={path}
          ml={-12}
          label={label}
          leftSection={<Picture size={20} aria-hidden />}
        />
      ))}
    </Stack>
  );
}

interface Props {
  icon: Icon;
  title: string;
  text: string;
  home: string;
  /** The language of these texts, if it is not the page's. */
  lang?: string | undefined;
}

/** Stands for a page that the user can't have, and leads to others. */
export function MessagePage({ icon, title, text, home, lang }: Props) {
  const user = useStoredUser();
  return (
    <PageShell title={title} lang={lang}>
      <Group lang={lang} gap="md" wrap="nowrap">
        <IconTile icon={icon} />
        <Text>{text}</Text>
      </Group>
      <div lang={lang}>
        <Button component={Link} to="/home">
          {home}
        </Button>
      </div>
      {user && <OtherPages user={user} />}
    </PageShell>
  );
}
