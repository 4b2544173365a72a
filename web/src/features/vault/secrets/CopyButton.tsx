import { IconCopy } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { notifyFailure } from '#ui/feedback/notify.ts';
import { notifyCopied } from './notify-copied.ts';
import { SecretButton } from './SecretButton.tsx';

/** @param copy writes the text to the clipboard and resolves with it */
export function CopyButton({ label, copy }: { label: string; copy: () => Promise<string> }) {
  const copying = useMutation({
    mutationFn: copy,
    onSuccess: notifyCopied,
    onError: (error) => notifyFailure(error, () => copying.mutate()),
    // Copied text must not stay in the cache.
    gcTime: 0,
    onSettled: () => {
      copying.reset();
    },
  });
  return (
    <SecretButton
      tip="Copy"
      label={label}
      icon={IconCopy}
      busy={copying.isPending}
      onPress={() => copying.mutate()}
    />
  );
}
