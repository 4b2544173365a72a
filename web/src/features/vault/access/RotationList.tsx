import { t } from '@intranet/contract/core/i18n/t.ts';
import { ROTATION_CAUSES, type Rotation } from '@intranet/contract/vault/schemas.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { Alert, List, Text } from '@mantine/core';
import { IconRotate } from '@tabler/icons-react';

/** Who knows a secret of an entry without having access, and what to do. */
export function RotationList({ rotations }: { rotations: readonly Rotation[] }) {
  const { moments } = useMoments();
  if (rotations.length === 0) return null;
  return (
    <Alert color="yellow" icon={<IconRotate aria-hidden />}>
      <Text size="sm" fw={600}>
        {t('To rotate')}
      </Text>
      <Text size="sm">
        {t(
          'These people know a secret of this entry but can no longer open it. Change the secret to close the mark.',
        )}
      </Text>
      <List size="sm" mt={4}>
        {rotations.map(({ person, cause, of_code: ofCode, at }) => (
          <List.Item key={`${person} ${ofCode} ${at}`}>
            <bdi>{person}</bdi>
            {` · ${ofCode ? t('Code secret') : t('Password')} · ${t(ROTATION_CAUSES[cause])} · ${moments.day(at)}`}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
