import { t } from '@intranet/contract/core/i18n/t.ts';
import type { LinkSettings } from '@intranet/contract/links/endpoints.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { Alert, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { LongAddress } from './LongAddress.tsx';

export function NewerAddressNote({ settings }: { settings: LinkSettings }) {
  const { moments } = useMoments();
  const [latest] = settings.history;
  return (
    <Alert
      color="yellow"
      role="status"
      p="sm"
      icon={<IconUsers aria-hidden />}
      // Shortens a long address instead of stretching the box.
      styles={{ body: { minWidth: 0 } }}
    >
      <Text size="sm" fw={600}>
        {latest
          ? t('While you were typing, {person} saved another address, {at}:', {
              person: latest.changed_by,
              at: moments.minute(latest.changed_at),
            })
          : t('While you were typing, another address was saved:')}
      </Text>
      <LongAddress url={settings.url} />
      <Text size="sm" mt={4}>
        {t(
          'Your text is still in the field. Save replaces this address with yours, Undo keeps it.',
        )}
      </Text>
    </Alert>
  );
}
