import { t } from '@intranet/contract/core/i18n/t.ts';
import { Alert, Button, Group, Text } from '@mantine/core';

interface Props {
  /** The existing name that the typed one equals or resembles. */
  name: string;
  /** The button that ends the dialog. */
  sameLabel: string;
  onSame: () => void;
  onDifferent: () => void;
}

export function SamePersonQuestion({ name, sameLabel, onSame, onDifferent }: Props) {
  return (
    <Alert color="orange" variant="light" role="group" aria-label={t('Same person?')}>
      <Text size="sm" mb="xs" role="status">
        {t('Looks like {name}. Same person?', { name })}
      </Text>
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={onSame}>
          {sameLabel}
        </Button>
        <Button size="xs" variant="default" onClick={onDifferent}>
          {t('No, somebody else')}
        </Button>
      </Group>
    </Alert>
  );
}
