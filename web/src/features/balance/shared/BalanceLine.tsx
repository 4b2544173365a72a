import {
  type BalanceEffect,
  balanceFacts,
  bookedLater,
  daysShort,
} from '@intranet/contract/balance/balance-effect.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { Group, Text } from '@mantine/core';

/** The balance on the leave's first day and the lowest later balance (D60), in one line. */
export function BalanceLine({ effect }: { effect: BalanceEffect }) {
  const { day } = useShortDays();
  const later = bookedLater(effect);
  const short = daysShort(effect);
  return (
    <Group component="span" display="inline-flex" gap="0 16px" fz="sm">
      {balanceFacts(effect, day).map(({ label, value, negative }) => (
        <span key={label}>
          {label}:{' '}
          <Text
            component="strong"
            inherit
            fw="bold"
            {...(negative && { c: 'var(--mantine-color-error)' })}
          >
            {value.replaceAll('-', '−')}
          </Text>
        </span>
      ))}
      {later && <span>{later}</span>}
      {short && <StateBadge tone="bad">{short}</StateBadge>}
    </Group>
  );
}
