import { t } from '@intranet/contract/core/i18n/t.ts';
import type { VaultEntry } from '@intranet/contract/vault/endpoints.ts';
import { Alert, Button, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';

interface Props {
  theirs: VaultEntry;
  disabled: boolean;
  onTake: () => void;
}

export function OvertakenNote({ theirs, disabled, onTake }: Props) {
  const facts = [theirs.platform, theirs.link, theirs.user].filter(Boolean);
  return (
    <Alert color="yellow" role="status" p="xs" icon={<IconUsers aria-hidden />}>
      <Text size="xs" fw={600}>
        {t('{person} has saved:', { person: theirs.updated_by })}
      </Text>
      {facts.map((fact) => (
        <Text key={fact} size="xs" dir="auto">
          {fact}
        </Text>
      ))}
      <Text size="xs" my={4}>
        {t('Save replaces it with yours.')}
      </Text>
      <Button size="compact-xs" variant="default" disabled={disabled} onClick={onTake}>
        {t('Use theirs')}
      </Button>
    </Alert>
  );
}
