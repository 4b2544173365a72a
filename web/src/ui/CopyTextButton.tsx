import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect } from 'react';
import { notifyFailure } from './notify.tsx';

/** Copies text, and says so for two seconds. Browsers refuse it on a site without https. */
export function CopyTextButton({ text, label }: { text: string; label: string }) {
  const { copy, copied, error } = useClipboard({ timeout: 2_000 });
  useEffect(() => {
    if (error)
      notifyFailure('This browser does not let us copy. Please select and copy it by hand.');
  }, [error]);
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={
        copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />
      }
      onClick={() => copy(text)}
    >
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </Button>
  );
}
