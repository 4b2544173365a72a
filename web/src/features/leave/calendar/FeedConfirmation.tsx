import { Alert, Button, Group, Stack, Text } from '@mantine/core';

const CONFIRM = {
  renew: {
    question: 'The former address ends at once, wherever it is in use.',
    button: 'Make a new address',
  },
  remove: {
    question: 'Calendars that use this address will no longer be updated.',
    button: 'Remove the address',
  },
};

export type FeedAction = keyof typeof CONFIRM;

interface Props {
  action: FeedAction;
  pending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function FeedConfirmation({ action, pending, onConfirm, onCancel }: Props) {
  return (
    <Alert color="orange" role="group" aria-label={CONFIRM[action].button}>
      <Stack gap="sm">
        <Text size="sm">{CONFIRM[action].question}</Text>
        <Group gap="sm">
          <Button size="xs" variant="default" autoFocus onClick={onCancel}>
            Cancel
          </Button>
          <Button size="xs" color="red.8" loading={pending} onClick={onConfirm}>
            {CONFIRM[action].button}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
