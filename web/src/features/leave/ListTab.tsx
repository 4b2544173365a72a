import { mayOpen, type PagePath } from '@intranet/contract/pages.ts';
import { Button, Paper, Stack, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePageUser } from '#core/session.ts';

/** A tab that links to a list, or says that the user may not open it (D2). */
export function ListTab({ text, path, button }: { text: string; path: PagePath; button: string }) {
  const user = usePageUser();
  return (
    <Paper withBorder p="xl">
      <Stack align="flex-start" gap="md">
        <Text>{text}</Text>
        {mayOpen(path, user) ? (
          <Button component={Link} to={path} rightSection={<IconArrowRight size={18} />}>
            {button}
          </Button>
        ) : (
          <Text c="dimmed" size="sm">
            Your role does not include this list.
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
