import { currentLocale, t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Group, Text } from '@mantine/core';
import { type Timing, timeOn, writeTime } from './timing.ts';

const clockText = (now: number) =>
  new Date(now).toLocaleTimeString(currentLocale(), { timeStyle: 'short' });

interface TimesProps {
  timing: Timing;
  now: number;
  restart: () => void;
}

function Figure({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <Text size="sm" c="dimmed" component="dt">
        {label}
      </Text>
      <Text component="dd" fz="clamp(28px, 2.5vw, 48px)" fw={650} lh={1.2}>
        {children}
      </Text>
    </div>
  );
}

export function Times({ timing, now, restart }: TimesProps) {
  return (
    <div>
      <Group component="dl" gap="lg">
        <Figure label={t('Time')}>{clockText(now)}</Figure>
        <Figure label={t('Since the start')}>{writeTime(now - timing.startedAt)}</Figure>
        <Figure label={t('Time on this section')}>
          {writeTime(timeOn(timing, timing.section, now))}
        </Figure>
      </Group>
      <Button size="xs" mt="md" variant="default" onClick={restart}>
        {t('Reset timer')}
      </Button>
    </div>
  );
}
