import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button } from '@mantine/core';
import { IconCalendarPlus, IconInfoCircle } from '@tabler/icons-react';
import { Keys } from './Keys.tsx';

interface Props {
  legend: { open: boolean; panel: string; onToggle: () => void };
  onSubscribe: () => void;
  limited: boolean | undefined;
}

export function WideActions({ legend, onSubscribe, limited }: Props) {
  return (
    <>
      {limited !== undefined && <Keys limited={limited} />}
      <Button
        variant="default"
        leftSection={<IconInfoCircle size={18} aria-hidden />}
        aria-expanded={legend.open}
        aria-controls={legend.panel}
        onClick={legend.onToggle}
      >
        {t('Legend')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconCalendarPlus size={18} aria-hidden />}
        onClick={onSubscribe}
      >
        {t('Subscribe')}
      </Button>
    </>
  );
}
