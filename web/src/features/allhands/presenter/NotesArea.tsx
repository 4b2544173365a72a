import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, Group, Stack, Title } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import { IconTextDecrease, IconTextIncrease } from '@tabler/icons-react';
import { Notes } from './Notes.tsx';

const [SMALLEST, LARGEST, STEP] = [0.6, 2, 0.2];

export function NotesArea({ quarter, section }: { quarter: string; section: SectionId }) {
  const [scale, setScale] = useSessionStorage({
    key: 'allHandsNotesScale',
    defaultValue: 1,
    getInitialValueInEffect: false,
  });
  const sizeButton = (label: string, by: number, Icon: typeof IconTextIncrease) => (
    <ActionIcon
      variant="default"
      size={28}
      aria-label={label}
      onClick={() => setScale(Math.min(LARGEST, Math.max(SMALLEST, scale + by)))}
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
  );
  return (
    <Stack component="section" gap="xs" aria-label={t('Notes')}>
      <Group gap="xs">
        <Title order={2} size="h3" me="xs">
          {t('Notes')}
        </Title>
        {sizeButton(t('Smaller notes'), -STEP, IconTextDecrease)}
        {sizeButton(t('Larger notes'), STEP, IconTextIncrease)}
      </Group>
      <Notes quarter={quarter} section={section} scale={scale} />
    </Stack>
  );
}
