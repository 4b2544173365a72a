import { t } from '@intranet/contract/core/i18n/t.ts';
import { saveFile } from '@intranet/ui/tables/data-table/save-file.ts';
import { CopyTextButton } from '@intranet/ui/text/CopyTextButton.tsx';
import { Button, Checkbox, Group, Paper, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

interface Props {
  codes: string[];
  username: string;
  onDone: () => void;
}

export function RecoveryCodes({ codes, username, onDone }: Props) {
  const [stored, setStored] = useState(false);
  // The previous step removed the focused field, so the list takes the focus.
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);
  const download = () => {
    const lines = [
      t('Recovery codes for {username}. Each works once.', { username }),
      '',
      ...codes,
      '',
    ];
    const text = lines.join('\r\n');
    saveFile(`recovery-codes-${username}.txt`, new Blob([text], { type: 'text/plain' }));
  };
  return (
    <Stack gap="md">
      <Text size="sm">
        {t(
          'Save these where you keep passwords. Each code signs you in once if you don’t have your app. You won’t see them again.',
        )}
      </Text>
      <Paper
        component="ul"
        ref={list}
        tabIndex={-1}
        withBorder
        p="sm"
        ff="monospace"
        fz="sm"
        aria-label={t('Recovery codes')}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Paper>
      <Group gap="sm">
        <CopyTextButton text={codes.join('\n')} label={t('Copy')} />
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={download}
        >
          {t('Download')}
        </Button>
      </Group>
      <Checkbox
        label={t('I’ve saved them')}
        checked={stored}
        onChange={(event) => setStored(event.currentTarget.checked)}
      />
      <Group justify="flex-end">
        <Button disabled={!stored} onClick={onDone}>
          {t('Done')}
        </Button>
      </Group>
    </Stack>
  );
}
