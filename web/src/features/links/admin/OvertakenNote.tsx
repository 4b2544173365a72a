import type { LinkSettings } from '@intranet/contract/links/endpoints.ts';
import { Alert, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { Moments } from '#ui/moments.ts';
import { LongAddress } from './LongAddress.tsx';

export function OvertakenNote({ settings, moments }: { settings: LinkSettings; moments: Moments }) {
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
          ? `Enquanto você digitava, ${latest.changed_by} salvou outro endereço, em ${moments.shortMinute(latest.changed_at)}:`
          : 'Enquanto você digitava, outro endereço foi salvo:'}
      </Text>
      <LongAddress url={settings.url} />
      <Text size="sm" mt={4}>
        O seu texto continua no campo: Salvar põe o seu no lugar deste, Desfazer fica com este.
      </Text>
    </Alert>
  );
}
