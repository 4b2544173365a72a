import { currentLocale, t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Group, Table, Text } from '@mantine/core';
import { SECTIONS } from '../sections/sections.ts';
import classes from './PresenterPage.module.css';
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
      <dd className={classes.time}>{children}</dd>
    </div>
  );
}

export function Times({ timing, now, restart }: TimesProps) {
  const shown = SECTIONS.filter(({ id }) => id in timing.spent || id === timing.section);
  return (
    <>
      <dl className={classes.times}>
        <Figure label={t('Time')}>{clockText(now)}</Figure>
        <Figure label={t('Since the start')}>{writeTime(now - timing.startedAt)}</Figure>
        <Figure label={t('Time on this section')}>
          {writeTime(timeOn(timing, timing.section, now))}
        </Figure>
      </dl>
      <Table captionSide="top" withRowBorders={false} verticalSpacing={2} horizontalSpacing={0}>
        <Table.Caption ta="start" mt={0}>
          {t('Time on each section')}
        </Table.Caption>
        <Table.Tbody>
          {shown.map(({ id, title }) => (
            <Table.Tr key={id}>
              <Table.Th scope="row" fw={id === timing.section ? 650 : 400}>
                {title}
              </Table.Th>
              <Table.Td className={classes.spent}>{writeTime(timeOn(timing, id, now))}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group>
        <Button size="xs" variant="default" onClick={restart}>
          {t('Reset timer')}
        </Button>
      </Group>
    </>
  );
}
