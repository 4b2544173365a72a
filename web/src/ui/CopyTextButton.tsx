import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect } from 'react';
import { notifyFailure } from './feedback/notify.ts';

/** A document event for copied text, because the browser fires none for scripted copying. */
export const COPIED = 'text-copied';

const TEXTS = {
  copied: tc('button', 'Copied'),
  refused: t('Copying is blocked. Select the text and copy it.'),
};

interface Props {
  text: string;
  label: string;
  texts?: typeof TEXTS;
}

/** Copies text and confirms it for two seconds. Browsers refuse to copy on a site without https. */
export function CopyTextButton({ text, label, texts = TEXTS }: Props) {
  const { copy, copied, error } = useClipboard({ timeout: 2_000 });
  useEffect(() => {
    if (error) notifyFailure(texts.refused);
  }, [error, texts]);
  useEffect(() => {
    if (copied) document.dispatchEvent(new Event(COPIED));
  }, [copied]);
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<Icon size={16} aria-hidden />}
      onClick={() => copy(text)}
    >
      <span aria-live="polite">{copied ? texts.copied : label}</span>
    </Button>
  );
}
