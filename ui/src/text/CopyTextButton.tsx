import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { Button } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { notifyFailure } from '../feedback/notify.ts';
import { writeClipboard } from './clipboard.ts';

const TEXTS = {
  copied: tc('button', 'Copied'),
  refused: t('Copying is blocked. Select the text and copy it.'),
};

interface Props {
  text: string;
  label: string;
  texts?: typeof TEXTS;
}

/** Copies text and confirms it for two seconds. */
export function CopyTextButton({ text, label, texts = TEXTS }: Props) {
  const [copied, setCopied] = useState(false);
  const { start, clear } = useTimeout(() => setCopied(false), 2_000);
  const copy = () =>
    writeClipboard(text).then(
      () => {
        setCopied(true);
        clear();
        start();
      },
      () => notifyFailure(texts.refused),
    );
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<Icon size={16} aria-hidden />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{copied ? texts.copied : label}</span>
    </Button>
  );
}
