import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { notifyFailure } from '#ui/notify.ts';
import { notifyCopied } from './notify-copied.ts';

/**
 * Copies, and says what (spec §2).
 * @param copy puts the text into the clipboard, and resolves with it
 */
export function CopyButton({ label, copy }: { label: string; copy: () => Promise<string> }) {
  const copying = useMutation({
    mutationFn: copy,
    onSuccess: notifyCopied,
    onError: (error) => notifyFailure(error, () => copying.mutate()),
    // What was copied is not kept.
    gcTime: 0,
    onSettled: () => {
      copying.reset();
    },
  });
  return (
    <Tooltip label="Copy">
      <ActionIcon
        size={26}
        variant="subtle"
        color="gray"
        aria-label={label}
        loading={copying.isPending}
        onClick={() => copying.mutate()}
      >
        <IconCopy size={17} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
