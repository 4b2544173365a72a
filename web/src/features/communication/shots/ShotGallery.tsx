import type { MonthlyImage } from '@intranet/contract/communication/endpoints.ts';
import { monthName } from '@intranet/contract/communication/rules.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { SimpleGrid, UnstyledButton } from '@mantine/core';
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
        <UnstyledButton
          key={url}
          className={classes.picture}
          aria-label={t('View {month}’s picture', { month: monthName(month) })}
          onClick={() => onOpen(month)}
        >
          <ShotImage url={url} alt="" />
          <span className={classes.month}>{monthName(month)}</span>
        </UnstyledButton>
      ))}
    </SimpleGrid>
  );
}
