import type { FileKind } from '@intranet/contract/core/endpoint.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { Box, Group, Text } from '@mantine/core';
import { IconFileText, IconUpload } from '@tabler/icons-react';
import { PickFileButton } from './PickFileButton.tsx';
import { useDropTarget } from './use-drop-target.ts';

interface Props {
  name: string | null;
  kind: FileKind;
  invitation: string;
  label: string;
  secondary?: boolean;
  busy: boolean;
  onChoose: (file: File) => void;
}

export function FileChooser(props: Props) {
  const { name, kind, invitation, label, secondary = false, busy, onChoose } = props;
  const { over, target } = useDropTarget((file) => {
    if (!busy) onChoose(file);
  });
  return (
    <Group
      gap="sm"
      p="md"
      bd="1px dashed var(--mantine-color-default-border)"
      bdrs="md"
      bg={over ? 'var(--mantine-color-default-hover)' : 'transparent'}
      {...target}
    >
      <IconFileText size={28} stroke={1.5} aria-hidden color="var(--mantine-color-dimmed)" />
      <Box flex="1 1 180px" miw={0}>
        {name === null ? (
          <Text size="sm">{invitation}</Text>
        ) : (
          <>
            <Text fw={600} dir="auto">
              {name}
            </Text>
            <Text size="sm" c="dimmed">
              {t('If you edit the file, choose it again.')}
            </Text>
          </>
        )}
      </Box>
      <PickFileButton
        accept={kind.types}
        onPick={onChoose}
        variant={name === null && !secondary ? 'filled' : 'default'}
        loading={busy}
        leftSection={<IconUpload size={18} aria-hidden />}
        aria-label={
          name === null
            ? t('Choose a file for {label}', { label })
            : t('Choose another file for {label}', { label })
        }
      >
        {name === null ? tc('button', 'Choose a file') : t('Choose another')}
      </PickFileButton>
    </Group>
  );
}
