import { Button, Stack, Text, Title } from '@mantine/core';

/** Shown when a page's code could not be loaded, such as after an update, or failed to render. */
export function PageFailed() {
  return (
    <Stack align="center" mt="15vh" gap="md" px="md" ta="center" role="alert">
      <Title order={1}>This page could not be shown</Title>
      <Text c="dimmed">Your connection may be down, or the intranet was updated meanwhile.</Text>
      <Button onClick={() => window.location.reload()}>Load the page again</Button>
    </Stack>
  );
}
