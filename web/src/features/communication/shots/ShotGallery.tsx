import '@intranet/ui/theme/linked-cards.css';
import type { MonthlyImage } from '@intranet/contract/communication/endpoints.ts';
import { monthName } from '@intranet/contract/communication/rules.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Paper, SimpleGrid, Text } from '@mantine/core';
import classes from './ShotGallery.module.css';
import { ShotImage } from './ShotImage.tsx';

interface Props {
  /** In the order of the list below. */
  images: readonly MonthlyImage[];
  onOpen: (month: number) => void;
}

/** The pictures, large, above the specified row for each month. */
export function ShotGallery({ images, onOpen }: Props) {
  if (images.length === 0) return null;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} aria-label={t('Pictures')} role="group">
      {images.map(({ month, url }) => (
        <Paper
          key={url}
          component="button"
          type="button"
          withBorder
          className={classes.picture}
          aria-label={t('View {month}’s picture', { month: monthName(month) })}
          onClick={() => onOpen(month)}
        >
          <ShotImage url={url} alt="" />
          <Text span display="block" px="sm" py={8} fw={500}>
            {monthName(month)}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
