import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useStoredUser } from '#core/session.ts';
import { siteQuery } from '#core/site.ts';

export default function HomePage() {
  const user = useStoredUser();
  const { data: site } = useQuery(siteQuery);
  return (
    <Stack align="center" justify="center" mih="60dvh" gap="md" ta="center" px="md">
      <Title order={1}>
        {user ? `Welcome, ${user.username}` : `Welcome to ${site?.company_name ?? 'the intranet'}`}
      </Title>
      {user ? (
        <>
          <Text c="dimmed">Use the menu on the left to find your way.</Text>
          <Group>
            <Button component={Link} to="/vacation">
              Ask for leave
            </Button>
          </Group>
        </>
      ) : (
        <Button component={Link} to="/login">
          Acessar
        </Button>
      )}
    </Stack>
  );
}
