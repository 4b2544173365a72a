import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import type { VacationDue } from '@intranet/contract/balance/statement-endpoints.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { dayText } from '@intranet/ui/days/day-format.ts';
import { Alert, Stack, Text } from '@mantine/core';
import { IconCalendarDue } from '@tabler/icons-react';

function linesOf({ overdue, missed, due, by }: VacationDue, today: Day) {
  const lines: { text: string; article: string }[] = [];
  if (overdue > 0) {
    const text = t('{days} overdue: to be taken by {missed}', {
      days: daysInWords(overdue),
      missed: dayText(missed, today),
    });
    lines.push({ text, article: t('CLT Art. 137') });
  }
  if (due > 0) {
    const values = { days: daysInWords(due), by: dayText(by, today) };
    const text =
      overdue > 0 && due >= overdue
        ? t('{days} to take by {by}, including the overdue days', values)
        : t('{days} to take by {by}', values);
    lines.push({ text, article: t('CLT Art. 134') });
  }
  return lines;
}

export function DueNotice({ due, today }: { due: VacationDue; today: Day }) {
  const lines = linesOf(due, today);
  if (lines.length === 0) return null;
  return (
    <Alert
      {...(due.overdue > 0 ? { color: 'red' } : { color: 'gray', variant: 'light' })}
      icon={<IconCalendarDue aria-hidden />}
    >
      <Stack gap={4}>
        {lines.map(({ text, article }) => (
          <Text key={article} size="sm">
            {text}{' '}
            <Text span c="dimmed" size="xs">
              {article}
            </Text>
          </Text>
        ))}
      </Stack>
    </Alert>
  );
}
