import { t } from '@intranet/contract/core/i18n/t.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePageUser } from '#core/session.ts';
import HubTeaser from './HubTeaser.tsx';

const LISTS = {
  'vacation-scheduled': {
    list: 'approved',
    text: t('See everyone’s leave and the status of each request.'),
    path: '/feriasarea',
    button: t('Verify'),
  },
  'check-balance': {
    list: 'balance',
    text: t('See everyone’s vacation balance.'),
    path: '/verificar_saldo',
    button: t('Check'),
  },
  'check-conflict': {
    list: 'conflict',
    text: t('See where two people in the same team are away at once.'),
    path: '/verificar_conflito',
    button: t('Check'),
  },
} as const;

/** A tab that links to a list, or says that the user may not open it (D2). */
export default function ListTab({ id }: { id: string }) {
  const { list, text, path, button } = LISTS[id as keyof typeof LISTS];
  const user = usePageUser();
  const allowed = mayOpen(path, user);
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="md">
        <Group justify="space-between">
          <Text>{text}</Text>
          {allowed && (
            <Button component={Link} to={path} rightSection={<IconArrowRight size={18} />}>
              {button}
            </Button>
          )}
        </Group>
        {allowed ? (
          <HubTeaser list={list} />
        ) : (
          <Text c="dimmed" size="sm">
            {t('You don’t have access to this list.')}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
