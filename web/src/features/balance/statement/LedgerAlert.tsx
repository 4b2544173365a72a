import { t } from '@intranet/contract/core/i18n/t.ts';
import { useAddress } from '@intranet/ui/hooks/use-address.ts';
import { Alert, Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { reconciliationQuery } from '../api.ts';

const ADDRESS_DEFAULTS = { tab: '' };

/** Warns administrators on every other tab when ledger and leave differ. */
export function LedgerAlert() {
  const { data: last } = useQuery(reconciliationQuery);
  const [{ tab }, setAddress] = useAddress(ADDRESS_DEFAULTS);
  if (!last || tab === 'ledger') return null;
  const [leaves, balances] = [last.differences.length, last.balances.length];
  if (leaves + balances === 0) return null;
  return (
    <Alert
      color="red"
      title={t('Balances don’t match leave records')}
      icon={<IconAlertTriangle aria-hidden />}
      role="status"
    >
      <Text size="sm" mb="xs">
        {leaves > 0 &&
          t(
            '{count, plural, one {One leave has incorrect balance entries.} other {# leaves have incorrect balance entries.}}',
            { count: leaves },
          )}{' '}
        {balances > 0 &&
          t(
            '{count, plural, one {One saved balance isn’t the sum of its entries.} other {# saved balances aren’t the sum of their entries.}}',
            { count: balances },
          )}
      </Text>
      <Button
        size="xs"
        variant="default"
        onClick={() => setAddress({ tab: 'ledger' }, { push: true })}
      >
        {t('See differences')}
      </Button>
    </Alert>
  );
}
