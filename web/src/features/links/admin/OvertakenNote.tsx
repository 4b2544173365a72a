import type { LinkSettings } from '@intranet/contract/links/endpoints.ts';
import { Alert, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { Moments } from '#ui/moments.ts';
import { LongAddress } from './LongAddress.tsx';

/** Somebody stored another address while this one was being typed: nothing is overwritten unseen. */
export function OvertakenNote({ settings, moments }: { settings: LinkSettings; moments: Moments }) {
  const [latest] = settings.history;
  const by = latest && ` por ${latest.changed_by}, em ${moments.shortMinute(latest.changed_at)}`;
  return (
    <Alert
      color="yellow"
      role="status"
      p="sm"
      icon={<IconUsers aria-hidden />}
      title={`O endereço salvo mudou enquanto você digitava${by ?? ''}.`}
    >
      <LongAddress url={settings.url} />
      <Text size="sm" mt={4}>
        O seu texto continua no campo: Salvar põe o seu no lugar deste, Desfazer fica com este.
      </Text>
    </Alert>
  );
}
