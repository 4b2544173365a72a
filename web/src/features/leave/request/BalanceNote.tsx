import { balanceInWords, formatAmount } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { Figure, Figures } from '@intranet/ui/text/Facts.tsx';
import { useBelow } from '@intranet/ui/theme/breakpoints.ts';
import { Box, Group, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ownBalanceQuery } from '#features/balance/api.ts';

/** The same width as in LeaveForm.tsx. */
export const useTwoColumns = () => !useBelow('md');

function Balance() {
  const { day } = useShortDays();
  const beside = useTwoColumns();
  const { data: own, isPending } = useQuery(ownBalanceQuery);
  if (isPending) return <Skeleton w="60%" h={{ base: 20, md: 44 }} />;
  if (!own) return null;
  const { balance, next_accrual: next } = own;
  const label = t('Balance today');
  const value = balanceInWords(balance);
  const note =
    next &&
    t('{days} on {on}', {
      days: formatAmount(next.days, { signDisplay: 'always' }),
      on: day(next.on),
    });
  if (beside) {
    return (
      <Figures>
        <Figure label={label} value={value} note={note} />
      </Figures>
    );
  }
  return (
    <Group component="p" gap="0 8px" align="baseline" c="dimmed" fz="sm" lh="20px">
      <span>{label}</span>
      <Text span inherit fw={600} c="var(--mantine-color-text)">
        {value}
      </Text>
      {note && <span>{note}</span>}
    </Group>
  );
}

/** Today's balance and its next accrual, or nothing without an employee record. */
export function BalanceNote() {
  return (
    <Box mih={20} mt={{ base: 4, md: 12 }} mb={{ base: 0, md: 16 }}>
      <Balance />
    </Box>
  );
}
