import { Button, Group, type MantineColor, Stack, Text } from '@mantine/core';
import { Dialog } from '#ui/Dialog.tsx';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { useWrite } from './use-write.ts';

/** Asks once more before something is done, says what it means, and does it. */
export function QuestionDialog({
  title,
  text,
  action,
  color,
  run,
  onClose,
}: {
  title: string;
  text: string;
  /** The button's words. */
  action: string;
  color?: MantineColor;
  run: () => Promise<{ message: string }>;
  onClose: () => void;
}) {
  const { write, problem } = useWrite(run, onClose);
  return (
    <Dialog onClose={onClose} busy={write.isPending} title={<bdi>{title}</bdi>} centered>
      <Stack gap="md">
        <Text size="sm">{text}</Text>
        <ErrorArea message={problem} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" data-autofocus disabled={write.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            {...(color && { color })}
            loading={write.isPending}
            onClick={() => write.mutate()}
          >
            {action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
