import { formatDays } from '@intranet/contract/balance/amounts.ts';
import type { DeductionType } from '@intranet/contract/balance/ledger-kinds.ts';
import { Alert, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { SaleAdvice } from './SaleAdvice.tsx';

interface Props {
  name: string;
  balance: number;
  days: number | string;
  date: string;
  type: DeductionType | null;
}

export function BalanceAfter({ name, balance, days, date, type }: Props) {
  return (
    <Stack gap="xs" aria-live="polite" role="status">
      <Alert role="note" color="gray" variant="light" icon={<IconInfoCircle aria-hidden />}>
        <Text size="sm">
          {typeof days === 'number'
            ? `Balance ${formatDays(balance)} → ${formatDays(balance - days)} days`
            : `Balance ${formatDays(balance)} days`}
        </Text>
      </Alert>
      {type === 'VENDAS DE FÉRIAS' && date && typeof days === 'number' && (
        <SaleAdvice name={name} on={date} days={days} />
      )}
    </Stack>
  );
}
