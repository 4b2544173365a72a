import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect } from 'react';
import { notifyFailure } from './notify.tsx';

const TEXTS = {
  copied: 'Copied',
  refused: 'This browser does not let us copy. Please select and copy it by hand.',
};

/**
 * Copies text, and says so for two seconds. Browsers refuse it on a site without https.
 * @param texts what it says, on a screen in another language
 */
export function CopyTextButton({
  text,
  label,
  texts = TEXTS,
}: {
  text: string;
  label: string;
  texts?: typeof TEXTS;
}) {
  const { copy, copied, error } = useClipboard({ timeout: 2_000 });
  useEffect(() => {
    if (error) notifyFailure(texts.refused);
  }, [error, texts]);
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={
        copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />
      }
      onClick={() => copy(text)}
    >
      <span aria-live="polite">{copied ? texts.copied : label}</span>
    </Button>
  );
}
