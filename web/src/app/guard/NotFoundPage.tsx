import { Button, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';

export function NotFoundPage() {
  return (
    <Stack align="center" mt="15vh" gap="md" px="md" ta="center">
      <Title order={1}>Page not found</Title>
      <Text c="dimmed">There is no page at this address. It may have moved.</Text>
      <Button component={Link} to="/home">
        Back to Home
      </Button>
    </Stack>
  );
}
