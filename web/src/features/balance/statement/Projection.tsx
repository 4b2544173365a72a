import { balanceInWords, daysInWords } from '@intranet/contract/balance/amounts.ts';
import { projectBalance } from '@intranet/contract/balance/statement.ts';
import type { Statement } from '@intranet/contract/balance/statement-endpoints.ts';
import { addMonths, type Day, isDay, maxDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { dayText } from '@intranet/ui/days/day-format.ts';
import { DayInput } from '@intranet/ui/forms/DayInput.tsx';
import { useAddress } from '@intranet/ui/hooks/use-address.ts';
import { rich } from '@intranet/ui/text/rich.tsx';
import { Box, Group, Paper, Stack, Text } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';

const ADDRESS_DEFAULTS = { on: '' };

/** The end of the year, or three months from today if that is later. */
function usualDay(today: Day): Day {
  return maxDay(`${today.slice(0, 4)}-12-31`, addMonths(today, 3));
}

export function Projection({ statement, name }: { statement: Statement; name?: string }) {
  const [address, setAddress] = useAddress(ADDRESS_DEFAULTS);
  const usual = usualDay(statement.today);
  // Empty while the input is no valid date. The URL keeps the last valid one.
  const [day, setDay] = useState(isDay(address.on) ? address.on : usual);
  const choose = (chosen: string) => {
    setDay(chosen);
    if (chosen) setAddress({ on: chosen === usual ? '' : chosen });
  };
  return (
    <Paper withBorder p="md">
      <Stack gap="xs">
        <Text size="sm" fw={600}>
          {t('Balance on another day')}
        </Text>
        <Group align="flex-start" gap="xl">
          <Box maw="12rem">
            <DayInput label={t('Day')} value={day} onChange={choose} />
          </Box>
          <div aria-live="polite">
            {day && <Answer statement={statement} day={day} name={name} />}
          </div>
        </Group>
      </Stack>
    </Paper>
  );
}

interface AnswerProps {
  statement: Statement;
  day: Day;
  name: string | undefined;
}

function Answer({ statement, day, name }: AnswerProps) {
  const { balance, pending, askable } = useMemo(
    () => projectBalance(statement, day),
    [statement, day],
  );
  const past = day < statement.today;
  return (
    <Stack gap={4}>
      <Text fz={28} fw={600} lh={1.2}>
        {balanceInWords(balance)}
      </Text>
      {pending > 0 && (
        <Text size="sm">
          {t('{days} if pending vacation is approved ({pending}).', {
            days: balanceInWords(balance - pending),
            pending: daysInWords(pending),
          })}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {past
          ? t('That was the balance on {day}.', { day: dayText(day, statement.today) })
          : askableText(askable, name)}
      </Text>
    </Stack>
  );
}

function askableText(count: number, name: string | undefined): ReactNode {
  const days = daysInWords(count);
  if (name === undefined) {
    return count === 0
      ? t('You couldn’t request vacation starting then.')
      : t('You could request up to {days} starting then.', { days });
  }
  const person = <bdi>{name}</bdi>;
  return count === 0
    ? rich('{name} couldn’t request vacation starting then.', { name: person })
    : rich('{name} could request up to {days} starting then.', { name: person, days });
}
