import { formatDays } from '@intranet/contract/balance/amounts.ts';
import { saleHint } from '@intranet/contract/balance/law.ts';
import type { DeductionType } from '@intranet/contract/balance/ledger-kinds.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { Alert, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { statementQuery } from '../api.ts';
import { LawAdvice } from './LawAdvice.tsx';

interface Props {
  employee: Pick<EmployeeRecord, 'id' | 'NOME'>;
  balance: number;
  days: number | string;
  date: string;
  type: DeductionType | null;
}

export function BalanceAfter({ employee, balance, days, date, type }: Props) {
  return (
    <Stack gap="xs" aria-live="polite" role="status">
      <Alert role="note" color="gray" variant="light" icon={<IconInfoCircle aria-hidden />}>
        <Text size="sm">
          {typeof days === 'number'
            ? t('Balance {balance} → {after} days', {
                balance: formatDays(balance),
                after: formatDays(balance - days),
              })
            : t('Balance {balance} days', { balance: formatDays(balance) })}
        </Text>
      </Alert>
      {type === 'VENDAS DE FÉRIAS' && date && typeof days === 'number' && (
        <SaleAdvice employee={employee} on={date} days={days} />
      )}
    </Stack>
  );
}

interface AdviceProps {
  employee: Pick<EmployeeRecord, 'id' | 'NOME'>;
  on: Day;
  days: number;
}

function SaleAdvice({ employee, on, days }: AdviceProps) {
  const { data } = useQuery(statementQuery(employee));
  if (!data?.sales) return null;
  const { start_date: startDate, sold } = data.sales;
  const hint = saleHint({ on, days, startDate, sold });
  return <LawAdvice hints={hint ? [hint] : []} />;
}
