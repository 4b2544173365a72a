import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import type { VacationDue } from '@intranet/contract/balance/statement-endpoints.ts';
import { formatDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Alert, Stack, Text } from '@mantine/core';
import { IconCalendarDue } from '@tabler/icons-react';

interface Line {
  text: string;
  article: string;
}

function linesOf({ overdue, missed, due, by }: VacationDue): Line[] {
  const lines: Line[] = [];
  if (overdue > 0) {
    const text = `${daysInWords(overdue)} should have been taken by ${formatDay(missed)} (férias vencidas)`;
    lines.push({ text, article: t('CLT Art. 137') });
  }
  if (due > 0) {
    const amount = daysInWords(due);
    const are = amount === '1 day' ? 'is' : 'are';
    const included = overdue > 0 && due >= overdue ? t(', including the overdue days') : '';
    const text = `${amount} ${are} to be taken by ${formatDay(by)}${included}`;
    lines.push({ text, article: t('CLT Art. 134') });
  }
  return lines;
}

export function DueNotice({ due }: { due: VacationDue }) {
  const lines = linesOf(due);
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
