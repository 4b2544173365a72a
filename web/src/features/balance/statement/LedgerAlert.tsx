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
  const count = last?.differences.length ?? 0;
  if (count === 0 || tab === 'ledger') return null;
  return (
    <Alert
      color="red"
      title={t('Balances don’t match leave records')}
      icon={<IconAlertTriangle aria-hidden />}
      role="status"
    >
      <Text size="sm" mb="xs">
        {t(
          '{count, plural, one {One leave has incorrect balance entries.} other {# leaves have incorrect balance entries.}}',
          { count },
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
