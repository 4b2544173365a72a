import type { MonthlyImage } from '@intranet/contract/communication/endpoints.ts';
import { monthName } from '@intranet/contract/communication/rules.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import { ActionIcon, Box, Group, Stack, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { ShotImage } from './ShotImage.tsx';
import classes from './ShotViewer.module.css';

interface Props {
  images: readonly MonthlyImage[];
  shown: MonthlyImage;
  onMove: (month: number) => void;
  onClose: () => void;
}

export function ShotViewer({ images, shown, onMove, onClose }: Props) {
  const count = images.length;
  const at = images.indexOf(shown);
  const beside = (step: 1 | -1) => images[(at + step + count) % count] ?? shown;
  const move = (step: 1 | -1) => onMove(beside(step).month);
  useWindowEvent('keydown', (event) => {
    if (count < 2 || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowRight') move(1);
    if (event.key === 'ArrowLeft') move(-1);
  });
  const name = monthName(shown.month);
  const arrow = (step: 1 | -1, label: string, Icon: typeof IconChevronLeft) => (
    <ActionIcon
      size={44}
      radius="xl"
      variant="default"
      aria-label={label}
      onClick={() => move(step)}
    >
      <Icon size={24} aria-hidden />
    </ActionIcon>
  );
  const previous = t('Previous: {month}', { month: monthName(beside(-1).month) });
  const next = t('Next: {month}', { month: monthName(beside(1).month) });
  return (
    <Dialog fullScreen onClose={onClose} title={name} transitionProps={{ duration: 0 }}>
      {/* The window's height without the dialog's title. */}
      <Stack gap="sm" h="calc(100dvh - 5.5rem)">
        <Box flex={1} mih={0} className={classes.picture}>
          <ShotImage key={shown.url} url={shown.url} alt={t('{name}’s picture', { name })} />
        </Box>
        {count > 1 && (
          <Group gap="md" justify="center">
            {arrow(-1, previous, IconChevronLeft)}
            <Text span miw="11rem" ta="center" role="status">
              {t('{name}, {number} of {count}', { name, number: at + 1, count })}
            </Text>
            {arrow(1, next, IconChevronRight)}
          </Group>
        )}
      </Stack>
    </Dialog>
  );
}
