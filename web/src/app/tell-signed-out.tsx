import { Anchor, Text } from '@mantine/core';
import { notifications } from '#ui/notifications.ts';

/** @param next the query of the sign-in page: what leads back here */
export function tellSignedOut(next: URLSearchParams): void {
  notifications.show({
    id: 'signed-out',
    color: 'yellow',
    autoClose: false,
    role: 'alert',
    message: (
      <Text size="sm">
        Your session has ended. <Anchor href={`/login?${next}`}>Sign in again</Anchor>
      </Text>
    ),
  });
}
